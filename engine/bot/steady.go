package bot

import "tabby/engine"

// move returns the move by sound rules.
func (s *estimate) move() engine.Move {
	can := s.view.MoveKinds(s.view.Seat)
	switch s.view.Phase() {
	case engine.Looking:
		return s.firstLook(can)
	case engine.Starting:
		if can.Has(engine.Draw) || can.Has(engine.Pass) {
			return s.start(can)
		}
	case engine.HoldDrawn:
		if can.Has(engine.Discard) {
			return s.use(can)
		}
	case engine.HoldTaken:
		if can.Has(engine.Replace) {
			slot, _ := s.improves(s.view.Held())
			return s.doAt(engine.Replace, s.own(slot))
		}
	case engine.SwapSelect:
		if can.Has(engine.Decline) {
			return s.exchange(can, engine.Decline)
		}
	case engine.Ending:
		if can.Has(engine.EndTurn) {
			return s.end(can)
		}
	case engine.Giving:
		if can.Has(engine.Give) {
			return s.doAt(engine.Give, s.own(s.slot))
		}
	}
	return s.outOfTurn(can)
}

// firstLook looks at the outer cards, even if the player may choose.
func (s *estimate) firstLook(can engine.MoveKinds) engine.Move {
	if can.Has(engine.FirstLook) {
		return s.do(engine.FirstLook)
	}
	m := s.doAt(engine.FirstLookTwo, s.own(0))
	m.B = s.own(uint8(s.view.Len(s.view.Seat)) - 1)
	return m
}

// outOfTurn returns a move outside the own turn: it uses the power of a played card, or
// snaps.
func (s *estimate) outOfTurn(can engine.MoveKinds) engine.Move {
	switch {
	case !can.Has(engine.Skip):
		all := s.view.AppendMoves(make([]engine.Move, 0, 64))
		return all[0]
	case can.Has(engine.UseDrawTwo):
		return s.do(engine.UseDrawTwo)
	case can.Has(engine.Swap), can.Has(engine.Switch):
		return s.exchange(can, engine.Skip)
	}
	if m, _, ok := s.peek(can); ok && can.Has(m.Do) {
		return m
	}
	return s.do(engine.Skip)
}

// start begins a turn.
func (s *estimate) start(can engine.MoveKinds) engine.Move {
	switch {
	case can.Has(engine.Knock) && s.calls():
		return s.do(engine.Knock)
	case can.Has(engine.Take) && s.takes(s.view.Discarded(0)):
		return s.do(engine.Take)
	case can.Has(engine.Draw):
		return s.do(engine.Draw)
	}
	return s.do(engine.Pass)
}

// takes reports whether the top discard is better than an unseen card.
func (s *estimate) takes(c engine.Card) bool {
	_, saves := s.improves(c)
	least := s.weights[Take]
	if s.view.Caller() != engine.Nobody {
		least = s.weights[TakeLast]
	}
	return saves > 0 && (saves >= s.odds.saves(s.worst)+least || s.view.DrawPile() == 0)
}

// end ends a turn.
func (s *estimate) end(can engine.MoveKinds) engine.Move {
	if can.Has(engine.Knock) && s.calls() {
		return s.do(engine.Knock)
	}
	return s.do(engine.EndTurn)
}

// calls reports whether the own line is low enough to call.
func (s *estimate) calls() bool { return s.total <= s.limit() && !s.loses() }

// othersMatter is how far above the limit a line is at most that the lines of others are weighed for:
// they hardly ever raise it by more, and to look at them takes long.
const othersMatter = 6 * point

// limit returns the most expected points of a line that is called.
func (s *estimate) limit() int16 {
	w := s.weights
	limit := s.call + w[CallAt] + w[CallUnknown]*int16(s.unknown) + w[CallPlayers]*int16(s.view.Players()-2) + w[CallTurns]*s.turns(s.view.Seat)
	if w[CallOthers] != 0 && s.total <= limit+othersMatter {
		limit += int16(int32(s.lowestOther()) * int32(w[CallOthers]) / 16)
	}
	return limit
}

// lowestOther returns by how much the lowest line of the others is expected to be above
// one of average cards.
func (s *estimate) lowestOther() int16 {
	lowest := int16(1 << 14)
	for seat := range engine.Seat(s.view.Players()) {
		if seat == s.view.Seat || s.view.Left(seat) {
			continue
		}
		lowest = min(lowest, s.expects(seat)-s.odds.mean*int16(s.view.Len(seat)))
	}
	return lowest
}

// expects returns the expected points of the line of another player.
func (s *estimate) expects(seat engine.Seat) int16 {
	sum := int16(0)
	for slot := range uint8(s.view.Len(seat)) {
		sum += s.other(engine.Spot{Seat: seat, Slot: slot})
	}
	return sum
}

// use returns how to use the drawn card: in the line, by its power, or not at all.
func (s *estimate) use(can engine.MoveKinds) engine.Move {
	held := s.view.Held()
	best, saves := s.do(engine.Discard), int16(0)
	if power := s.view.PowerOf(held); power != engine.NoPower {
		m, worth := s.worth(power, can)
		if s.played {
			m = best
		}
		if worth > saves {
			best, saves = m, worth
		}
	}
	if can.Has(engine.Replace) {
		if slot, gain := s.replaces(held); gain > saves+s.weights[Keep] {
			return s.doAt(engine.Replace, s.own(slot))
		}
	}
	return best
}

// replaces returns the own card to replace with the one in hand, and the points that saves. If
// powers work when played, that includes the power of the replaced card.
func (s *estimate) replaces(held engine.Card) (slot uint8, saves int16) {
	if !s.played {
		return s.improves(held)
	}
	saves = -1 << 14
	for i := range uint8(s.view.Len(s.view.Seat)) {
		c := s.remembered(i)
		gain := s.value(c) - s.value(held)
		if c >= engine.NoCard {
			gain += s.doubt
		}
		if power := s.view.PowerOf(c); power != engine.NoPower && gain > 0 {
			_, worth := s.worth(power, 0)
			gain += worth
		}
		if gain > saves {
			slot, saves = i, gain
		}
	}
	return slot, saves
}

// loses reports whether a call is likely to lose the game: with the own line the player goes
// over its limit, and another is expected to have a lower total. After many turns players call
// anyway, or a round might never end.
func (s *estimate) loses() bool {
	g := s.game
	if g == nil || !g.limited || s.view.TurnsHad(s.view.Seat) > 2*patience {
		return false
	}
	mine := g.Totals[s.view.Seat]*point + int(s.total)
	if mine <= g.limit*point {
		return false
	}
	for seat := range engine.Seat(s.view.Players()) {
		if seat != s.view.Seat && !s.view.Left(seat) && mine >= g.Totals[seat]*point+int(s.expects(seat)) {
			return true
		}
	}
	return false
}
