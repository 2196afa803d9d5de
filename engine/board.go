package engine

import "math/bits"

// A Phase is the phase of a round.
type Phase uint8

// The phases. In each but Over there is a legal move, or a pile to shuffle.
const (
	Looking    Phase = iota // all players look at two of their cards
	Starting                // the turn begins: draw or take
	HoldDrawn               // a card from the draw pile is in hand
	HoldTaken               // a card from the discard pile is in hand
	SwapSelect              // two cards to exchange, or none
	Ending                  // the turn is played: knock, or end it
	LastSnap                // the last card may still be matched
	Giving                  // a player has to give a card for the one snapped
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
	NoCards         // a player has no cards left
	LastLeft        // one player is left at the table
)

// A need is what the next card of the draw pile is for.
type need uint8

const (
	noNeed         need = iota
	forStart            // no card: the round can begin
	forTurn             // the card of a turn
	forDrawTwo          // the next card of a Draw 2
	forPenalty          // the penalty for a wrong snap
	forReplacement      // in place of a power card at the end
)

// board is everything on the table, and whose move it is: a flat value of
// 200 bytes. [Round] and [View] are made of it.
//
// One array holds all cards but the one in hand: from the left the lines, seat by
// seat, and the draw pile, its top card last; at the right end the discard pile, its
// top card first. There is a gap between the piles.
type board struct {
	powers uint64 // by rank, four bits each
	house  flags
	kept   MoveKinds // of the seat that has the turn
	open   uint32    // cards in lines that lie face up

	cards [room]Card
	info  [maxLined]info // of the cards in lines

	from     [seatRoom]uint8 // where each line begins; then the draw pile
	draws    uint8           // cards in the draw pile
	discards uint8           // cards in the discard pile

	players   uint8
	rankShift uint8 // a card's rank is the card shifted by this
	minTurns  uint8 // that each seat must have had before a knock
	penalty   uint8 // cards for a wrong snap

	phase  Phase
	then   Phase // after Giving or Shuffling
	turn   Seat
	held   Card  // in hand, or NoCard
	owed   uint8 // cards a Draw 2 still owes after the one in hand
	inTwo  bool  // the card in hand comes from a Draw 2
	over   Reason
	caller Seat
	left   uint8           // turns left of the final lap
	looked info            // who has had the first look
	gone   info            // who has left the table
	turns  [MaxSeats]uint8 // that each seat has had, at most 255

	need     need // what the card after the next shuffle is for, or noNeed
	needSeat Seat // who gets penalties
	needed   uint8
	upcard   bool // a first discard has yet to be turned up

	window  uint8           // one more than the rank that can be matched, or 0
	last    Seat            // who played the top card
	power   Power           // of the cards played last
	pending [seatRoom]uint8 // how often each seat may still use it
	giver   Seat            // who owes a card for a snap, or Nobody
	giveTo  Spot            // where it goes

	refill uint8 // where the next power card to be replaced lies
}

// lines returns the number of cards in lines, which is where the draw pile begins.
func (b *board) lines() uint8 { return b.from[b.players%seatRoom] }

// at returns the index of a spot in the array.
func (b *board) at(s Spot) uint8 { return b.from[s.Seat] + s.Slot }

// spot returns the spot at that index of the array.
func (b *board) spot(at uint8) Spot {
	s := Seat(0)
	for b.from[s+1] <= at {
		s++
	}
	return Spot{s, at - b.from[s]}
}

func (b *board) rank(c Card) uint8 { return uint8(c) >> (b.rankShift & 7) }

func (b *board) powerOf(c Card) Power { return Power(b.powers >> (b.rank(c) * 4 & 63) & 15) }

// mask returns the places of a line.
func (b *board) mask(s Seat) Places { return 1<<(b.from[s+1]&63) - 1<<(b.from[s]&63) }

// everyCard returns the places of all lines in play.
func (b *board) everyCard() Places {
	all := Places(1)<<(b.lines()&63) - 1
	for s := Seat(0); b.gone>>s != 0; s++ {
		if b.gone.seen(s) {
			all &^= b.mask(s)
		}
	}
	return all
}

// active returns the number of players who have not left.
func (b *board) active() uint8 {
	n := uint8(0)
	for s := range Seat(b.players) {
		if !b.gone.seen(s) {
			n++
		}
	}
	return n
}

// after returns the next player to the left.
func (b *board) after(s Seat) Seat {
	players := b.players % seatRoom
	here := (uint(1)<<players - 1) &^ uint(b.gone)
	twice := here | here<<players // around the table
	s++
	s += Seat(bits.TrailingZeros(twice >> (s % 16)))
	if s >= Seat(players) {
		s -= Seat(players)
	}
	return s
}

// alone reports whether only the seat that has the turn can move.
func (b *board) alone() bool { return b.phase.busy() && !b.has(aside) }

// anyPending reports whether a power has yet to be used or skipped.
func (b *board) anyPending() bool { return b.pending != [seatRoom]uint8{} }

// top returns the top discard. There must be one.
func (b *board) top() Card { return b.cards[room-b.discards] }
