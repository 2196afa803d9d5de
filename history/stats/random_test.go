package stats_test

import (
	"fmt"
	"time"

	"pgregory.net/rapid"

	"tabby/engine"
	"tabby/history/stats"
	"tabby/internal/testing/minusfour"
	"tabby/scoring"
)

// A played game, as statistics get to know it and as it stands on the sheet.
type played struct {
	fact    stats.Fact
	sheet   scoring.Sheet
	leftOut bool
	coached bool
}

var began = time.Date(2026, 1, 1, 20, 0, 0, 0, time.UTC)

// endings are the house rules that games end by.
var endings = []engine.House{
	nil,
	{engine.WrongCallPenalty: engine.Number(5)},
	{engine.End: engine.EndRounds, engine.Rounds: engine.Number(3)},
	{engine.End: engine.EndElimination, engine.Threshold: engine.Number(40)},
	{engine.End: engine.EndThreshold, engine.Threshold: engine.Number(40), engine.FinalTie: engine.ExtraRound},
}

// game draws a game of some of six people, as it can be played.
func game(r *rapid.T, n int) played {
	at := began.AddDate(0, 0, n/3)
	names := rapid.Permutation([]string{"ann", "ben", "cy", "di", "eve", "fay"}).Draw(r, "people")
	house := rapid.SampledFrom(endings).Draw(r, "ending")
	variant := rapid.SampledFrom([]string{"rat-a-tat-cat", "recall", minusfour.Rules.ID}).Draw(r, "variant")
	var people []scoring.Person
	for _, name := range names[:rapid.IntRange(2, 5).Draw(r, "players")] {
		people = append(people, scoring.Person{ID: name, Name: name})
	}
	var ahead []int
	if rapid.IntRange(0, 4).Draw(r, "head start") == 0 {
		ahead = make([]int, len(people))
		ahead[0] = 7
	}
	g := do(scoring.Game{}, scoring.Start{At: at, Variant: variant, House: house, People: people, HeadStarts: ahead})
	for range rapid.IntRange(0, 12).Draw(r, "deeds") {
		g = do(g, deed(r, g.Sheet(at), at))
	}
	if rapid.Bool().Draw(r, "stop") {
		g = do(g, scoring.EndGame{At: at})
	}
	start, _ := g.Started()
	p := played{sheet: g.Sheet(at), leftOut: n%7 == 3, coached: n%5 == 2}
	p.fact = stats.Of(fmt.Sprintf("game-%04d", n), start, p.sheet)
	p.fact.LeftOut, p.fact.Coached = p.leftOut, p.coached
	return p
}

// do carries out an intent, unless the table refuses it.
func do(g scoring.Game, in scoring.Intent) scoring.Game {
	events, err := scoring.Decide(g, in)
	if err != nil {
		return g
	}
	for _, e := range events {
		g = scoring.Apply(g, e)
	}
	return g
}

func deed(r *rapid.T, s scoring.Sheet, at time.Time) scoring.Intent {
	if rapid.IntRange(0, 19).Draw(r, "deed") == 0 {
		return scoring.Leave{At: at, Player: scoring.Player(rapid.IntRange(0, len(s.People)-1).Draw(r, "leaver"))}
	}
	in := scoring.Record{At: at, Caller: scoring.Nobody, Scores: make([]*scoring.Score, len(s.People))}
	playing, all := s.Playing(), s.Ruleset.Score()
	for _, p := range playing {
		in.Scores[p] = &scoring.Score{Points: rapid.OneOf(rapid.IntRange(all.Min, 25), rapid.IntRange(all.Min, all.Max)).Draw(r, "points")}
		if rapid.IntRange(0, 19).Draw(r, "sits out") == 0 {
			in.Scores[p] = &scoring.Score{SatOut: true}
		}
	}
	if len(playing) > 0 && rapid.Bool().Draw(r, "called") {
		in.Caller = rapid.SampledFrom(playing).Draw(r, "caller")
	}
	return in
}

func games(r *rapid.T) []played {
	all := make([]played, rapid.IntRange(0, 12).Draw(r, "games"))
	for i := range all {
		all[i] = game(r, i)
	}
	return all
}
