package scoringtest

import (
	"testing"

	"tabby/scoring"
)

// Do returns a game after some intents, and fails the test if one is refused.
func Do(t testing.TB, g scoring.Game, intents ...scoring.Intent) scoring.Game {
	t.Helper()
	for _, in := range intents {
		events, err := scoring.Decide(g, in)
		if err != nil {
			t.Fatalf("%T: %v", in, err)
		}
		for _, e := range events {
			g = scoring.Apply(g, e)
		}
	}
	return g
}
