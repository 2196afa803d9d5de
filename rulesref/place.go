package rulesref

import "tabby/internal/words"

// A Place is where a card can be.
type Place uint8

// The places.
const (
	DrawPile    Place = iota
	DiscardPile       // on top of it
	Held              // in the hand of the player who draws
	Shown             // laid open for all
	OwnLine           // the line of the player who acts
	OtherLine         // the line of another player
	AnyLine           // the line of any player
)

// In returns the name of the place: "draw pile".
func (p Place) In(w *words.Language) string {
	return [...]string{
		DrawPile: w.Play.DrawPile, DiscardPile: w.Play.DiscardPile, Held: w.Rulebook.YourHand, Shown: w.Rulebook.OnTable,
		OwnLine: w.Rulebook.YourLine, OtherLine: w.Rulebook.AnotherLine, AnyLine: w.Rulebook.AnyLine,
	}[p]
}

// A Viewer is a person who sees a card.
type Viewer uint8

// The viewers.
const (
	Nobody Viewer = iota
	You           // the player who acts
	Everybody
)

// A Move takes a card from one place to another.
type Move struct{ From, To Place }

// In says where the card goes: "A card: draw pile to your hand."
func (m Move) In(w *words.Language) string { return w.Rulebook.Moves(m.From.In(w), m.To.In(w)) }

// A Visibility says who sees the face of a card in a place.
type Visibility struct {
	By Viewer
	At Place
}

var places = map[string]Place{
	"draw": DrawPile, "discard": DiscardPile, "held": Held, "open": Shown,
	"own": OwnLine, "other": OtherLine, "any": AnyLine,
}

var viewers = map[string]Viewer{"nobody": Nobody, "you": You, "all": Everybody}
