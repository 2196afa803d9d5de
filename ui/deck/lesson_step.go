package deck

import "tabby/engine"

// The sections of the rule book that a lesson shows.
const (
	ruleLook      = "first-look"
	ruleTurn      = "choices"
	ruleTake      = "take-discard"
	ruleDraw      = "draw"
	ruleRemember  = "remember"
	ruleSnap      = "snap"
	ruleCall      = "call"
	ruleLastTurns = "last-turns"
	ruleReplace   = "replace"
	ruleScore     = "score"
)

// phaseRules are the rules of phases that need no closer look.
var phaseRules = map[engine.Phase]string{
	engine.Looking: ruleLook, engine.HoldTaken: ruleTake, engine.LastSnap: ruleSnap, engine.Giving: ruleSnap,
	engine.Revealing: ruleReplace, engine.Over: ruleScore,
}

// lessonStep returns the step that a lesson is at, or none where the one before goes
// on.
func (t *table) lessonStep() lessonStep {
	p := t.driver.State()
	r := &p.Round
	if len(t.at.Shown) > 0 {
		return lessonStep{}
	}
	if section, ok := phaseRules[r.Phase()]; ok {
		return lessonStep{section: section}
	}
	if t.driver.Matching() {
		return lessonStep{section: ruleSnap}
	}
	mine := r.Turn() == t.at.Seat
	switch r.Phase() {
	case engine.HoldDrawn:
		if c := r.Held(); mine && c < engine.NoCard {
			return drawnStep(p.Pack.Deck[c].Power)
		}
	case engine.Starting:
		if mine {
			return t.turnStep(r)
		}
	case engine.Ending:
		if mine && r.MoveKinds(t.at.Seat).Has(engine.Knock) {
			return t.callStep()
		}
	}
	return lessonStep{}
}

func drawnStep(p engine.Power) lessonStep {
	if p == engine.NoPower {
		return lessonStep{section: ruleDraw}
	}
	return lessonStep{power: p}
}

// turnStep returns the step at which one's turn begins.
func (t *table) turnStep(r *engine.Round) lessonStep {
	switch {
	case r.Caller() != engine.Nobody:
		return lessonStep{section: ruleLastTurns}
	case r.TurnsHad(t.at.Seat) == 0 && r.MoveKinds(t.at.Seat).Has(engine.Take):
		return lessonStep{section: ruleTake}
	}
	return lessonStep{section: ruleTurn}
}

// callStep returns the step at which one may call. While there are powers to meet,
// it is better not to.
func (t *table) callStep() lessonStep {
	if t.powersLeft() {
		return lessonStep{section: ruleRemember}
	}
	return lessonStep{section: ruleCall}
}

// powersLeft reports whether the player has not yet met every power of the deck.
func (t *table) powersLeft() bool {
	p := t.driver.State()
	left := map[engine.Power]bool{}
	for _, f := range p.Pack.Deck {
		left[f.Power] = true
	}
	delete(left, engine.NoPower)
	for _, m := range t.driver.Past() {
		if c := m.After.Round.Held(); m.Seat == t.at.Seat && c < engine.NoCard {
			delete(left, p.Pack.Deck[c].Power)
		}
	}
	return len(left) > 0
}

// guided reports whether a lesson lets the player make a move. At first the player
// takes the discard, where there is one, and then draws until every power was met.
func (t *table) guided(m engine.Move) bool {
	r := t.driver.Round()
	if t.lesson == nil || m.Seat != t.at.Seat || r.Phase() != engine.Starting {
		return true
	}
	first := r.TurnsHad(t.at.Seat) == 0 && r.MoveKinds(t.at.Seat).Has(engine.Take)
	switch m.Do {
	case engine.Draw:
		return !first
	case engine.Take:
		return first || !t.powersLeft()
	}
	return true
}

// tamed returns the move that the computer makes in a lesson instead of another: it
// neither calls nor takes what lies open, so that the player meets the powers.
func tamed(r *engine.Round, m engine.Move) engine.Move {
	instead := map[engine.MoveKind][]engine.MoveKind{engine.Knock: {engine.EndTurn, engine.Draw}, engine.Take: {engine.Draw}}
	for _, do := range instead[m.Do] {
		other := engine.Move{Do: do, Seat: m.Seat}
		if r.Refusal(other) == nil {
			return other
		}
	}
	return m
}
