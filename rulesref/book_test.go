package rulesref

import (
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tabby/engine"
)

// printedTables are the tables whose books are kept in testdata.
var printedTables = []struct {
	name, variant string
	house         engine.House
}{
	{"rat-a-tat-cat", "rat-a-tat-cat", nil},
	{"rat-a-tat-cat-younger", "rat-a-tat-cat", engine.House{engine.Younger: engine.On}},
	{"rat-a-tat-cat-deluxe", "rat-a-tat-cat", engine.House{
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
}

func TestBooksReadAsPrinted(t *testing.T) {
	for _, p := range printedTables {
		b := For(table(t, p.variant, p.house))
		golden(t, p.name+".md", Markdown(b)+cardPages(b))
		golden(t, p.name+".txt", Plain(b))
	}
	a, b := books(t)["rat-a-tat-cat"], books(t)["recall"]
	var w strings.Builder
	for _, d := range Compare(a, b) {
		same := ""
		if d.Same {
			same = " (the same)"
		}
		w.WriteString(d.Topic + "\n  " + d.A + "\n  " + d.B + same + "\n")
	}
	golden(t, "compare.txt", w.String())
}

// golden compares a page with the one that is kept. UPDATE=1 keeps it anew.
func golden(t *testing.T, name, got string) {
	t.Helper()
	path := "testdata/" + name
	if os.Getenv("UPDATE") != "" {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Errorf("%s (-want +got)\n%s", name, diff)
	}
}

// cardPages prints the entries of the power cards with who sees what and what
// moves where.
func cardPages(b *Book) string {
	var w strings.Builder
	for _, c := range b.Cards() {
		w.WriteString("\n## " + c.Name + "\n\n" + c.Text() + "\n")
		for _, l := range c.Steps {
			for _, m := range l.Moves {
				w.WriteString("- " + m.From.String() + " → " + m.To.String() + "\n")
			}
			for _, s := range l.Sees {
				w.WriteString("- seen by " + s.Who.String() + ": " + s.At.String() + "\n")
			}
		}
		for _, q := range c.Questions {
			w.WriteString("- " + q.Ask + "\n")
		}
	}
	return w.String()
}

func TestExamplesAddUpAsTheEngineDoes(t *testing.T) {
	ways := map[string]bool{}
	eachTable(t, func(t *testing.T, name string, made engine.Ruleset) {
		f := newFacts(made)
		f.read("book.tmpl")
		if len(f.examples) == 0 {
			t.Errorf("%s has no example", name)
		}
		for _, e := range f.examples {
			ways[strings.Join(e.codes, " ")] = true
			if got, err := made.Hand(e.codes...); err != nil || got != e.makes {
				t.Errorf("%s: %v makes %d (%v), but was written as %d", name, e.codes, got, err, e.makes)
			}
		}
	})
	if len(ways) < 6 {
		t.Errorf("only %d examples were added up", len(ways))
	}
}
