package bot

import (
	"math/rand/v2"

	"tabby/engine"
)

// How the easy player plays.
const (
	forgets  = 4 // one known card out of this many is forgotten
	errs     = 8 // one move out of this many is random
	reckless = 5 // points by which a call may come too early
)

// easy returns the move of a player who sometimes forgets cards, sometimes moves at
// random, and calls too early.
func (m *Mind) easy(v *engine.View, dice *rand.Rand) engine.Move {
	forgot := uint64(0)
	for slot := range uint8(v.Len(v.Seat)) {
		if !v.FaceUp(engine.Spot{Seat: v.Seat, Slot: slot}) && dice.IntN(forgets) == 0 {
			forgot |= 1 << (slot & 63)
		}
	}
	if dice.IntN(errs) == 0 {
		return anything(v, dice)
	}
	s := m.look(v, &m.whole, forgot)
	s.call += int16(dice.IntN(reckless*point + 1))
	return s.move()
}

// anything returns a random move, which is a snap or a call only if there is no other.
func anything(v *engine.View, dice *rand.Rand) engine.Move {
	all := v.AppendMoves(make([]engine.Move, 0, 64))
	n := 0
	for _, m := range all {
		if m.Do != engine.Snap && m.Do != engine.Knock {
			all[n] = m
			n++
		}
	}
	if n > 0 {
		all = all[:n]
	}
	return all[dice.IntN(len(all))]
}
