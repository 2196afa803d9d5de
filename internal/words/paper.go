package words

import (
	"time"

	"tabby/history/stats"
	"tabby/scoring"
)

// Paper is what is said on sheets, reports and pictures that are printed or sent.
type Paper struct {
	PaperSentences

	GameNight string
	GoesOn    string // in the place of who won
	Nobody    string // the same
}

// PaperSentences is what is said on sheets, reports and pictures.
type PaperSentences interface {
	// WhatWins says what wins a game.
	WhatWins(s scoring.Sheet) string
	// Day returns a day in full: "Friday 20 November 2026".
	Day(day time.Time) string
	// NightOf is the title of a report.
	NightOf(day time.Time) string
	// Games returns how many games were played.
	Games(n int) string
	// WonGames returns how many games of a night a person won.
	WonGames(name string, n int) string
	// WonOf returns how many of some games a person won, below the name.
	WonOf(won, games int) string
	// Wins returns what one of so many winners did, below the name.
	Wins(winners, rounds int, provisional bool) string
	// Winners returns who won a game of a night.
	Winners(names []string, provisional bool) string
	// MoreGames returns how many games are not listed.
	MoreGames(n int) string
	// Player names a player whose name no font has.
	Player(n int) string
	// OnEvenings returns how much was played in a year.
	OnEvenings(games, evenings int) string
	// OfGames returns how many games a number of wins is of.
	OfGames(n int) string
	// Record returns who holds a record, and which.
	Record(name string, r stats.Record) string
}
