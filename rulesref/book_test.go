package rulesref

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/golden"
)

// A keptTable is a table whose pages are kept.
type keptTable struct {
	name, variant string
	house         engine.House
}

// keptTables are the tables whose pages are kept in testdata/pages.
var keptTables = []keptTable{
	{"rat-a-tat-cat", "rat-a-tat-cat", nil},
	{"younger", "rat-a-tat-cat", engine.House{engine.Younger: engine.On}},
	{"deluxe", "rat-a-tat-cat", engine.House{
		engine.DeckRule: "deluxe65", engine.Draw2Nested: "stack", engine.End: engine.EndElimination, engine.KnockerLocked: engine.On,
		engine.MinKnockTurns: "2", engine.WrongCallPenalty: "10",
	}},
	{"rat-a-tat-blat", "rat-a-tat-blat", nil},
	{"rat-a-tat-tat", "rat-a-tat-tat", nil},
	{"recall", "recall", nil},
	{"recall-house", "recall", engine.House{
		engine.AddedPowerCards: "7=peek_own,8=look_any,9=swap_other,10=draw_two", engine.Jokers: "0", engine.RecallPowers: "own_turn",
		engine.SnapWho: "any_cards", engine.SnapPenalty: "2", engine.SnapWindow: "5", engine.CallerSnaps: engine.On,
	}},
	{"golf-4", "golf-4", nil},
	{"minus-four", "minus-four", nil},
}

func init() {
	for _, r := range engine.Games() {
		if r.Kept {
			keptTables = append(keptTables, keptTable{r.ID, r.ID, nil})
		}
	}
}

// A keptPage is what the sections of a page say at all tables, line by line. A
// line that several tables say stands there once, so that a changed comma in a
// template changes a line of one page.
type keptPage struct {
	ids      []string
	sections map[string]*keptSection
}

type keptSection struct {
	tables []string
	lines  []keptLine
}

// A keptLine is a line in its place, and the tables that say it.
type keptLine struct {
	text   string
	tables []string
}

func (p *keptPage) add(id, table, text string) {
	if p.sections[id] == nil {
		p.ids = append(p.ids, id)
		p.sections[id] = &keptSection{}
	}
	s, at := p.sections[id], 0
	s.tables = append(s.tables, table)
	for text := range strings.SplitSeq(text, "\n") {
		if text == "" {
			continue
		}
		if i := slices.IndexFunc(s.lines[at:], func(l keptLine) bool { return l.text == text }); i >= 0 {
			at += i
			s.lines[at].tables = append(s.lines[at].tables, table)
		} else {
			s.lines = slices.Insert(s.lines, at, keptLine{text, []string{table}})
		}
		at++
	}
}

func (p *keptPage) String() string {
	var w strings.Builder
	for _, id := range p.ids {
		s := p.sections[id]
		fmt.Fprintf(&w, "\n=== %s: %s\n", id, tableNames(s.tables, len(keptTables)))
		for _, l := range s.lines {
			fmt.Fprintln(&w, l.text)
			if len(l.tables) < len(s.tables) {
				fmt.Fprintf(&w, "\t↑ %s\n", tableNames(l.tables, len(s.tables)))
			}
		}
	}
	return w.String()
}

func tableNames(names []string, all int) string {
	if len(names) == all {
		return "every table"
	}
	return strings.Join(names, " ")
}

// TestPagesAgainstGoldens compares what every section says at every table with the
// pages in testdata/pages, one for each template.
func TestPagesAgainstGoldens(t *testing.T) {
	kept := map[string]*keptPage{}
	page := func(name string) *keptPage {
		if kept[name] == nil {
			kept[name] = &keptPage{sections: map[string]*keptSection{}}
		}
		return kept[name]
	}
	for _, k := range keptTables {
		b := bookFor(table(t, k.variant, k.house), en)
		for _, c := range b.Chapters {
			page("chapters").add(c.ID, k.name, c.Title+": "+ids(c.Sections)+"\n")
			for _, s := range c.Sections {
				page(pageOf(b, templateOf(t, s.ID))).add(s.ID, k.name, "## "+s.Title+"\n"+s.Markdown(en)+notes(s))
			}
		}
		page("chapters").add("questions", k.name, ids(b.questions)+"\n")
		for _, q := range b.Questions() {
			page(pageOf(b, "questions")).add(q.ID, k.name, fmt.Sprintf("%s\n%s\n%s; about %v\n", q.Ask, q.Ruling, q.footing(b), q.About))
		}
		for _, c := range b.Cards() {
			page(pageOf(b, "cards")).add(c.ID, k.name, cardText(c))
		}
	}
	for name, p := range kept {
		golden.Same(t, "testdata/pages/"+name+".txt", p.String())
	}
}

