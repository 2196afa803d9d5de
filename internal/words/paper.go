package words

import (
	"time"

	"tabby/engine"
	"tabby/history/stats"
	"tabby/scoring"
)

// Paper is what is said on sheets, reports and pictures that are printed or sent.
type Paper struct {
	speaker
	PaperTexts
}

// WhatWins says what wins a game.
func (v Paper) WhatWins(s scoring.Sheet) string {
	switch {
	case s.Ruleset.Value(engine.End) == engine.EndElimination:
		return v.LastInWins
	case s.Ruleset.Rules.NoPoints:
		return v.RoundsWin
	case s.Ruleset.HighestTotalWins():
		return v.HighestWins
	}
	return v.LowestWins
}

// Day returns a day in full: "Friday 20 November 2026".
func (v Paper) Day(day time.Time) string { return v.written(v.Calendar.FullDay, day) }

// NightOf is the title of a report.
func (v Paper) NightOf(day time.Time) string { return v.PaperTexts.NightOf(v.Day(day)) }

// WonGames says how many games of a night a person won.
func (v Paper) WonGames(name string, n int) string {
	return v.PaperTexts.WonGames(name, v.Count(n, Game))
}

// WonOf says how many of some games a person won, for the line below the name.
func (v Paper) WonOf(won, games int) string {
	switch {
	case games == 1 && won == 1:
		return v.WonTheGame
	case won == games:
		return v.WonAll(v.Count(games, Game))
	}
	return v.WonSome(games, won)
}

// Wins says what one of that many winners did, for the line below the name.
func (v Paper) Wins(winners, rounds int, provisional bool) string {
	switch {
	case winners > 1 && provisional:
		return v.SharesForNow
	case winners > 1:
		return v.Shares
	case provisional:
		return v.WinsForNow
	default:
		return v.PaperTexts.Wins(rounds)
	}
}

// Winners says who won a game of a night.
func (v Paper) Winners(names []string, provisional bool) string {
	if provisional {
		return v.WinnersForNow(names)
	}
	return v.Joined(names)
}

// Record says who holds a record, and which.
func (v Paper) Record(name string, r stats.Record) string {
	return v.Labelled(Isolated(name), v.language.Statistics.Record(r))
}

// Sheet is what the page of a sheet says.
type Sheet struct {
	speaker
	SheetTexts
}

// EnterRound is the button that begins to enter a round: "Enter round 4".
func (v Sheet) EnterRound(s scoring.Sheet) string {
	return v.Enter(roundOf(s, len(s.Rounds)))
}

// GoOnWithRound is the button that continues a round that is half done.
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

// BehindPodium returns the text for a player who is not on the podium: "4th Ann: 60".
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

// SeatTurn says for a seat that its player deals or begins the next round, or returns "".
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

// Seat returns the text of a seat for screen readers: "Ann, 26, 2nd".
func (v Sheet) Seat(s scoring.Sheet, p scoring.Player) string {
	return v.Row(v.language.Table.Name(s, p), v.Figure(s.Totals[p]), v.SeatNote(s, p), v.SeatTurn(s, p))
}
