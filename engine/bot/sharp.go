package bot

import (
	"math/rand/v2"
	"slices"

	"tabby/engine"
)

// A sharp player tries moves in up to worlds worlds. After each batch it drops the moves
// that are clearly worse than the move by the rule.
const (
	batch  = 16
	worlds = 160
	plain  = 6 // the square of the number of standard errors that are clearly worse
)

// sharp returns the move of a player who counts cards, and tries the call and every move
// after it in worlds consistent with the view. Before the call the rules are as good.
func (m *Mind) sharp(v *engine.View, dice *rand.Rand) engine.Move {
	left := m.unseen(v)
	o := m.count(&left)
	s := m.look(v, &o, 0)
	rule := s.move()
	if v.Turn() != v.Seat || !s.decisive() {
		return rule
	}
	d, ok := m.newDealer(v)
	if !ok {
		return rule
	}
	others := slices.DeleteFunc(d.possible(m.sensible(v)), func(m engine.Move) bool { return m == rule })
	return newTrial(d, dice.Uint64()).best(rule, others)
}

// decisive reports whether the next move may decide the round: the player may call, or a
// player has called.
func (s *estimate) decisive() bool {
	if s.view.Caller() != engine.Nobody {
		return true
	}
	mayCall := s.view.MoveKinds(s.view.Seat).Has(engine.Knock)
	return mayCall && s.total <= s.call+s.odds.mean && s.view.TurnsHad(s.view.Seat) <= 2*patience
}

// best returns the move that gains most over many worlds, or the move by the rule if that
// is not certain.
func (t *trial) best(rule engine.Move, others []engine.Move) engine.Move {
	gains := make([]gain, len(others))
	for i, m := range others {
		gains[i].move = m
	}
	for n := 1; n <= worlds && len(gains) > 0; n++ {
		world, ok := t.dealer.deal(t.dice)
		if !ok || !possible(&world, rule) {
			return rule
		}
		base := t.try(world, rule).worth()
		for i := range gains {
			gains[i].add(t.try(world, gains[i].move).worth() - base)
		}
		if n%batch == 0 {
			gains = slices.DeleteFunc(gains, func(g gain) bool { return g.sum <= 0 && g.sum*g.sum >= plain*g.squares })
		}
	}
	best := gain{move: rule}
	for _, g := range gains {
		if g.sum > best.sum && g.sum*g.sum > g.squares {
			best = g
		}
	}
	return best.move
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
func possible(r *engine.Round, m engine.Move) bool {
	_, err := r.Play(m)
	return err == nil
}

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
