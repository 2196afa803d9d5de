package engine

// A way is how a card came onto the discard pile.
type way uint8

const (
	fromHand way = iota // drawn, and not kept
	fromLine            // replaced by another
	snapped             // out of turn
)

// played opens the window for matching cards, and gives the power of the played card if
// powers work when played.
func (r *Round) played(c Card, s Seat, how way) {
	if !r.has(playedPowers | snaps) {
		return
	}
	r.last = s
	if r.has(snaps) {
		r.window = r.rank(c) + 1
	}
	p := r.powerOf(c)
	switch {
	case p == NoPower || !r.has(playedPowers):
		return
	case how == snapped && r.has(powersOwnTurn), how != fromHand && r.has(powersDrawn):
		return
	}
	r.power = p
	r.pending[s]++
	if p == DrawTwo {
		r.owed = 0 // it restarts the sequence once it is used
	}
}

// usePower carries out a move that uses a power.
func (r *Round) usePower(m Move) {
	drawn := r.phase == HoldDrawn && r.turn == m.Seat && !r.has(playedPowers)
	switch {
	case drawn:
		r.layDown(r.held)
		r.held = NoCard
	case r.has(playedPowers):
		r.pending[m.Seat]--
	}
	switch m.Do {
	case Peek, LookAt:
		r.info[r.at(m.A)] |= m.Seat.bit()
	case Swap, Switch:
		a, z := r.at(m.A), r.at(m.B)
		r.cards[a], r.cards[z] = r.cards[z], r.cards[a]
		r.info[a], r.info[z] = r.info[z], r.info[a]
	case UseSwap:
		r.phase, r.owed, r.inTwo = SwapSelect, 0, false
		return
	case UseDrawTwo:
		r.drawTwo()
		return
	}
	if !r.has(playedPowers) {
		r.endPlay()
	}
}

// drawTwo draws the first of up to two cards. Within a Draw 2 the sequence
// starts again; under the house rule stack the card still owed is kept.
func (r *Round) drawTwo() {
	if r.has(stackTwo) {
		r.owed++
	} else {
		r.owed = 1
	}
	r.inTwo = true
	r.fetch(forDrawTwo)
}
