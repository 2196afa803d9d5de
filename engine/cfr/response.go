package cfr

import (
	"slices"

	"tabby/engine"
)

// Exploitability returns what a best response wins from a strategy on average of both seats.
// It is zero for a solution.
func (g *Game) Exploitability(s Strategy, u Utility) float64 {
	r := response{Game: g, to: s, utility: u}
	won := 0.0
	for r.seat = range engine.Seat(seats) {
		for _, v := range r.walk(0, slices.Repeat([]float64{1}, g.Deals)) {
			won += v
		}
	}
	return won / float64(seats*g.Deals)
}

// A response is the best that a seat can do against a strategy that it knows.
type response struct {
	*Game
	to      Strategy
	utility Utility
	seat    engine.Seat
}

// walk returns what the response wins from a node on, by deal: times how likely the other
// seat plays up to there.
func (r *response) walk(at int, theirs []float64) []float64 {
	n := &r.nodes[at]
	switch n.seat {
	case r.seat:
		return r.choose(n, theirs)
	case engine.Nobody:
		return r.utility.end(n, r.seat, theirs)
	}
	total := make([]float64, r.Deals)
	for a, next := range n.next {
		reach := n.reach(r.to[at], a, theirs)
		if !slices.ContainsFunc(reach, func(x float64) bool { return x != 0 }) {
			continue
		}
		for d, v := range r.walk(next, reach) {
			total[d] += v
		}
	}
	return total
}

// choose returns the values of the move that wins most in each information set.
func (r *response) choose(n *node, theirs []float64) []float64 {
	sets := len(n.sets.deals)
	best, of := make([]float64, sets), make([]int, sets)
	values := make([][]float64, len(n.next))
	for a, next := range n.next {
		values[a] = r.walk(next, theirs)
		sums := make([]float64, sets)
		for d, set := range n.sets.of {
			sums[set] += values[a][d]
		}
		for set, sum := range sums {
			if a == 0 || sum > best[set] {
				best[set], of[set] = sum, a
			}
		}
	}
	total := make([]float64, r.Deals)
	for d, set := range n.sets.of {
		total[d] = values[of[set]][d]
	}
	return total
}
