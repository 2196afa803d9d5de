package words

import "tabby/scoring"

// Sheet is what the page of a sheet says.
type Sheet struct {
	SheetSentences

	Games       string // goes back to them
	Knock       string // begins the last turns, where a player knocks
	Call        string // and where a player calls
	TheCards    string // leads to cards that were handed out
	Picture     string
	SameAgain   string // begins a game like the last one
	Totals      string // the curve of them, for screen readers
	Around      string // shows the totals to all sides of the table
	TurnBySeat  string
	HalfDealt   string // the cards of the next round lie there
	HalfCalled  string // its last turns are on
	HalfTyped   string // of something else than scores
	Behind      string // the game went on elsewhere before the last step
	GoesOnThere string // on the other device
	TakeBack    string // goes on with the game here

	// Questions to the table.
	TimeUp       string
	FinishRound  string
	GameIsOver   string
	FillIn       string
	GuestsLapsed string
	LetInAgain   string

	// A round that is dealt and thrown away.
	ThrowAwayTitle string
	ThrowAwayText  string
	ThrownAway     string
	WrittenSince   string

	// The menu of the game.
	AtTheTable   string
	TheTable     string
	ChangeSeats  string
	DealVirtual  string
	StartClock   string
	StopClock    string
	TheGame      string
	Guests       string
	SayStandings string
	Agreed       string // the ending and the house rules
	AgreedHint   string
	ItEnds       string
	EndNow       string
	EndText      string
	EndIt        string
	PlayOn       string

	// The menu of a player.
	DealsNext string
	Leaves    string
	ComesBack string
	LookOf    string // colour and shape
	LeavesNow string
	Stays     string

	// Who sits where.
	Joins     string
	LeftOf    string
	Who       string
	SitDown   string
	Seats     string
	SeatsHint string
	SitSo     string
}

// SheetSentences is what the page of a sheet says about its players and its next round.
type SheetSentences interface {
	// EnterRound is the button that begins to enter a round: "Enter round 4".
	EnterRound(s scoring.Sheet) string
	// GoOnWithRound is the button that goes on with a round that is half done.
	GoOnWithRound(s scoring.Sheet) string
	// LastTurnsAfter is the button that leads to the last turns: "Last turns: Ben".
	LastTurnsAfter(caller string) string
	// DealRound is the button that deals a round.
	DealRound(s scoring.Sheet) string
	// GuestsHere says how many guests are here, and how many of the players have entered
	// scores, if any: "2 guests here, 1 of 3 have entered."
	GuestsHere(here, entered, players int) string
	// Leaving asks whether a player leaves the game.
	Leaving(s scoring.Sheet, p scoring.Player) (title, text string)
	// BehindPodium returns a player who is not on the podium: "4th Ann 60".
	BehindPodium(place int, name string, total int) string
	// SeatNote returns the place of a player for a seat, which has little room: "2nd", or
	// "out".
	SeatNote(s scoring.Sheet, p scoring.Player) string
	// SeatDeals notes on a seat that its player deals the next round, or "".
	SeatDeals(s scoring.Sheet, p scoring.Player) string
	// Seat says a seat to screen readers: "Ann, 26, 2nd".
	Seat(s scoring.Sheet, p scoring.Player) string
}
