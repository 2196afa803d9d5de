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

// A Result is the outcome of a round, by seat.
type Result struct {
	Reason  Reason
	Caller  Seat // or Nobody
	Points  [MaxSeats]int
	Cards   [MaxSeats]int  // left in the line
	Lowest  [MaxSeats]bool // has the fewest points
	Winners [MaxSeats]bool // has them after the tie-breaks of the variant
}

// Points returns the points of the line of a seat. Power cards that are replaced at the
// end count nothing.
func (p *Pack) Points(r *Round, s Seat) int {
	if p.counting == nil {
		return p.sum(r, s)
	}
	return p.Count(r.cards[r.from[s]:r.from[s+1]]...)
}

// sum adds up the line of a seat.
func (p *Pack) sum(r *Round, s Seat) int {
	sum := 0
	for at := r.from[s]; at < r.from[s+1]; at++ {
		sum += int(p.points[r.cards[at]%maxCards])
	}
	return sum
}

// Result returns the outcome of a round that is over. Players who left have no
// points and do not win.
func (p *Pack) Result(r *Round) Result {
	res := Result{Reason: r.over, Caller: r.caller}
	best, won := 1<<30, 1<<30
	for s := range Seat(r.players) {
		if r.gone.seen(s) {
			continue
		}
		res.Points[s], res.Cards[s] = p.Points(r, s), r.Len(s)
		best, won = min(best, res.Points[s]), min(won, p.order(&res, s))
	}
	for s := range Seat(r.players) {
		if !r.gone.seen(s) {
			res.Lowest[s] = res.Points[s] == best
			res.Winners[s] = p.order(&res, s) == won
		}
	}
	return res
}

// order combines the points and the tie-breaks of a seat into one number, the lowest of
// which wins.
func (p *Pack) order(res *Result, s Seat) int {
	n := res.Points[s]
	for _, by := range p.Ruleset.Rules.TieBreaks {
		n *= 1 + maxCards
		switch {
		case by == FewerCards:
			n += res.Cards[s]
		case by == Caller && s != res.Caller:
			n++
		}
	}
	return n
}
