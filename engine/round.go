package engine

// A Round is one round of a variant from the deal to the scores. It has no pointers, so
// assignment copies a round and == compares two. Create one with [Pack.Deal] or [Pack.Place];
// the zero Round cannot be used.
type Round struct{ board }

// Refusal returns nil if a move is legal, and otherwise one of the errors of this
// package, not wrapped.
func (r *Round) Refusal(m Move) error {
	if r.legal(m) {
		return nil
	}
	return r.refusal(m)
}

// Do plays the move. If it is not legal, Do changes nothing and returns its [Round.Refusal].
func (r *Round) Do(m Move) error {
	if !r.legal(m) {
		return r.refusal(m)
	}
	r.moves++
	r.carryOut(m)
	if !r.alone() {
		r.keep()
	}
	return nil
}

// carryOut plays a legal move.
func (r *Round) carryOut(m Move) {
	switch m.Do {
	case FirstLook:
		r.look(m.Seat, r.from[m.Seat], r.from[m.Seat+1]-1)
	case FirstLookTwo:
		r.look(m.Seat, r.at(m.A), r.at(m.B))
	case Draw:
		r.draw()
	case Take:
		r.take()
	case Replace:
		r.replace(r.at(m.A))
	case Discard:
		r.discard()
	case EndTurn, Pass:
		r.nextTurn()
	case Knock:
		r.endByKnock()
	case Reveal:
		r.finish(r.endReason())
	case ReplacePower:
		r.replacePower()
	case CloseWindow:
		r.window = 0
	case Snap:
		r.snap(m.Seat, r.at(m.A))
	case Give:
		r.give(r.at(m.A))
	default:
		r.usePower(m)
	}
}

// look is the first look of a player. The round begins when all have had it.
func (r *Round) look(s Seat, a, z uint8) {
	r.info[a] |= s.bit()
	r.info[z] |= s.bit()
	r.looked |= s.bit()
	r.startIfSeen()
}

func (r *Round) startIfSeen() {
	if r.looked|r.gone == 1<<r.players-1 {
		r.enter(Starting, r.startKinds())
	}
}

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

// LongestRound is the number of moves and shuffles after which a round in which nobody has
// called ends with the current turn, so that every round fits into a [Log]. A long
// round of Recall with six players has a tenth of that.
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

// enter begins a phase of the turn. If only the seat whose turn it is can move,
// open are its kinds of move during the whole phase.
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

// endLap ends the last turns. If cards can be matched, the last one still can be.
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

// Leave removes a player from the round: the line is out of play, a drawn card goes
// to the discard pile, and a power or a turn is lost. A card that the player had to give is
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

// lapse skips the turn of the player who left, now or later among the last turns.
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
