package scoring_test

import (
	"slices"

	"tabby/engine"
	"tabby/scoring"
)

// A checker is a test or a rapid check.
type checker interface {
	Helper()
	Fatalf(format string, args ...any)
}

// lawful checks everything that holds for every sheet of a game that has begun.
func lawful(t checker, g scoring.Game, s scoring.Sheet) {
	t.Helper()
	lawfulLists(t, s)
	lawfulTotals(t, g, s)
	lawfulDeal(t, s)
	lawfulPlaces(t, s)
	lawfulEnd(t, s)
	lawfulClock(t, s)
}

func lawfulLists(t checker, s scoring.Sheet) {
	t.Helper()
	n := len(s.People)
	if len(s.Status) != n || len(s.Totals) != n || len(s.Places) != n || len(s.Extra) != n || len(s.Seats) != n {
		t.Fatalf("lists by player differ in length: %+v", s)
	}
	for i, p := range slices.Sorted(slices.Values(s.Seats)) {
		if p != scoring.Player(i) {
			t.Fatalf("seats %v are no order", s.Seats)
		}
	}
	for i, r := range s.Rounds {
		if len(r.Cells) != n {
			t.Fatalf("round at %d has %d cells for %d players", i, len(r.Cells), n)
		}
	}
}

// lawfulTotals checks that totals are what players began with and the sum of the
// cells of rounds that count.
func lawfulTotals(t checker, g scoring.Game, s scoring.Sheet) {
	t.Helper()
	start, _ := g.Started()
	for p := range s.People {
		sum, last := 0, s.Totals[p]
		for _, r := range s.Rounds {
			c := r.Cells[p]
			if r.Fate == scoring.Counts {
				sum += c.Counted - c.Fell
			}
			if c.Mark != scoring.Blank {
				last = c.Total
			}
		}
		began := s.Totals[p] - sum
		if p < len(start.People) {
			carried := 0
			if len(start.Carried) > 0 {
				carried = start.Carried[p].Total
			}
			if len(start.HeadStarts) > 0 {
				carried -= start.HeadStarts[p] * way(s)
			}
			if began != carried {
				t.Fatalf("%s has %d, carried %d and made %d", s.People[p].Name, s.Totals[p], carried, sum)
			}
		}
		if signed := s.Ruleset.Rules.BelowZero() || s.HeadStarts != nil; began < 0 && !signed || last > s.Totals[p] {
			t.Fatalf("%s began with %d, ended a round with %d, and has %d", s.People[p].Name, began, last, s.Totals[p])
		}
	}
}

// way is 1 where a head start is taken off the total, and -1 where it is added.
func way(s scoring.Sheet) int {
	if s.Ruleset.HighestTotalWins() {
		return -1
	}
	return 1
}

// lawfulDeal checks that no player who is out or left ever deals, cuts or begins.
func lawfulDeal(t checker, s scoring.Sheet) {
	t.Helper()
	playing := s.Playing()
	for _, p := range []scoring.Player{s.Dealer, s.First} {
		if p == s.Dealer && s.Dealt && s.Status[p] == scoring.Gone {
			continue // left after dealing
		}
		if s.Over != (p == none) || p != none && !slices.Contains(playing, p) {
			t.Fatalf("%d deals, %d begins, %v play", s.Dealer, s.First, playing)
		}
	}
	if s.Ruleset.Rules.Cut && s.Cutter != s.First || !s.Ruleset.Rules.Cut && s.Cutter != none {
		t.Fatalf("%d cuts, %d begins", s.Cutter, s.First)
	}
	for i, r := range s.Rounds {
		if r.Fate == scoring.Late {
			continue
		}
		m := r.Cells[r.Dealer].Mark
		if (m == scoring.Blank || m == scoring.Surplus) && s.Status[r.Dealer] != scoring.Gone {
			t.Fatalf("round at %d was dealt by %d, who did not play", i, r.Dealer)
		}
		for _, p := range append(slices.Clone(r.Best), r.Out...) {
			if m := r.Cells[p].Mark; m == scoring.Blank || m == scoring.Surplus {
				t.Fatalf("round at %d has %d, who did not play", i, p)
			}
		}
	}
}

// lawfulPlaces checks that places are 1, 1, 3, … for those who have not left.
func lawfulPlaces(t checker, s scoring.Sheet) {
	t.Helper()
	for p, place := range s.Places {
		ahead := 0
		for _, other := range s.Places {
			if other != 0 && other < place {
				ahead++
			}
		}
		switch {
		case s.Status[p] == scoring.Gone && place != 0:
			t.Fatalf("%s left and has place %d", s.People[p].Name, place)
		case s.Status[p] != scoring.Gone && place != ahead+1:
			t.Fatalf("places are %v", s.Places)
		}
	}
}

// lawfulEnd checks that there are winners exactly when a game that was played is over, and
// players exactly when it is not.
func lawfulEnd(t checker, s scoring.Sheet) {
	t.Helper()
	playing := s.Playing()
	if (s.Over && s.Played()) != (len(s.Winners) > 0) || s.Over != (len(playing) == 0) || s.Over && (s.Tied != nil || s.Dealt) {
		t.Fatalf("over: %v, winners: %v, playing: %v, tied: %v, dealt: %v", s.Over, s.Winners, playing, s.Tied, s.Dealt)
	}
	if s.Tied != nil && (len(s.Tied) < 2 || len(playing) != len(s.Tied)) || !s.Over && len(playing) < 2 {
		t.Fatalf("tied: %v, playing: %v", s.Tied, playing)
	}
	for p, place := range s.Places {
		if s.Over && s.Played() && (place == 1) != slices.Contains(s.Winners, scoring.Player(p)) {
			t.Fatalf("%v win with places %v", s.Winners, s.Places)
		}
	}
	for _, p := range playing {
		if s.Status[p] != scoring.In {
			t.Fatalf("%d plays with status %d", p, s.Status[p])
		}
	}
}

func lawfulClock(t checker, s scoring.Sheet) {
	t.Helper()
	c := s.Clock
	switch timed := s.Ruleset.Value(engine.End) == engine.EndTime; {
	case !timed && c != (scoring.Clock{}):
		t.Fatalf("a game without a clock has %+v", c)
	case timed && (!c.Runs || c.Left < 0 || c.Up != (c.Left == 0) || c.Asked && !c.Up):
		t.Fatalf("the clock has %+v", c)
	case timed && !c.Up && s.Now.Add(c.Left) != c.Deadline:
		t.Fatalf("at %v the clock has %+v", s.Now, c)
	}
}
