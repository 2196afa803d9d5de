package words

import (
	"slices"

	"tabby/engine"
	"tabby/internal/words/message"
)

// Play is what is said about a round with the virtual deck, on every screen.
type Play struct {
	speaker
	Words PlayWords

	// The piles, and the card that a player has drawn or taken.
	DrawPile, DiscardPile, InHand string

	// Notes on cards: that one was chosen, and where all players saw it come from.
	Chosen, Drawn, Taken, Penalty string
	// Notes on players.
	Away, LastTurn string

	// What can be done now.
	LookAll, LookOwn                 string
	KeepInMind, KeepAllInMind        string
	NoMatchShown, WhoMatches         string
	DoYouMatch, MayBeMatched         string
	PowersReplaced                   string
	LastMatch, TapReplaced, TapSwap  string
	EndOrCall, EndTurn, NothingLeft  string
	DrawOne, TakeDiscard, DrawOrTake string
	FirstOfTwo, SecondOfTwo          string

	// Buttons that play no move.
	TurnDown, NoCardOfMine, IHaveAMatch string
	WriteDown, Nobody, Hurry            string
	NoMatch, LetComputer                string

	// What a page says beside the cards.
	NoCardsOver, NoCards, DealNext, OtherDeals string
	WhatHappened, AwayHint, GiveSeatBack       string

	Waits      Named                       // a round waits for a player who is away
	WaitsFor   Named                       // a round has waited long for a player who is there
	Elsewhere  Named                       // a player plays on another device
	PlayFor    Named                       // the button with which the device that goes round plays for a player
	ByComputer Filled                      // the computer plays at a level
	SayCall    Filled                      // the button with which a player ends the round: "Say “recall”"
	StillLook  func(names []string) string `holes:"names"` // who has yet to look at their cards

	TurnsDown func(cards, seconds int) string `holes:"cards seconds"` // to keep in mind cards that are soon face down
}

// A TableCard is a card of a line, as a sentence about a player names it.
type TableCard struct {
	Owner string // whose it is, or "" if it is that player's own
	Slot  int    // from 0
}

// An OpenCard is a card of a line that lies open for a moment.
type OpenCard struct {
	At   TableCard
	Face engine.Face
}

// A CountedLine is a line that was counted at the end of a round.
type CountedLine struct {
	Name   string
	Points string
	Said   bool // the prompt says it
}

// A Seen is what all players saw of a move.
type Seen struct {
	Do      engine.MoveKind
	Name    string       // who made it
	A, B    TableCard    // the cards of lines
	Card    *engine.Face // that was taken, kept, discarded, shown or turned up, or nil for a hidden one
	Out     *engine.Face // that lies on the discard pile then, or nil
	Matched bool         // a card that was to match did
	To      string       // who is given a card
	Call    string       // what a player says who ends the round
}

// An Ending is how a round came out.
type Ending struct {
	Winners []string // who has the fewest points
	Points  int      // that they have
	Caller  string   // who called, or "" where no one did
	Right   bool     // the caller is one of the winners
	Called  int      // the points of the caller
	Cost    int      // points that a wrong call costs on top of these
}

// PowerUse is what can be done with a power card that was drawn.
type PowerUse struct {
	ByDiscard bool // its power works when it is discarded
	Use, Keep bool
}

// PlayWords say what is done in a round, and how it came out. {won} is who has won, of Wins and
// WinsByCall.
type PlayWords struct {
	NobodyWon        string
	Wins, WinsByCall Addressed       // {names}, {n}: one player, and one who called, without a full stop
	Share            Addressed       // {names}, {n}: several players, with the one who is addressed among them
	Alone            message.Message // {won}, and no more is to be said

	// What another player had who called: {won}, {name}, {called}, and {n}.
	Costs, TooMany, TheSame Addressed

	Moves   MoveWords
	Players PlayerWords
	Seen    SeenWords
	Heard   HeardWords
}

