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
	if r.phase == HoldDrawn && s != r.turn {
		v.held = Hidden
		v.keep() // or the moves would give it away
	}
	return v
}

// Knows reports whether the player has seen the card at a spot.
func (v *View) Knows(s Spot) bool { return v.Card(s) < NoCard }

// AppendMoves appends the legal moves of the player to dst.
func (v *View) AppendMoves(dst []Move) []Move { return v.appendMoves(dst, v.Seat) }

// Told is what a player is told beyond the rules. What somebody wins who knows more is more
// than what anybody wins who plays as well by the rules: only simulations tell it.
type Told uint8

// What a player can be told, a bit each.
const (
	ToldOwnLine  Told = 1 << iota // all cards of the own line
	ToldLines                     // those of all lines
	ToldNextCard                  // the top card of the draw pile
	ToldDrawPile                  // all cards of the draw pile
)

// Tell returns the view of a seat that is told more than the rules allow.
func (r *Round) Tell(s Seat, t Told) View {
	told := *r
	for at := range r.lines() {
		if t&ToldLines != 0 || t&ToldOwnLine != 0 && r.spot(at).Seat == s {
			told.info[at] |= s.bit()
		}
	}
	v := told.View(s)
	from, end := r.lines(), r.lines()+r.draws
	switch {
	case t&ToldDrawPile != 0:
	case t&ToldNextCard != 0 && r.draws > 0:
		from = end - 1
	default:
		from = end
	}
	copy(v.cards[from:end], r.cards[from:end])
	return v
}
