package engine

import "math/bits"

// A Phase is the phase of a round.
type Phase uint8

// The phases. In every phase except Over there is a legal move, or a pile to shuffle.
const (
	Looking    Phase = iota // all players look at two of their cards
	Starting                // the turn begins: draw or take
	HoldDrawn               // a card from the draw pile is in hand
	HoldTaken               // the player has taken the top discard
	SwapSelect              // the player chooses two cards to exchange, or none
	Ending                  // the player has moved, and may knock or end the turn
	LastSnap                // the last card may still be matched
	Giving                  // a player has to give a card to the owner of a snapped one
	Shuffling               // [Round.Reshuffle] has to be called
	Revealing               // power cards are replaced
	Over                    // the round is over
)

// busy reports whether the phase is part of a turn.
func (p Phase) busy() bool { return p-Starting <= Ending-Starting }

// A Reason is why a round ended.
type Reason uint8

// The reasons.
const (
	NotOver  Reason = iota
	Called          // each player has had a last turn
	DeckOut         // no card is left to draw
	TooLong         // nobody called within [LongestRound] moves
	NoCards         // a player has no cards left
	LastLeft        // all other players have left
)

// A need says for what the next card of the draw pile is needed.
type need uint8

const (
	noNeed         need = iota
	forStart            // no card: the round begins
	forTurn             // the card of a turn
	forDrawTwo          // the next card of a Draw 2
	forPenalty          // the penalty for a wrong snap
	forReplacement      // the replacement of a power card at the end
)

// board is the state of a round: the cards, whose turn it is, and the rules, as a value of 208
// bytes without pointers. [Round] and [View] contain a board.
type board struct {
	table
	standing
}

// standing is the state of the turn and of the round, apart from the cards.
type standing struct {
	kept MoveKinds // the kinds of move of the seat whose turn it is

	phase  Phase
	then   Phase // the phase after Giving or Shuffling
	turn   Seat
	held   Card  // in hand, or NoCard
	owed   uint8 // how many cards of a Draw 2 are left to draw
	inTwo  bool  // the drawn card is one of a Draw 2
	over   Reason
	caller Seat
	left   uint8           // how many last turns are left
	looked info            // who has had the first look
	turns  [MaxSeats]uint8 // that each seat has had, at most 255
	moves  uint16          // the number of moves of all players and of shuffles

	need     need // what the card after the next shuffle is for, or noNeed
	needSeat Seat // who gets penalties
	needed   uint8
	upcard   bool // a first discard has yet to be turned up

	window  uint8           // one more than the rank that can be matched, or 0
	last    Seat            // who played the top card
	power   Power           // of the cards played last
	pending [seatRoom]uint8 // how often each seat may still use it
	giver   Seat            // who has to give a card after a snap, or Nobody
	giveTo  Spot            // where it goes

	refill uint8 // the index of the next power card to be replaced
}

// alone reports whether only the seat whose turn it is can move.
func (b *board) alone() bool { return b.phase.busy() && !b.has(aside) }

// anyPending reports whether a power of a played card is still to be used or skipped.
func (s *standing) anyPending() bool { return s.pending != [seatRoom]uint8{} }

// The sizes of a round.
const (
	MaxSeats = 6            // players at one table
	seatRoom = 8            // the length of an array by seat; a power of two
	maxCards = 72           // cards of a deck: 66 and six Super Peeks
	room     = maxCards + 1 // for all cards and one that is being moved
	maxLined = 56           // cards in all lines together: a standard deck with four jokers
)

// A Seat is a seat at the table, counted clockwise from 0.
type Seat uint8

// Nobody is not a seat. It stands for no player, and is the seat of moves that no player decides.
const Nobody Seat = 0xFF

// A Card is a card of a round: the index of its [Face] in the deck of the
// [Pack] it was dealt from. Cards of the same face are equal.
type Card uint8

// Values of a Card that are not cards.
const (
	Hidden Card = 0xFF // a card that the viewer may not see
	NoCard Card = 0xFE // no card
)

