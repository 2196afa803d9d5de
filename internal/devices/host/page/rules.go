package page

import (
	"slices"
	"strings"

	"tabby/engine"
	"tabby/internal/table/felt"
	"tabby/internal/table/round"
	"tabby/internal/words"
	"tabby/rulesref"
)

// rules renders the rule book: an entry, the answers to a search, or the contents.
func (p painter) rules() string {
	b, query := p.scene.Cache.bookOf(p.w, p.scene.Sheet.Ruleset), p.viewer.Query
	v := rulesPage{Title: p.w.Common.Rules, Summary: b.Summary()}
	if id, ok := strings.CutPrefix(query, "#"); ok && v.open(p, b, id) {
		return p.render("rules", v)
	}
	if query = strings.TrimSpace(strings.TrimPrefix(query, "#")); query != "" {
		v.Query, v.Searched = query, true
		v.Found = hits(b, query)
		return p.render("rules", v)
	}
	v.Home = true
	go b.Prepare(func() {}) // for what is typed next
	for _, c := range b.Cards() {
		l := link{ID: c.ID, Title: c.Name, Line: c.Summary(), Face: p.pictured(c.Face, linkCard)}
		if v.Cards = append(v.Cards, l); c.Power != engine.NoPower {
			v.Powers = append(v.Powers, l)
		}
	}
	for _, c := range b.Contents() {
		v.Chapters = append(v.Chapters, link{ID: c.ID, Title: c.Title, Line: c.About(p.w)})
	}
	return p.render("rules", v)
}

// A rulesPage is what the page of the rules shows.
type rulesPage struct {
	Title    string
	Face     *cardView // of the card that the entry is about, or nil
	Summary  string    // what this table plays
	Home     bool      // the contents
	Powers   []link
	Chapters []link
	Cards    []link

	Query    string
	Searched bool
	Found    []link

	Sections []section // of the entry that is open
	Asked    []link    // questions about it
}

// A link leads to an entry of the book.
type link struct {
	ID, Title, Line string
	Face            *cardView // of a card, or nil
}

// linkCard and pageCard are the widths of a card beside a link to its page and on that page; moveCard
// and lineCard those of a card that a step moves, and of one of four in a line.
const (
	linkCard = 40
	pageCard = 120
	moveCard = 28
	lineCard = 20
)

// pictured returns how a card is drawn.
func (p painter) pictured(f engine.Face, width int) *cardView {
	v := cardOf(p.w, round.Face{Face: f}, width)
	return &v
}

// A section is a piece of an entry.
type section struct {
	Title  string // "" where it is that of the page
	Blocks []rulesref.Block
	Foot   string // what it is based on
}

// The pages that collect entries, by id.
const (
	allQuestions = "questions"
	houseRules   = "table"
)

// open shows the entry of an id, and reports whether there is one.
func (v *rulesPage) open(p painter, b *rulesref.Book, id string) bool {
	w := p.w
	for _, c := range b.Chapters {
		if c.ID == id {
			v.Title = c.Title
			var blocks []rulesref.Block
			for _, s := range c.Sections {
				v.Sections = append(v.Sections, section{Title: s.Title, Blocks: s.Blocks})
				blocks = append(blocks, s.Blocks...)
			}
			v.Sections[len(v.Sections)-1].Foot = rulesref.SignNote(w, blocks...)
			return true
		}
	}
	for _, c := range b.Cards() {
		if c.ID == id {
			v.Title, v.Face = c.Name, p.pictured(c.Face, pageCard)
			v.Sections = []section{{Blocks: cardBlocks(c), Foot: foot(w, cardBlocks(c), c.Basis(), c.Sources)}}
			v.Asked = questions(c.Questions)
			return true
		}
	}
	switch id {
	case allQuestions:
		v.Title, v.Asked = w.Rulebook.Questions, questions(b.Questions())
		return true
	case houseRules:
		v.Title = w.Rulebook.TablePlays
		v.Sections = []section{{Blocks: houseBlocks(w, b)}}
		return true
	}
	s, ok := b.Section(id)
	v.Title = s.Title
	v.Sections = []section{{Blocks: s.Blocks, Foot: foot(w, s.Blocks, s.Basis(), s.Sources)}}
	return ok
}

