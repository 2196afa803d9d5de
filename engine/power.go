package engine

import "strings"

// A way is how a card came onto the discard pile.
type way uint8

const (
	fromHand way = iota // drawn, and not kept
	fromLine            // replaced by another
	snapped             // out of turn
)

// played does what a card brings about that a seat plays onto the discard pile.
func (r *Round) played(c Card, s Seat, how way) {
	if r.has(aside) {
		r.offer(c, s, how)
	}
}

// offer opens the window for matching cards, and gives the power of the played card if
// powers work when played.
func (r *Round) offer(c Card, s Seat, how way) {
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
		r.owed, r.inTwo = 0, false
		r.enter(SwapSelect, r.swapKinds())
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

// Draws returns the maximum number of cards that the power lets a player draw.
func (p Power) Draws() int {
	if p == DrawTwo {
		return 2
	}
	return 0
}

// Cards returns the number of cards in lines that the power looks at or moves.
func (p Power) Cards() int {
	switch p {
	case PeekOwn, LookAny:
		return 1
	case SwapOther, SwitchAny:
		return 2
	default:
		return 0
	}
}

// Looks returns the number of own cards that players look at first.
func (Rules) Looks() int { return 2 }

// PowerNamed returns the power of that name in a house list, such as
// "peek_own", or NoPower.
func PowerNamed(name string) Power { return powerNames[name] }

// Power returns the power of a card at this table: its own, or the one that the house rule
// [AddedPowerCards] gives to its rank.
func (t Ruleset) Power(f Face) Power {
	for item := range strings.SplitSeq(string(t.Value(AddedPowerCards)), ",") {
		if rank, power, ok := strings.Cut(item, "="); ok && rank == f.Rank {
			return powerNames[power]
		}
	}
	return f.Power
}
