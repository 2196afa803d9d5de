package engine

// MoveKinds returns the kinds of move that a seat may make now; for Nobody, these are moves
// that no player decides. A move is legal if its kind is among them and its cards are in the
// sets that [board.Places] returns.
func (b *board) MoveKinds(s Seat) MoveKinds {
	if s == b.turn {
		return b.kept
	}
	return b.kinds(s)
}

// keep computes and stores the kinds of move of the seat whose
// turn it is. If only that seat can move, [Round.enter]
// stores them instead, once for each phase.
func (b *board) keep() { b.kept = b.kinds(b.turn) }

// kinds computes the result of MoveKinds.
func (b *board) kinds(s Seat) MoveKinds {
	switch {
	case !b.alone():
		return b.anyKinds(s)
	case s != b.turn:
		return 0
	}
	return b.turnKinds()
}

// anyKinds returns what a seat may do, in any turn.
func (b *board) anyKinds(s Seat) MoveKinds {
	switch {
	case s == Nobody:
		return b.tableKinds()
	case s >= Seat(b.players) || b.gone.seen(s):
		return 0
	case b.phase == Looking && !b.looked.seen(s):
		return b.firstLook().bit()
	case b.phase == Giving && s == b.giver:
		return Give.bit()
	case b.phase == LastSnap, b.phase.busy() && s != b.turn:
		return b.sideKinds(s)
	case b.phase.busy():
		return b.turnKinds() | b.sideKinds(s)
	}
	return 0
}

// turnKinds returns the kinds of move that the seat whose turn it is may make.
func (b *board) turnKinds() MoveKinds {
	switch b.phase {
	case Starting:
		return b.startKinds()
	case HoldDrawn:
		return b.heldKinds()
	case HoldTaken:
		if !b.anyPending() {
			return Replace.bit()
		}
	case SwapSelect:
		return b.swapKinds()
	case Ending:
		if b.pending[b.turn%seatRoom] == 0 {
			return b.endKinds()
		}
	}
	return 0
}

func (b *board) startKinds() MoveKinds {
	d := Draw.bit()
	if b.draws == 0 && b.stuck() {
		d = Pass.bit()
	}
	if b.has(callAtStart) {
		d |= b.knock(callAtStart)
	}
	switch {
	case b.discards == 0:
		return d
	case b.has(takeSpent | playedPowers):
		return d | Take.bit()
	}
	return d | takeKinds[b.powerOf(b.top())]
}

// takeKinds has Take for a top discard that can always be taken, by its power.
var takeKinds = [16]MoveKinds{NoPower: 1 << Take}

// stuck reports whether the last turns continue although the draw pile is empty.
func (b *board) stuck() bool { return b.has(endDeal) && b.caller != Nobody }

// endKinds returns how a turn can end.
func (b *board) endKinds() MoveKinds { return EndTurn.bit() | b.knock(callAtEnd) }

// knock returns Knock if it is legal at that moment of the turn.
func (b *board) knock(moment flags) MoveKinds {
	switch {
	case b.caller != Nobody, !b.has(moment), b.minTurns > 0 && b.tooEarly(moment):
		return 0
	}
	return Knock.bit()
}

// tooEarly reports whether a player still needs turns that must come before
// a knock. A turn counts at its end.
func (b *board) tooEarly(moment flags) bool {
	for s := range Seat(b.players) {
		had := b.turns[s]
		if s == b.turn && moment == callAtEnd {
			had++
		}
		if had < b.minTurns && !b.gone.seen(s) {
			return true
		}
	}
	return false
}

// drawnKinds are the possible uses of a drawn card, by its power.
var drawnKinds = [16]MoveKinds{
	NoPower:   1<<Replace | 1<<Discard,
	PeekOwn:   1<<Replace | 1<<Discard | 1<<Peek,
	LookAny:   1<<Replace | 1<<Discard | 1<<LookAt,
	SwapOther: 1<<Replace | 1<<Discard | 1<<UseSwap,
	SwitchAny: 1<<Replace | 1<<Discard | 1<<UseSwap,
	DrawTwo:   1<<Replace | 1<<Discard | 1<<UseDrawTwo,
}

// heldKinds returns the possible uses of the drawn card.
func (b *board) heldKinds() MoveKinds {
	if b.has(playedPowers) {
		if b.anyPending() {
			return 0
		}
		return drawnKinds[NoPower]
	}
	power := b.powerOf(b.held)
	d := drawnKinds[power]
	if power != NoPower && b.has(keepNoPower) {
		d &^= Replace.bit()
	}
	if b.inTwo && b.inert(power) {
		d &= drawnKinds[NoPower]
	}
	return d
}

// inert reports whether a power does not work within a Draw 2.
func (b *board) inert(p Power) bool {
	if p == DrawTwo {
		return b.has(inertTwo)
	}
	return b.has(inertInTwo)
}

// swapKinds returns the possible uses of the power card on the discard pile that exchanges two cards.
func (b *board) swapKinds() MoveKinds { return exchange(b.powerOf(b.top())) | Decline.bit() }

// exchange returns the move by which a power exchanges two cards.
func exchange(p Power) MoveKinds {
	if p == SwitchAny {
		return Switch.bit()
	}
	return Swap.bit()
}

// sideKinds returns what a seat may do in any turn.
func (b *board) sideKinds(s Seat) MoveKinds {
	d := MoveKinds(0)
	if b.window != 0 && !b.isTooLong() && (s != b.last || b.has(snapActive)) && (s != b.caller || b.has(callerSnaps)) {
		d |= Snap.bit()
	}
	if b.pending[s%seatRoom] == 0 {
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

// tableKinds returns the moves that no player decides.
func (b *board) tableKinds() MoveKinds {
	d := MoveKinds(0)
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
func (b *board) firstLook() MoveKind {
	if b.has(anyTwo) {
		return FirstLookTwo
	}
	return FirstLook
}
