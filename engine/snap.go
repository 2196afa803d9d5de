package engine

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

// give puts a card of the giver where the snapped card lay.
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
