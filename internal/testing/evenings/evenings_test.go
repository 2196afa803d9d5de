package evenings_test

import (
	"testing"
	"time"

	"tabby/internal/testing/evenings"
	"tabby/internal/testing/scoringtest"
	"tabby/scoring"
)

func TestEveryEveningComesOutAsItIsWrittenDown(t *testing.T) {
	now := time.Date(2026, 3, 6, 20, 0, 0, 0, time.UTC)
	for _, e := range evenings.All() {
		t.Run(e.Name, func(t *testing.T) {
			var g scoring.Game
			do := func(in scoring.Intent) scoring.Sheet {
				t.Helper()
				g = scoringtest.GoOn(g, in)
				return g.Sheet(now)
			}
			check := func(differs string) {
				t.Helper()
				if differs != "" {
					t.Error(differs)
				}
			}
			start := e.Start()
			start.At = now
			for _, name := range e.Names() {
				start.People = append(start.People, scoring.Person{Name: name})
			}
			s := do(start)
			for i, r := range e.Rounds {
				if s = do(record(s, r)); !s.Over {
					check(r.Differs(s))
				}
				if i == 0 {
					check(e.Instead.Differs(do(correct(s, e.Instead))))
					do(scoring.Undo{})
				}
			}
			check(e.Differs(s))
			check(e.DiffersMoved(do(correct(s, e.Instead))))
		})
	}
}

// scores returns the scores of a round by player. A player who is out has none.
func scores(s scoring.Sheet, r evenings.Round) []*scoring.Score {
	all := make([]*scoring.Score, len(s.People))
	for p, n := range r.Points {
		all[p] = &scoring.Score{Points: n}
	}
	if r.Special != "" {
		all[evenings.At(r.Special)] = &scoring.Score{Special: true}
	}
	return all
}

// record returns the intent that writes a round down.
func record(s scoring.Sheet, r evenings.Round) scoring.Intent {
	return scoring.Record{At: s.Now, Scores: scores(s, r), Caller: evenings.At(r.Caller)}
}

// correct returns the intent that corrects round one.
func correct(s scoring.Sheet, r evenings.Round) scoring.Intent {
	all := map[scoring.Player]*scoring.Score{}
	for p, score := range scores(s, r) {
		all[scoring.Player(p)] = score
	}
	caller := evenings.At(r.Caller)
	return scoring.Correct{At: s.Now, Round: 0, Scores: all, Caller: &caller}
}
