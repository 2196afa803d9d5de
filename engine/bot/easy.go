package bot

import (
	"math/rand/v2"

	"tabby/engine"
)

// How the easy player plays.
const (
	forgets  = 12 // one known card out of this many is forgotten every turn
	errs     = 16 // one move out of this many is random
	reckless = 4  // points by which a call may come too early
)

// easy returns the move of a player who forgets cards, sometimes moves at random, and
// calls too early.
func (m *Mind) easy(v *engine.View, p Player) engine.Move {
	if p.Dice.IntN(errs) == 0 {
		return anything(v, p.Dice)
	}
	s := m.look(v, m.sound(nil), p.Memory.after(v).forgot)
	s.call += int16(p.Dice.IntN(reckless*point + 1))
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
