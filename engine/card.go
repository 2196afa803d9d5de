package engine

// The sizes of a round.
const (
	MaxSeats = 6            // players at one table
	seatRoom = 8            // of an array by seat; a power of two
	maxCards = 72           // cards of a deck: 66 and six Super Peeks
	room     = maxCards + 1 // for all of them and one being moved
	maxLined = 56           // cards in all lines together: a standard deck with four jokers
)

// A Seat is a seat at the table, counted clockwise from 0.
type Seat uint8

// Nobody is not a seat: it makes the moves that no player decides.
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
