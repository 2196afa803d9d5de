package chart_test

import (
	"testing"
	"time"

	"tabby/engine"
	"tabby/internal/draw/badges"
	"tabby/internal/draw/chart"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/scoringtest"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

func TestTotalsEndWhenAPlayerIsOut(t *testing.T) {
	game := scoring.Game{}
	do := func(in scoring.Intent) { game = scoringtest.GoOn(game, in) }
	do(scoring.Start{
		Variant: "rat-a-tat-cat", House: engine.House{engine.End: engine.EndElimination, engine.Threshold: engine.Number(40)},
		People: []scoring.Person{{ID: "a", Name: "Ann"}, {ID: "b", Name: "Ben"}, {ID: "c", Name: "Cy"}},
	})
	for _, round := range [][]int{{2, 20, 30}, {36, 20, 9}, {2, -1, 1}} {
		r := scoring.Record{Scores: make([]*scoring.Score, 3), Caller: scoring.Nobody}
		for i, points := range round {
			if points >= 0 {
				r.Scores[i] = &scoring.Score{Points: points}
			}
		}
		do(r)
	}
	got := chart.Totals(game.Sheet(time.Time{}), chart.Badges{"b": {ID: "b", Colour: 6, Shape: 7}}, languages.English().Charts)
	want := chart.Chart{X: "round", Y: "total", Limit: 40, Limited: true, LimitName: "limit", Lines: []chart.Series{
		series("Ann", badges.Badge{}, 0, 0, 2, 38, 40),
		series("Ben", badges.Badge{Colour: 6, Shape: 7, Cat: 2}, 0, 0, 20, 40),
		series("Cy", badges.Badge{Colour: 2, Shape: 2, Cat: 2}, 0, 0, 30, 39, 40),
	}}
	for i := range want.Lines {
		want.Lines[i].Dash = i
	}
	expect.Same(t, "the chart", got, want)
}

func TestALimitFarAboveAllTotalsIsLeftOut(t *testing.T) {
	game := scoringtest.GoOn(scoring.Game{}, scoring.Start{
		Variant: "rat-a-tat-cat", House: engine.House{engine.End: engine.EndElimination},
		People: []scoring.Person{{ID: "a", Name: "Ann"}, {ID: "b", Name: "Ben"}},
	})
	for _, want := range []struct {
		limited bool
		high    float64
	}{{true, 100}, {false, 60}, {true, 100}} {
		c := chart.Totals(game.Sheet(time.Time{}), nil, languages.English().Charts)
		expect.Same(t, "limited", c.Limited, want.limited)
		expect.Same(t, "high at least", c.Limit, want.high)
		game = scoringtest.GoOn(game, scoring.Record{Scores: []*scoring.Score{{Points: 5}, {Points: 30}}, Caller: scoring.Nobody})
	}
}
