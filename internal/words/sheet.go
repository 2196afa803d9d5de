package words

import (
	"tabby/internal/words/message"
	"tabby/scoring"
)

// Sheet is what the page of a sheet says.
type Sheet struct {
	speaker
	Words SheetWords

	Games       string // goes back to them
	Knock       string // begins the last turns, where a player knocks
	Call        string // and where a player calls
	TheCards    string // leads to cards that were handed out
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
	GuestsWait   string // they see the sheet, and can enter nothing for now

	InsteadOfCards string // scores that guests have entered are about to be
	LetInAgain     string

	// A round that is dealt and thrown away.
	ThrowAwayTitle string
	ThrowAwayText  string
	ThrownAway     string
	WrittenSince   string

	// The menu of the game.
	AtTheTable    string
	ChangeSeats   string
	DealVirtual   string
	StartClock    string
	StopClock     string
	TheGame       string
	Guests        string
	SayStandings  string
	SoundsOff     string
	SoundsOn      string
	Agreed        string // the ending and the house rules
	AgreedHint    string
	ItEnds        string
	EndNow        string
	SayWinner     string
	SayWinnerText string
	EndText       string
	EndIt         string
	PlayOn        string

	// The menu of a player.
	DealsNext   string
	Leaves      string
	ComesBack   string
	LookOf      string // colour and shape
	LeavesNow   string
	KeepPlaying string

	// Who sits where.
	Joins     string
	LeftOf    string
	Who       string
	SitDown   string
	Seats     string
	SeatsHint string
	SitSo     string
	LastTurns Named // leads to the last turns after a call: "Last turns: Ben"

	Leaving, MayComeBack Named // asks whether a player leaves the game
}

// SheetWords are what the page of a sheet says.
type SheetWords struct {
	BehindPodium            message.Message // {place}, {name}, {total}
	Enter, GoOn, Deal       OfRound
	GuestsHere, SomeEntered message.Message // {n} guests, and {entered} of {players}
	Deals                   string          // a note on a seat
}

// EnterRound is the button that begins to enter a round: "Enter round 4".
func (v Sheet) EnterRound(s scoring.Sheet) string {
	return v.aboutRound(v.Words.Enter, s, len(s.Rounds))
}

// GoOnWithRound is the button that goes on with a round that is half done.
func (v Sheet) GoOnWithRound(s scoring.Sheet) string {
	return v.aboutRound(v.Words.GoOn, s, len(s.Rounds))
}

// DealRound is the button that deals a round.
func (v Sheet) DealRound(s scoring.Sheet) string {
	return v.aboutRound(v.Words.Deal, s, len(s.Rounds))
}

// GuestsHere says how many guests are here, and how many of the players’ scores are
// entered, if any: "2 guests here, 1 of 3 scores entered."
func (v Sheet) GuestsHere(here, entered, players int) string {
	say := v.Words.SomeEntered
	if entered == 0 {
		say = v.Words.GuestsHere
	}
	return say.With("n", here, "entered", entered, "players", players)
}

// BehindPodium returns a player who is not on the podium: "4th Ann: 60".
func (v Sheet) BehindPodium(place int, name string, total int) string {
	return v.Words.BehindPodium.With("place", v.Place(place), "name", Isolated(name), "total", v.Figure(total))
}

// SeatNote returns the place of a player for a seat, which has little room: "2nd", or
// "out".
func (v Sheet) SeatNote(s scoring.Sheet, p scoring.Player) string {
	if s.Status[p] == scoring.Out {
		return v.language.Table.IsOut
	}
	return v.language.Table.Standing(s, p)
}

// SeatTurn notes on a seat that its player deals or begins the next round, or "".
func (v Sheet) SeatTurn(s scoring.Sheet, p scoring.Player) string {
	switch {
	case s.Over:
		return ""
	case s.Dealer == p:
		return v.Words.Deals
	case s.First == p:
		return v.language.Pages.Begins
	}
	return ""
}

// Seat says a seat to screen readers: "Ann, 26, 2nd".
func (v Sheet) Seat(s scoring.Sheet, p scoring.Player) string {
	return v.Row(v.language.Table.Name(s, p), v.Figure(s.Totals[p]), v.SeatNote(s, p), v.SeatTurn(s, p))
}
