package sheetview

import (
	"maps"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"tabby/engine"
	"tabby/internal/testing/scoringtest"
	"tabby/internal/words"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

// marked says by which of a cell's own fields each mark of the plain texts can be told.
var marked = map[string]func(Cell) bool{
	words.MarkCaller:  func(c Cell) bool { return c.Called },
	words.MarkMissing: func(c Cell) bool { return c.Blank == Missing },
	words.MarkSatOut:  func(c Cell) bool { return c.Blank == SatOut },
	words.MarkFell:    func(c Cell) bool { return c.Fell },
	words.MarkSpecial: func(c Cell) bool { return c.Star },
	words.MarkCounts:  func(c Cell) bool { return strings.Contains(c.Plain, words.MarkCounts) },
}

// TestAViewAgreesWithTheSheetOfAnyGame plays games at random: a column has the total, the place, the limit
// and the turns of its player, and the legend explains the marks that are there, each once, and no others.
func TestAViewAgreesWithTheSheetOfAnyGame(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		roll, c := scoringtest.RolledBy(rt), scoringtest.Clock{Now: scoringtest.Noon}
		var g scoring.Game
		for range 2 + roll(12) {
			in := scoring.Intent(roll.StartOf(engine.Games()[roll(len(engine.Games()))]))
			if _, begun := g.Started(); begun {
				in = roll.Intent(g, c.Tick(roll))
			}
			if events, err := scoring.Decide(g, in); err == nil {
				for _, e := range events {
					g = scoring.Apply(g, e)
				}
			}
		}
		if _, begun := g.Started(); !begun {
			return
		}
		s, w := g.Sheet(c.Now), languages.English()
		v := Of(w, s)
		columns(rt, v, s)
		legend(rt, v, v.Legend(&w.Table))
	})
}

// columns compares each column with the sheet.
func columns(t *rapid.T, v View, s scoring.Sheet) {
	for i, p := range s.Seats {
		c := v.Columns[i]
		if c.Player != p || c.Name != s.People[p].Name || c.Total != s.Totals[p] || c.Deals != (p == s.Dealer) || c.Begins != (p == s.First) ||
			c.Out != (s.Status[p] != scoring.In) || c.Rank != 0 && c.Rank != s.Places[p] {
			t.Fatalf("the column of %v is %+v, with the total %d and the place %d on the sheet", p, c, s.Totals[p], s.Places[p])
		}
		if limit, limited := s.Limit(p); limited != (c.Limit > 0) || limited && c.Limit != max(1, limit) {
			t.Fatalf("the column of %v has the limit %d, on the sheet it is %d", p, c.Limit, limit)
		}
		for n, r := range s.Rounds {
			if got, want := v.Rows[n].Cells[i].Total, r.Cells[p].Total; got != want {
				t.Fatalf("after round %d the total of %v is %d, on the sheet %d", n+1, p, got, want)
			}
		}
	}
}

// legend compares what is explained with what is there.
func legend(t *rapid.T, v View, explained []string) {
	there := map[string]bool{}
	for _, r := range v.Rows {
		for _, c := range r.Cells {
			for mark, has := range marked {
				there[mark] = there[mark] || has(c)
				if c.Blank == "" && has(c) && !strings.Contains(c.Plain, mark) {
					t.Fatalf("%+v lacks the mark %s", c, mark)
				}
			}
		}
	}
	maps.DeleteFunc(there, func(_ string, is bool) bool { return !is })
	got := map[string]bool{}
	for _, text := range explained {
		mark, means, _ := strings.Cut(text, " ")
		if got[mark] || means == "" {
			t.Fatalf("the legend explains %q in %v", mark, explained)
		}
		got[mark] = true
	}
	if !maps.Equal(got, there) {
		t.Fatalf("the legend explains %v, and there are %v", explained, there)
	}
}
