package engine_test

import (
	"slices"

	"tabby/engine"
)

// A model plays a round by the letter of the rule book, with slices and maps and
// no cleverness. It was written from the rules, not from the engine, and is
// what the engine is compared with.
type model struct {
	table   engine.Ruleset
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

// A sitter is a player at the model's table.
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

func newModel(table engine.Ruleset, order []engine.Card, players, first int) *model {
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

// begin turns up the first discard.
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
