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
	plain  = 6 // the square of the standard errors by which a batch is plain
)

// sharp returns what a player does who counts cards and weighs the call by what
// comes of it in worlds that may be the true one.
func (m *Mind) sharp(v *engine.View, dice *rand.Rand) engine.Move {
	left := m.unseen(v)
	o := m.count(&left)
	s := m.look(v, &o, 0)
	near := s.call + o.mean
	if !v.Deeds(v.Seat).Has(engine.Knock) || s.total > near || v.TurnsHad(v.Seat) > 2*patience {
		return s.move()
	}
	d, ok := m.newDealer(v)
	if !ok {
		return s.move()
	}
	rule := s.call
	s.call = -1
	call, wait := s.do(engine.Knock), s.move()
	s.call = rule
	by, ok := newTrial(d, dice.Uint64()).weigh(call, wait)
	switch {
	case !ok:
		return s.move()
	case by > 0:
		return call
	}
	return wait
}

// weigh returns by how much one move wins more often than another, and whether
// that can be tried.
func (t *trial) weigh(a, z engine.Move) (by float64, ok bool) {
	squares := 0.0
	for n := 1; n <= worlds; n++ {
		r, ok := t.dealer.deal(t.dice)
		if !ok || !possible(&r, a) || !possible(&r, z) {
			return 0, false
		}
		more := t.try(r, a).share - t.try(r, z).share
		by += more
		squares += more * more
		if n%batch == 0 && by*by > plain*squares {
			break
		}
	}
	return by, true
}

// possible reports whether a move is legal in a world.
func possible(r *engine.Round, m engine.Move) bool {
	_, err := r.Play(m)
	return err == nil
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
