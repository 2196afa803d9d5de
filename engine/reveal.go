package engine

// finish ends the round: a card in hand goes to the discard pile, all cards are turned
// over, and powers that do not count are replaced one by one.
func (r *Round) finish(why Reason) {
	r.over = why
	r.dropHand()
	r.owed, r.inTwo = 0, false
	r.window, r.pending = 0, [seatRoom]uint8{}
	for s := range Seat(r.players) {
		if r.gone.seen(s) {
			continue
		}
		for at := r.from[s]; at < r.from[s+1]; at++ {
			r.info[at] |= everybody
		}
	}
	r.phase = Revealing
	r.reveal(r.firstRevealed())
}

// firstRevealed returns who turns their cards over first: the player to the left of the
// caller, or of who had the last turn.
func (b *board) firstRevealed() Seat {
	if b.caller == Nobody {
		return b.after(b.turn)
	}
	return b.after(b.caller)
}

// reveal finds the next power card to replace: clockwise from the line of a seat,
// each from left to right. Without one the round is over.
func (r *Round) reveal(from Seat) {
	if r.has(replacedPowers) && (r.canDrawNumber() || r.canShuffleNumber()) {
		first := r.firstRevealed()
		for s := from; ; {
			for at := r.from[s]; at < r.from[s+1]; at++ {
				if r.powerOf(r.cards[at]) != NoPower {
					r.refill = at
					return
				}
			}
			if s = r.after(s); s == first {
				break
			}
		}
	}
	r.refill = 0
	r.phase = Over
}

// replacePower discards the next power card and draws another in its place.
func (r *Round) replacePower() {
	r.layDown(r.cards[r.refill])
	r.cards[r.refill] = NoCard
	r.fetch(forReplacement)
}

// canShuffleNumber reports whether shuffling the discard pile can yield a card without a
// power.
func (b *board) canShuffleNumber() bool {
	return !b.has(endDeal) && b.hasNumber(b.cards[room-b.discards:])
}