// mostFound is how many answers to a search are shown.
const mostFound = 8

// hits returns the best answers to a search, or nothing if the book knows no word of it.
func hits(b *rulesref.Book, query string) []link {
	if !b.Knows(query) {
		return nil
	}
	found := b.Search(query)
	var all []link
	for _, h := range found[:min(len(found), mostFound)] {
		all = append(all, link{ID: h.ID, Title: h.Title, Line: h.Text})
	}
	return all
}

func questions(asked []rulesref.Question) []link {
	var all []link
	for _, q := range asked {
		all = append(all, link{ID: q.ID, Title: q.Ask, Line: q.Ruling})
	}
	return all
}

// cardBlocks returns what the book says about a card.
func cardBlocks(c rulesref.CardEntry) []rulesref.Block {
	return []rulesref.Block{
		{Kind: rulesref.Paragraph, Lines: c.Does},
		{Kind: rulesref.Steps, Lines: c.Steps},
		{Kind: rulesref.Paragraph, Lines: c.Notes},
		{Kind: rulesref.Exceptions, Lines: c.Not},
		{Kind: rulesref.Paragraph, Lines: c.Worth},
	}
}

// houseBlocks returns the house rules of the table as rows, those that were changed
// first.
func houseBlocks(w *words.Language, b *rulesref.Book) []rulesref.Block {
	agreed := rulesref.Block{Kind: rulesref.Grid, Rows: [][]string{{w.Pages.Agreed, "", w.Pages.Usually}}}
	usual := rulesref.Block{Kind: rulesref.Grid, Rows: [][]string{{w.Pages.AsUsual, ""}}}
	for _, r := range b.HouseRules() {
		if r.Changed {
			agreed.Rows = append(agreed.Rows, []string{r.Title, r.Value, r.Usual})
		} else {
			usual.Rows = append(usual.Rows, []string{r.Title, r.Value})
		}
	}
	return slices.DeleteFunc([]rulesref.Block{agreed, usual}, func(block rulesref.Block) bool { return len(block.Rows) == 1 })
}

// foot explains the sign of what is our reading, and says what an entry is based on.
func foot(w *words.Language, blocks []rulesref.Block, g rulesref.Basis, from []rulesref.Source) string {
	said := rulesref.Origin(w, g, from)
	if note := rulesref.SignNote(w, blocks...); note != "" && !slices.Contains(said, note) {
		said = append([]string{note}, said...)
	}
	return strings.Join(said, " · ")
}

// lying returns what is drawn of a place where a step takes or lays a card.
func lying(at rulesref.Place) []cardView {
	switch at {
	case rulesref.DiscardPile, rulesref.Held, rulesref.Shown:
		return []cardView{{Width: moveCard, Height: felt.CardHeight(moveCard), Empty: true}}
	case rulesref.OwnLine, rulesref.OtherLine, rulesref.AnyLine:
		return slices.Repeat([]cardView{{Width: lineCard, Height: felt.CardHeight(lineCard), Back: true}}, 4)
	}
	return []cardView{{Width: moveCard, Height: felt.CardHeight(moveCard), Back: true}}
}

// kindOf returns how a block is drawn.
func kindOf(k rulesref.Kind) string {
	return [...]string{
		rulesref.Paragraph: "text", rulesref.List: "list", rulesref.Steps: "steps",
		rulesref.Exceptions: "not", rulesref.Example: "example", rulesref.Grid: "grid",
	}[k]
}

// basisOf returns what a line rests on if that is neither the rule book nor our reading of it,
// which has a sign, or "".
func basisOf(w *words.Language, g rulesref.Basis) string {
	if !g.Named() {
		return ""
	}
	return g.In(w)
}

// seenBy returns who sees the cards of a step, each sentence once.
func seenBy(w *words.Language, all []rulesref.Visibility) []string {
	var said []string
	for _, v := range all {
		text := [...]string{rulesref.Nobody: w.Rulebook.NobodyLooks, rulesref.You: w.Rulebook.YouSee, rulesref.Everybody: w.Rulebook.AllSee}[v.By]
		if text = w.Sentence(text); !slices.Contains(said, text) {
			said = append(said, text)
		}
	}
	return said
}
