package engine_test

import (
	"slices"

	"tabby/engine"
)

// A model plays a round by the letter of the rule book, with slices and maps and
// no cleverness. It was written from the rules, not from the engine, and is
// what the engine is compared with.
type model struct {
	table   engine.Table
	deck    engine.Deck
	seats   []*sitter
	draw    []engine.Card // top first
	discard []engine.Card // last is top
	held    *engine.Card
	phase   engine.Phase
	turn    int
	owed    int
	within  bool // a Draw 2
	caller  int  // or -1
	final   int
	reason  engine.Reason

	waits  string // what a shuffle is waited for: "", "start", "turn", "two", "penalty", "replace"
	turnUp bool
	guilty int // who draws penalties
	fines  int

	window  string // the rank to match, "" if none
	player  int    // of the top card, or -1
	power   engine.Power
	giver   int // or -1
	hole    engine.Spot
	replace *engine.Spot
}

// A sitter is somebody at the model's table.
type sitter struct {
	line    []*lying
	looked  bool
	gone    bool
	turns   int
	pending int
}

// A lying card is one in a line.
type lying struct {
	card   engine.Card
	known  map[int]bool
	origin engine.Origin
	faceUp bool
}

func (m *model) value(k engine.Key) string      { return string(m.table.Value(k)) }
func (m *model) on(k engine.Key) bool           { return m.table.Value(k) == engine.On }
func (m *model) face(c engine.Card) engine.Face { return m.deck[c] }
func (m *model) recall() bool                   { return m.table.Rules.Snaps }
func (m *model) played() bool                   { return m.table.Rules.Powers == engine.WhenPlayed }

func (m *model) powerOf(c engine.Card) engine.Power { return m.table.Power(m.face(c)) }

// rank is what has to be the same to match: jokers match jokers.
func (m *model) rank(c engine.Card) string {
	if f := m.face(c); f.Rank != "" {
		return f.Rank
	}
	return m.face(c).Name
}

func newModel(table engine.Table, order []engine.Card, players, first int) *model {
	m := &model{table: table, deck: table.Deck(), turn: first, caller: -1, player: -1, giver: -1, phase: engine.Looking}
	for range players {
		m.seats = append(m.seats, &sitter{})
	}
	order = slices.Clone(order)
	for range table.Rules.Hand {
		for i := range players {
			s := m.seats[(first+i)%players]
			s.line = append(s.line, &lying{card: order[0], known: map[int]bool{}})
			order = order[1:]
		}
	}
	m.draw = order
	m.turnUp = table.Rules.Upcard
	if m.on(engine.Younger) {
		for _, s := range m.seats {
			for _, c := range []*lying{s.line[0], s.line[len(s.line)-1]} {
				c.faceUp = true
				m.show(c)
			}
		}
	}
	m.begin()
	return m
}

// begin turns up the first discard, C07.
func (m *model) begin() {
	m.waits = "start"
	if !m.upcard() {
		return
	}
	m.waits = ""
	if m.on(engine.Younger) {
		m.phase = engine.Starting
	}
}

func (m *model) upcard() bool {
	for m.turnUp {
		if len(m.draw) == 0 {
			m.turnUp = false
			return true
		}
		c := m.draw[0]
		m.draw = m.draw[1:]
		rule := m.value(engine.FirstUpcard)
		numbers := slices.ContainsFunc(m.draw, func(c engine.Card) bool { return m.powerOf(c) == engine.NoPower })
		switch {
		case m.powerOf(c) == engine.NoPower || rule == "leave" || !numbers:
			m.discard = append(m.discard, c)
			m.turnUp = false
		case rule == "leave_under":
			m.discard = append(m.discard, c)
		default:
			m.draw = append(m.draw, c)
			return false
		}
	}
	return true
}

func (m *model) show(c *lying) {
	for s := range m.seats {
		c.known[s] = true
	}
}

func (m *model) alive() (n int) {
	for _, s := range m.seats {
		if !s.gone {
			n++
		}
	}
	return n
}

func (m *model) leftOf(s int) int {
	for {
		if s = (s + 1) % len(m.seats); !m.seats[s].gone {
			return s
		}
	}
}

func (m *model) at(s engine.Spot) *lying {
	if int(s.Seat) >= len(m.seats) || m.seats[s.Seat].gone || int(s.Slot) >= len(m.seats[s.Seat].line) {
		return nil
	}
	return m.seats[s.Seat].line[s.Slot]
}

func (m *model) somePending() bool {
	return slices.ContainsFunc(m.seats, func(s *sitter) bool { return s.pending > 0 })
}

func (m *model) endsWithDeck() bool {
	return m.table.Rules.Shortage == engine.EndDeal || m.value(engine.RecallDeckout) == "end_round"
}

// toShuffle returns the discards that can become the draw pile.
func (m *model) toShuffle() []engine.Card {
	n := len(m.discard)
	switch {
	case m.endsWithDeck() || n == 0:
		return nil
	case m.table.Rules.Shortage == engine.ShuffleButTop, m.value(engine.Reshuffle) == "keep_top":
		return m.discard[:n-1]
	case m.value(engine.Reshuffle) == "all_and_turn_up" && n == 1:
		return nil
	}
	return m.discard
}

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

// over ends the round, C26.
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
