package sim

import (
	"math/rand/v2"

	"tabby/engine"
)

// How often a random player does what would end the round too soon, or make
// lines grow without end: once in so many times.
const (
	knocksOnceIn = 16
	snapsOnceIn  = 16
)

func seldom(d engine.MoveKind) bool { return d == engine.Knock || d == engine.Snap }

// Random plays any legal move with the same chance, but for knocks and snaps,
// which it tries now and then.
func Random(_ *engine.View, moves []engine.Move, dice *rand.Rand) (engine.Move, bool) {
	rare := dice.Uint32()
	others := 0
	for _, m := range moves {
		switch {
		case m.Do == engine.Knock && rare%knocksOnceIn == 0, m.Do == engine.Snap && rare%snapsOnceIn == 0:
			return m, true
		case !seldom(m.Do):
			others++
		}
	}
	if others == 0 {
		return engine.Move{}, false
	}
	n := dice.IntN(others)
	for _, m := range moves {
		if seldom(m.Do) {
			continue
		}
		if n == 0 {
			return m, true
		}
		n--
	}
	panic("unreachable")
}
