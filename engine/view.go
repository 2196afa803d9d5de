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

// Revealed is what a player sees beyond the rules, in simulations alone: who sees more wins more
// than anyone who plays as well by the rules.
type Revealed uint8

// What can be revealed, a bit each.
const (
	RevealOwnLine  Revealed = 1 << iota // all cards of the own line
	RevealLines                         // those of all lines
	RevealNextCard                      // the top card of the draw pile
	RevealDrawPile                      // all cards of the draw pile
)

// Reveal returns the view of a seat that sees more than the rules allow.
func (r *Round) Reveal(s Seat, more Revealed) View {
	open := *r
	for at := range r.lines() {
		if more&RevealLines != 0 || more&RevealOwnLine != 0 && r.spot(at).Seat == s {
			open.info[at] |= s.bit()
		}
	}
	v := open.View(s)
	from, end := r.lines(), r.lines()+r.draws
	switch {
	case more&RevealDrawPile != 0:
	case more&RevealNextCard != 0 && r.draws > 0:
		from = end - 1
	default:
		from = end
	}
	copy(v.cards[from:end], r.cards[from:end])
	return v
}
