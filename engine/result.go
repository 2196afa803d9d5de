package engine

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
