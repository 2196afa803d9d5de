package words

import (
	"tabby/engine"
	"tabby/scoring"
)

// Pages is what the pages of guests say.
type Pages struct {
	PagesSentences

	Script Script

	// Around every page.
	Loading     string
	NeedsScript string
	Tabs        string // names what leads to the other pages
	SheetTab    string
	ScoreTab    string
	YourTurn    string // after the name of a tab

	// The sheet and the big screen.
	ScoreSheet    string
	CardsAreOut   string // a round is played with the virtual deck
	TimeAsked     string // the scorekeeper is asked whether a round was being played
	ScoresByRound string
	ScoresCaption string
	Round         string
	PleaseCheck   string // after a number
	StorySoFar    string
	HasWon        string
	Deals         string
	Begins        string
	Result        string
	Totals        string
	TotalsByRound string
	JoinCode      string // describes the code
	JoinByCamera  string

	// Joining by six digits.
	Digits    string // names the field
	CodeHint  string // where they stand
	NewCode   string // makes another
	OpenTabby string // in place of a table

	Sounds  string // names the switch
	Comfort string // heads what helps to read and to play without haste
	Spaced  string // letters and words are further apart

	// Scores.
	Scores       string
	NotThisRound string
	SatOut       string
	HasEntered   string
	NotYet       string
	Keypad       string
	DeleteDigit  string
	Cards        string
	TakeCardAway string
	RoundWritten string // what was done

	// Rules.
	AllRules    string
	SearchRules string
	Answers     string
	PowerCards  string
	Book        string
	Table       string // names a table of rules
	Agreed      string
	Usually     string
	AsUsual     string
}

// PagesSentences is what the pages of guests say of a game.
type PagesSentences interface {
	// OrAt says where the code can be typed that follows: "or open 192.168.1.20:8229".
	OrAt(address string) string
	// OpenAt says it where nothing stands before: "Open 192.168.1.20:8229".
	OpenAt(address string) string
	// LastRound says what has just happened, to be heard: "Round 4. Ann: 26 and 14 is 40. …"
	LastRound(s scoring.Sheet) string
	// InRound leads to a score of a round, whose number may be a word: "round 4: ".
	InRound(number string) string
	// EnteredOn says on which device a score was entered.
	EnteredOn(device string) string
	// NotEntered says who has not entered a score yet, or "" if everyone has.
	NotEntered(names []string) string
	// CardsHint says which cards to tap, and in which order.
	CardsHint(r engine.Rules) string
	// Kind names a kind of card of which others of the rank have another colour: "Red King".
	Kind(f engine.Face) string
}

// Script is what the script of guests' pages says by itself.
type Script struct {
	Scan       string // how one joins
	NotLetIn   string
	Connecting string
	Misfit     string // the page is older or newer than the host
	Refused    string
	NotNumber  string // {value} is what was typed
	TypeTotal  string
	NoMore     string // cards of a kind
	LineFull   string

	Device          string
	AndroidPhone    string
	AndroidTablet   string
	WindowsComputer string
	LinuxComputer   string
}
