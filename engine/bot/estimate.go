package bot

import "tabby/engine"

// An estimate has the expected points of the cards of a view, in sixteenths.
type estimate struct {
	*Mind
	judgement

	view   *engine.View
	forgot uint64 // own cards by slot that are forgotten
	call   int16  // the maximum expected points of the line for a call

	total   int16 // of the own line
	worst   int16 // of its worst card
	slot    uint8 // the slot of that card
	unknown uint8 // number of unknown own cards
	blind   uint8 // the slot of one of them
	doubt   int16 // added to an unknown own card when one is to be replaced
}

// patience is the number of turns after which players begin to call with higher lines.
// Otherwise a round might never end: the low cards may be spread over all lines.
const patience = 8

// callLimit returns the most points with which a line of that many cards should call, if an unseen
// card counts mean. A deck with cards below zero is moved up until its lowest card is zero, and the
// limit moved down again by as much.
func (m *Mind) callLimit(mean int16, cards, turns int) int16 {
	above := mean - m.least
	more := max(point/2, above/20) // each turn: the lines of a deck with a wide range differ by more
	return m.least*int16(cards) + above*8/5 + int16(max(0, turns-patience))*more
}

// look returns the estimate of a view by a judgement, with the own cards in forgot
// forgotten.
func (m *Mind) look(v *engine.View, by judgement, forgot uint64) estimate {
	s := estimate{Mind: m, judgement: by, view: v, forgot: forgot, worst: -1 << 14}
	s.doubt = s.doubts()
	for slot := range uint8(v.Len(v.Seat)) {
		c := s.remembered(slot)
		w := s.value(c)
		s.total += w
		if c >= engine.NoCard {
			s.unknown++
			s.blind = slot
			w += s.doubt
		}
		if w > s.worst || w == s.worst && c >= engine.NoCard {
			s.worst, s.slot = w, slot
		}
	}
	if !m.adds {
		s.weigh()
	}
	s.call = m.callLimit(by.odds.mean, v.Len(v.Seat), v.TurnsHad(v.Seat))
	return s
}

// doubts returns what is added to an unknown own card when one is to be replaced.
func (s *estimate) doubts() int16 {
	if s.view.Caller() != engine.Nobody {
		return s.weights[UnknownLast]
	}
	return s.weights[Unknown] + s.weights[UnknownTurns]*s.turns(s.view.Seat)
}

// turns returns how many turns a seat has had, at most patience.
func (s *estimate) turns(seat engine.Seat) int16 {
	return int16(min(s.view.TurnsHad(seat), patience))
}

// remembered returns an own card, or a hidden one if the player does not know it
// or has forgotten it.
func (s *estimate) remembered(slot uint8) engine.Card {
	if s.forgot>>(slot&63)&1 != 0 {
		return engine.Hidden
	}
	return s.view.Card(s.own(slot))
}

// value returns the points of a card, or the expected points of a hidden one.
func (s *estimate) value(c engine.Card) int16 {
	if c >= kinds || s.points[c] == replaced {
		return s.odds.mean
	}
	return s.points[c]
}

// other returns the expected points of another player's card. Drawn cards are kept
// because they are low.
func (s *estimate) other(at engine.Spot) int16 {
	c := s.view.Card(at)
	if c < engine.NoCard {
		return s.value(c)
	}
	if s.view.Origin(at) == engine.Drawn {
		return s.least + (s.odds.mean-s.least)*9/16 + s.weights[OtherDrawn]
	}
	return s.odds.mean + s.weights[OtherDealt]*s.turns(at.Seat)
}

// own returns the spot of an own card.
func (s *estimate) own(slot uint8) engine.Spot { return engine.Spot{Seat: s.view.Seat, Slot: slot} }

func (s *estimate) do(d engine.MoveKind) engine.Move { return engine.Move{Do: d, Seat: s.view.Seat} }

func (s *estimate) doAt(d engine.MoveKind, a engine.Spot) engine.Move {
	return engine.Move{Do: d, Seat: s.view.Seat, A: a}
}

// maxLine is how many cards a line has at most that is not added up.
const maxLine = 16

// line appends the own line to dst as far as the player remembers it.
func (s *estimate) line(dst []engine.Card) []engine.Card {
	for slot := range uint8(s.view.Len(s.view.Seat)) {
		dst = append(dst, s.remembered(slot))
	}
	return dst
}

// counts returns what a line counts, or is expected to, in sixteenths.
func (m *Mind) counts(line []engine.Card, mean int16) int16 {
	total := int16(m.pack.Count(line...)) * point
	for _, c := range line {
		if c >= kinds || m.points[c] == replaced {
			total += mean
		}
	}
	return total
}

// weigh values the own line if its cards are not added up: each card by how much
// less the line would count without it.
func (s *estimate) weigh() {
	var room [maxLine]engine.Card
	line := s.line(room[:0])
	s.total, s.worst = s.counts(line, s.odds.mean), -1<<14
	for slot, c := range line {
		w := s.part(line, slot)
		if c >= engine.NoCard {
			w += s.doubt
		}
		if w > s.worst || w == s.worst && c >= engine.NoCard {
			s.worst, s.slot = w, uint8(slot)
		}
	}
}

