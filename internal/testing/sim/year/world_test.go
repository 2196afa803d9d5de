//go:build long

package year

import (
	"testing"

	"tabby/internal/testing/sim"
	"tabby/internal/testing/sim/family"
)

func TestWorld(t *testing.T) {
	sim.Seeds(t, 1, func(w *sim.World) { family.Play(w, family.Year) })
}
