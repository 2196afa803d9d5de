package engine

// A MoveKind is what a player does: the verb of a [Move].
type MoveKind uint8

// The kinds of move. [Move.A] and [Move.B] are the cards it is about.
const (
	FirstLook    MoveKind = iota // at the two outer own cards, before the first turn
	FirstLookTwo                 // at any two own cards A and B, before the first turn
	Draw                         // the top card of the draw pile
	Take                         // the top card of the discard pile
	Replace                      // own card A by the card in hand, which goes out
	Discard                      // the drawn card
	Peek                         // at own card A
	LookAt                       // at card A of any player
	UseSwap                      // show a card that exchanges two
	Swap                         // own card A with another player's card B
	Switch                       // any cards A and B, A being the first clockwise from seat 0
	Decline                      // to exchange
	UseDrawTwo                   // draw up to two more cards
	Skip                         // a power that came with a played card
	Snap                         // play a card A that matches, out of turn
	Give                         // own card A for the one that was snapped
	Knock                        // end the round after one more turn of each other player
	EndTurn                      // without knocking
	Pass                         // where there is nothing to draw in the final lap
	CloseWindow                  // no card can be matched any more (Nobody's move)
	Reveal                       // the last card is not matched (Nobody's move)
	ReplacePower                 // the power card A at the end (Nobody's move)

	moveKindCount = iota
	moveKindRoom  = 32 // that a set has; a power of two
)

// moveNames are the names of the kinds on disk. They never change.
var moveNames = [moveKindCount]string{
	"look", "look_two", "draw", "take", "replace", "discard", "peek", "look_at", "use_swap", "swap", "switch",
	"decline", "draw_two", "skip", "snap", "give", "knock", "end_turn", "pass", "close_window", "reveal", "replace_power",
}

// String returns the name of the kind on disk.
func (d MoveKind) String() string {
	if int(d) >= moveKindCount {
		return "unknown"
	}
	return moveNames[d]
}

// A Move is one decision of a player. Spots that the move does not use are zero.
type Move struct {
	Do   MoveKind
	Seat Seat
	A, B Spot
}

// A shape says which spots a move needs.
type shape uint8

const (
	noSpot  shape = iota
	ownSpot       // A, any card of one's own
	oneSpot       // A
	across        // A and B, each out of its own choice
	pair          // A and B out of one choice, A before B
)

var shapes = [moveKindRoom]shape{
	FirstLookTwo: pair, Replace: ownSpot, Peek: ownSpot, LookAt: oneSpot, Swap: across, Switch: pair,
	Snap: oneSpot, Give: ownSpot, ReplacePower: oneSpot,
}

func (d MoveKind) shape() shape { return shapes[d%moveKindRoom] }

// MoveKinds is a set of kinds of move.
type MoveKinds uint32

func (d MoveKind) bit() MoveKinds { return 1 << d }

// Has reports whether the kind is in the set.
func (all MoveKinds) Has(d MoveKind) bool { return all>>d&1 != 0 }

// Optional has the kinds of move that a player may always leave out.
const Optional = MoveKinds(1 << Snap)
