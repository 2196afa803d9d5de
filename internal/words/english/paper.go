package english

import (
	"strconv"
	"time"

	"tabby/engine"
	"tabby/history/stats"
	"tabby/internal/words"
	"tabby/scoring"
)

func thePaper() words.Paper {
	return words.Paper{
		PaperSentences: paper{},
		GameNight:      "Game day",
		GoesOn:         "goes on",
		Nobody:         "nobody",
	}
}

type paper struct{}

// WhatWins implements [words.PaperSentences].
func (paper) WhatWins(s scoring.Sheet) string {
	switch {
	case s.Ruleset.Value(engine.End) == engine.EndElimination:
		return "The last player in wins."
	case s.Ruleset.HighestTotalWins():
		return "The highest total wins."
	}
	return "The lowest total wins."
}

// Day implements [words.PaperSentences].
func (paper) Day(day time.Time) string { return day.Format("Monday 2 January 2006") }

// NightOf implements [words.PaperSentences].
func (p paper) NightOf(day time.Time) string { return "Game day, " + p.Day(day) }

// Games implements [words.PaperSentences].
func (paper) Games(n int) string { return en.Count(n, words.Game) }

// WonGames implements [words.PaperSentences].
func (paper) WonGames(name string, n int) string {
	return words.Isolated(name) + " won " + en.Count(n, words.Game) + "."
}

// WonOf implements [words.PaperSentences].
func (paper) WonOf(won, games int) string {
	switch {
	case games == 1:
		return "won the game"
	case won == games:
		return "won all " + en.Count(games, words.Game)
	}
	return "won " + strconv.Itoa(won) + " of " + en.Count(games, words.Game)
}

// Wins implements [words.PaperSentences].
func (paper) Wins(winners, rounds int, provisional bool) string {
	text := "wins"
	if winners > 1 {
		text = "shares the win"
	}
	switch {
	case provisional:
		return text + " for now"
	case winners == 1:
		return text + after(rounds)
	}
	return text
}

// Winners implements [words.PaperSentences].
func (paper) Winners(names []string, provisional bool) string {
	if provisional {
		return en.Joined(names) + " (for now)"
	}
	return en.Joined(names)
}

// MoreGames implements [words.PaperSentences].
func (paper) MoreGames(n int) string {
	return "And " + en.Figure(n) + " more " + en.Things(n, words.Game) + "."
}

// Player implements [words.PaperSentences].
func (paper) Player(n int) string { return "Player " + strconv.Itoa(n) }

// OurYear implements [words.PaperSentences].
func (paper) OurYear(year int) string { return "Our " + strconv.Itoa(year) }

// OnEvenings implements [words.PaperSentences].
func (paper) OnEvenings(games, evenings int) string {
	return en.Count(games, words.Game) + " on " + en.Count(evenings, words.Evening)
}

// OfGames implements [words.PaperSentences].
func (paper) OfGames(n int) string { return "of " + en.Count(n, words.Game) }

// Record implements [words.PaperSentences].
func (paper) Record(name string, r stats.Record) string {
	return words.Isolated(name) + ": " + Words().Statistics.Record(r)
}
