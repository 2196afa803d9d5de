package bot

import (
	"math/rand/v2"
	"slices"

	"tabby/engine"
)

// A sharp player tries so many worlds at most, and after each batch drops the
// moves that are plainly worse than the sound one.
const (
	batch  = 16
	worlds = 160
	plain  = 6 // the square of the standard errors that are plain
)

// sharp returns what a player does who counts cards, and who weighs the call,
// and every move after it, by what comes of it in worlds that may be the true
// one. Before the call sound rules are as good as that.
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

// decisive reports whether the next move may decide who wins: the round is to be
// called or not, or has been.
func (s *sight) decisive() bool {
	if s.view.Caller() != engine.Nobody {
		return true
	}
	mayCall := s.view.MoveKinds(s.view.Seat).Has(engine.Knock)
	return mayCall && s.total <= s.call+s.odds.mean && s.view.TurnsHad(s.view.Seat) <= 2*patience
}

// best returns the move that comes to most in many worlds. Where that is in
// doubt, it is the one by the rule.
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

// A gain is by how much a move comes to more than another, over many worlds.
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
