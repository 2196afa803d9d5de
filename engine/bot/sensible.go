package bot

import (
	"math/rand/v2"
	"slices"

	"tabby/engine"
)

// maxExchanges is the maximum number of exchanges, and of looks at cards of other
// players, that are considered.
const maxExchanges = 6

// sensible returns the legal moves that are worth considering: only snaps of cards known
// to match, and only the best exchanges.
func (m *Mind) sensible(v *engine.View) []engine.Move {
	s := m.look(v, &m.whole, 0)
	var some, exchanges []engine.Move
	looks := 0
	for _, move := range v.AppendMoves(nil) {
		switch move.Do {
		case engine.Snap:
			if top, _ := v.Window(); !m.matches(v.Card(move.A), top) {
				continue
			}
		case engine.Swap, engine.Switch:
			if (move.A.Seat == v.Seat) != (move.B.Seat == v.Seat) {
				exchanges = append(exchanges, move)
			}
			continue
		case engine.LookAt:
			if looks++; v.Knows(move.A) || looks > maxExchanges {
				continue
			}
		}
		some = append(some, move)
	}
	slices.SortStableFunc(exchanges, func(x, y engine.Move) int { return int(s.exchanged(y) - s.exchanged(x)) })
	return append(some, exchanges[:min(maxExchanges, len(exchanges))]...)
}

// exchanged returns what an exchange with another player is expected to save.
func (s *estimate) exchanged(m engine.Move) int16 {
	if m.A.Seat == s.view.Seat {
		return s.mine(m.A) - s.other(m.B)
	}
	return s.mine(m.B) - s.other(m.A)
}

// possible returns the moves that are legal in a world.
func (d *dealer) possible(moves []engine.Move) []engine.Move {
	world, ok := d.deal(rand.New(rand.NewPCG(0, 0)))
	return slices.DeleteFunc(moves, func(m engine.Move) bool { return !ok || !possible(&world, m) })
}
