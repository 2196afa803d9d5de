//go:build long

package walks_test

import (
	"math/rand/v2"
	"testing"

	"tabby/internal/testing/hosttest"
)

func TestGuestsSeeARoundWithTheVirtualDeckLand(t *testing.T) {
	p := newHosting(t)
	p.begin(endless, "Ann", "Ben")
	g := p.helped()
	x := &deckWalker{walker: p.walker, chance: rand.New(rand.NewPCG(7, 2))}
	x.deal(levels{0: "steady", 1: "steady"})
	want(t, "a slip while cards are on the table", p.ask(g, "slip", slip(0, 0, 9)), "")
	x.play()
	x.write()
	want(t, "rounds", len(p.sheet().Rounds), 1)
	p.Beside(func() {
		g.Until("the round", func(s hosttest.Table) bool { return s.Round == 1 && len(s.Slips) == 0 })
	})
	want(t, "a slip for the next round", p.ask(g, "slip", slip(1, 0, 9)), "")
	p.Shows("1 guest here, 1 of 2 scores entered.")
}
