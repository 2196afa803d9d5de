//go:build long

package family

import (
	"testing"

	"tabby/internal/testing/sim"
)

func TestSameSeedGivesTheSameFamily(t *testing.T) {
	some := Usual
	some.Evenings = 5 // all are in the long test
	sim.Repeats(t, 3, 2, func(w *sim.World) { Play(w, some) })
}
