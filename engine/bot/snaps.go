package bot

import (
	"math/rand/v2"

	"tabby/engine"
)

// Snaps is like the function [Snaps].
func (m *Mind) Snaps(v *engine.View, l Level, dice *rand.Rand) (engine.Move, bool) {
	if !m.match || !v.MoveKinds(v.Seat).Has(engine.Snap) {
		return engine.Move{}, false
	}
	top, _ := v.Window()
	move, ok := m.matching(v, top)
	if ok && l == Easy && dice.IntN(3) == 0 {
		return engine.Move{}, false // not noticed in time
	}
	return move, ok
}

// matches reports whether two cards are known to match.
func (m *Mind) matches(a, z engine.Card) bool {
	return a < kinds && z < kinds && m.rank[a] == m.rank[z]
}

// matching returns the snap of a card that is known to match, preferably of an own
// card.
func (m *Mind) matching(v *engine.View, top engine.Card) (engine.Move, bool) {
	places, _ := v.Places(engine.Snap, v.Seat)
	best := engine.Move{Do: engine.Snap, Seat: v.Seat}
	found := false
	for i := range places.Len() {
		at := v.Pick(places, i)
		c := v.Card(at)
		if !m.matches(c, top) {
			continue
		}
		if !found || at.Seat == v.Seat {
			best.A, found = at, true
		}
	}
	return best, found
}
