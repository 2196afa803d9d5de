package engine_test

import (
	"slices"

	"tabby/engine"
)

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

// leave takes a player out of the round. A card that the player owed is not given.
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
	lacks := m.giver == s && len(m.seats[m.hole.Seat].line) == 0
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
	case lacks:
		m.over(engine.NoCards)
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
