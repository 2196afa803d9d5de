package bot

import (
	"math/rand/v2"

	"tabby/engine"
)

// sharp returns what a player does who counts cards.
func (m *Mind) sharp(v *engine.View, _ *rand.Rand) engine.Move {
	left := m.unseen(v)
	o := m.count(&left)
	s := m.look(v, &o, 0)
	return s.move()
}

// unseen returns how many cards of each face the view hides.
func (m *Mind) unseen(v *engine.View) [kinds]uint8 {
	left := m.copies
	note := func(c engine.Card) {
		if c < kinds && left[c] > 0 {
			left[c]--
		}
	}
	for i := range v.Discards() {
		note(v.Discarded(i))
	}
	for seat := range engine.Seat(v.Players()) {
		for slot := range uint8(v.Len(seat)) {
			note(v.Card(engine.Spot{Seat: seat, Slot: slot}))
		}
	}
	note(v.Held())
	return left
}
