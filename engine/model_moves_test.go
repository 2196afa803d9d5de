package engine_test

import (
	"slices"

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

// mayUse reports whether the player has the power that the deed is part of.
func (m *model) mayUse(mv engine.Move) bool {
	deeds := map[engine.Power]engine.Deed{
		engine.PeekOwn: engine.Peek, engine.LookAny: engine.LookAt, engine.DrawTwo: engine.UseDrawTwo,
		engine.SwapOther: engine.UseSwap, engine.SwitchAny: engine.UseSwap,
	}
	exchange := map[engine.Power]engine.Deed{engine.SwapOther: engine.Swap, engine.SwitchAny: engine.Switch}
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

// do carries out a move that is allowed.
func (m *model) do(mv engine.Move) {
	s := int(mv.Seat)
	switch mv.Do {
	case engine.FirstLook:
		line := m.seats[s].line
		m.looks(s, line[0], line[len(line)-1])
	case engine.FirstLookTwo:
		m.looks(s, m.at(mv.A), m.at(mv.B))
	case engine.Draw:
		if m.value(engine.SnapWindow) == "until_next_draw" {
			m.window = ""
		}
		m.need("turn")
	case engine.Take:
		c := m.discard[len(m.discard)-1]
		m.discard = m.discard[:len(m.discard)-1]
		m.held, m.phase, m.window = &c, engine.HoldTaken, ""
	case engine.Replace:
		m.replaceBy(m.at(mv.A))
	case engine.Discard:
		c := *m.held
		m.held = nil
		m.lay(c, m.turn, true, false)
		if m.owed > 0 {
			m.owed--
			m.need("two")
			return
		}
		m.endPlay()
	case engine.Knock:
		if m.phase == engine.Ending {
			m.seats[m.turn].turns++
		}
		m.caller, m.final = m.turn, m.alive()-1
		m.pass()
	case engine.EndTurn, engine.Pass:
		m.seats[m.turn].turns++
		if m.caller >= 0 {
			if m.final--; m.final == 0 {
				m.lap()
				return
			}
		}
		m.pass()
	case engine.Skip:
		m.seats[s].pending--
	case engine.Snap:
		m.snap(s, mv.A)
	case engine.Give:
		m.gives(mv.A)
	case engine.Reveal:
		m.end()
	case engine.CloseWindow:
		m.window = ""
	case engine.ReplacePower:
		m.discard = append(m.discard, m.at(mv.A).card)
		m.need("replace")
	default:
		m.use(mv)
	}
}

func (m *model) looks(s int, a, b *lying) {
	a.known[s], b.known[s] = true, true
	m.seats[s].looked = true
	m.startIfSeen()
}

func (m *model) startIfSeen() {
	if !slices.ContainsFunc(m.seats, func(s *sitter) bool { return !s.looked && !s.gone }) {
		m.phase = engine.Starting
	}
}

func (m *model) replaceBy(c *lying) {
	old := c.card
	c.card, c.known = *m.held, map[int]bool{m.turn: true}
	c.origin = engine.Drawn
	if m.phase == engine.HoldTaken {
		c.origin = engine.Taken
		m.show(c)
	}
	if c.faceUp && m.value(engine.YoungerReplacedOuter) == "face_down" {
		c.faceUp = false
	} else if c.faceUp {
		m.show(c)
	}
	m.lay(old, m.turn, false, false)
	m.endPlay()
}

func (m *model) use(mv engine.Move) {
	s := int(mv.Seat)
	if m.played() {
		m.seats[s].pending--
	} else if m.phase == engine.HoldDrawn {
		m.discard = append(m.discard, *m.held)
		m.held = nil
	}
	switch mv.Do {
	case engine.UseSwap:
		m.phase, m.owed, m.within = engine.SwapSelect, 0, false
		return
	case engine.UseDrawTwo:
		if m.value(engine.Draw2Nested) == "stack" {
			m.owed++
		} else {
			m.owed = 1
		}
		m.within = true
		m.need("two")
		return
	case engine.Peek, engine.LookAt:
		m.at(mv.A).known[s] = true
	case engine.Swap, engine.Switch:
		a, b := m.at(mv.A), m.at(mv.B)
		*a, *b = *b, *a
		a.faceUp, b.faceUp = b.faceUp, a.faceUp
	}
	if !m.played() {
		m.endPlay()
	}
}

func (m *model) snap(s int, at engine.Spot) {
	c := m.at(at)
	if m.rank(c.card) != m.window {
		m.show(c)
		m.guilty, m.fines = s, m.table.Number(engine.SnapPenalty)
		m.fine()
		return
	}
	owner := m.seats[at.Seat]
	owner.line = slices.Delete(owner.line, int(at.Slot), int(at.Slot)+1)
	m.lay(c.card, s, false, true)
	if m.value(engine.SnapMulti) == "false" {
		m.window = ""
	}
	if int(at.Seat) != s {
		m.giver, m.hole = s, at
		return
	}
	m.outOfCards(s)
}

func (m *model) gives(at engine.Spot) {
	giver, to := m.seats[m.giver], m.seats[m.hole.Seat]
	c := m.at(at)
	giver.line = slices.Delete(giver.line, int(at.Slot), int(at.Slot)+1)
	to.line = slices.Insert(to.line, int(m.hole.Slot), c)
	s := m.giver
	m.giver = -1
	m.outOfCards(s)
}

func (m *model) outOfCards(s int) {
	if len(m.seats[s].line) == 0 {
		m.over(engine.NoCards)
	}
}

// leave takes a player out of the round, G15.
func (m *model) leave(s int) {
	due := false // whether a turn of the final lap is lost
	if m.caller >= 0 && s != m.caller {
		for i := m.turn; i != m.caller; i = (i + 1) % len(m.seats) {
			due = due || i == s
		}
	}
	p := m.seats[s]
	p.gone, p.pending = true, 0
	if m.player == s {
		m.player = -1
	}
	if m.giver == s || m.giver >= 0 && int(m.hole.Seat) == s {
		m.giver = -1
	}
	drop := func() {
		if m.held != nil {
			m.discard = append(m.discard, *m.held)
			m.held = nil
		}
		m.owed, m.within = 0, false
	}
	switch {
	case m.alive() == 1:
		m.over(engine.LastLeft)
	case m.phase == engine.Looking:
		if m.turn == s {
			m.turn = m.leftOf(s)
		}
		m.startIfSeen()
	case m.phase != engine.LastSnap:
		if due {
			m.final--
		}
		if m.turn != s {
			return
		}
		drop()
		if due && m.final == 0 {
			m.lap()
			return
		}
		m.pass()
	}
}
