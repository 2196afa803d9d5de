package family

import (
	"testing"

	"tabby/internal/sim"
)

func TestWorld(t *testing.T) {
	sim.Seeds(t, 8, func(w *sim.World) { Play(w, Usual) })
}

func TestSameSeedIsTheSameFamily(t *testing.T) {
	sim.Repeats(t, 3, 2, func(w *sim.World) { Play(w, Usual) })
}
