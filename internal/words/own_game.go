package words

import (
	"strings"

	"tabby/engine"
	"tabby/internal/words/message"
)

// OwnGames is what is said about games of one's own.
type OwnGames struct {
	speaker
	Words OwnGamesWords

	Title     string // of the form
	Unnamed   string // the game in the rules, as long as it has no name
	StartFrom string // a button that lists the games to start from
	Nothing   string // one of them
	GiveName  string // makes a game of one's own of the sheet for any game

	Name, NameExample string
	NameFirst         string // why it cannot be kept without

	HowMany, Fewest, Most string // players

	WhoWins, Lowest, Highest string

	HowItEnds string

	Points, BelowZero, NoLimit, Least, Greatest string // of a round

	Calling                     string // whether somebody calls
	NobodyCalls, MayCall, Calls string
	Word, WordExample           string

	More string

	SpecialHand                          string // the heading
	Special, SpecialName, SpecialExample string
	SpecialOwn, SpecialOthers            string // what it counts, and whether the others count something else
	OthersCount                          string
	SpecialCards, SpecialCardsHint       string

	WhoBegins string

	Cards, NoCards, OwnCards string
	LowestCard, HighestCard  string // of cards whose values follow on one another
	OfEach                   string // how many of each of them
	AddCards, RemoveCards    string
	Ace, Jack, Queen         string // before what such a card counts
	BlackKing, RedKing       string
	Joker                    string
	Hand, FewerCards         string // how many cards a hand has, and whether fewer can be left
	HandChanges              string
	Grid, Rows, Columns      string
	EqualColumns             string // what a grid does

	Others string // house rules

	Note, NoteExample string

	Save, Saved    string
	Change, Delete string
	Link           string // opens the link of a game
	LinkTitle      string
	LinkCode       string // to screen readers
	BringIn        string // the heading where a link is pasted
	BringInHint    string
	PasteLink      string
	LookAtIt       string   // shows the game of a link that was pasted
	Play           string   // sets up the game of a link that is kept here already
	NoteStays      string   // said of a link of a game that has a note
	NotTaken       string   // the heading of why a link was not taken
	HasIt          string   // the game is kept here already
	BegunElsewhere string   // a game that is not kept here
	Add            string   // keeps it here
	CardsNumber    Numbered // some of the cards of a deck, from 1: "Cards 1"
	ChangeInto     Named    // offers to make another game of one there is: "Make Skyjo your own"
	BegunFrom      Named    // the game that the form is filled in from
	Added, Deleted Named    // of a game that is in the list now, or no more
	Menu           Named    // the button that lists what can be done with a game
}

// OwnGamesWords are what there is to say about a game of one's own.
type OwnGamesWords struct {
	InAll                              message.Message // {cards}, which are counted
	LowestWins, HighestWins, RoundsWin message.Message // what a game is: for {players}, and {ends} says how it ends
	Scan, ScanAndPaste                 string          // what to do with the code of a link: an address, and another one
}

// Deck names a standard deck by its cards: "52 cards".
func (v OwnGames) Deck(cards int) string { return v.Count(cards, Card) }

// InAll says how many cards are typed: "52 cards in all".
func (v OwnGames) InAll(cards int) string { return v.Words.InAll.With("cards", v.Deck(cards)) }

// WhatItIs says in one line what a game is: "A game for 2 to 8. The lowest total wins. Ends
// at 100."
func (v OwnGames) WhatItIs(t engine.Ruleset) string {
	say := v.Words.LowestWins
	switch {
	case t.Rules.NoPoints:
		say = v.Words.RoundsWin
	case t.HighestTotalWins():
		say = v.Words.HighestWins
	}
	return say.With("players", v.Interval(t.Rules.Players), "ends", v.Sentence(v.language.Table.Ending(t)))
}

// HowToScan says what to do with the code of a link: one with the address of Tabby in a
// browser, or one without.
func (v OwnGames) HowToScan(link string) string {
	if strings.HasPrefix(link, "http") {
		return v.Words.Scan
	}
	return v.Words.ScanAndPaste
}
