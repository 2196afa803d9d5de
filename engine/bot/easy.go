package bot

import (
	"math/rand/v2"
	"slices"

	"tabby/engine"
)

// How the easy player plays.
const (
	forgets  = 8 // one known card out of this many is forgotten every turn
	errs     = 9 // one move out of this many is random
	reckless = 4 // points by which a call may come too early
)

// easy returns the move of a player who forgets cards, sometimes moves at random, and
// calls too early. As a child does, the player remembers the best card, and keeps it.
func (m *Mind) easy(v *engine.View, p Player) engine.Move {
	if p.Dice.IntN(errs) == 0 {
		if move, ok := m.slip(v, p.Dice); ok {
			return move
		}
	}
	s := m.look(v, m.sound(nil), m.forgotten(v, p.Memory.after(v).forgot))
	s.call += int16(p.Dice.IntN(reckless*point + 1))
	return s.move()
}

// forgotten returns forgot without the cards that nobody forgets.
func (m *Mind) forgotten(v *engine.View, forgot uint64) uint64 {
	for slot := range uint8(min(v.Len(v.Seat), mostCards)) {
		if m.isBest(v.Card(engine.Spot{Seat: v.Seat, Slot: slot})) {
			forgot &^= 1 << slot
		}
	}
	return forgot
}

// isBest reports whether a card counts as little as any.
func (m *Mind) isBest(c engine.Card) bool { return c < kinds && m.points[c] == m.best }

// slip returns a random move, if there is one that a child would make: no snap, no call, and
// nothing that looks silly.
func (m *Mind) slip(v *engine.View, dice *rand.Rand) (engine.Move, bool) {
	all := slices.DeleteFunc(v.AppendMoves(make([]engine.Move, 0, 64)), func(move engine.Move) bool {
		return move.Do == engine.Snap || move.Do == engine.Knock || m.isSilly(v, move)
	})
	if len(all) == 0 {
		return engine.Move{}, false
	}
	return all[dice.IntN(len(all))], true
}

// isSilly reports whether a move gives a best card away, or takes a high one from the discard pile.
func (m *Mind) isSilly(v *engine.View, move engine.Move) bool {
	switch move.Do {
	case engine.Take:
		c := v.Discarded(0)
		return c < kinds && m.points[c] > m.whole.mean
	case engine.Discard:
		return m.isBest(v.Held())
	case engine.Replace:
		return m.isBest(v.Card(move.A)) && !m.isBest(v.Held())
	case engine.Give, engine.Swap:
		return m.isBest(v.Card(move.A))
	case engine.Switch:
		return m.isBest(v.Card(move.A)) && move.A.Seat == v.Seat || m.isBest(v.Card(move.B)) && move.B.Seat == v.Seat
	}
	return false
}