// A Spot is a place in a line, counted from 0 on the left.
type Spot struct {
	Seat Seat  `json:"seat"`
	Slot uint8 `json:"slot"`
}

// An Origin is the place that a card in a line came from. All players know it.
type Origin uint8

// The origins. A card that changes its place keeps its origin.
const (
	Dealt   Origin = iota // before the first turn
	Drawn                 // from the draw pile, by its owner
	Taken                 // from the discard pile, seen by all
	Penalty               // from the draw pile, unseen, for a wrong snap
)

// info has a bit for each seat that has seen a card in a line, and above those the
// origin of the card.
type info uint8

const (
	everybody  info = 1<<MaxSeats - 1
	originFrom      = MaxSeats // the lowest bit of the origin
)

func (s Seat) bit() info { return 1 << s }

func (o Origin) seenBy(who info) info { return info(o)<<originFrom | who }

func (i info) origin() Origin    { return Origin(i >> originFrom) }
func (i info) seen(by Seat) bool { return i&by.bit() != 0 }

// table is what lies on the table, who plays there, and by which rules.
//
// One array holds all cards but the one in hand: from the left the lines, seat by
// seat, and the draw pile, its top card last; at the right end the discard pile, its
// top card first. There is a gap between the piles.
type table struct {
	powers uint64 // by rank, four bits each
	house  flags
	open   uint32 // a bit for each card in a line that is face up

	cards [room]Card
	info  [maxLined]info // of the cards in lines

	from     [seatRoom]uint8 // where each line begins; then the draw pile
	draws    uint8           // cards in the draw pile
	discards uint8           // cards in the discard pile

	players   uint8
	gone      info  // who has left the table
	rankShift uint8 // a card's rank is the card shifted by this
	minTurns  uint8 // how many turns each seat must have had before a knock
	penalty   uint8 // cards for a wrong snap
}

// lines returns the number of cards in lines, which is where the draw pile begins.
func (t *table) lines() uint8 { return t.from[t.players%seatRoom] }

// at returns the index of a spot in the array.
func (t *table) at(s Spot) uint8 { return t.from[s.Seat] + s.Slot }

// spot returns the spot at that index of the array.
func (t *table) spot(at uint8) Spot {
	s := Seat(0)
	for t.from[s+1] <= at {
		s++
	}
	return Spot{s, at - t.from[s]}
}

func (t *table) rank(c Card) uint8 { return uint8(c) >> (t.rankShift & 7) }

func (t *table) powerOf(c Card) Power { return Power(t.powers >> (t.rank(c) * 4 & 63) & 15) }

// mask returns the places of a line.
func (t *table) mask(s Seat) Places { return 1<<(t.from[s+1]&63) - 1<<(t.from[s]&63) }

// everyCard returns the places of all lines in play.
func (t *table) everyCard() Places {
	all := Places(1)<<(t.lines()&63) - 1
	for s := Seat(0); t.gone>>s != 0; s++ {
		if t.gone.seen(s) {
			all &^= t.mask(s)
		}
	}
	return all
}

// active returns the number of players who have not left.
func (t *table) active() uint8 {
	n := uint8(0)
	for s := range Seat(t.players) {
		if !t.gone.seen(s) {
			n++
		}
	}
	return n
}

// after returns the next player to the left.
func (t *table) after(s Seat) Seat {
	players := t.players % seatRoom
	here := (uint(1)<<players - 1) &^ uint(t.gone)
	twice := here | here<<players // around the table
	s++
	s += Seat(bits.TrailingZeros(twice >> (s % 16)))
	if s >= Seat(players) {
		s -= Seat(players)
	}
	return s
}

// top returns the top discard. There must be one.
func (t *table) top() Card { return t.cards[room-t.discards] }

// Phase returns the phase of the round.
func (s *standing) Phase() Phase { return s.phase }

// Players returns the number of seats.
func (t *table) Players() int { return int(t.players) }

