package words

import (
	"time"

	"tabby/engine"
	"tabby/history/stats"
	"tabby/internal/words/message"
	"tabby/scoring"
)

// Paper is what is said on sheets, reports and pictures that are printed or sent.
type Paper struct {
	speaker
	Words PaperWords

	GameNight string
	GoesOn    string   // in the place of who won
	Nobody    string   // the same
	MoreGames Numbered // how many games are not listed
	Player    Numbered // a player whose name no font has
	OfGames   Numbered // of how many games a number of wins is

	OnDays func(games, days int) string `holes:"games n"` // how much was played in a year
}

// PaperWords are what stands on sheets, reports and pictures. {n} is a number of what the name
// says, and {games} are counted.
type PaperWords struct {
	LastInWins, HighestWins, RoundsWin, LowestWins string
	Day                                            message.Message // as [Calendar] has it
	NightOf                                        message.Message // {day}
	WonGames                                       message.Message // {name}
	WinnersForNow                                  message.Message // {names}: a score is missing

	// What stands below a name: of a night, and of one game.
	WonTheGame                       string
	WonAll                           message.Message
	WonSome                          message.Message // {won} of {n} games
	Wins                             message.Message
	WinsForNow, Shares, SharesForNow string
}

// WhatWins says what wins a game.
func (v Paper) WhatWins(s scoring.Sheet) string {
	switch {
	case s.Ruleset.Value(engine.End) == engine.EndElimination:
		return v.Words.LastInWins
	case s.Ruleset.Rules.NoPoints:
		return v.Words.RoundsWin
	case s.Ruleset.HighestTotalWins():
		return v.Words.HighestWins
	}
	return v.Words.LowestWins
}

// Day returns a day in full: "Friday 20 November 2026".
func (v Paper) Day(day time.Time) string { return v.written(v.Words.Day, day) }

// NightOf is the title of a report.
func (v Paper) NightOf(day time.Time) string { return v.Words.NightOf.With("day", v.Day(day)) }

// WonGames returns how many games of a night a person won.
func (v Paper) WonGames(name string, n int) string {
	return v.Words.WonGames.With("name", Isolated(name), "games", v.Count(n, Game))
}

// WonOf returns how many of some games a person won, below the name.
func (v Paper) WonOf(won, games int) string {
	switch {
	case games == 1 && won == 1:
		return v.Words.WonTheGame
	case won == games:
		return v.Words.WonAll.With("games", v.Count(games, Game))
	}
	return v.Words.WonSome.With("n", games, "won", won)
}

// Wins returns what one of so many winners did, below the name.
func (v Paper) Wins(winners, rounds int, provisional bool) string {
	switch w := v.Words; {
	case winners > 1 && provisional:
		return w.SharesForNow
	case winners > 1:
		return w.Shares
	case provisional:
		return w.WinsForNow
	default:
		return w.Wins.With("rounds", rounds)
	}
}

// Winners returns who won a game of a night.
func (v Paper) Winners(names []string, provisional bool) string {
	if provisional {
		return v.Words.WinnersForNow.With("names", v.Joined(names))
	}
	return v.Joined(names)
}

// Record returns who holds a record, and which.
func (v Paper) Record(name string, r stats.Record) string {
	return v.Labelled(Isolated(name), v.language.Statistics.Record(r))
}