// pageOf returns the page of a part of a book: games that are kept have pages of their own.
func pageOf(b *Book, part string) string {
	if !b.Ruleset.Rules.Kept {
		return part
	}
	if part == "questions" || part == "cards" {
		return "kept_" + part
	}
	return "kept"
}

// templateOf returns the name of the page that has a section.
func templateOf(t *testing.T, id string) string {
	t.Helper()
	for _, name := range []string{"book", "powers", "shared", "kept"} {
		text, err := files.ReadFile("pages/" + name + ".tmpl")
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(string(text)+"\n", "## "+id+"\n") || strings.Contains(string(text), "## "+id+" |") {
			return name
		}
	}
	t.Fatalf("no page has section %s", id)
	return ""
}

func ids(all []Section) string {
	var ids []string
	for _, s := range all {
		ids = append(ids, s.ID)
	}
	return strings.Join(ids, " ")
}

// notes prints what a section has besides its text: house rules, and of steps
// what moves where and who sees what.
func notes(s Section) string {
	var w strings.Builder
	if len(s.Rules) > 0 {
		fmt.Fprintf(&w, "house rules %v\n", s.Rules)
	}
	for _, l := range s.lines(Steps) {
		for _, m := range l.Moves {
			fmt.Fprintf(&w, "%s → %s\n", placeNames[m.From], placeNames[m.To])
		}
		for _, v := range l.Seen {
			fmt.Fprintf(&w, "seen by %s: %s\n", viewerNames[v.By], placeNames[v.At])
		}
	}
	return w.String()
}

// cardText prints what a card has that is not said of its power.
func cardText(c CardEntry) string {
	var w strings.Builder
	fmt.Fprintf(&w, "%s, %d copies, power %q\n", c.Name, c.Copies, c.Power.ID())
	for _, l := range c.Worth {
		fmt.Fprintln(&w, l.Text)
	}
	fmt.Fprintln(&w, Cite(en, c.Sources))
	for _, q := range c.Questions {
		fmt.Fprintf(&w, "%s ", q.ID)
	}
	w.WriteString("\n")
	return w.String()
}

// TestCardEntryHasTheTextOfItsPower compares the entry of a card with the section
// about its power.
func TestCardEntryHasTheTextOfItsPower(t *testing.T) {
	for _, k := range keptTables {
		b := bookFor(table(t, k.variant, k.house), en)
		for _, c := range b.Cards() {
			s, powerful := b.Section(powerSection(c.Power))
			if powerful != (c.Power != engine.NoPower) {
				t.Errorf("%s: no section is about %s", k.name, c.Name)
			}
			explained := slices.ContainsFunc(b.Explained(s.ID), func(e CardEntry) bool { return e.ID == c.ID })
			if explained != powerful {
				t.Errorf("%s: section %q explains %s: %v", k.name, s.ID, c.Name, explained)
			}
			all := len(c.Does) + len(c.Not) + len(c.Steps) + len(c.Notes)
			for _, block := range s.Blocks {
				for _, l := range block.Lines {
					all--
					if !strings.Contains(c.text(), l.Text) {
						t.Errorf("%s: %s does not say %q", k.name, c.Name, l.Text)
					}
				}
			}
			if all != 0 {
				t.Errorf("%s: %s says %d lines more than its power", k.name, c.Name, all)
			}
		}
	}
}

// TestMarkdownAndPlainHaveEveryWord compares the words of the whole book in Markdown
// and in plain text with those of its sections.
func TestMarkdownAndPlainHaveEveryWord(t *testing.T) {
	for _, k := range keptTables {
		b := bookFor(table(t, k.variant, k.house), en)
		for name, print := range map[string]string{"Markdown": Markdown(b), "plain": Plain(b)} {
			print = bareWords(print)
			for s := range b.sections {
				if !strings.Contains(print, bareWords(s.Title)) {
					t.Errorf("%s in %s lacks %q", k.name, name, s.Title)
				}
				for _, block := range s.Blocks {
					for _, l := range block.Lines {
						if !strings.Contains(print, bareWords(l.Text)) {
							t.Errorf("%s in %s lacks %q", k.name, name, l.Text)
						}
					}
					for _, row := range block.Rows[min(1, len(block.Rows)):] {
						for _, cell := range row {
							if !strings.Contains(print, bareWords(cell)) {
								t.Errorf("%s in %s lacks %q", k.name, name, cell)
							}
						}
					}
				}
			}
		}
	}
}

// bareWords returns the words of a text without what a print puts around them.
func bareWords(text string) string {
	return strings.Join(strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(" \n|*_#>-", r) }), " ")
}
