package words

import (
	"tabby/scoring"
)

// Sheet is what the page of a sheet says.
type Sheet struct {
	speaker
	SheetTexts
}

// EnterRound is the button that begins to enter a round: "Enter round 4".
func (v Sheet) EnterRound(s scoring.Sheet) string {
	return v.Enter(roundOf(s, len(s.Rounds)))
}

// GoOnWithRound is the button that goes on with a round that is half done.
func (v Sheet) GoOnWithRound(s scoring.Sheet) string {
	return v.GoOn(roundOf(s, len(s.Rounds)))
}

// DealRound is the button that deals a round.
func (v Sheet) DealRound(s scoring.Sheet) string {
	return v.Deal(roundOf(s, len(s.Rounds)))
}

// GuestsHere says how many guests are here, and how many of the players’ scores are
// entered, if any: "2 guests here, 1 of 3 scores entered."
func (v Sheet) GuestsHere(here, entered, players int) string {
	if entered == 0 {
		return v.SheetTexts.GuestsHere(here)
	}
	return v.SomeEntered(SheetSomeEnteredFacts{N: here, Entered: entered, Players: players})
}

// BehindPodium returns a player who is not on the podium: "4th Ann: 60".
func (v Sheet) BehindPodium(place int, name string, total int) string {
	return v.SheetTexts.BehindPodium(v.Place(place), name, total)
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
		return v.Deals
	case s.First == p:
		return v.language.Pages.Begins
	}
	return ""
}

// Seat says a seat to screen readers: "Ann, 26, 2nd".
func (v Sheet) Seat(s scoring.Sheet, p scoring.Player) string {
	return v.Row(v.language.Table.Name(s, p), v.Figure(s.Totals[p]), v.SeatNote(s, p), v.SeatTurn(s, p))
}
