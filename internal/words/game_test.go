package words_test

import (
	"testing"

	"tabby/history"
	"tabby/internal/testing/expect"
)

func TestOneLineSumsUpAGame(t *testing.T) {
	for _, tt := range []struct {
		name   string
		change func(*history.Summary)
		want   string
	}{
		{"won", func(*history.Summary) {}, "Recall, 5 rounds. Ann wins."},
		{"shared", func(g *history.Summary) { g.Seats[1].Won = true }, "Recall, 5 rounds. Ann and Ben share the win."},
		{"lacking a score", func(g *history.Summary) { g.Provisional = true }, "Recall, 5 rounds. Ann wins for now: a score is missing."},
		{"going on", func(g *history.Summary) { g.Over, g.Seats[0].Won = false, false }, "Recall, 5 rounds so far."},
		{"not begun", func(g *history.Summary) { g.Over, g.Seats[0].Won, g.Rounds = false, false, 0 }, "Recall, not begun."},
		{"only totals", func(g *history.Summary) { g.Rounds = 0 }, "Recall, only totals. Ann wins."},
		{"left out", func(g *history.Summary) { g.LeftOut = true }, "Recall, 5 rounds. Ann wins. Left out of the statistics."},
		{"coached", func(g *history.Summary) { g.Coached = true }, "Recall, 5 rounds. Ann wins. With the coach."},
		{"of a newer Tabby", func(g *history.Summary) { *g = history.Summary{Variant: "nine-lives", Newer: true} }, "nine-lives, from a newer Tabby."},
		{"of a newer Tabby, and no more", func(g *history.Summary) { *g = history.Summary{Newer: true} }, "From a newer Tabby."},
		{"a variant of a later Tabby", func(g *history.Summary) { g.Variant = "x" }, "x, 5 rounds. Ann wins."},
	} {
		g := history.Summary{ID: "1", Variant: "recall", Rounds: 5, Over: true, Seats: []history.Seat{{Name: "Ann", Won: true}, {Name: "Ben"}}}
		tt.change(&g)
		expect.Same(t, tt.name, say.GameLine(g), tt.want)
	}
}
