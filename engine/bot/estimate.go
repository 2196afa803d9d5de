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

// callLimit returns the maximum points of a line of so many cards for a call if an unseen
// card counts mean. It is that of the same deck with its lowest card at zero, moved down
// by as much as that line is.
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

// remembered returns an own card, or a hidden one where the player does not know it
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
