package rulesref

// A Place is where a card can be.
type Place uint8

// The places.
const (
	DrawPile    Place = iota
	DiscardPile       // on top of it
	Held              // in the hand of whoever draws
	Shown             // laid open for everybody
	OwnLine           // the line of whoever acts
	OtherLine         // the line of another player
	AnyLine           // anybody's line
)

// A Who is somebody who may see a card.
type Who uint8

// Who may see.
const (
	Nobody Who = iota
	You        // whoever acts
	Everybody
)

// A Move is a card going from a place to another.
type Move struct{ From, To Place }

// A Sight is somebody seeing the face of a card in a place.
type Sight struct {
	Who Who
	At  Place
}

var places = map[string]Place{
	"draw": DrawPile, "discard": DiscardPile, "held": Held, "open": Shown,
	"own": OwnLine, "other": OtherLine, "any": AnyLine,
}

var seers = map[string]Who{"nobody": Nobody, "you": You, "all": Everybody}

// String names the place: "the draw pile".
func (p Place) String() string {
	return [...]string{
		"the draw pile", "the discard pile", "the hand", "the table, open", "your line", "another player’s line", "anybody’s line",
	}[p]
}

// String names who sees: "you".
func (w Who) String() string { return [...]string{"nobody", "you", "everybody"}[w] }
