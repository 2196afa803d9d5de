package sim

import (
	"math/rand/v2"

	"tabby/engine"
)

// A random player knocks and snaps only once in so many times, so that rounds do not end
// too soon and lines do not grow without limit.
const (
	knockOdds = 16
	snapOdds  = 16
)

func isRare(d engine.MoveKind) bool { return d == engine.Knock || d == engine.Snap }

// Random plays every legal move with the same probability, except knocks and snaps, which
// are rarer.
func Random(_ *engine.View, moves []engine.Move, dice *rand.Rand) (engine.Move, bool) {
	rare := dice.Uint32()
	others := 0
	for _, m := range moves {
		switch {
		case m.Do == engine.Knock && rare%knockOdds == 0, m.Do == engine.Snap && rare%snapOdds == 0:
			return m, true
		case !isRare(m.Do):
			others++
		}
	}
	if others == 0 {
		return engine.Move{}, false
	}
	n := dice.IntN(others)
	for _, m := range moves {
		if isRare(m.Do) {
			continue
		}
		if n == 0 {
			return m, true
		}
		n--
	}
	panic("unreachable")
}
