package sentence

import (
	"time"

	"tabby/engine"
	"tabby/history/stats"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/scoring"
)

// Paper says what stands on sheets, reports and pictures. It implements [words.PaperSentences].
type Paper struct {
	Speaker
	Words *PaperWords
}

// PaperWords are what stands on sheets, reports and pictures. {n} is a number of what the name
// says, and {games} are counted.
type PaperWords struct {
	LastInWins, HighestWins, LowestWins string
	Day                                 grammar.Pattern // as [grammar.Calendar] has it
	NightOf                             grammar.Pattern // {day}
	WonGames                            grammar.Pattern // {name}
	MoreGames                           grammar.Forms
	Player                              grammar.Pattern
	OnDays                              grammar.Forms // {games} on {n} days
	OfGames                             grammar.Forms
	WinnersForNow                       grammar.Pattern // {names}: a score is missing

	// What stands below a name: of a night, and of one game.
	WonTheGame                       string
	WonAll                           grammar.Pattern
	WonSome                          grammar.Forms // {won} of {n} games
	Wins                             AfterRounds
	WinsForNow, Shares, SharesForNow string
}

// WhatWins implements [words.PaperSentences].
func (v Paper) WhatWins(s scoring.Sheet) string {
	switch {
	case s.Ruleset.Value(engine.End) == engine.EndElimination:
		return v.Words.LastInWins
	case s.Ruleset.HighestTotalWins():
		return v.Words.HighestWins
	}
	return v.Words.LowestWins
}

// Day implements [words.PaperSentences].
func (v Paper) Day(day time.Time) string { return v.Written(v.Words.Day, day) }

// NightOf implements [words.PaperSentences].
func (v Paper) NightOf(day time.Time) string { return v.Words.NightOf.With("day", v.Day(day)) }

// Games implements [words.PaperSentences].
func (v Paper) Games(n int) string { return v.Count(n, words.Game) }

// WonGames implements [words.PaperSentences].
func (v Paper) WonGames(name string, n int) string {
	return v.Words.WonGames.With("name", words.Isolated(name), "games", v.Games(n))
}

// WonOf implements [words.PaperSentences].
func (v Paper) WonOf(won, games int) string {
	switch {
	case games == 1 && won == 1:
		return v.Words.WonTheGame
	case won == games:
		return v.Words.WonAll.With("games", v.Games(games))
	}
	return v.Of(v.Words.WonSome, games).With("won", v.Figure(won), "n", v.Figure(games))
}

// Wins implements [words.PaperSentences].
func (v Paper) Wins(winners, rounds int, provisional bool) string {
	switch w := v.Words; {
	case winners > 1 && provisional:
		return w.SharesForNow
	case winners > 1:
		return w.Shares
	case provisional:
		return w.WinsForNow
	default:
		return v.afterRounds(w.Wins, rounds)
	}
}

// Winners implements [words.PaperSentences].
func (v Paper) Winners(names []string, provisional bool) string {
	if provisional {
		return v.Words.WinnersForNow.With("names", v.Joined(names))
	}
	return v.Joined(names)
}

// MoreGames implements [words.PaperSentences].
func (v Paper) MoreGames(n int) string { return v.Numbered(v.Words.MoreGames, n) }

// Player implements [words.PaperSentences].
func (v Paper) Player(n int) string { return v.Words.Player.With("n", v.Figure(n)) }

// OnEvenings implements [words.PaperSentences].
func (v Paper) OnEvenings(games, evenings int) string {
	return v.Of(v.Words.OnDays, evenings).With("games", v.Games(games), "n", v.Figure(evenings))
}

// OfGames implements [words.PaperSentences].
func (v Paper) OfGames(n int) string { return v.Numbered(v.Words.OfGames, n) }

// Record implements [words.PaperSentences].
func (v Paper) Record(name string, r stats.Record) string {
	return v.Labelled(words.Isolated(name), v.Language.Statistics.Record(r))
}
