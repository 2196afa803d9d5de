package deck

import (
	"tabby/engine"
	"tabby/scoring"
	"tabby/ui/widgets"
)

// A view is the table as one player may see it.
type view struct {
	Title    string
	Last     string   // who called, and how many turns are left; "" before that
	Hint     string   // what can be done now
	News     []string // what other players have done since
	Revealed bool     // the cards are turned up
	Travels  []travel // the cards that have just moved
	Drags    map[drag][]engine.Move
	Lines    []lineView // the others clockwise, then one's own
	Draw     pileView
	Discard  pileView
	Held     *cardFace // the card in hand, or nil
	Buttons  []button
	Curtain  string    // whom to pass the device to, or ""
	Snappers []snapper // who may match the top discard
	Coach    []string  // what the coach says
	Coached  bool      // the coach may be asked
}

// A cardFace is a card face up, or its back.
type cardFace struct {
	Face engine.Face
	Back bool
}

// faceOf returns a card of a pack, or its back if it is hidden.
func faceOf(p *engine.Pack, c engine.Card) cardFace {
	if c >= engine.NoCard {
		return cardFace{Back: true}
	}
	return cardFace{Face: p.Deck[c]}
}

// A pileView is a pile of cards.
type pileView struct {
	Card  cardFace
	Count int
	Taps  bool // a tap plays a move
}

// A lineView is a player's line.
type lineView struct {
	Player scoring.Player
	Name   string
	Level  string // how well the computer plays, or "" for a person
	Note   string // whose turn it is, who called
	Turn   bool
	Cards  []slotView
	Won    bool
	Points string // once the cards are turned up
}

// A slotView is a card of a line.
type slotView struct {
	Spot     engine.Spot
	Card     cardFace
	Taps     bool // a tap plays a move or chooses the card
	Selected bool
	Shown    bool   // face up for a moment
	Note     string // that it was chosen, or where all players saw it come from
}

// A button is a button below the table.
type button struct {
	Text    string
	Seconds int // left to tap it, 0 if there is no limit
	Icon    widgets.Icon
	Kind    widgets.Kind
	Act     func(*table)
}

// A seatState is the player who holds the device, and what they are doing.
type seatState struct {
	Seat   engine.Seat
	Choose engine.MoveKind // the move that cards are tapped for, or noChoice
	First  *engine.Spot    // the first card of two
	Shown  []engine.Spot   // cards that are face up for a moment
	Public bool            // the device is on the table, for all to see
}

// noChoice is the [seatState.Choose] of a player who chooses no card: a move
// without cards.
const noChoice = engine.EndTurn

// involves reports whether a card belongs to a move, given the card tapped
// before.
func (at seatState) involves(m engine.Move, spot engine.Spot) bool {
	switch {
	case m.Do != at.Choose || m.Do == noChoice:
		return false
	case !twoCards(m.Do):
		return m.A == spot
	case at.First == nil:
		return m.A == spot || m.B == spot
	}
	return m.A == *at.First && m.B == spot || m.B == *at.First && m.A == spot
}

// twoCards reports whether a kind of move involves two cards.
func twoCards(do engine.MoveKind) bool {
	return do == engine.Swap || do == engine.Switch || do == engine.FirstLookTwo
}

// footerKey returns a string that changes when the buttons do.
func (v view) footerKey() string {
	key := v.Curtain
	for _, b := range v.Buttons {
		key += "\n" + b.Text
	}
	return key
}
