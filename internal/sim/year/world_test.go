package year

import (
	"testing"

	"tabby/internal/sim"
	"tabby/internal/sim/family"
)

func TestWorld(t *testing.T) {
	sim.Seeds(t, 1, func(w *sim.World) { family.Play(w, family.Year) })
}
