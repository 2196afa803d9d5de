//go:build long

package family

import (
	"testing"

	"tabby/internal/testing/sim"
)

func TestSameSeedGivesTheSameFamilyEachTime(t *testing.T) {
	sim.Repeats(t, 4, 20, func(w *sim.World) { Play(w, Usual) })
}
