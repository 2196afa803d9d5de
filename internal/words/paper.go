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

// WonGames returns how many games of a night a person won.
func (v Paper) WonGames(name string, n int) string {
	return v.PaperTexts.WonGames(name, v.Count(n, Game))
}

// WonOf returns how many of some games a person won, below the name.
func (v Paper) WonOf(won, games int) string {
	switch {
	case games == 1 && won == 1:
		return v.WonTheGame
	case won == games:
		return v.WonAll(v.Count(games, Game))
	}
	return v.WonSome(games, won)
}

// Wins returns what one of so many winners did, below the name.
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

// Winners returns who won a game of a night.
func (v Paper) Winners(names []string, provisional bool) string {
	if provisional {
		return v.WinnersForNow(names)
	}
	return v.Joined(names)
}

// Record returns who holds a record, and which.
func (v Paper) Record(name string, r stats.Record) string {
	return v.Labelled(Isolated(name), v.language.Statistics.Record(r))
}
