package german

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
		GameNight:      "Spieltag",
		GoesOn:         "geht weiter",
		Nobody:         "niemand",
	}
}

type paper struct{}

// WhatWins implements [words.PaperSentences].
func (paper) WhatWins(s scoring.Sheet) string {
	switch {
	case s.Ruleset.Value(engine.End) == engine.EndElimination:
		return "Wer zuletzt übrig ist, gewinnt."
	case s.Ruleset.HighestTotalWins():
		return "Der höchste Gesamtstand gewinnt."
	}
	return "Der kleinste Gesamtstand gewinnt."
}

// Day implements [words.PaperSentences].
func (paper) Day(day time.Time) string {
	return theGrammar.Written("{weekday}, {day}. {month} {year}", day)
}

// NightOf implements [words.PaperSentences].
func (p paper) NightOf(day time.Time) string { return "Spieltag, " + p.Day(day) }

// Games implements [words.PaperSentences].
func (paper) Games(n int) string { return de.Count(n, words.Game) }

// WonGames implements [words.PaperSentences].
func (paper) WonGames(name string, n int) string {
	return words.Isolated(name) + " hat " + de.Count(n, words.Game) + " gewonnen."
}

// WonOf implements [words.PaperSentences].
func (paper) WonOf(won, games int) string {
	switch {
	case games == 1:
		return "hat das Spiel gewonnen"
	case won == games:
		return "hat alle " + de.Count(games, words.Game) + " gewonnen"
	}
	return "hat " + strconv.Itoa(won) + " von " + with(games, words.Game) + " gewonnen"
}

// Wins implements [words.PaperSentences].
func (paper) Wins(winners, rounds int, provisional bool) string {
	text := "gewinnt"
	if winners > 1 {
		text = "gewinnt mit"
	}
	switch {
	case provisional:
		return text + " (bis jetzt)"
	case winners == 1:
		return text + after(rounds)
	}
	return text
}

// Winners implements [words.PaperSentences].
func (paper) Winners(names []string, provisional bool) string {
	if provisional {
		return de.Joined(names) + " (bis jetzt)"
	}
	return de.Joined(names)
}

// MoreGames implements [words.PaperSentences].
func (paper) MoreGames(n int) string {
	return "Und noch " + de.Count(n, words.Game) + "."
}

// Player implements [words.PaperSentences].
func (paper) Player(n int) string { return "Person " + strconv.Itoa(n) }

// OurYear implements [words.PaperSentences].
func (paper) OurYear(year int) string { return "Unser Jahr " + strconv.Itoa(year) }

// OnEvenings implements [words.PaperSentences].
func (paper) OnEvenings(games, evenings int) string {
	return de.Count(games, words.Game) + " an " + with(evenings, words.Evening)
}

// OfGames implements [words.PaperSentences].
func (paper) OfGames(n int) string { return "von " + with(n, words.Game) }

// Record implements [words.PaperSentences].
func (paper) Record(name string, r stats.Record) string {
	return words.Isolated(name) + ": " + Words().Statistics.Record(r)
}
