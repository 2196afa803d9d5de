package engine

import "strings"

// A way is how a card came onto the discard pile.
type way uint8

const (
	fromHand way = iota // drawn, and not kept
	fromLine            // replaced by another
	snapped             // out of turn
)

// played carries out the effects of a card that a seat plays onto the discard pile.
func (r *Round) played(c Card, s Seat, how way) {
	if r.has(aside) {
		r.offer(c, s, how)
	}
}

// offer allows matching, and gives the seat the power of the card if powers
// work when played.
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

// Draws returns the maximum number of cards that a player may draw with the power.
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

// ID returns the name of the power in house lists, or "".
func (p Power) ID() string {
	for id, power := range powerNames {
		if power == p {
			return id
		}
	}
	return ""
}

// Power returns the power of a card in this game: that of its face, or the one that the house rule
// [AddedPowerCards] gives to its rank.
func (t Ruleset) Power(f Face) Power {
	for item := range strings.SplitSeq(string(t.Value(AddedPowerCards)), ",") {
		if rank, power, ok := strings.Cut(item, "="); ok && rank == f.Rank {
			return powerNames[power]
		}
	}
	return f.Power
}

// snap plays a card out of turn. A card that matches leaves its line; any other has been
// shown to all players and costs a penalty.
func (r *Round) snap(s Seat, at uint8) {
	c := r.cards[at]
	if r.rank(c)+1 != r.window {
		r.info[at] |= everybody
		r.needSeat, r.needed = s, r.penalty
		r.penalties()
		return
	}
	spot := r.spot(at)
	r.remove(spot)
	r.layDown(c)
	r.played(c, s, snapped)
	if r.has(snapOnce) {
		r.window = 0
	}
	if spot.Seat != s {
		r.giver, r.giveTo = s, spot
		r.then, r.phase = r.phase, Giving
		return
	}
	r.endIfEmpty(s)
}

// give puts a card of the giver in place of the snapped card.
func (r *Round) give(at uint8) {
	s, to := r.giver, r.giveTo
	c, known := r.cards[at], r.info[at]
	r.endGiving()
	r.remove(r.spot(at))
	r.insert(to, c, known)
	r.endIfEmpty(s)
}

func (s *standing) endGiving() {
	s.giver, s.giveTo = Nobody, Spot{}
	s.phase = s.then
}

// endIfEmpty ends the round if the player has no cards left.
func (r *Round) endIfEmpty(s Seat) {
	if r.from[s] == r.from[s+1] {
		r.finish(NoCards)
	}
}

// penalties adds the penalty cards still owed to the right end of the line, as long as
// there are cards.
func (r *Round) penalties() {
	for r.needed > 0 && r.need == noNeed {
		r.needed--
		r.fetch(forPenalty)
	}
	if r.need == noNeed {
		r.needSeat = 0
	}
}

// remove closes the gap that a card leaves in its line. Everything to its right,
// the draw pile included, moves up.
func (t *table) remove(s Spot) {
	at, lines := t.at(s), t.lines()
	copy(t.cards[at:lines+t.draws-1], t.cards[at+1:lines+t.draws])
	copy(t.info[at:lines-1], t.info[at+1:lines])
	t.info[lines-1] = 0
	t.shift(s.Seat, -1)
}

// insert makes room for a card in a line. There must be a gap left of the
// discard pile.
func (t *table) insert(s Spot, c Card, known info) {
	at, lines := t.at(s), t.lines()
	copy(t.cards[at+1:lines+t.draws+1], t.cards[at:lines+t.draws])
	copy(t.info[at+1:lines+1], t.info[at:lines])
	t.cards[at], t.info[at] = c, known
	t.shift(s.Seat, 1)
}

// shift moves the beginnings of all lines after that of the seat.
func (t *table) shift(s Seat, by int8) {
	for i := s + 1; i <= Seat(t.players); i++ {
		t.from[i] += uint8(by)
	}
}
