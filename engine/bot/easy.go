package bot

import (
	"math/rand/v2"

	"tabby/engine"
)

// How a child plays.
const (
	forgets  = 4 // one known card out of so many does not come to mind
	errs     = 8 // one move out of so many is any move at all
	reckless = 5 // points by which a child may call too early
)

// easy returns what a player does who forgets cards now and then, makes a move
// for no reason now and then, and calls too early.
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

// anything returns any move but a snap or a call, which even a child does for a
// reason; those only where there is nothing else.
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
