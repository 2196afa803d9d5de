package bot

import (
	"math/rand/v2"
	"slices"

	"tabby/engine"
)

// A Level is the strength of a computer player.
type Level uint8

// The levels, the weakest first.
const (
	Easy   Level = iota // forgets cards and makes mistakes
	Steady              // plays by sound rules
	Sharp               // counts cards and weighs the call
)

// levelNames are the names of the levels on disk and on the command line. They
// never change.
var levelNames = [...]string{"easy", "steady", "sharp"}

// String returns the name of the level, or "unknown".
func (l Level) String() string {
	if int(l) >= len(levelNames) {
		return "unknown"
	}
	return levelNames[l]
}

// Named returns the level with that name, and whether there is one.
func Named(s string) (Level, bool) {
	for i, name := range levelNames {
		if name == s {
			return Level(i), true
		}
	}
	return 0, false
}

// Levels returns every level, the weakest first.
func Levels() []Level { return []Level{Easy, Steady, Sharp} }

// A Player is a computer player of a round.
type Player struct {
	Level  Level
	Memory Memory // of the round so far
	Game   Game   // that the round is part of; easy players do not look at it
	Dice   *rand.Rand
}

// Names returns the names of computer players, one for each seat but one. The
// computer plays for a person of such a name unless the table chooses otherwise.
func Names() []string { return []string{"Mittens", "Whiskers", "Ginger", "Smokey", "Socks"} }

// IsName reports whether a name is that of a computer player.
func IsName(name string) bool { return slices.Contains(Names(), name) }

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
