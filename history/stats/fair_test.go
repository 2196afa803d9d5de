package stats_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"tabby/history/stats"
	"tabby/internal/testing/expect"
	"tabby/scoring"
)

// evenings are games of six rounds in which Ben's cards count this many points more.
func evenings(games int, more float64) []stats.Fact {
	dice := rand.New(rand.NewPCG(3, 4))
	hand := func(more float64) int { return max(0, int(math.Round(12+more+5*dice.NormFloat64()))) }
	var all []stats.Fact
	for i := range games {
		f := stats.Fact{Game: fmt.Sprint(i), Day: "2026-01-01", Rounds: 6, Over: true, Seats: []stats.Seat{{Person: "ann"}, {Person: "ben"}}}
		for range f.Rounds {
			for p, extra := range []float64{0, more} {
				n := hand(extra)
				f.Seats[p].Points, f.Seats[p].Total = append(f.Seats[p].Points, n), f.Seats[p].Total+n
			}
		}
		ann, ben := &f.Seats[0], &f.Seats[1]
		ann.Place, ben.Place = 1, 1
		if ann.Total < ben.Total {
			ben.Place = 2
		} else if ben.Total < ann.Total {
			ann.Place = 2
		}
		ann.Won, ben.Won = ann.Place == 1, ben.Place == 1
		all = append(all, f)
	}
	return all
}

func reported(facts []stats.Fact) stats.Report {
	c := stats.NewCount(stats.Query{})
	for _, f := range facts {
		c.Add(&f)
	}
	return c.Report()
}

func TestAHeadStartMakesUpForWhatTheCardsCount(t *testing.T) {
	all := reported(evenings(80, 2)).HeadStarts([]string{"ann", "ben"}, 6)
	if len(all) != 1 || all[0].Person != "ben" || all[0].Games != 80 {
		t.Fatalf("head starts %+v", all)
	}
	if h := all[0]; h.Points < 12-2*h.Error || h.Points > 12+2*h.Error || h.Error > 12 {
		t.Errorf("%d ± %d points, and it is 12", h.Points, h.Error)
	}
	long := reported(evenings(80, 2)).HeadStarts([]string{"ann", "ben"}, 24)
	if len(long) != 1 || math.Abs(float64(long[0].Points-2*all[0].Points)) > 1 {
		t.Errorf("four times as many rounds: %+v after %+v", long, all)
	}
}

func TestUncertainHeadStartIsNotOffered(t *testing.T) {
	for name, r := range map[string]stats.Report{
		"of nobody":       {},
		"of two games":    reported(evenings(2, 2)),
		"of equals":       reported(evenings(80, 0)),
		"of another goal": func() stats.Report { r := reported(evenings(80, 2)); r.Goal = stats.MostRounds; return r }(),
	} {
		expect.Same(t, name, len(r.HeadStarts([]string{"ann", "ben", ""}, 0)), 0)
	}
	expect.Same(t, "head starts of one alone", len(reported(evenings(80, 2)).HeadStarts([]string{"ben"}, 0)), 0)
}

func TestAGameWithAHeadStartIsNotRatedAndSetsNoRecord(t *testing.T) {
	before := played{fact: of(t, "one", "dutch", scoring.Nobody, pair(5, 9), pair(7, 2)).fact}
	second := of(t, "two", "dutch", scoring.Nobody, pair(1, 30), pair(0, 30)).fact
	second.HeadStart = true
	alone, both := count([]played{before}, stats.Query{}), count([]played{before, {fact: second}}, stats.Query{})
	for _, l := range both.People {
		i := slices.IndexFunc(alone.People, func(o stats.Line) bool { return o.Person == l.Person })
		was := alone.People[i]
		if l.Rating != was.Rating || l.Best != was.Best || l.Worst != was.Worst || l.BestTotal != was.BestTotal || l.WorstTotal != was.WorstTotal || l.Escape != was.Escape || l.Comeback != was.Comeback || l.Longest != was.Longest {
			t.Errorf("%s: %+v, was %+v", l.Person, l, was)
		}
		if l.Games != 2 || l.Rounds != 4 {
			t.Errorf("%s: %d games, %d rounds", l.Person, l.Games, l.Rounds)
		}
	}
	expect.Same(t, "the best total of the game", both.Variants[0].BestTotal, alone.Variants[0].BestTotal)
}
