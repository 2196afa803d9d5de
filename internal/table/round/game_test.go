package round

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/logtest"
	"tabby/internal/testing/must"
	"tabby/internal/testing/scoringtest"
	"tabby/scoring"
)

var friday = time.Date(2026, 7, 3, 19, 0, 0, 0, time.UTC)

// resultOf returns the result of a round in which the lowest win.
func resultOf(points []int, caller engine.Seat) engine.Result {
	res := engine.Result{Caller: caller}
	copy(res.Points[:], points)
	for s, n := range points {
		res.Winners[s] = n == slices.Min(points)
	}
	return res
}

// played returns the sheet after a round, and what players make of its game.
func played(g scoring.Game, s scoring.Sheet, points []int, caller engine.Seat) scoring.Game {
	in := scoring.Record{At: s.Now, Scores: make([]*scoring.Score, len(s.People)), Caller: s.Playing()[caller]}
	for seat, p := range s.Playing() {
		in.Scores[p] = &scoring.Score{Points: points[seat]}
	}
	return scoringtest.GoOn(g, in)
}

func TestPlayersExpectOfTheirGameWhatTheSheetSays(t *testing.T) {
	for _, house := range []engine.House{
		{engine.End: engine.EndRounds, engine.Rounds: "4"},
		{engine.End: engine.EndThreshold, engine.Threshold: "40"},
		{engine.End: engine.EndThreshold, engine.Threshold: "40", engine.ExactLimit: engine.FallHalf},
		{engine.End: engine.EndThreshold, engine.Threshold: "40", engine.ThresholdCmp: engine.Exceed, engine.WrongCallPenalty: "10"},
		{engine.End: engine.EndElimination, engine.Threshold: "40", engine.WrongCallPenalty: engine.PenaltyDouble},
		{engine.End: engine.EndElimination, engine.Threshold: "40", engine.ExactLimit: "7", engine.FinalTie: engine.ExtraRound},
	} {
		for n := 2; n <= 4; n++ {
			for seed := range uint64(60) {
				name := fmt.Sprintf("%v for %d, seed %d", house, n, seed)
				expectGame(t, name, house, n, rand.New(rand.NewPCG(seed, uint64(n))))
			}
		}
	}
}

// expectGame plays a game to its end on a sheet.
func expectGame(t *testing.T, name string, house engine.House, n int, dice *rand.Rand) {
	t.Helper()
	start := scoring.Start{At: friday, Variant: "rat-a-tat-cat", House: house}
	for p := range n {
		start.People = append(start.People, scoring.Person{ID: fmt.Sprint(p), Name: fmt.Sprint(p)})
	}
	g := scoringtest.Play(start)
	for s := g.Sheet(friday); !s.Over; {
		seats := s.Playing()
		points := make([]int, len(seats))
		for i := range points {
			points[i] = dice.IntN(21)
		}
		caller := engine.Seat(dice.IntN(len(seats)))
		game, res := gameAt(s, seats), resultOf(points, caller)
		over := game.Add(&res)
		g = played(g, s, points, caller)
		before := s
		s = g.Sheet(friday)
		if want := s.Over || s.Tied != nil; over != want {
			t.Fatalf("%s: players think over=%v after %v + %v, the sheet has %v", name, over, before.Totals, points, s.Totals)
		}
		for seat, p := range seats {
			if before.Tied == nil && game.Totals[seat] != s.Totals[p] {
				t.Fatalf("%s: players think %v after %v + %v called by %d, the sheet has %v", name, game.Totals, before.Totals, points, caller, s.Totals)
			}
			wins := slices.Contains(s.Winners, p) || slices.Contains(s.Tied, p)
			if over && wins != (game.Won(engine.Seat(seat)) > 0) {
				t.Fatalf("%s: players think %d wins=%v with %v", name, p, !wins, game.Totals)
			}
		}
	}
}

func TestComputersReadTheOpenSheet(t *testing.T) {
	g := newGame(t)
	d, _ := openDeck(t, &logtest.Drafts{}, g, nil)
	must.Do(t, d.Deal(func(scoring.Player) string { return "sharp" }))
	for _, totals := range [][]int{{0, 0}, {96, 31}} { // the sheet is corrected meanwhile
		g.sheet.Totals = totals
		game := d.Round().Game()
		for s := range engine.Seat(2) {
			expect.Same(t, "what a computer reads", game.Totals[s], totals[d.Round().Player(s)])
		}
		expect.Same(t, "rounds left", game.Left, 2)
	}
	g.sheet.Tied = g.sheet.Playing()
	game := d.Round().Game()
	expect.Same(t, "an extra round is all", game == bot.LastRound(2), true)
}

func TestNobodyKnowsTheEndOfARoundOutsideOfAGame(t *testing.T) {
	s := newGame(t).sheet
	s.Ruleset = must.Get(s.Ruleset.Rules.With(engine.House{engine.End: engine.EndOpen}))
	game := gameAt(s, s.Playing())
	expect.Same(t, "the end is known", game.Ends(), false)
	expect.Same(t, "a desk without a sheet has a game", (&Desk{}).Game() != bot.Game{}, false)
}
