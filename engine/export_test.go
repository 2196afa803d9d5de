package engine

// Mix returns the round with the cards that a player has not seen in another
// order, the draw pile among them, and a card that another player has drawn.
func Mix(r *Round, s Seat, drawn bool, intN func(int) int) Round {
	mixed := *r
	eye := info(0)
	if s != Nobody {
		eye = s.bit()
	}
	var places []*Card
	for at := range r.lines() {
		if r.info[at]&eye == 0 && r.info[at]&everybody != everybody && r.cards[at] != NoCard {
			places = append(places, &mixed.cards[at])
		}
	}
	for i := range r.draws {
		places = append(places, &mixed.cards[r.lines()+i])
	}
	if r.held != NoCard && drawn && r.turn != s {
		places = append(places, &mixed.held)
	}
	for i := len(places) - 1; i > 0; i-- {
		j := intN(i + 1)
		*places[i], *places[j] = *places[j], *places[i]
	}
	mixed.keep()
	for at := range r.lines() { // who else has seen a card is hidden as well
		if intN(2) == 0 && r.info[at]&everybody != everybody {
			mixed.info[at] = mixed.info[at]&(eye|^everybody) | info(intN(1<<MaxSeats))&^eye&everybody&^(1<<((uint(s)+1)%MaxSeats))
		}
	}
	return mixed
}

// Stray reports whether a view knows anything of cards that are in no line.
func Stray(v *View) bool {
	for _, known := range v.info[v.lines():] {
		if known != 0 {
			return true
		}
	}
	return false
}

// PowersWhenPlayed reports whether powers work whenever a card is played.
func (b *board) PowersWhenPlayed() bool { return b.has(playedPowers) }

// Legal reports whether a move is legal, and RefusalOf why it is not.
func Legal(r *Round, m Move) bool      { return r.legal(m) }
func RefusalOf(r *Round, m Move) error { return r.refusal(m) }

// KeptMoves returns what is kept of the moves open to the turn, and what is open.
func KeptMoves(r *Round) (kept, open MoveKinds)    { return r.kept, r.kinds(r.turn) }
func KeptMovesSeen(v *View) (kept, open MoveKinds) { return v.kept, v.kinds(v.turn) }
