package stats

import (
	"strings"

	"tabby/engine"
	"tabby/history/trophy"
)

// A Goal is what a game is played for. Totals of games with different goals are never added.
type Goal uint8

// The goals there are.
const (
	LowestTotal  Goal = iota
	HighestTotal      // the highest points win, of a round too
	MostRounds        // the best of a round counts 1: who has the lowest cards, or is said to have won it
	goals
)

// goalOf returns what games by a ruleset are played for.
func goalOf(t engine.Ruleset) Goal {
	switch {
	case t.Rules.NoPoints:
		return MostRounds
	case t.Rules.HighestWins:
		return HighestTotal
	case t.HighestTotalWins():
		return MostRounds
	}
	return LowestTotal
}

// MarshalText returns the goal for programs.
func (g Goal) MarshalText() ([]byte, error) {
	return []byte([goals]string{"lowest_total", "highest_total", "most_rounds"}[g]), nil
}

// lag returns how many points a total is behind another.
func (g Goal) lag(total, lead int) int {
	if g == LowestTotal {
		return total - lead
	}
	return lead - total
}

// best returns which of the least and the most is better.
func (g Goal) best(least, most Moment) (best, worst Moment) {
	if g == LowestTotal {
		return least, most
	}
	return most, least
}

// hands returns the goal of games whose hands are compared as in this one.
func (g Goal) hands() Goal {
	if g == MostRounds {
		return LowestTotal
	}
	return g
}

// played has how many games of each goal were counted.
type played [goals]int

// totals returns the goal whose totals a report has: the goal of most games, or the only one.
func (n played) totals() Goal {
	for g := range goals {
		if n[g] > 0 {
			return g
		}
	}
	return LowestTotal
}

// hands returns the goal whose hands a report has.
func (n played) hands() Goal {
	if n[LowestTotal]+n[MostRounds] == 0 && n[HighestTotal] > 0 {
		return HighestTotal
	}
	return LowestTotal
}

// hands are figures of what the cards of rounds counted, before any call.
type hands struct {
	rounds, sum    int
	called, inHand int // calls with a known hand, and the sum of what they counted
	least, most    Moment
	histogram      [Bins]int
	below          [BelowBins]int
}

// add adds the rounds of a seat.
func (h *hands) add(f *Fact, s *Seat) {
	for _, p := range s.Points {
		h.sum += p
		if p < 0 {
			h.below[min(-p, BelowBins)-1]++
		} else {
			h.histogram[min(p, Bins-1)]++
		}
		if !f.HeadStart {
			least(&h.least, p, f.Game)
			most(&h.most, p, f.Game)
		}
	}
	h.rounds += len(s.Points)
	h.called += s.Called
	h.inHand += s.CallHand
}

// average is 0 without a round.
func (h *hands) average() float64 { return share(h.sum, h.rounds) }

// sumUp puts the figures into the line of a person, for rounds with a goal.
func (h *hands) sumUp(l *Line, goal Goal) {
	l.Rounds, l.Average = h.rounds, h.average()
	l.Called, l.CallHand = h.called, share(h.inHand, h.called)
	l.Best, l.Worst = goal.best(h.least, h.most)
	l.Histogram, l.Below = h.histogram, h.below
}

// totals are figures of how games ended.
type totals struct {
	games, sum       int
	least, most      Moment
	escape, comeback Moment
}

// add adds a game that a seat has a place in.
func (t *totals) add(f *Fact, s *Seat) {
	t.games++
	t.sum += s.Total
	least(&t.least, s.Total, f.Game)
	most(&t.most, s.Total, f.Game)
	if s.Escape >= 0 {
		least(&t.escape, s.Escape, f.Game)
	}
	if s.Won && s.Behind > 0 {
		most(&t.comeback, s.Behind, f.Game)
	}
}

// sumUp puts the figures into the line of a person, for games with a goal.
func (t *totals) sumUp(l *Line, goal Goal) {
	l.AverageEnd, l.Escape, l.Comeback = share(t.sum, t.games), t.escape, t.comeback
	l.BestTotal, l.WorstTotal = goal.best(t.least, t.most)
}

// An Award is a trophy that a person has won.
type Award struct {
	Trophy trophy.Trophy `json:"trophy"`
	Times  int           `json:"times"`
	Game   string        `json:"game"` // the last in which it was won
	Day    string        `json:"day"`  // of that game, see [Evening]
}

// Awarded returns how many trophies a person has won.
func (l Line) Awarded() int {
	n := 0
	for _, a := range l.Trophies {
		n += a.Times
	}
	return n
}

// awards are those of a person, by trophy.
type awards [trophy.Count]Award

// add counts the trophy of a game.
func (a *awards) add(f *Fact) {
	a[f.Trophy] = Award{f.Trophy, a[f.Trophy].Times + 1, f.Game, strings.Clone(f.Day)}
}

// list returns the trophies that were won.
func (a *awards) list() []Award {
	var all []Award
	for _, award := range a {
		if award.Times > 0 {
			all = append(all, award)
		}
	}
	return all
}
