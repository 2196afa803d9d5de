package engine

// refusal returns why a move is not legal, or nil if it is. It need not be fast, for a
// program makes only legal moves, and relies on nothing that is kept to be fast.
func (b *board) refusal(m Move) error {
	if m.Do >= moveKindCount || !b.kinds(m.Seat).Has(m.Do) {
		return b.kindRefusal(m)
	}
	a, z := b.Places(m.Do, m.Seat)
	shape := m.Do.shape()
	switch {
	case shape == noSpot && m.A != Spot{}:
		return ErrSpot
	case shape != noSpot && !b.covers(a, m.A):
		return b.spotRefusal(m, m.A)
	case shape < across && m.B != Spot{}:
		return ErrSpot
	case shape >= across && !b.covers(z, m.B):
		return b.spotRefusal(m, m.B)
	case shape == pair && b.at(m.A) >= b.at(m.B):
		return ErrSpot
	}
	return nil
}

// kindRefusal returns why a seat may not make a kind of move.
func (b *board) kindRefusal(m Move) error {
	switch {
	case b.phase == Over || b.phase == Revealing && m.Do != ReplacePower:
		return ErrRoundOver
	case b.phase == Shuffling:
		return ErrShuffle
	case m.Do >= moveKindCount:
		return ErrPhase
	case m.Seat != Nobody && (m.Seat >= Seat(b.players) || b.gone.seen(m.Seat)):
		return ErrNoSeat
	case b.phase == Giving:
		return ErrGiveFirst
	}
	if err := b.sideRefusal(m); err != nil {
		return err
	}
	if m.Seat != b.turn {
		return ErrNotYourTurn
	}
	return b.turnRefusal(m.Do)
}

// sideRefusal returns why a move that is not part of a turn is not legal, or nil if the
// move is part of one.
func (b *board) sideRefusal(m Move) error {
	switch m.Do {
	case FirstLook, FirstLookTwo:
		return ErrLook
	case Snap:
		return b.snapRefusal(m.Seat)
	case Reveal, CloseWindow, ReplacePower, Give:
		if b.anyPending() {
			return ErrPowerFirst
		}
		return ErrPhase
	case Skip:
		return ErrNoPower
	case Peek, LookAt, Swap, Switch, UseDrawTwo:
		if b.has(playedPowers) {
			return ErrNoPower
		}
	}
	return nil
}

func (b *board) snapRefusal(s Seat) error {
	switch {
	case b.window == 0 || !b.has(snaps) || b.isTooLong():
		return ErrWindowClosed
	case s == b.caller && !b.has(callerSnaps):
		return ErrCallerDone
	case s == b.last:
		return ErrOwnPlay
	}
	return ErrPhase
}

// turnRefusal returns why the player to move may not do that.
func (b *board) turnRefusal(d MoveKind) error {
	switch {
	case d == Knock:
		return b.knockRefusal()
	case b.phase == Looking:
		return ErrPhase
	case b.anyPending() && (b.phase == HoldDrawn || b.phase == HoldTaken || b.phase == Ending):
		return ErrPowerFirst
	case b.phase == HoldTaken:
		return ErrMustReplace
	case b.phase == Starting:
		return b.startRefusal(d)
	case b.phase == HoldDrawn:
		return b.heldRefusal(d)
	case d == UseSwap || d == UseDrawTwo:
		return ErrNoPower
	}
	return ErrPhase
}

func (b *board) knockRefusal() error {
	played := b.has(playedPowers)
	switch {
	case b.caller != Nobody && played:
		return ErrAlreadyCalled
	case b.caller != Nobody:
		return ErrAlreadyKnocked
	case b.phase == Ending && b.anyPending():
		return ErrPowerFirst
	case b.phase == Ending && b.has(callAtEnd), b.phase == Starting && b.has(callAtStart):
		return ErrKnockTooEarly
	case !b.has(callAtEnd):
		return ErrKnockNotAtStart
	case played:
		return ErrCallNotAfterPlay
	}
	return ErrKnockNotAtEnd
}

func (b *board) startRefusal(d MoveKind) error {
	switch d {
	case Draw:
		return ErrNothingToDraw
	case Take:
		if b.discards == 0 {
			return ErrDiscardEmpty
		}
		return ErrPowerNotTakeable
	case UseSwap, UseDrawTwo:
		return ErrNoPower
	}
	return ErrPhase
}

// heldRefusal returns why a drawn card cannot be used like that.
func (b *board) heldRefusal(d MoveKind) error {
	power := b.powerOf(b.held)
	inert := b.inTwo && !b.has(playedPowers) && b.inert(power)
	gives := func(p Power) error {
		if power == p && inert {
			return ErrPowerInert
		}
		return ErrNoPower
	}
	switch d {
	case Replace:
		return ErrPowerNotKept
	case Peek:
		return gives(PeekOwn)
	case LookAt:
		return gives(LookAny)
	case UseDrawTwo:
		return gives(DrawTwo)
	case UseSwap:
		if power == SwitchAny {
			return gives(SwitchAny)
		}
		return gives(SwapOther)
	}
	return ErrPhase
}

// spotRefusal returns why a move cannot be about that card.
func (b *board) spotRefusal(m Move, s Spot) error {
	if m.Do == Swap && (m.A.Seat != m.Seat || m.B.Seat == m.Seat || !b.exists(m.B)) {
		return ErrSwapTarget
	}
	if !b.exists(s) {
		return ErrSpot
	}
	place := Places(1) << (b.at(s) & 63)
	switch {
	case m.Do != Swap && m.Do != Switch && m.Do != Snap:
		return ErrSpot
	case m.Do != Snap && Places(b.open)&place != 0:
		return ErrFaceUp
	case b.locked()&place == 0:
		return ErrSpot
	case b.has(playedPowers):
		return ErrCallerLocked
	}
	return ErrKnockerLocked
}