// Turn returns whose turn it is, or was when the round ended.
func (s *standing) Turn() Seat { return s.turn }

// TurnsHad returns how many turns a seat has ended, at most 255.
func (p *standing) TurnsHad(s Seat) int { return int(p.turns[s]) }

// Left reports whether the player of a seat has left the table.
func (t *table) Left(s Seat) bool { return t.gone.seen(s) }

// Caller returns who knocked or called, or Nobody.
func (s *standing) Caller() Seat { return s.caller }

// FinalTurns returns how many turns are left after a knock.
func (s *standing) FinalTurns() int { return int(s.left) }

// Reason returns why the round ended, or NotOver.
func (s *standing) Reason() Reason { return s.over }

// Len returns how many cards the line of a seat has in play.
func (t *table) Len(s Seat) int {
	if t.gone.seen(s) {
		return 0
	}
	return int(t.from[s+1] - t.from[s])
}

// Card returns the card at a spot. The spot must exist.
func (t *table) Card(s Spot) Card { return t.cards[t.at(s)] }

// Origin returns the place from which the card at a spot came.
func (t *table) Origin(s Spot) Origin { return t.info[t.at(s)].origin() }

// FaceUp reports whether the card at a spot lies face up.
func (t *table) FaceUp(s Spot) bool { return t.open>>(t.at(s)&31)&1 != 0 && t.at(s) < 32 }

// Held returns the card that the player to move has drawn or taken and not played yet, or NoCard.
func (s *standing) Held() Card { return s.held }

// Owed returns how many cards of a Draw 2 are left to draw.
func (s *standing) Owed() int { return int(s.owed) }

// OfTwo returns 1 or 2 if the drawn card is the first or the second of a Draw 2, and otherwise 0.
// With the house rule "stack" it returns 0.
func (b *board) OfTwo() int {
	if !b.inTwo || b.has(stackTwo) {
		return 0
	}
	return 2 - int(b.owed)
}

// DrawPile returns the number of cards in the draw pile.
func (t *table) DrawPile() int { return int(t.draws) }

// Discards returns the number of cards in the discard pile.
func (t *table) Discards() int { return int(t.discards) }

// Discarded returns a card of the discard pile, counted from 0 at the top.
func (t *table) Discarded(i int) Card {
	if i < 0 || i >= int(t.discards) {
		return NoCard
	}
	return t.cards[room-int(t.discards)+i]
}

// Window returns the top discard while it can be matched, and whether it can.
func (b *board) Window() (Card, bool) {
	if b.window == 0 {
		return NoCard, false
	}
	return b.Discarded(0), true
}

// Pending returns how often a seat may still use the power of played cards, and
// that power.
func (p *standing) Pending(s Seat) (int, Power) { return int(p.pending[s]), p.power }

// Owes returns the player who has to give a card for one that was snapped, or Nobody, and the place to which
// that card goes.
func (s *standing) Owes() (Seat, Spot) { return s.giver, s.giveTo }

// HasLooked reports whether a seat has had the first look.
func (p *standing) HasLooked(s Seat) bool { return p.looked.seen(s) }

// PowerOf returns the power of a card whose face is known.
func (t *table) PowerOf(c Card) Power {
	if c >= NoCard {
		return NoPower
	}
	return t.powerOf(c)
}

// Drawn returns a card of the draw pile, counted from 0 at the top. Views hide it.
func (t *table) Drawn(i int) Card {
	if i < 0 || i >= int(t.draws) {
		return NoCard
	}
	return t.cards[int(t.lines()+t.draws)-1-i]
}

// A View is everything that one player may know of a round. Cards that the player has not seen are
// [Hidden], even if others have seen them. Two rounds that differ only in hidden cards have equal
// views.
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
		v.keep() // because the moves would reveal the card
	}
	return v
}

// holdsDrawn reports whether the player has a drawn card, even in the phases
// Giving and Shuffling.
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
