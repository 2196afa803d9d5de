package words

import "tabby/engine"

// Play is what is said about a round with the virtual deck, on every screen.
type Play struct {
	PlaySentences

	// The piles, and the card that a player has drawn or taken.
	DrawPile, DiscardPile, InHand string

	// Notes on cards: that one was chosen, and where all players saw it come from.
	Chosen, Drawn, Taken, Penalty string
	// Notes on players.
	Away, LastTurn, Lowest string

	// What can be done now.
	LookAll, LookOwn                 string
	KeepInMind, KeepAllInMind        string
	NoMatchShown, WhoMatches         string
	DoYouMatch, MayBeMatched         string
	PowersReplaced                   string
	LastMatch, TapReplaced, TapSwap  string
	EndOrCall, EndTurn, NothingLeft  string
	DrawOne, TakeDiscard, DrawOrTake string

	// Buttons that play no move.
	TurnDown, NoCardOfMine, IHaveAMatch string
	WriteDown, Nobody, Hurry            string
	NoMatch, LetComputer                string

	// What a page says beside the cards.
	NoCardsOver, NoCards, DealNext, OtherDeals string
	WhatHappened, AwayHint, GiveSeatBack       string
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
	Won    bool
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

// PlaySentences is what is said of cards, players and moves.
type PlaySentences interface {
	// MoveButton returns the button that makes a kind of move: "Take the discard".
	MoveButton(do engine.MoveKind) string
	// Move names a move for its player: "Replace card 2".
	Move(m engine.Move) string
	// TapFor returns what a tap on a card does, by the move that cards are tapped for, or "".
	TapFor(do engine.MoveKind) string
	// Prompts returns all that can be said about what to do which has no name in it.
	Prompts() []string
	// SayCall returns the button with which a player ends the round: "Say “recall”".
	SayCall(call string) string
	// DiscardFor returns the button that discards a card whose power works then.
	DiscardFor(p engine.Power) string
	// PowerDrawn says what a power card that was drawn can be for.
	PowerDrawn(card engine.Face, can PowerUse) string
	// Waits says that a round waits for a player who is away.
	Waits(name string) string
	// Elsewhere says that a player plays on another device.
	Elsewhere(name string) string
	// StillLook says who has yet to look at their cards.
	StillLook(names []string) string
	// WaitsFor says that a round has waited long for a player who is there.
	WaitsFor(name string) string
	// Plays says that it is a player's turn.
	Plays(name string) string
	// Turn notes on a player that it is their turn.
	Turn(name string) string
	// Ended says in one sentence who won a round, and what the call came to.
	Ended(e Ending) string
	// CalledWith says who called, and who has a last turn still.
	CalledWith(name string, last []string) string
	// Called says that a player has called just now.
	Called(name string) string
	// LastTurns says in short how many turns are left after a call: "2 last turns".
	LastTurns(turns int) string
	// PlayFor returns the button with which the device that goes round plays for a player.
	PlayFor(name string) string
	// Saw says what all players saw of a move, or "" where that needs no words.
	Saw(s Seen) string
	// Level returns what a level of the computer is called.
	Level(id string) string
	// CardSpoken says for those who hear the table which card of a line that is, and what lies
	// there; an own card has no owner, a hidden one no face, and note may be "".
	CardSpoken(c TableCard, face *engine.Face, note string) string
	// PileSpoken says what a pile is, with its top card if that lies open.
	PileSpoken(name string, cards int, top *engine.Face) string
	// HeldSpoken says which card is in hand.
	HeldSpoken(face *engine.Face) string
	// PromptSpoken returns a prompt with what is in hand, or nil, and which cards lie open for a
	// moment: "In hand: 9. Tap the card it replaces."
	PromptSpoken(prompt string, held *engine.Face, open []OpenCard) string
	// RoundSpoken says what everybody has at the end of a round, whose prompt says who has won:
	// "Ann wins with 5. Ben has 9."
	RoundSpoken(prompt string, all []CountedLine) string
	// ByComputer says that the computer plays at a level.
	ByComputer(level string) string
	// Pile returns the caption of a pile.
	Pile(name string, cards int) string
}
