package bot

import (
	"math/rand/v2"

	"tabby/engine"
)

// How a sharp player weighs a call: in so many worlds at most, looking at what
// came of them after each batch.
const (
	batch  = 16
	worlds = 96
)

// sharp returns what a player does who counts cards and weighs the call by what
// comes of it in worlds that may be the true one.
func (m *Mind) sharp(v *engine.View, dice *rand.Rand) engine.Move {
	left := m.unseen(v)
	o := m.count(&left)
	s := m.look(v, &o, 0)
	if v.Deeds(v.Seat).Has(engine.Knock) {
		s.call = -1
		if s.total <= o.mean*5/2 && m.weighs(v, &s, dice) {
			return s.do(engine.Knock)
		}
	}
	return s.move()
}

// weighs reports whether calling wins more often than not calling yet.
func (m *Mind) weighs(v *engine.View, s *sight, dice *rand.Rand) bool {
	d, ok := m.newDealer(v)
	if !ok {
		return s.total <= o8(s)
	}
	t := newTrial(d, dice.Uint64())
	sum, squares := 0.0, 0.0
	other := s.move()
	for n := 1; n <= worlds; n++ {
		r, ok := d.deal(t.dice)
		if !ok {
			return s.total <= o8(s)
		}
		by := t.try(r, s.do(engine.Knock)).share - t.try(r, other).share
		sum += by
		squares += by * by
		if n%batch == 0 && sum*sum > 6*squares {
			break
		}
	}
	return sum > 0
}

func o8(s *sight) int16 { return s.odds.mean * 8 / 5 }

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
