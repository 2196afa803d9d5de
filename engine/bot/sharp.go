package bot

import (
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

// decisive reports whether the next move is worth a search: a player has called, the
// player may call with a line that is low enough or nearly so, or a card is in hand.
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
// as long where all may move in between.
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
