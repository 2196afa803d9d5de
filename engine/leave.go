package engine

// Leave removes a player from the round: the line is out of play, a card in hand
// goes to the discard pile, and a power or a turn lapses. A card that the player owed is
// not given, and the round ends if that leaves another player without cards [002:18]. On an
// error, [ErrRoundOver], [ErrShuffle] or [ErrNoSeat], nothing changes.
func (r *Round) Leave(s Seat) error {
	switch {
	case r.phase == Revealing || r.phase == Over:
		return ErrRoundOver
	case r.phase == Shuffling:
		return ErrShuffle
	case s >= Seat(r.players) || r.gone.seen(s):
		return ErrNoSeat
	}
	due := r.hasTurnLeft(s)
	r.gone |= s.bit()
	r.pending[s] = 0
	if r.last == s {
		r.last = Nobody
	}
	if r.giver == s || r.giver != Nobody && r.giveTo.Seat == s {
		r.endGiving()
	}
	for at := r.from[s]; at < r.from[s+1]; at++ {
		r.info[at] &^= everybody
	}
	giving := r.phase == Giving
	if giving {
		r.phase = r.then
	}
	r.continueWithout(s, due)
	if giving {
		r.then, r.phase = r.phase, Giving
	}
	r.keep()
	return nil
}

func (r *Round) continueWithout(s Seat, due bool) {
	switch {
	case r.active() == 1:
		r.finish(LastLeft)
	case r.giver == Nobody && r.hasEmptyLine():
		r.finish(NoCards)
	case r.phase == Looking:
		if r.turn == s {
			r.turn = r.after(s)
		}
		r.startIfSeen()
	case r.phase != LastSnap:
		r.lapse(s, due)
	}
}

// hasEmptyLine reports whether a player who has not left has no cards.
func (b *board) hasEmptyLine() bool {
	for s := range Seat(b.players) {
		if b.from[s] == b.from[s+1] && !b.gone.seen(s) {
			return true
		}
	}
	return false
}

// hasTurnLeft reports whether the seat has a turn left in the final lap.
func (r *Round) hasTurnLeft(s Seat) bool {
	n := Seat(r.players)
	return r.caller != Nobody && s != r.caller && (s+n-r.caller)%n >= (r.turn+n-r.caller)%n
}

// lapse skips the turn of the player who left, now or later in the final lap.
func (r *Round) lapse(s Seat, due bool) {
	if due {
		r.left--
	}
	if r.turn != s {
		return
	}
	r.dropHand()
	r.owed, r.inTwo = 0, false
	if due && r.left == 0 {
		r.endLap()
		return
	}
	r.next()
}

func (r *Round) dropHand() {
	if r.held != NoCard {
		r.layDown(r.held)
		r.held = NoCard
	}
}
