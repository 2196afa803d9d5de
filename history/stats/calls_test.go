package stats_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"tabby/engine"
	"tabby/history/stats"
	"tabby/scoring"
)

func TestCallsWithRealCardsAreCountedByHandAndPlayers(t *testing.T) {
	g := do(scoring.Game{}, scoring.Start{At: began, Variant: "rat-a-tat-cat", House: engine.House{engine.End: engine.EndOpen}, People: []scoring.Person{{Name: "Ann"}, {Name: "Ben"}, {Name: "Cy"}}})
	record := func(from scoring.Source, caller scoring.Player, points ...int) {
		in := scoring.Record{At: began, Caller: caller, Source: from}
		for _, p := range points {
			in.Scores = append(in.Scores, &scoring.Score{Points: p, SatOut: p < 0})
		}
		g = do(g, in)
	}
	record(scoring.SourceTyped, 0, 9, 12, 20)
	record(scoring.SourceTyped, 1, 12, 9, 9)
	record(scoring.SourceTyped, 1, 4, 9, 12)
	record(scoring.SourceTyped, 2, 3, 9, 8)
	record(scoring.SourceTyped, scoring.Nobody, 3, 9, 8)
	record(scoring.SourceDealt, 0, 9, 12, 20)
	record(scoring.SourceUnknown, 0, 9, 12, 20)
	g = do(g, scoring.EndGame{At: began})
	start, _ := g.Started()
	want := []stats.CallCount{
		{CallsBy: stats.CallsBy{Variant: "rat-a-tat-cat", Players: 3, Hand: 8}, Calls: 2},
		{CallsBy: stats.CallsBy{Variant: "rat-a-tat-cat", Players: 3, Hand: 9}, Calls: 6, Right: 4},
	}
	game := played{fact: stats.Of("g", start, g.Sheet(began))}
	if diff := cmp.Diff(want, count([]played{game, game}, stats.Query{}).Calls); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	game.leftOut = true
	if got := count([]played{game}, stats.Query{}).Calls; len(got) > 0 {
		t.Errorf("of a game that does not count: %v", got)
	}
}
