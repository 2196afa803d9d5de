package engine

// Mix returns the round with the cards that a player has not seen in another
// order, the draw pile among them.
func Mix(r *Round, s Seat, intN func(int) int) Round {
	mixed := *r
	var places []*Card
	for at := range r.lines() {
		if !r.info[at].seen(s) && r.cards[at] != NoCard {
			places = append(places, &mixed.cards[at])
		}
	}
	for i := range r.draws {
		places = append(places, &mixed.cards[r.lines()+i])
	}
	if r.phase == HoldDrawn && r.turn != s {
		places = append(places, &mixed.held)
	}
	for i := len(places) - 1; i > 0; i-- {
		j := intN(i + 1)
		*places[i], *places[j] = *places[j], *places[i]
	}
	mixed.keep()
	for at := range r.lines() { // who else has seen a card is hidden as well
		if intN(2) == 0 && r.info[at]&everybody != everybody {
			mixed.info[at] = mixed.info[at]&(s.bit()|^everybody) | info(intN(1<<MaxSeats))&^s.bit()&everybody&^(1<<((uint(s)+1)%MaxSeats))
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
