package engine_test

import (
	"slices"

	"tabby/engine"
)

// need draws a card for something, or waits for a shuffle, or does without.
func (m *model) need(what string) {
	switch {
	case len(m.draw) > 0:
		c := m.draw[0]
		m.draw = m.draw[1:]
		m.get(what, c)
	case len(m.toShuffle()) > 0:
		m.waits = what
	case what == "turn":
		m.over(engine.DeckOut)
	case what == "two":
		m.endPlay()
	case what == "penalty":
		m.fines = 0
	}
}

func (m *model) get(what string, c engine.Card) {
	switch what {
	case "turn", "two":
		m.held = &c
		m.phase = engine.HoldDrawn
	case "penalty":
		s := m.seats[m.guilty]
		s.line = append(s.line, &lying{card: c, known: map[int]bool{}, origin: engine.Penalty})
	case "replace":
		at := m.at(*m.replace)
		*at = lying{card: c, known: at.known, origin: engine.Drawn, faceUp: at.faceUp}
		m.show(at)
		m.nextPower()
	}
}

// shuffled lays an order as the draw pile and goes on.
func (m *model) shuffled(order []engine.Card) {
	what := m.waits
	if !m.turnUp {
		m.discard = slices.Clone(m.discard[len(m.toShuffle()):])
		m.turnUp = m.value(engine.Reshuffle) == "all_and_turn_up" && what != "replace"
	}
	m.draw = slices.Clone(order)
	if what == "start" {
		m.begin()
		return
	}
	if !m.upcard() {
		return
	}
	m.waits = ""
	if len(m.draw) > 0 {
		c := m.draw[0]
		m.draw = m.draw[1:]
		m.get(what, c)
	} else {
		switch what {
		case "turn":
			m.over(engine.DeckOut)
		case "two":
			m.endPlay()
		case "penalty":
			m.fines = 0
		}
	}
	m.fine()
}

func (m *model) fine() {
	for m.fines > 0 && m.waits == "" {
		m.fines--
		m.need("penalty")
	}
}

// lay puts a card on the discard pile. Where matching cards can be played, it
// can be matched, and where powers work when played, its player has it.
func (m *model) lay(c engine.Card, by int, drawn, snap bool) {
	m.discard = append(m.discard, c)
	if m.recall() {
		m.window, m.player = m.rank(c), by
	}
	p := m.powerOf(c)
	if !m.played() || p == engine.NoPower {
		return
	}
	switch m.value(engine.RecallPowers) {
	case "own_turn":
		if snap {
			return
		}
	case "drawn_only":
		if !drawn {
			return
		}
	}
	m.power = p
	m.seats[by].pending++
	if p == engine.DrawTwo {
		m.owed = 0
	}
}

// endPlay is the end of what a turn is about.
func (m *model) endPlay() {
	m.held, m.owed, m.within = nil, 0, false
	m.phase = engine.Ending
	if m.deckOut() {
		m.lap()
	}
}

func (m *model) deckOut() bool { return m.endsWithDeck() && len(m.draw) == 0 && m.caller < 0 }

func (m *model) lap() {
	if m.recall() {
		m.phase = engine.LastSnap
		return
	}
	m.end()
}

func (m *model) end() {
	if m.caller >= 0 {
		m.over(engine.Called)
	} else {
		m.over(engine.DeckOut)
	}
}

func (m *model) pass() {
	if m.deckOut() {
		m.lap()
		return
	}
	m.turn = m.leftOf(m.turn)
	m.phase = engine.Starting
}

// over ends the round.
func (m *model) over(why engine.Reason) {
	m.reason, m.phase = why, engine.Over
	if m.held != nil {
		m.discard = append(m.discard, *m.held)
	}
	m.held, m.owed, m.within, m.window = nil, 0, false, ""
	for _, s := range m.seats {
		s.pending = 0
		for _, c := range s.line {
			m.show(c)
		}
	}
	m.nextPower()
}

func (m *model) nextPower() {
	m.phase, m.replace = engine.Over, nil
	number := func(c engine.Card) bool { return m.powerOf(c) == engine.NoPower }
	some := slices.ContainsFunc(m.draw, number) || !m.endsWithDeck() && slices.ContainsFunc(m.discard, number)
	if !m.table.Rules.Replaced || !some {
		return
	}
	from := m.caller
	if from < 0 {
		from = m.turn
	}
	for i := range m.seats {
		s := (from + 1 + i) % len(m.seats)
		if m.seats[s].gone {
			continue
		}
		for slot, c := range m.seats[s].line {
			if !number(c.card) {
				m.phase = engine.Revealing
				m.replace = &engine.Spot{Seat: engine.Seat(s), Slot: uint8(slot)}
				return
			}
		}
	}
}
