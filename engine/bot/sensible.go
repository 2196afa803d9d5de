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
// to match, only the best exchanges, and no waste of a card in the game, which may be nil.
func (m *Mind) sensible(v *engine.View, g *Game) []engine.Move {
	s := m.look(v, m.tuned(nil), 0)
	var some, exchanges []engine.Move
	looks := 0
	for _, move := range v.AppendMoves(nil) {
		switch move.Do {
		case engine.Replace:
			if !g.falls() && m.wastes(v, move) {
				continue
			}
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

// wastes reports whether a move puts a drawn card on a lower one that the player knows. Whatever
// may come after it may come after the drawn card is thrown away, with the lower card kept; see
// docs/decisions/players.md. That does not hold where a card that leaves a line does something, nor in
// a game where more points can make a lower total.
func (m *Mind) wastes(v *engine.View, move engine.Move) bool {
	if move.Do != engine.Replace || v.Phase() != engine.HoldDrawn || v.Owed() > 0 || v.Caller() != engine.Nobody || m.match || m.played || !m.adds {
		return false
	}
	own, held := v.Card(move.A), v.Held()
	return own < kinds && held < kinds && m.points[own] != replaced && m.points[own] < m.points[held]
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

// Snaps reports whether a player wants to play a matching card out of turn now, and the
// move.
func (m *Mind) Snaps(v *engine.View, p Player) (engine.Move, bool) {
	if !m.match || !v.MoveKinds(v.Seat).Has(engine.Snap) {
		return engine.Move{}, false
	}
	forgot := uint64(0)
	if p.Level == Easy {
		forgot = p.Memory.after(v).forgot
	}
	move, ok := m.matching(v, forgot)
	if ok && p.Level == Easy && p.Dice.IntN(3) == 0 {
		return engine.Move{}, false // not noticed in time
	}
	return move, ok
}

// matches reports whether two cards are known to match.
func (m *Mind) matches(a, z engine.Card) bool {
	return a < kinds && z < kinds && m.rank[a] == m.rank[z]
}

// matching returns the snap of a card that is known to match, preferably of an own
// card. It knows no own card in forgot.
func (m *Mind) matching(v *engine.View, forgot uint64) (engine.Move, bool) {
	top, _ := v.Window()
	places, _ := v.Places(engine.Snap, v.Seat)
	best := engine.Move{Do: engine.Snap, Seat: v.Seat}
	found := false
	for i := range places.Len() {
		at := v.Pick(places, i)
		own := at.Seat == v.Seat
		if !m.matches(v.Card(at), top) || own && forgot>>(at.Slot%mostCards)&1 != 0 {
			continue
		}
		if !found || own {
			best.A, found = at, true
		}
	}
	return best, found
}
