package engine

// fetch takes the next card of the draw pile and uses it for n. If the pile is empty, the
// round waits for the discards to be shuffled, or continues without a card if there is
// nothing to shuffle.
func (r *Round) fetch(n need) {
	switch {
	case n == forDrawTwo && r.isTooLong():
		r.goWithout(n)
	case r.draws > 0:
		r.receive(n, r.pop())
	case r.shuffles() > 0:
		r.need = n
		r.then, r.phase = r.phase, Shuffling
	default:
		r.goWithout(n)
	}
}

// pop takes the top card off the draw pile.
func (t *table) pop() Card {
	t.draws--
	return t.cards[t.lines()+t.draws]
}

func (r *Round) receive(n need, c Card) {
	switch n {
	case forTurn, forDrawTwo:
		r.hold(c)
	case forPenalty:
		s := r.needSeat
		r.insert(Spot{s, r.from[s+1] - r.from[s]}, c, Penalty.seenBy(0))
	case forReplacement:
		r.cards[r.refill] = c
		r.info[r.refill] = Drawn.seenBy(everybody)
		r.reveal(r.spot(r.refill).Seat) // the lines before it are empty
	}
}

// goWithout continues the round when no card is left.
func (r *Round) goWithout(n need) {
	switch n {
	case forTurn:
		r.finish(DeckOut)
	case forDrawTwo:
		r.endPlay()
	case forPenalty:
		r.needed = 0
	}
}

// shuffles returns how many cards of the discard pile are shuffled next.
func (b *board) shuffles() uint8 {
	keeps := b.has(keepTop) || b.has(turnUpAgain) && b.discards == 1
	switch {
	case b.has(endDeal) || b.discards == 0:
		return 0
	case keeps:
		return b.discards - 1
	}
	return b.discards
}

// Waits reports whether the round waits for [Round.Reshuffle].
func (s *standing) Waits() bool { return s.need != noNeed }

// AppendShuffle appends the cards to shuffle, if any, to dst: the discard pile from the
// bottom or, if a power card turned up first goes back into the deck, the draw pile
// from the top with that card last.
func (r *Round) AppendShuffle(dst []Card) []Card {
	if r.need == noNeed {
		return dst
	}
	if r.upcard {
		for i := range r.draws {
			dst = append(dst, r.cards[r.lines()+r.draws-1-i])
		}
		return dst
	}
	for i := range r.shuffles() {
		dst = append(dst, r.cards[room-1-i])
	}
	return dst
}

// Reshuffle makes the cards to shuffle the new draw pile, in this order from the top,
// and continues the round. On an error, [ErrNoShuffle] or [ErrOrder], nothing changes.
func (r *Round) Reshuffle(order []Card) error {
	if r.need == noNeed {
		return ErrNoShuffle
	}
	var due [maxCards]Card
	if !sameCards(order, r.AppendShuffle(due[:0])) {
		return ErrOrder
	}
	r.moves++
	if !r.upcard {
		r.takeDiscards()
	}
	r.draws = uint8(len(order))
	for i, c := range order {
		r.cards[int(r.lines())+len(order)-1-i] = c
	}
	r.continueRound()
	r.keep()
	return nil
}

// takeDiscards empties the discard pile except for the card that it may keep.
func (r *Round) takeDiscards() {
	kept := r.discards - r.shuffles()
	if kept > 0 {
		r.cards[room-1] = r.top()
	}
	r.discards = kept
	r.upcard = r.has(turnUpAgain) && r.need != forReplacement
}

// continueRound turns up a first discard if one is due, and then draws the card for which the
// draw pile was needed.
func (r *Round) continueRound() {
	if r.upcard && !r.turnUp() {
		return
	}
	n := r.need
	r.need, r.upcard = noNeed, false
	r.phase = r.then
	if n == forStart {
		return
	}
	if r.draws == 0 {
		r.goWithout(n)
	} else {
		r.receive(n, r.pop())
	}
	r.penalties()
}

// turnUp turns up the first discard. It reports false if that is a power card that goes
// back: it is then at the bottom of the draw pile, which has to be shuffled.
func (r *Round) turnUp() bool {
	for r.draws > 0 {
		c := r.pop()
		plain := r.powerOf(c) == NoPower || r.has(playedPowers)
		if plain || !r.has(rebury|leaveUnder) || !r.canDrawNumber() {
			r.layDown(c)
			return true
		}
		if r.has(rebury) {
			bottom := r.lines()
			copy(r.cards[bottom+1:bottom+1+r.draws], r.cards[bottom:bottom+r.draws])
			r.cards[bottom] = c
			r.draws++
			return false
		}
		r.layDown(c)
	}
	return true
}

// canDrawNumber reports whether the draw pile has a card without a power.
func (b *board) canDrawNumber() bool {
	return b.hasNumber(b.cards[b.lines() : b.lines()+b.draws])
}

// hasNumber reports whether one of the cards has no power.
func (t *table) hasNumber(cards []Card) bool {
	for _, c := range cards {
		if t.powerOf(c) == NoPower {
			return true
		}
	}
	return false
}

// sameCards reports whether both slices have the same cards, in any order.
func sameCards(a, z []Card) bool {
	if len(a) != len(z) {
		return false
	}
	var count [256]int8
	for i := range a {
		count[a[i]]++
		count[z[i]]--
	}
	return count == [256]int8{}
}
