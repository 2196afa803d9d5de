package stats

import (
	"cmp"
	"strings"
)

// CallsBy is which calls are counted together.
type CallsBy struct {
	Variant string
	Players int // in the round
	Hand    int // what the cards of the caller counted
}

// A CallCount is how many calls there were, and how many of them were right.
type CallCount struct {
	CallsBy

	Calls, Right int
}

func (c CallCount) compare(o CallCount) int {
	return cmp.Or(cmp.Compare(c.Variant, o.Variant), c.Players-o.Players, c.Hand-o.Hand)
}

// callsOf counts the calls of a game.
func (c *Count) callsOf(f *Fact) {
	for _, call := range f.Calls {
		by := CallsBy{f.Variant, call.Players, call.Hand}
		n, known := c.calls[by]
		if !known {
			by.Variant = strings.Clone(by.Variant)
			n.CallsBy = by
		}
		n.Calls++
		if call.Right {
			n.Right++
		}
		c.calls[n.CallsBy] = n
	}
}
