package engine

// A View is what one player may know of a round, and nothing else: cards the
// player has not seen are [Hidden], even if others have seen them. Two rounds that
// differ only in what is hidden have equal views.
type View struct {
	board
	Seat Seat // whose view it is
}

// hidden has only hidden cards.
var hidden = func() (row [room]Card) {
	for i := range row {
		row[i] = Hidden
	}
	return row
}()

// View returns what the player of a seat knows. The view of [Nobody] has what all
// players have seen.
func (r *Round) View(s Seat) View {
	v := View{r.board, s}
	lines := r.lines()
	eye := info(0)
	if s < MaxSeats {
		eye = s.bit()
	}
	for at := range lines {
		known := v.info[at]
		if known&eye == 0 && known&everybody != everybody {
			v.cards[at] = Hidden
		}
		v.info[at] = known&^everybody | known&eye
	}
	copy(v.cards[lines:room-r.discards], hidden[:])
	if r.holdsDrawn() && s != r.turn {
		v.held = Hidden
		v.keep() // or the moves would give it away
	}
	return v
}

// holdsDrawn reports whether a card from the draw pile is in hand, also while a card is given
// or the piles are shuffled first.
func (s *standing) holdsDrawn() bool {
	phase := s.phase
	if phase == Giving || phase == Shuffling {
		phase = s.then
	}
	return phase == HoldDrawn && s.held != NoCard
}

// Knows reports whether the player has seen the card at a spot.
func (v *View) Knows(s Spot) bool { return v.Card(s) < NoCard }

// AppendMoves appends the legal moves of the player to dst.
func (v *View) AppendMoves(dst []Move) []Move { return v.appendMoves(dst, v.Seat) }
