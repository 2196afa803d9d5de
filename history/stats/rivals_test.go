package stats_test

import (
	"testing"

	"tabby/history/stats"
	"tabby/internal/testing/expect"
)

func TestRivalsAreThoseBetweenWhomItIsClosest(t *testing.T) {
	r := stats.Report{Pairs: []stats.Pair{
		{A: 0, B: 1, Games: 12, Ahead: 12},
		{A: 0, B: 2, Games: 10, Ahead: 4, Level: 1},
		{A: 1, B: 2, Games: 6, Ahead: 3},
		{A: 2, B: 3, Games: 2, Ahead: 1},
	}}
	expect.Same(t, "the closest of those who met often", stats.Rivals(r.Pairs, 2), []stats.Pair{r.Pairs[2], r.Pairs[1]})
	expect.Same(t, "all of them", len(stats.Rivals(r.Pairs, 9)), 3)
	expect.Same(t, "without a game", len(stats.Rivals(nil, 3)), 0)
}
