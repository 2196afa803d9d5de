package engine

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
	TooLong         // nobody called in [LongestRound] moves
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
// 208 bytes. [Round] and [View] are made of it.
type board struct {
	table
	standing
}

// standing is how the round stands.
type standing struct {
	kept MoveKinds // of the seat that has the turn

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
	turns  [MaxSeats]uint8 // that each seat has had, at most 255
	moves  uint16          // of all players, and piles shuffled

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

// alone reports whether only the seat that has the turn can move.
func (b *board) alone() bool { return b.phase.busy() && !b.has(aside) }

// anyPending reports whether a power has yet to be used or skipped.
func (s *standing) anyPending() bool { return s.pending != [seatRoom]uint8{} }
