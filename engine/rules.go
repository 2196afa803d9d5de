package engine

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
)

// A Range is an inclusive range of whole numbers.
type Range struct{ Min, Max int }

// Has reports whether n lies in the range.
func (r Range) Has(n int) bool { return r.Min <= n && n <= r.Max }

// An InitialLook says at which own cards players look before the first
// turn.
type InitialLook uint8

// The initial looks.
const (
	LookOuter  InitialLook = iota // the two outer cards [000:15-17]
	LookAnyTwo                    // any two of one's own [002:20]
)

// A Moment is the time at which the power of a card works.
type Moment uint8

// The moments at which powers work.
const (
	WhenDrawn  Moment = iota // drawn from the draw pile, and only then [000:19-20]
	WhenPlayed               // whenever the card is played [002:13-14]
)

// A Shortage says what happens if a card is needed and the draw pile is empty.
type Shortage uint8

// What an empty draw pile leads to.
const (
	ShuffleDiscards Shortage = iota // the discard pile becomes the draw pile [000:38-39]
	ShuffleButTop                   // the same, but its top card stays (A39)
	EndDeal                         // the deal is over after that turn [001:40-41]
)

// A TieBreak decides between equal points.
type TieBreak uint8

// The tie-breaks. In a variant without any, players with equal points share a place.
const (
	FewerCards TieBreak = iota // fewer cards left in the line [002:28]
	Caller                     // the caller, if among the tied [002:28]
)

// Rules are the facts of one variant. A zero field means "no such rule".
type Rules struct {
	ID      string   // its name on disk and on the command line
	Name    string   // its name on screen
	Alias   string   // a name of another game that some people use for it, or ""
	Call    string   // the word that a player calls to end a round
	Knock   bool     // a knock on the table comes with the call [000:64-65]
	Sources []string // the numbers of its source texts; see package rulesref

	Editions []Edition // how its printed editions differ; nil for a single edition

	Players Range // the possible numbers of players
	Hand    int   // cards dealt to each

	Decks  []NamedDeck // the decks it can be played with; the first is the usual one
	Extras []Extra     // faces that a house rule adds to the deck

	Look         InitialLook // the first look
	Upcard       bool        // the top card of the draw pile opens the discard pile
	Cut          bool        // the player left of the dealer cuts [000:5]
	Powers       Moment      // when powers work
	Replaced     bool        // power cards in a line are replaced before scoring [000:66-68]
	Shortage     Shortage    // what an empty draw pile leads to
	Snaps        bool        // matching cards may be played out of turn [002:26]
	LineChanges  bool        // a line may shrink and grow (snaps, penalties)
	OldestScores bool        // the oldest player can keep the score [004:13]

	HighestWins bool     // the highest points win, not the lowest
	NoPoints    bool     // there are no points: the winner of a round gets 1, and the total is the number of won rounds
	Grid        Grid     // equal cards in a column count nothing; the zero Grid is none
	Hands       []int    // the possible numbers of cards in a hand at the end; nil means as many as are dealt
	Calling     Calling  // whether a round has a caller
	Special     *Special // a hand that replaces the points, or nil
	Kept        bool     // Tabby keeps score but does not deal
	Twin        string   // the ID of the same game with the other total as the best, or ""
	Around      bool     // it is listed after the main variants
	Bounds      Range    // the range of the points of a round, if it does not follow from a deck

	Wide       bool     // its numbers may be as large as [MostScore], and twelve totals can fall
	Publishers []string // the publisher of the game, who owns its name
	Note       []string // how a round of a custom game is played, in the words of its author
	Course     *Course  // how a round is played, for a game that Tabby does not deal; nil if that is unknown
	Effects    []Effect // the effects of its cards

	Disagree []Disagreement // points in which families differ

	BoardGameGeek int // its number at boardgamegeek.com, which several variants may share; 0 if unknown

	Counting  *Counting  // how a line counts; nil adds up its cards, or counts the columns of a grid
	TieBreaks []TieBreak // the tie-breaks for a round, in this order
	House     []Offer    // the house rules of the game, in the order in which they are listed
	Usual     House      // the house rules of a new game that differ from the defaults in House; they are written into the game

	hands []func() hands // the possible points of the hands of each deck, if Counting is set
}

// An Offer is a house rule that a variant offers, and its value in a game whose log does not
// mention it. This value never changes, or old games would have other dealers and winners; new
// games begin with [Rules.Usual].
type Offer struct {
	Key     Key
	Default Value
}

// offered has the variants by their positions in the list. Package variables fill
// it through [Register]; nothing changes it after that.
var offered = map[int]Rules{}

// Register adds a variant at a position in the list of [Games], and returns it. Call
// it only to initialise a package variable. It panics if another variant has the same position,
// ID or name, and with the [FactError] of [Rules.Check] if a fact is impossible.
func Register(place int, r Rules) Rules {
	for at, other := range offered {
		if at == place || other.ID == r.ID || other.Name == r.Name {
			panic(fmt.Sprintf("engine: %s takes the place, the ID or the name of %s", r.ID, other.ID))
		}
	}
	if r.Grid.Rows > 0 && !r.Kept {
		r.Counting = &Counting{Points: r.Grid.points}
	}
	if err := r.Check(); err != nil {
		panic(fmt.Errorf("the facts of %s: %w", r.ID, err))
	}
	if r.Counting != nil {
		for _, d := range r.Decks {
			r.hands = append(r.hands, sync.OnceValue(func() hands { return r.allHands(d.Deck) }))
		}
	}
	offered[place] = r
	return r
}

