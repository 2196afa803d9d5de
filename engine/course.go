package engine

import (
	"slices"
	"strings"
)

// A Course describes a round of a game that Tabby does not deal. In each, everybody is dealt a hand and draws on
// their turn.
type Course struct {
	Turn Turn
	Ends Finish

	LeastAlike, LeastRun int // how many cards alike, or in a row, can be laid down together at least

	TwoDecks      int    // with about how many players two decks are used, or 0
	ColumnsGo     bool   // a column of cards alike is discarded at once
	Throws        bool   // a card like the top discard may be thrown onto it at any time
	Answer        string // what whoever shows that a call was wrong says, or ""
	PileEnds      bool   // a round ends too when the draw pile is empty
	HighestBegins bool   // the highest cards that are turned up begin the first round
}

// A Turn is what a player does when it is their turn.
type Turn string

// The turns of the games around.
const (
	TurnDraw     Turn = "draw"      // draw a card that replaces one, or is discarded
	TurnSeveral  Turn = "several"   // draw one or take the top discard, which may replace several alike
	TurnFaceUp   Turn = "face-up"   // draw one or take the top discard, which lies face up in its place
	TurnOrReveal Turn = "or-reveal" // the same, and whoever discards a drawn card turns up one of theirs
	TurnLayDown  Turn = "lay-down"  // lay down cards of the hand, then draw one or take one that was laid down
)

// A Finish is how a round ends.
type Finish string

// The ends of rounds.
const (
	ByCall    Finish = "call"    // in place of a turn; everybody else has one more
	ByShowing Finish = "show"    // by a call in place of a turn, after which all show their cards
	ByReveal  Finish = "face-up" // once all cards of a player are face up; everybody else has one more turn
)

// An Effect is what cards do when they are played.
type Effect struct {
	Of   string // the cards, as a list of points names them: "7,8"
	Does Deed
}

// A Deed is what a card does.
type Deed string

// The deeds of cards.
const (
	LookOwn       Deed = "look-own"       // look at a card of one's own
	LookOther     Deed = "look-other"     // look at a card of another player
	ExchangeOther Deed = "exchange-other" // swap a card of one's own for one of another player, without a look
	ExchangeAny   Deed = "exchange-any"   // make two cards change places, without a look
	LookExchange  Deed = "look-exchange"  // look at a card, and swap it or not
)

// Has reports whether the effect is that of a card.
func (e Effect) Has(f Face) bool {
	of := strings.Split(e.Of, ",")
	return slices.ContainsFunc(f.named(), func(name string) bool { return slices.Contains(of, name) })
}

// An Edition is one point in which two printed editions differ.
type Edition string

// The points in which editions differ.
const (
	Scorekeeper Edition = "scorekeeper" // who keeps the score
	DrawAgain   Edition = "draw-again"  // what the card is called that draws again
	SwapLooks   Edition = "swap"        // who looks at the cards of a swap
	PowersLeft  Edition = "left"        // what is said of power cards that are left
	CallWords   Edition = "call"        // what is called
	Youngest    Edition = "younger"     // what younger players do
)

// A Disagreement is a point in which tables disagree. It also says what this game does, so it is left out for a
// table that has changed one of its house rules.
type Disagreement struct {
	Says  string
	Rules []Key
}

// Holds reports whether a table plays this point by the book.
func (d Disagreement) Holds(t Ruleset) bool {
	return !slices.ContainsFunc(d.Rules, t.Differs)
}
