package cfr

import (
	"slices"

	"tabby/engine"
)

// A Utility is what a round is worth.
type Utility struct {
	Points float64 // for each point ahead
	Win    float64 // for a round that is won, of which each has half before
}

// of returns what a lead is worth.
func (u Utility) of(lead float64) float64 {
	switch {
	case lead > 0:
		return u.Points*lead + u.Win/2
	case lead < 0:
		return u.Points*lead - u.Win/2
	}
	return 0
}

// A Strategy has the likelihood of each move of both seats: by node, and there for each
// information set in turn. Where a player never comes it may be nil.
type Strategy [][]float64

// A Solver improves a strategy for both seats by CFR+: regrets are never below zero, the
// seats take turns, and what comes later counts more.
type Solver struct {
	*Game
	Iterations int // so far

	utility Utility
	regrets Strategy
	sums    Strategy // of the strategies so far
	now     Strategy // the strategy by the regrets
}

// NewSolver returns a solver that has no preference yet.
func NewSolver(g *Game, u Utility) *Solver {
	return &Solver{Game: g, utility: u, regrets: g.blank(), sums: g.blank(), now: g.blank()}
}

// blank returns a strategy of zeros.
func (g *Game) blank() Strategy {
	s := make(Strategy, len(g.nodes))
	for i, n := range g.nodes {
		if n.sets != nil {
			s[i] = make([]float64, len(n.sets.deals)*len(n.moves))
		}
	}
	return s
}

// Iterate improves the strategy of both seats.
func (s *Solver) Iterate() {
	s.Iterations++
	ones := slices.Repeat([]float64{1}, s.Deals)
	for seat := range engine.Seat(seats) {
		s.walk(0, seat, ones, ones)
	}
}

// Average returns the strategy on average, which is nearly the solution.
func (s *Solver) Average() Strategy {
	avg := s.blank()
	for n, at := range s.nodes {
		share(avg[n], s.sums[n], len(at.moves))
	}
	return avg
}

// share makes likelihoods of weights, for some moves at a time. Without weights all moves are as
// likely.
func share(dst, weights []float64, moves int) {
	for i := 0; i < len(dst); i += moves {
		sum := 0.0
		for _, w := range weights[i : i+moves] {
			sum += w
		}
		for j := range moves {
			if dst[i+j] = 1 / float64(moves); sum > 0 {
				dst[i+j] = weights[i+j] / sum
			}
		}
	}
}

// walk returns what a seat wins from a node on, by deal: times how likely the other seat
// plays up to there. Mine and theirs are how likely each does.
func (s *Solver) walk(at int, seat engine.Seat, mine, theirs []float64) []float64 {
	n := &s.nodes[at]
	if n.seat != engine.Nobody {
		share(s.now[at], s.regrets[at], len(n.moves))
	}
	switch n.seat {
	case seat:
		return s.mine(at, mine, theirs)
	case engine.Nobody:
		return s.utility.end(n, seat, theirs)
	}
	total := make([]float64, s.Deals)
	for a, next := range n.next {
		for d, v := range s.walk(next, seat, mine, n.reach(s.now[at], a, theirs)) {
			total[d] += v
		}
	}
	return total
}

// mine returns the same where the seat moves, and learns from it.
func (s *Solver) mine(at int, mine, theirs []float64) []float64 {
	n, now := &s.nodes[at], s.now[at]
	total := make([]float64, s.Deals)
	values := make([][]float64, len(n.moves))
	for a, next := range n.next {
		values[a] = s.walk(next, n.seat, n.reach(now, a, mine), theirs)
		for d, set := range n.sets.of {
			total[d] += now[int(set)*len(n.moves)+a] * values[a][d]
		}
	}
	s.learn(at, mine, total, values)
	return total
}

// reach returns how likely a seat plays up to a node and makes a move there, by its strategy.
func (n *node) reach(by []float64, move int, before []float64) []float64 {
	reach := make([]float64, len(before))
	for d, set := range n.sets.of {
		if before[d] != 0 {
			reach[d] = before[d] * by[int(set)*len(n.moves)+move]
		}
	}
	return reach
}

// learn adds what each move would have won more than the strategy did, and the strategy to
// the sum.
func (s *Solver) learn(at int, mine, total []float64, values [][]float64) {
	n, regrets := &s.nodes[at], s.regrets[at]
	moves := len(n.moves)
	for a, value := range values {
		for d, set := range n.sets.of {
			regrets[int(set)*moves+a] += value[d] - total[d]
		}
	}
	for i, r := range regrets {
		regrets[i] = max(0, r)
	}
	for set, d := range n.sets.deals {
		weight := float64(s.Iterations) * mine[d]
		for i := set * moves; i < (set+1)*moves; i++ {
			s.sums[at][i] += weight * s.now[at][i]
		}
	}
}

// end returns what the end of a round is worth to a seat, by deal.
func (u Utility) end(n *node, seat engine.Seat, theirs []float64) []float64 {
	worth, sign := make([]float64, len(theirs)), 1-2*float64(seat)
	for d, lead := range n.lead {
		worth[d] = sign * theirs[d] * u.of(lead)
	}
	return worth
}
