package engine

// Deeds returns what a seat may do now; Nobody stands for the table. A move is
// legal if its deed is among them, and its cards among those of [board.Places].
func (b *board) Deeds(s Seat) Deeds {
	d := Deeds(0)
	if s == b.turn {
		d = b.turnDeeds()
	}
	if b.phase.busy() && !b.has(playedPowers|snaps) {
		return d
	}
	switch {
	case s == Nobody:
		return b.tableDeeds()
	case s >= Seat(b.players) || b.gone.seen(s):
		return 0
	case b.phase == Looking && !b.looked.seen(s):
		return b.firstLook().bit()
	case b.phase == Giving && s == b.giver:
		return Give.bit()
	case b.phase.busy() || b.phase == LastSnap:
		return d | b.sideDeeds(s)
	}
	return d
}

// turnDeeds returns what belongs to the turn of the seat to move.
func (b *board) turnDeeds() Deeds {
	switch b.phase {
	case Starting:
		return b.startDeeds()
	case HoldDrawn:
		return b.heldDeeds()
	case HoldTaken:
		if !b.anyPending() {
			return Replace.bit()
		}
	case SwapSelect:
		return exchange(b.powerOf(b.top())) | Decline.bit()
	case Ending:
		if b.pending[b.turn%MaxSeats] == 0 {
			return EndTurn.bit() | b.knock(callAtEnd)
		}
	}
	return 0
}

func (b *board) startDeeds() Deeds {
	d := b.knock(callAtStart)
	if b.stuck() {
		d |= Pass.bit()
	} else {
		d |= Draw.bit()
	}
	if b.discards > 0 && b.takeable(b.top()) {
		d |= Take.bit()
	}
	return d
}

// stuck reports whether the final lap goes on without a draw pile (T14).
func (b *board) stuck() bool { return b.draws == 0 && b.has(endDeal) && b.caller != Nobody }

// takeable reports whether a card on the discard pile may be taken.
func (b *board) takeable(c Card) bool {
	return b.powerOf(c) == NoPower || b.has(takeSpent|playedPowers)
}

// knock returns Knock if it is possible at that moment of the turn.
func (b *board) knock(moment flags) Deeds {
	switch {
	case b.caller != Nobody, !b.has(moment), b.minTurns > 0 && b.tooEarly():
		return 0
	}
	return Knock.bit()
}

// tooEarly reports whether somebody has not had the turns that must come before
// a knock. A turn counts at its end.
func (b *board) tooEarly() bool {
	for s := range Seat(b.players) {
		had := b.turns[s]
		if s == b.turn && b.phase == Ending {
			had++
		}
		if had < b.minTurns && !b.gone.seen(s) {
			return true
		}
	}
	return false
}

// heldDeeds returns what a drawn card can be used for.
func (b *board) heldDeeds() Deeds {
	if b.has(playedPowers) {
		if b.anyPending() {
			return 0
		}
		return Replace.bit() | Discard.bit()
	}
	power := b.powerOf(b.held)
	switch {
	case power == NoPower:
		return Replace.bit() | Discard.bit()
	case b.has(keepNoPower):
		return Discard.bit() | b.live(power)
	}
	return Replace.bit() | Discard.bit() | b.live(power)
}

// live returns the deed of a drawn power card, if its power works.
func (b *board) live(p Power) Deeds {
	inert := inertInTwo
	if p == DrawTwo {
		inert = inertTwo
	}
	if b.inTwo && b.has(inert) {
		return 0
	}
	switch p {
	case PeekOwn:
		return Peek.bit()
	case LookAny:
		return LookAt.bit()
	case SwapOther, SwitchAny:
		return UseSwap.bit()
	case DrawTwo:
		return UseDrawTwo.bit()
	}
	return 0
}

// exchange returns the deed by which a power exchanges two cards.
func exchange(p Power) Deeds {
	if p == SwitchAny {
		return Switch.bit()
	}
	return Swap.bit()
}

// sideDeeds returns what a seat may do whoever's turn it is.
func (b *board) sideDeeds(s Seat) Deeds {
	d := Deeds(0)
	if b.window != 0 && (s != b.last || b.has(snapActive)) && (s != b.caller || b.has(callerSnaps)) {
		d |= Snap.bit()
	}
	if b.pending[s%MaxSeats] == 0 {
		return d
	}
	d |= Skip.bit()
	switch b.power {
	case SwapOther, SwitchAny:
		d |= exchange(b.power)
	case DrawTwo:
		if s == b.turn && b.phase == Ending {
			d |= UseDrawTwo.bit()
		}
	case PeekOwn:
		d |= Peek.bit()
	case LookAny:
		d |= LookAt.bit()
	}
	return d
}

// tableDeeds returns what happens without anybody's decision.
func (b *board) tableDeeds() Deeds {
	d := Deeds(0)
	switch b.phase {
	case Revealing:
		return ReplacePower.bit()
	case LastSnap:
		if !b.anyPending() {
			d = Reveal.bit()
		}
	}
	if b.window != 0 && b.has(snapTimed) && (b.phase.busy() || b.phase == LastSnap) {
		d |= CloseWindow.bit()
	}
	return d
}

// firstLook returns the first look of the variant.
func (b *board) firstLook() Deed {
	if b.has(anyTwo) {
		return FirstLookTwo
	}
	return FirstLook
}
