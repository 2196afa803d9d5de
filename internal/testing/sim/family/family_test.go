package family

import (
	"maps"
	"math"
	"math/rand/v2"
	"testing"

	"tabby/internal/testing/assault"
	"tabby/internal/testing/sim"
)

func TestWorld(t *testing.T) {
	sim.Seeds(t, assault.Times(1, 8, 8), func(w *sim.World) { Play(w, Usual) })
}

// A doubled is a source of chance with which each request of a sync comes twice.
type doubled struct{}

// Uint64 implements [rand.Source].
func (doubled) Uint64() uint64 { return math.MaxUint64 / 40 }

// Of what is given twice, the second answer says that nothing has moved.
func TestLineGivenTwiceIsKnown(t *testing.T) {
	sim.Seeds(t, 1, func(w *sim.World) {
		f := newFamily(w)
		for _, name := range names()[:2] {
			f.join(f.member(name))
		}
		older, younger := f.all[0], f.all[1]
		for range 5 {
			what, err := younger.home.Act()
			f.Narrate("people %s: %v", what, err)
		}
		f.rough, f.Dice = true, rand.New(doubled{})
		if moved, err := f.meet(younger, older); moved || err != nil {
			t.Errorf("moved %v: %v", moved, err)
		}
		now, err := older.export()
		if err != nil || len(now.facts) == 0 || !maps.Equal(now.facts, older.held.facts) {
			t.Errorf("%s holds %v, and is taken to hold %v: %v", older.Name, now.facts, older.held.facts, err)
		}
	})
}
