package engine

func (r *Round) draw() {
	if r.has(snapUntilDraw) {
		r.window = 0
	}
	if r.draws == 0 {
		r.fetch(forTurn)
		return
	}
	r.hold(r.pop())
}

// hold takes a drawn card in hand.
func (r *Round) hold(c Card) {
	r.held = c
	r.enter(HoldDrawn, r.heldKinds())
}

func (r *Round) take() {
	r.held = r.top()
	r.discards--
	r.window = 0
	r.enter(HoldTaken, Replace.bit())
}

// replace puts the card in hand into the line, and the card it replaces on the
// discard pile. A second card of a Draw 2 is forfeited.
func (r *Round) replace(at uint8) {
	out := r.cards[at]
	r.cards[at] = r.held
	if r.phase == HoldTaken {
		r.info[at] = Taken.seenBy(everybody)
	} else {
		r.info[at] = Drawn.seenBy(r.turn.bit())
	}
	if bit := uint32(1) << (at & 31); r.has(younger) && r.open&bit != 0 {
		if r.has(outerClosed) {
			r.open &^= bit
		} else {
			r.info[at] |= everybody
		}
	}
	r.layDown(out)
	r.played(out, r.turn, fromLine)
	r.endPlay()
}

// discard puts the drawn card on the discard pile. A Draw 2 may owe another.
func (r *Round) discard() {
	out := r.held
	r.held = NoCard
	r.layDown(out)
	r.played(out, r.turn, fromHand)
	if r.owed > 0 {
		r.owed--
		r.fetch(forDrawTwo)
		return
	}
	r.endPlay()
}

// layDown lays a card on top of the discard pile.
func (t *table) layDown(c Card) {
	t.discards++
	t.cards[room-t.discards] = c
}

// endPlay ends the play of a turn, after which the player may knock. If the draw pile
// has run out the deal is over.
func (r *Round) endPlay() {
	r.held, r.owed, r.inTwo = NoCard, 0, false
	r.enter(Ending, r.endKinds())
	if r.ranOut() {
		r.endLap()
	}
}

// LongestRound is the number of moves and shuffles after which nobody draws again, if nobody
// has called. A long round of six at Recall has a tenth of that. A turn that has begun is
// played to its end, so that a whole round fits into a [Log].
const LongestRound = MaxLogMoves - 100

func (s *standing) isTooLong() bool { return s.moves >= LongestRound }

// ranOut reports whether an empty draw pile, or a round without an end, ends the deal now.
func (r *Round) ranOut() bool {
	return r.caller == Nobody && (r.draws == 0 && r.has(endDeal) || r.isTooLong())
}

// nextTurn gives the turn to the next player.
func (r *Round) nextTurn() {
	r.countTurn()
	if r.caller != Nobody {
		if r.left--; r.left == 0 {
			r.endLap()
			return
		}
	}
	r.next()
}

func (r *Round) next() {
	if r.ranOut() {
		r.endLap()
		return
	}
	r.turn = r.after(r.turn)
	r.enter(Starting, r.startKinds())
}

// enter begins a phase of the turn. Where only the seat that has it can move, that seat
// can make these kinds of move for as long as the phase lasts.
func (s *standing) enter(p Phase, open MoveKinds) { s.phase, s.kept = p, open }

func (s *standing) countTurn() {
	if s.turns[s.turn] < 255 {
		s.turns[s.turn]++
	}
}

// endByKnock ends the round after one more turn of every other player.
func (r *Round) endByKnock() {
	if r.phase == Ending {
		r.countTurn()
	}
	r.caller = r.turn
	r.left = r.active() - 1
	r.next()
}

// endLap ends the play of the round. If cards can be matched, the last one still can.
func (r *Round) endLap() {
	if r.has(snaps) {
		r.phase = LastSnap
		return
	}
	r.finish(r.endReason())
}

// endReason returns why the round ends after its last turn.
func (s *standing) endReason() Reason {
	switch {
	case s.caller != Nobody:
		return Called
	case s.isTooLong():
		return TooLong
	}
	return DeckOut
}