// Faces returns the cards that the variant can be played with, those of all its decks and what
// house rules add. A card of several decks occurs several times.
func (r Rules) Faces() Deck {
	var all Deck
	for _, d := range r.Decks {
		all = append(all, d.Deck...)
	}
	for _, x := range r.Extras {
		all = append(all, x.Faces...)
	}
	return all
}

// Variants returns the facts of every variant that can be dealt, in the order they are offered.
// The slice is a copy; the facts to which it points are shared and must not be changed.
func Variants() []Rules {
	return slices.DeleteFunc(Games(), func(r Rules) bool { return r.Kept })
}

// Games returns the facts of every game that has a sheet: the [Variants], and the games that are
// not dealt.
func Games() []Rules {
	var all []Rules
	for _, place := range slices.Sorted(maps.Keys(offered)) {
		all = append(all, offered[place])
	}
	return all
}

// Offered returns the games in the list for a new game. If two games differ only in which total wins,
// only the one in which the lowest total wins is listed, and Tabby then asks who wins.
func Offered() []Rules {
	return slices.DeleteFunc(Games(), func(r Rules) bool { return r.Twin != "" && r.HighestWins })
}

// Variant returns the facts of the game with that ID, even if Tabby does not deal it. The error wraps
// [ErrVariant] if there is none.
func Variant(id string) (Rules, error) {
	for _, r := range offered {
		if r.ID == id {
			return r, nil
		}
	}
	return Rules{}, Refusal{Reason: ErrVariant, Variant: id}
}

// CheckPlayers returns an error that wraps [ErrPlayers] unless the variant is for
// that many players.
func (r Rules) CheckPlayers(n int) error {
	if r.Players.Has(n) {
		return nil
	}
	return Refusal{Reason: ErrPlayers, Variant: r.Name, Count: n, Allowed: r.Players}
}

// Rule returns the house rule of that key in this game, or a HouseRule without values if there
// is none.
func (r Rules) Rule(k Key) HouseRule {
	rule := k.Rule()
	if r.Wide {
		rule = rule.Widened()
	}
	rule.Calling = r.Calling
	return rule
}

// Offers reports whether the variant offers the house rule, and its default.
func (r Rules) Offers(k Key) (Value, bool) {
	i := slices.IndexFunc(r.House, func(o Offer) bool { return o.Key == k })
	if i < 0 {
		return "", false
	}
	return r.House[i].Default, true
}

// ByTheBook returns the usual value of a house rule, or "" if the variant
// does not offer the rule.
func (r Rules) ByTheBook(k Key) Value {
	if v, ok := r.Usual[k]; ok {
		return v
	}
	v, _ := r.Offers(k)
	return v
}

// New returns the house rules of a new game: the given and the usual ones. If a given number
// does not belong to the usual ending, the ending is the one to which it belongs.
func (r Rules) New(agreed House) House {
	house := maps.Clone(r.Usual)
	if house == nil {
		house = House{}
	}
	for k := range agreed {
		if k.OfEnding() && !k.Rule().Matters(r.Usual[End]) {
			delete(house, End)
		}
	}
	maps.Copy(house, agreed)
	return house
}

// A Course describes how a round is played in a game that Tabby does not deal. In all of them, everybody is dealt a hand and draws when it is
// their turn.
type Course struct {
	Turn Turn
	Ends Finish

	LeastAlike, LeastRun int // the smallest number of equal or consecutive cards that can be laid down together

	TwoDecks      int    // the number of players from which on two decks are needed, or 0
	ColumnsGo     bool   // a column of equal cards is discarded at once
	Throws        bool   // a card equal to the top discard may be thrown onto it at any time
	Answer        string // the word of a player who shows that a call was wrong, or ""
	PileEnds      bool   // a round also ends when the draw pile is empty
	HighestBegins bool   // the player with the highest cards turned up begins the first round
}

// A Turn is what a player does when it is their turn.
type Turn string

// The turns of games that Tabby does not deal.
const (
	TurnDraw     Turn = "draw"      // draw a card that replaces one, or is discarded
	TurnSeveral  Turn = "several"   // draw one or take the top discard, which may replace several equal cards
	TurnFaceUp   Turn = "face-up"   // draw one or take the top discard, which is placed face up
	TurnOrReveal Turn = "or-reveal" // the same, but a player who discards a drawn card turns up one of their cards
	TurnLayDown  Turn = "lay-down"  // lay down cards of the hand, then draw one or take one that was laid down
)

// A Finish is how a round ends.
type Finish string

// The ends of rounds.
const (
	ByCall    Finish = "call"    // by a call in place of a turn; everybody else has one more turn
	ByShowing Finish = "show"    // by a call in place of a turn, after which all show their cards
	ByReveal  Finish = "face-up" // once all cards of a player are face up; everybody else has one more turn
)

// An Effect is what cards do when they are played.
type Effect struct {
	Of   string // the cards, as a list of points names them: "7,8"
	Does Deed
}

// A Deed is an effect of a card.
type Deed string

// The deeds.
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
	DrawAgain   Edition = "draw-again"  // the name of the card that draws again
	SwapLooks   Edition = "swap"        // who looks at the cards of a swap
	PowersLeft  Edition = "left"        // the rule for power cards that are left at the end
	CallWords   Edition = "call"        // what is called
	Youngest    Edition = "younger"     // what younger players do
)

// A Disagreement is a point in which families play differently. Its text also says what this game does, so it is
// left out if one of its house rules was changed.
type Disagreement struct {
	Says  string
	Rules []Key
}

// Holds reports whether the house rules of this point are the usual ones in t.
func (d Disagreement) Holds(t Ruleset) bool {
	return !slices.ContainsFunc(d.Rules, t.Differs)
}