// part returns how much more a line counts than without the card in a slot.
func (s *estimate) part(line []engine.Card, slot int) int16 {
	c := line[slot]
	line[slot] = engine.Hidden
	without := s.counts(line, s.odds.mean) - s.odds.mean
	line[slot] = c
	return s.counts(line, s.odds.mean) - without
}

// improves returns where in the own line to put a card, and what that saves.
func (s *estimate) improves(c engine.Card) (slot uint8, saves int16) {
	if s.adds {
		return s.slot, s.worst - s.value(c)
	}
	var room [maxLine]engine.Card
	line := s.line(room[:0])
	saves = -1 << 14
	for i, old := range line {
		line[i] = c
		gain := s.total - s.counts(line, s.odds.mean)
		if old >= engine.NoCard {
			gain += s.doubt
		}
		if gain > saves || gain == saves && old >= engine.NoCard {
			slot, saves = uint8(i), gain
		}
		line[i] = old
	}
	return slot, saves
}

// The value of seeing a card, in sixteenths of a point.
const (
	ownSeen   = point     // it can be replaced if it is high
	otherSeen = point / 4 // it shows when to call
)

// worth returns how to use a power, and what that is expected to save. If the power works
// only once the card is played, can is empty and the move is zero.
func (s *estimate) worth(p engine.Power, can engine.MoveKinds) (engine.Move, int16) {
	works := s.played
	switch p {
	case engine.PeekOwn, engine.LookAny:
		works = works || can.Has(engine.Peek) || can.Has(engine.LookAt)
		if m, worth, ok := s.peek(can); ok && works {
			return m, worth
		}
	case engine.SwapOther, engine.SwitchAny:
		works = works || can.Has(engine.UseSwap)
		if _, saves := s.bestExchange(p); works && saves > 0 {
			return s.do(engine.UseSwap), max(1, saves+s.weights[SwapWorth])
		}
	case engine.DrawTwo:
		works = works || can.Has(engine.UseDrawTwo)
		if saves := s.odds.saves(s.worst); works {
			return s.do(engine.UseDrawTwo), max(1, saves*7/4+s.weights[DrawTwoWorth])
		}
	}
	return engine.Move{}, 0
}

// peek returns which card to look at, if any is unknown.
func (s *estimate) peek(can engine.MoveKinds) (m engine.Move, worth int16, ok bool) {
	look := engine.Peek
	if can.Has(engine.LookAt) {
		look = engine.LookAt
	}
	if s.unknown > 0 {
		return s.doAt(look, s.own(s.blind)), max(1, ownSeen+s.weights[PeekWorth]), true
	}
	if look == engine.Peek {
		return m, 0, false
	}
	at, ok := s.unknownOther()
	return s.doAt(look, at), otherSeen, ok
}

// unknownOther returns an unknown card of another player.
func (s *estimate) unknownOther() (engine.Spot, bool) {
	n := s.view.Players()
	for step := 1; step < n; step++ {
		seat := engine.Seat((int(s.view.Seat) + step) % n)
		for slot := range uint8(s.view.Len(seat)) {
			if at := (engine.Spot{Seat: seat, Slot: slot}); !s.view.Knows(at) {
				return at, true
			}
		}
	}
	return engine.Spot{}, false
}

// exchange returns the best exchange of two cards, or a move of the kind none if no
// exchange saves points.
func (s *estimate) exchange(can engine.MoveKinds, none engine.MoveKind) engine.Move {
	power := engine.SwapOther
	if can.Has(engine.Switch) {
		power = engine.SwitchAny
	}
	m, saves := s.bestExchange(power)
	if saves <= 0 {
		return s.do(none)
	}
	return m
}

// bestExchange returns the exchange of the worst own card for the best card of another
// player, and what it saves.
func (s *estimate) bestExchange(p engine.Power) (engine.Move, int16) {
	kind := engine.Swap
	if p == engine.SwitchAny {
		kind = engine.Switch
	}
	mine, others := s.view.Places(kind, s.view.Seat)
	m, worst, best := s.do(kind), -int16(1)<<14, int16(1)<<14
	for i := range mine.Len() {
		if at := s.view.Pick(mine, i); at.Seat == s.view.Seat {
			if w := s.mine(at); w > worst {
				m.A, worst = at, w
			}
		}
	}
	for i := range others.Len() {
		if at := s.view.Pick(others, i); at.Seat != s.view.Seat {
			if w := s.other(at); w < best {
				m.B, best = at, w
			}
		}
	}
	if worst == -1<<14 || best == 1<<14 {
		return m, 0
	}
	if kind == engine.Switch && m.B.Seat < m.A.Seat {
		m.A, m.B = m.B, m.A
	}
	return m, worst - best
}

// mine returns the expected points of an own card.
func (s *estimate) mine(at engine.Spot) int16 {
	if !s.adds && s.forgot>>(at.Slot&63)&1 == 0 {
		var room [maxLine]engine.Card
		return s.part(s.line(room[:0]), int(at.Slot))
	}
	return s.value(s.remembered(at.Slot))
}
