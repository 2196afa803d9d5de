package bot

import (
	"math/rand/v2"
	"slices"

	"tabby/engine"
)

// A search is how a sharp player tries moves in worlds consistent with the view. It is
// bounded by numbers and never by time, so that the dice alone decide the move.
type search struct {
	worlds     int     // at most, for a decision
	rollouts   int     // begun at most, for a decision, divided by what one costs
	batch      int     // worlds after which moves are dropped that are clearly worse
	hopeless   int     // worlds after which moves are dropped that are no better
	worse      float64 // the square of the standard errors by which a dropped move is worse
	better     float64 // the same by which a move must be better than the one by the rule
	betterGame float64 // the same in a game, where its worth is all or nothing
	win        float64 // points that a round won is worth
	early      bool    // whether replacements before the call are tried
}

// careful returns how sharp players search.
func careful() search {
	return search{worlds: 800, rollouts: 5000, batch: 16, hopeless: 96, worse: 1, better: 4, betterGame: 1, win: winWorth, early: true}
}

// winWorth is how many points a round won is worth: it is part of a game, in which points
// count.
const winWorth = 8

// sharp returns the move of a player who counts cards, judges them by tuned weights, and
// tries replacements, calls and every move of the final lap in worlds consistent with the
// view.
func (m *Mind) sharp(v *engine.View, p Player) engine.Move {
	o, g := m.counted(v), p.Game.known()
	s := m.look(v, judgement{&o, &m.sharps, g}, 0)
	rule := s.move()
	if v.Turn() != v.Seat || !s.decisive() {
		return rule
	}
	d, ok := m.newDealer(v)
	if !ok {
		return rule
	}
	others := slices.DeleteFunc(d.possible(m.sensible(v, g)), func(m engine.Move) bool { return m == rule })
	return newTrial(d, g, p.Dice.Uint64()).best(rule, others)
}

// decisive reports whether the next move is worth a search: a player has called, the player's line
// is low enough for a call or nearly so, or a card is in hand.
func (s *estimate) decisive() bool {
	if s.view.Caller() != engine.Nobody {
		return true
	}
	if phase := s.view.Phase(); s.search.early && (phase == engine.HoldDrawn || phase == engine.HoldTaken) {
		return true
	}
	mayCall := s.view.MoveKinds(s.view.Seat).Has(engine.Knock)
	return mayCall && s.total <= s.limit()+s.odds.mean-s.least && s.view.TurnsHad(s.view.Seat) <= 2*patience
}

// best returns the move that gains most over many worlds, or the move by the rule if that
// is not certain.
func (t *trial) best(rule engine.Move, others []engine.Move) engine.Move {
	best, least := gain{move: rule}, t.search.better
	if t.prospect != nil {
		least = t.search.betterGame
	}
	for _, g := range t.gains(rule, others) {
		if g.sum > best.sum && g.sum*g.sum > least*g.squares {
			best = g
		}
	}
	return best.move
}

// gains returns how much better than the move by the rule others are over many worlds,
// without those that are clearly worse.
func (t *trial) gains(rule engine.Move, others []engine.Move) []gain {
	gains := make([]gain, len(others))
	for i, m := range others {
		gains[i].move = m
	}
	most := t.search.rollouts / t.cost()
	for n, rollouts := 1, 0; n <= t.search.worlds && rollouts < most && len(gains) > 0; n++ {
		world, ok := t.dealer.deal(t.dice)
		if !ok || !possible(&world, rule) {
			return nil
		}
		base := t.worth(t.try(world, rule))
		for i := range gains {
			gains[i].add(t.worth(t.try(world, gains[i].move)) - base)
		}
		rollouts += 1 + len(gains)
		if n%t.search.batch == 0 {
			gains = slices.DeleteFunc(gains, func(g gain) bool {
				return g.sum <= 0 && (g.sum*g.sum >= t.search.worse*g.squares || n >= t.search.hopeless)
			})
		}
	}
	return gains
}

// cost returns what a rollout costs: it is longer with more players, and takes three times
// as long if all may move in between.
func (t *trial) cost() int {
	n := t.dealer.view.Players()
	if t.alone() {
		return n
	}
	return 3 * n
}

// A gain is how much better a move is than the move by the rule, over many worlds.
type gain struct {
	move         engine.Move
	sum, squares float64
}

func (g *gain) add(by float64) {
	g.sum += by
	g.squares += by * by
}

// possible reports whether a move is legal in a world.
func possible(r *engine.Round, m engine.Move) bool { return r.Refusal(m) == nil }

// unseen returns the number of cards of each face that the view hides.
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
// docs/decisions/players.md. That does not hold if a card that leaves a line does something, nor in
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
