package bot

import "tabby/engine"

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
