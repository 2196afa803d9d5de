package words

import (
	"time"

	"tabby/history/stats"
)

// Statistics is what is said about what was counted.
type Statistics struct {
	StatisticsSentences

	Counting     string
	NoneFinished string // where no game counts
	HowCounted   string
	WhatPlayed   string // above the variants
	NoNumber     string // in the place of a number that there is none of

	// Which games are counted.
	WhichGames  string
	AllGames    string
	WhichTime   string
	From, To    string
	BeforeFirst string // of a last day
	BothDays    string
	CountThese  string
	CoachedToo  string
	LeftOutToo  string

	// What is counted of one person.
	AveragePlace string
	AverageRound string
	AverageTotal string
	BestRound    string
	WorstRound   string
	PlaceBelow   string // below the average place as a large number
	RoundBelow   string // below the best round
	RightCalls   string
	Won          string
	SharedWins   string
	Streak       string
	Escape       string
	Comeback     string
	GamesLeft    string
	Rating       string

	// Titles.
	Calls         string
	Form          string
	HeadToHead    string
	Places        string
	Records       string
	RoundsByPoint string

	NoCall string // by a person yet
	NoDuel string // with anybody yet

	// A year.
	NoneInYear string
	ShareYear  string
	WonMost    string
	WhenPlayed string
	HeatHint   string
	Rivals     string

	// A season.
	Season       string // the button that leads to it
	SeasonHint   string // what a season is
	NoneInSeason string
	BeginSeason  string
	SeasonBegun  string
	ForgetSeason string // takes the beginning of one back
	SeasonGone   string // after that
	SeasonBefore string
	SeasonAfter  string
}

// A Period is a time to look back on.
type Period uint8

// The periods, in the order they are offered.
const (
	AllTime Period = iota
	ThisYear
	LastYear
	ThreeMonths
	ThirtyDays
	OwnPeriod // from one day to another
)

// StatisticsSentences is what is said about what was counted.
type StatisticsSentences interface {
	// Counted returns how much was counted: "283 games, 2311 rounds."
	Counted(r stats.Report) string
	// Uncounted returns which games that were asked for do not count: "Not counted: 2
	// unfinished games and 1 game left out." It is "" if all do.
	Uncounted(r stats.Report, asked stats.Query) string
	// WonOf returns how many games a person won: "43 of 62 won".
	WonOf(wins, games int) string
	// WonShared is WonOf with how many wins were shared: "43 of 62 won, 4 of them shared".
	WonShared(l stats.Line) string
	// WonLine returns how a person did, and what a round brought: "43 of 62 won; 7.2 a round".
	WonLine(l stats.Line) string
	// WinsLine is WonLine with the wins before it, where there is no room for a large number.
	WinsLine(l stats.Line) string
	// VariantLine returns what was counted of a variant.
	VariantLine(v stats.Variant) string
	// Record returns what a player holds: "4 games won in a row".
	Record(r stats.Record) string
	// Duel returns how two people did against each other: "Ann leads Ben 12 to 9 in 23 games".
	Duel(r stats.Report, p stats.Pair) string
	// Ahead returns how often one person was ahead of another: "12 ahead, 9 behind, 2 level".
	Ahead(p stats.Pair) string
	// Together returns how two people of a report did in the games they played together.
	Together(r stats.Report, one, other int) string
	// DuelsHint says how the table of all duels is read, and which games it counts.
	DuelsHint(q stats.Query, p Period) string

	// PeriodName names a period, and Between the time that a query asks for by its days.
	PeriodName(p Period) string
	Between(q stats.Query) string

	// NumberOf returns a part of a whole in numbers: "12 of 41".
	NumberOf(part, whole int) string
	// OfCalls, CallsRight and CallsWrong stand beside the ring of calls: "of 41".
	OfCalls(n int) string
	CallsRight(n int) string
	CallsWrong(n int) string
	// CallsLine sums up a person's calls, RoundsLine the rounds.
	CallsLine(l stats.Line) string
	RoundsLine(l stats.Line) string
	// FormLine explains the chart of a rating, given its last point.
	FormLine(last stats.Point) string
	// PlaceFigure and RoundFigure say two large numbers of a person to a screen reader.
	PlaceFigure(l stats.Line) string
	RoundFigure(l stats.Line) string

	// OurYear is the title of a year: "Our 2026".
	OurYear(year int) string
	// MonthLine returns how many games a month had: "May, 3 games".
	MonthLine(m time.Month, games int) string
	// SeasonName names a season: "Season 2026", "Since 1 September", "1 September to 31 January".
	SeasonName(s stats.Season, now time.Time) string
	// SeasonLine says how a person did in a season: "12 games, 5 wins, 3 trophies".
	SeasonLine(l stats.Line) string
	// YearInWords is the story of a year to be sent as text.
	YearInWords(year int, r stats.Report) string
}
