package engine_test

import (
	"tabby/engine"
)

// may reports whether the rules allow a move.
func (m *model) may(mv engine.Move) bool {
	if m.phase == engine.Over || m.waits != "" {
		return false
	}
	if m.giver >= 0 {
		return mv.Do == engine.Give && int(mv.Seat) == m.giver && m.own(mv) && m.plain(mv.B)
	}
	switch mv.Do {
	case engine.Reveal, engine.CloseWindow, engine.ReplacePower:
		return mv.Seat == engine.Nobody && m.mayHappen(mv)
	}
	if int(mv.Seat) >= len(m.seats) || m.seats[mv.Seat].gone || m.phase == engine.Revealing {
		return false
	}
	switch mv.Do {
	case engine.FirstLook, engine.FirstLookTwo:
		return m.mayLook(mv)
	case engine.Snap:
		return m.maySnap(mv)
	case engine.Skip:
		return m.seats[mv.Seat].pending > 0 && m.plain(mv.A) && m.plain(mv.B)
	case engine.Peek, engine.LookAt, engine.Swap, engine.Switch, engine.UseSwap, engine.UseDrawTwo:
		return m.mayUse(mv) && m.fits(mv)
	}
	return int(mv.Seat) == m.turn && m.mayTurn(mv)
}

func (m *model) plain(s engine.Spot) bool { return s == engine.Spot{} }

// own reports whether A is one of the player's own cards.
func (m *model) own(mv engine.Move) bool { return m.at(mv.A) != nil && mv.A.Seat == mv.Seat }

func (m *model) mayHappen(mv engine.Move) bool {
	switch mv.Do {
	case engine.Reveal:
		return m.phase == engine.LastSnap && !m.somePending() && m.plain(mv.A) && m.plain(mv.B)
	case engine.CloseWindow:
		return m.window != "" && m.table.Number(engine.SnapWindow) > 0 && m.plain(mv.A) && m.plain(mv.B)
	}
	return m.replace != nil && mv.A == *m.replace && m.plain(mv.B)
}

func (m *model) mayLook(mv engine.Move) bool {
	if m.phase != engine.Looking || m.seats[mv.Seat].looked {
		return false
	}
	if m.table.Rules.Look == engine.LookAnyTwo {
		return mv.Do == engine.FirstLookTwo && m.own(mv) && m.at(mv.B) != nil && mv.B.Seat == mv.Seat && mv.A.Slot < mv.B.Slot
	}
	return mv.Do == engine.FirstLook && m.plain(mv.A) && m.plain(mv.B)
}

func (m *model) locked(s int) bool {
	return s == m.caller && (m.on(engine.CallerLocked) || m.on(engine.KnockerLocked))
}

func (m *model) maySnap(mv engine.Move) bool {
	s := int(mv.Seat)
	switch {
	case m.window == "" || m.at(mv.A) == nil || !m.plain(mv.B):
		return false
	case s == m.player && !m.on(engine.SnapActive), s == m.caller && !m.on(engine.CallerSnaps):
		return false
	}
	return mv.A.Seat == mv.Seat || m.value(engine.SnapWho) == "any_cards" && !m.locked(int(mv.A.Seat))
}

// mayUse reports whether the player has the power that the move is part of.
func (m *model) mayUse(mv engine.Move) bool {
	deeds := map[engine.Power]engine.MoveKind{
		engine.PeekOwn: engine.Peek, engine.LookAny: engine.LookAt, engine.DrawTwo: engine.UseDrawTwo,
		engine.SwapOther: engine.UseSwap, engine.SwitchAny: engine.UseSwap,
	}
	exchange := map[engine.Power]engine.MoveKind{engine.SwapOther: engine.Swap, engine.SwitchAny: engine.Switch}
	mine := int(mv.Seat) == m.turn
	if m.played() {
		due := deeds[m.power]
		if d, ok := exchange[m.power]; ok {
			due = d
		}
		if mv.Do == engine.UseDrawTwo && (!mine || m.phase != engine.Ending) {
			return false
		}
		return m.seats[mv.Seat].pending > 0 && mv.Do == due
	}
	if mv.Do == engine.Swap || mv.Do == engine.Switch {
		return mine && m.phase == engine.SwapSelect && exchange[m.powerOf(m.discard[len(m.discard)-1])] == mv.Do
	}
	if !mine || m.phase != engine.HoldDrawn {
		return false
	}
	p := m.powerOf(*m.held)
	inert := m.value(engine.PowersInDraw2) == "inert"
	if p == engine.DrawTwo {
		inert = m.value(engine.Draw2Nested) == "inert"
	}
	return p != engine.NoPower && deeds[p] == mv.Do && !(m.within && inert)
}

// fits reports whether the power can be about those cards.
func (m *model) fits(mv engine.Move) bool {
	a, b := m.at(mv.A), m.at(mv.B)
	movable := func(s engine.Spot) bool {
		c := m.at(s)
		return c != nil && !c.faceUp && !m.locked(int(s.Seat))
	}
	switch mv.Do {
	case engine.Peek:
		return m.own(mv) && m.plain(mv.B)
	case engine.LookAt:
		return a != nil && m.plain(mv.B)
	case engine.Swap:
		return b != nil && m.own(mv) && mv.B.Seat != mv.Seat && movable(mv.A) && movable(mv.B)
	case engine.Switch:
		first := mv.A.Seat < mv.B.Seat || mv.A.Seat == mv.B.Seat && mv.A.Slot < mv.B.Slot
		return first && movable(mv.A) && movable(mv.B)
	}
	return m.plain(mv.A) && m.plain(mv.B)
}

// mayTurn reports whether the player whose turn it is may do that.
func (m *model) mayTurn(mv engine.Move) bool {
	if mv.Do == engine.Replace {
		drawn := m.phase == engine.HoldDrawn
		blank := drawn && !m.played() && m.powerOf(*m.held) != engine.NoPower && m.value(engine.KeepPowerAsBlank) == "false"
		return (drawn || m.phase == engine.HoldTaken) && !m.somePending() && !blank && m.own(mv) && m.plain(mv.B)
	}
	if !m.plain(mv.A) || !m.plain(mv.B) {
		return false
	}
	stuck := m.endsWithDeck() && len(m.draw) == 0 && m.caller >= 0
	switch mv.Do {
	case engine.Draw:
		return m.phase == engine.Starting && !stuck
	case engine.Pass:
		return m.phase == engine.Starting && stuck
	case engine.Take:
		if m.phase != engine.Starting || len(m.discard) == 0 {
			return false
		}
		top := m.discard[len(m.discard)-1]
		return m.played() || m.powerOf(top) == engine.NoPower || m.on(engine.TakeSpentPower)
	case engine.Discard:
		return m.phase == engine.HoldDrawn && !m.somePending()
	case engine.Decline:
		return m.phase == engine.SwapSelect
	case engine.EndTurn:
		return m.phase == engine.Ending && m.seats[m.turn].pending == 0
	case engine.Knock:
		return m.mayKnock()
	}
	return false
}

func (m *model) mayKnock() bool {
	timing := m.value(engine.CallTiming)
	atEnd := m.phase == engine.Ending && m.seats[m.turn].pending == 0 && timing != "instead_of_turn"
	atStart := m.phase == engine.Starting && (timing == "instead_of_turn" || timing == "either")
	if m.caller >= 0 || !atEnd && !atStart {
		return false
	}
	for i, s := range m.seats {
		had := s.turns
		if i == m.turn && atEnd {
			had++
		}
		if !s.gone && had < m.table.Number(engine.MinKnockTurns) {
			return false
		}
	}
	return true
}
