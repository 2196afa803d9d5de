package scoring

import (
	"math"
	"slices"

	"tabby/engine"
)

func (t *tally) join(e Joined) {
	p := Player(len(t.People))
	t.add(e.Person, t.JoinTotal())
	t.Seats = slices.Insert(slices.Clone(t.Seats), slices.Index(t.Seats, e.After)+1, p)
	if t.Over || t.Tied != nil {
		t.Status[p] = Gone
	}
}

// JoinTotal returns the total with which a player joins now.
func (s Sheet) JoinTotal() int {
	sum, in := 0, []int(nil)
	for p, status := range s.Status {
		if status == In {
			sum, in = sum+s.Totals[p], append(in, s.Totals[p])
		}
	}
	rule := s.Ruleset.Value(engine.LateJoin)
	switch {
	case len(in) == 0 || rule == engine.JoinZero:
		return 0
	case rule == engine.JoinAverage:
		return int(math.Floor(float64(sum)/float64(len(in)) + 0.5))
	}
	if s.Ruleset.HighestTotalWins() {
		return slices.Min(in)
	}
	return slices.Max(in)
}

// leave removes a player unless a correction ended the game before.
func (t *tally) leave(p Player) {
	if t.Over {
		return
	}
	t.Status[p], t.away[p] = Gone, len(t.Rounds)
	t.Tied = without(t.Tied, p)
	if len(t.alive()) == 1 || len(t.Tied) == 1 {
		t.decide()
	}
}

// comeBack lets a player who left play again with the same total. The player sat out
// the rounds since.
func (t *tally) comeBack(e Returned) {
	p := e.Player
	if t.Status[p] != Gone || t.Over || t.Tied != nil {
		return
	}
	t.Status[p] = In
	if t.exit[p] > 0 {
		t.Status[p] = Out
	}
	for i := t.away[p]; i < len(t.Rounds); i++ {
		if c := &t.Rounds[i].Cells[p]; c.Mark == Blank {
			c.Mark = SatOut
		}
	}
	if e.After != Nobody && e.After != p {
		seats := without(t.Seats, p)
		t.Seats = slices.Insert(seats, slices.Index(seats, e.After)+1, p)
	}
}

func without(players []Player, p Player) []Player {
	return slices.DeleteFunc(slices.Clone(players), func(q Player) bool { return q == p })
}
