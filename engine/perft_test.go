package engine_test

import (
	"fmt"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/golden"
	"tabby/internal/testing/must"
)

// perft returns how many legal sequences of that many moves there are.
func perft(r *engine.Round, depth int) int {
	if r.Waits() {
		next := *r
		if err := next.Reshuffle(next.AppendShuffle(nil)); err != nil {
			panic(err)
		}
		return perft(&next, depth)
	}
	if depth == 0 {
		return 1
	}
	sum := 0
	for m := range r.Moves() {
		next := *r
		if err := next.Do(m); err != nil {
			panic(err)
		}
		sum += perft(&next, depth-1)
	}
	return sum
}

// looked returns a round after a deal that is always the same and the first
// looks, each at the first cards possible.
func looked(t *testing.T, p *engine.Pack, players int, seed dice) engine.Round {
	t.Helper()
	order := p.AppendCards(nil)
	seed.shuffle(order)
	r := must.Get(p.Deal(order, players, 0))
	for r.Waits() {
		must.Do(t, r.Reshuffle(r.AppendShuffle(nil)))
	}
	for r.Phase() == engine.Looking {
		for m := range r.Moves() {
			must.Do(t, r.Do(m))
			break
		}
	}
	return r
}

// TestNumbersOfMoveSequencesAreUnchanged counts legal sequences from fixed deals.
// UPDATE=1 rewrites testdata/perft.txt.
func TestNumbersOfMoveSequencesAreUnchanged(t *testing.T) {
	const file = "testdata/perft.txt"
	var got strings.Builder
	got.WriteString("# variant, players, deal, then how many legal sequences of 1, 2, 3… moves there are.\n")
	for _, rules := range engine.Variants() {
		p := pack(t, rules.ID, nil)
		for players := rules.Players.Min; players <= rules.Players.Max; players += 2 {
			for seed := range dice(5) {
				r := looked(t, p, players, seed)
				fmt.Fprintf(&got, "%s %d %d:", rules.ID, players, seed)
				for depth, n := 1, 0; n < 10_000; depth++ {
					n = perft(&r, depth)
					fmt.Fprintf(&got, " %d", n)
				}
				got.WriteString("\n")
			}
		}
	}
	golden.Same(t, file, got.String())
}
