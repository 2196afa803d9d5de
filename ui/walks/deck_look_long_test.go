//go:build long && !nodeck

package walks_test

import (
	"testing"

	"tabby/engine"
)

func TestALaterPeekShowsItsCardOnce(t *testing.T) {
	x := looking(t)
	x.returns()
	v := x.untilDrawn(engine.PeekOwn)
	x.Tap("Peek at a card")
	x.tapCard(v.holder, 1)
	moves := x.moves()
	want(t, "last move", moves[len(moves)-1].Do, engine.Peek)
	want(t, "open cards of a Peek", len(x.shown()), 1)
	x.returns()
	want(t, "open cards once its player left", len(x.shown()), 0)
}