// PlayerWords say who plays, and who has called.
type PlayerWords struct {
	Plays, Turn Addressed // {name}; a sentence, and a note on that player
	Called      Addressed // {name}
	CalledTurns Addressed // {name}, and who has the {last} turns
	CalledLast  Addressed // {name}, and no one has a turn
	LastCards   string
	Levels      map[string]message.Message // by their ids
}

// Addressed is a sentence about the player whom it addresses, and about one of that name.
type Addressed struct{ You, Name message.Message }

// of returns the sentence for players, whom it addresses if one of them has no name.
func (l speaker) of(a Addressed, names ...string) message.Message {
	if slices.ContainsFunc(names, l.addresses) {
		return a.You
	}
	return a.Name
}

// about says a sentence about a player. Other holes are filled with facts.
func (l speaker) about(a Addressed, name string, facts ...any) string {
	return l.of(a, name).With(append(facts, "name", Isolated(name))...)
}

// addresses reports whether a player has no name, so that sentences address that player.
func (l speaker) addresses(name string) bool { return name == l.language.Deck.You }

// Plays says that it is a player's turn.
func (p Play) Plays(name string) string { return p.about(p.Words.Players.Plays, name) }

// Turn notes on a player that it is their turn.
func (p Play) Turn(name string) string { return p.about(p.Words.Players.Turn, name) }

// Called says that a player has called just now.
func (p Play) Called(name string) string { return p.about(p.Words.Players.Called, name) }

// CalledWith says who called, and who has a last turn still.
func (p Play) CalledWith(name string, last []string) string {
	if len(last) == 0 {
		return p.about(p.Words.Players.CalledLast, name)
	}
	return p.about(p.Words.Players.CalledTurns, name, "last", p.Row(isolated(last)...))
}

// LastTurns says in short how many turns are left after a call: "2 last turns".
func (p Play) LastTurns(turns int) string {
	if turns == 0 {
		return p.Words.Players.LastCards
	}
	return p.Count(turns, LastTurn)
}

// Level returns what a level of the computer is called.
func (p Play) Level(id string) string { return lookUp(p.Words.Players.Levels, id).With() }

// Ended says in one sentence who won a round, and what the call came to.
func (p Play) Ended(e Ending) string {
	w := p.Words
	if len(e.Winners) == 0 {
		return w.NobodyWon
	}
	say := w.Wins
	switch {
	case len(e.Winners) > 1:
		say = w.Share
	case e.Right:
		say = w.WinsByCall
	}
	won := p.of(say, e.Winners...).With("names", p.Joined(e.Winners), "n", e.Points)
	if e.Caller == "" || e.Right {
		return w.Alone.With("won", won)
	}
	call, n := w.TheSame, e.Called-e.Points
	switch {
	case e.Cost > 0:
		call, n = w.Costs, e.Cost
	case n > 0:
		call = w.TooMany
	}
	return p.of(call, e.Caller).With("won", won, "name", Isolated(e.Caller), "called", e.Called, "n", n)
}

// Prompts returns all that can be said about what to do which has no name in it.
func (p Play) Prompts() []string {
	w := p.language.Play
	all := []string{
		w.Ended(Ending{Winners: []string{"Whiskers"}, Points: 12, Caller: "Mittens", Called: 21}),
		w.LookAll, w.LookOwn, w.KeepInMind, w.KeepAllInMind, w.TurnsDown(2, 80), w.NoMatchShown, w.WhoMatches, w.DoYouMatch,
		w.MayBeMatched, w.PowersReplaced, w.LastMatch, w.TapReplaced, w.TapSwap, w.EndOrCall, w.EndTurn,
		w.NothingLeft, w.DrawOne, w.TakeDiscard, w.DrawOrTake, p.Text(w.SecondOfTwo, w.TapFor(engine.Replace)),
	}
	for do := engine.FirstLook; do <= engine.ReplacePower; do++ {
		if text := w.TapFor(do); text != "" {
			all = append(all, text)
		}
	}
	return all
}
