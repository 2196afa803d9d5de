package engine

// finish ends the round: a card in hand goes to the discard pile, all cards are turned
// over, and powers that do not count are replaced one by one.
func (r *Round) finish(why Reason) {
	r.over = why
	r.dropHand()
	r.owed, r.inTwo = 0, false
	r.window, r.pending = 0, [MaxSeats]uint8{}
	for s := range Seat(r.players) {
		for at := r.from[s]; at < r.from[s+1] && !r.gone.seen(s); at++ {
			r.info[at] |= everybody
		}
	}
	r.phase = Revealing
	r.reveal()
}

// reveal finds the next power card to replace (C26): clockwise from the left of
// the caller, lines from left to right. Without one the round is over.
func (r *Round) reveal() {
	origin := r.caller
	if origin == Nobody {
		origin = r.turn
	}
	s := origin
	for r.has(replacedPowers) && (r.canDrawNumber() || r.canShuffleNumber()) {
		s = r.after(s)
		for at := r.from[s]; at < r.from[s+1]; at++ {
			if r.powerOf(r.cards[at]) != NoPower {
				r.refill = at
				return
			}
		}
		if s == origin || r.gone.seen(origin) && r.after(s) == r.after(origin) {
			break
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
