package cfr

import (
	"slices"

	"tabby/engine"
)

// Exploitability returns what a best response wins from a strategy on average of both seats.
// It is zero for a solution.
func (g *Game) Exploitability(s Strategy, u Utility) float64 {
	r := response{Game: g, to: s, utility: u, vectors: vectors{size: g.Deals}}
	won := 0.0
	for r.seat = range engine.Seat(seats) {
		ones := r.filled(1)
		value := r.walk(0, ones)
		for _, v := range value {
			won += v
		}
		r.give(ones, value)
	}
	return won / float64(seats*g.Deals)
}

// A response is the best that a seat can do against a strategy that it knows.
type response struct {
	*Game
	to      Strategy
	utility Utility
	seat    engine.Seat
	vectors
}

// walk returns what the response wins from a node on, by deal: times how likely the other
// seat plays up to there.
func (r *response) walk(at int, theirs []float64) []float64 {
	n := &r.nodes[at]
	if n.seat == r.seat {
		return r.choose(n, theirs)
	}
	total := r.filled(0)
	if n.seat == engine.Nobody {
		r.utility.add(total, n, r.seat, theirs)
		return total
	}
	for a, next := range n.next {
		reach := r.filled(0)
		for d, set := range n.sets.of {
			if theirs[d] != 0 {
				reach[d] = theirs[d] * r.to[at][int(set)*len(n.moves)+a]
			}
		}
		if slices.ContainsFunc(reach, func(x float64) bool { return x != 0 }) {
			value := r.walk(next, reach)
			for d, v := range value {
				total[d] += v
			}
			r.give(value)
		}
		r.give(reach)
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
	total := r.filled(0)
	for d, set := range n.sets.of {
		total[d] = values[of[set]][d]
	}
	r.give(values...)
	return total
}
