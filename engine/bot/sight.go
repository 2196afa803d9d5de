package bot

import "tabby/engine"

// A sight is what a player makes of a view: what each card is expected to count,
// in sixteenths of a point.
type sight struct {
	*Mind
	view   *engine.View
	odds   *odds
	forgot uint64 // own cards by slot that do not come to mind
	call   int16  // call with a line expected to count no more

	total   int16 // of the own line
	worst   int16 // of its worst card
	slot    uint8 // and where that lies
	unknown uint8 // own cards not known
	blind   uint8 // where one of them lies
}

// patience is how many turns players have before they call with lines that are
// not so low. Without an end to it, a round might have none: all low cards can
// lie in lines of which none is low.
const patience = 8

// callsAt returns how low a line has to be for a call, by what a card counts on
// average.
func callsAt(mean int16, turns int) int16 {
	return mean*8/5 + int16(max(0, turns-patience))*point/2
}

// look takes in the own line.
func (m *Mind) look(v *engine.View, o *odds, forgot uint64) sight {
	s := sight{Mind: m, view: v, odds: o, forgot: forgot, worst: -1}
	s.call = callsAt(o.mean, v.TurnsHad(v.Seat))
	for slot := range uint8(v.Len(v.Seat)) {
		c := v.Card(engine.Spot{Seat: v.Seat, Slot: slot})
		if c < engine.NoCard && forgot>>(slot&63)&1 != 0 {
			c = engine.Hidden
		}
		w := s.value(c)
		if c >= engine.NoCard {
			s.unknown++
			s.blind = slot
		}
		s.total += w
		if w > s.worst || w == s.worst && c >= engine.NoCard {
			s.worst, s.slot = w, slot
		}
	}
	return s
}

// value returns what a card counts, or is expected to.
func (s *sight) value(c engine.Card) int16 {
	if c >= kinds || s.points[c] == replaced {
		return s.odds.mean
	}
	return s.points[c]
}

// other returns what somebody else's card is expected to count. Who keeps a
// drawn card has a reason.
func (s *sight) other(at engine.Spot) int16 {
	c := s.view.Card(at)
	if c >= engine.NoCard && s.view.Origin(at) == engine.Drawn {
		return s.odds.mean * 9 / 16
	}
	return s.value(c)
}

// own returns the spot of an own card.
func (s *sight) own(slot uint8) engine.Spot { return engine.Spot{Seat: s.view.Seat, Slot: slot} }

func (s *sight) do(d engine.MoveKind) engine.Move { return engine.Move{Do: d, Seat: s.view.Seat} }

func (s *sight) doAt(d engine.MoveKind, a engine.Spot) engine.Move {
	return engine.Move{Do: d, Seat: s.view.Seat, A: a}
}
