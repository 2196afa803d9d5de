package english

import (
	"fmt"

	"tabby/history/stats"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theStatistics() words.Statistics {
	return words.Statistics{
		Counting:     "Counting…",
		NoneFinished: "No such game has been finished yet.",
		HowCounted:   "Shared wins count in part. Players who left are not ranked.",
		WhatPlayed:   "What was played",
		NoNumber:     "–",

		WhichGames:  "Which games",
		AllGames:    "All games",
		WhichTime:   "Which time",
		From:        "From",
		To:          "To",
		BeforeFirst: "That is before the first day.",
		BothDays:    "Both days count. A game after midnight belongs to the day before. Leave a field empty for no limit.",
		CountThese:  "Count these",
		CoachedToo:  "Coached too",
		LeftOutToo:  "Left out too",

		AveragePlace: "Average place",
		AverageRound: "Average round",
		AverageTotal: "Average total",
		BestRound:    "Best round",
		WorstRound:   "Worst round",
		PlaceBelow:   "average place",
		RoundBelow:   "best round",
		RightCalls:   "Calls that were right",
		Won:          "Won",
		SharedWins:   "Of them shared",
		Streak:       "Games won in a row",
		Escape:       "Narrowest escape, points to spare",
		Comeback:     "Largest comeback, points behind",
		GamesLeft:    "Games left, not ranked",
		Rating:       "Rating",

		Calls:         "Calls",
		Form:          "Form",
		HeadToHead:    "Head to head",
		Places:        "Places",
		Records:       "Records",
		RoundsByPoint: "Rounds by points",

		NoCall: "No call yet.",
		NoDuel: "Nobody yet.",

		NoneInYear: "No game was finished in this year.",
		ShareYear:  "Share the year",
		WonMost:    "Who won most",
		WhenPlayed: "When we played",
		HeatHint:   "A mark is a day; the stronger its colour, the more games.",
		Rivals:     "Rivals",

		Season:       "Season",
		SeasonHint:   "A season is a year, or as long as you like: begin a new one, and everybody starts from nothing. All that was won stays.",
		NoneInSeason: "No game was finished in this season.",
		BeginSeason:  "Begin a new season",
		SeasonBegun:  "A new season begins today.",
		ForgetSeason: "Take this beginning back",
		SeasonGone:   "The season goes on as if there was no break.",
		SeasonBefore: "Season before",
		SeasonAfter:  "Season after",
	}
}

type statistics struct{ sentence.Statistics }

// VariantLine returns what was counted of a variant.
func (statistics) VariantLine(v stats.Variant) string {
	return fmt.Sprintf("%s: %s, %s a round on average, won with %s at best.",
		Words().Rules.GameName(v.Variant, v.Named), en.Count(v.Games, words.Game), en.Decimal(v.Average, 1), en.Figure(v.BestTotal.Points))
}

// Ahead returns how often one person was ahead of another: "12 ahead, 9 behind, 2 level".
func (statistics) Ahead(p stats.Pair) string {
	return fmt.Sprintf("%d ahead, %d behind, %d level", p.Ahead, p.Behind(), p.Level)
}

// PeriodName names a period.
func (statistics) PeriodName(p words.Period) string {
	return [...]string{
		words.AllTime:     "All time",
		words.ThisYear:    "This year",
		words.LastYear:    "Last year",
		words.ThreeMonths: "Last 3 months",
		words.ThirtyDays:  "Last 30 days",
		words.OwnPeriod:   "From … to …",
	}[p]
}

// NumberOf returns a part of a whole in numbers: "12 of 41".
func (statistics) NumberOf(part, whole int) string { return fmt.Sprintf("%d of %d", part, whole) }

// OfCalls stands within the ring of calls: "of 41".
func (statistics) OfCalls(n int) string { return fmt.Sprintf("of %d", n) }

// CallsRight stands beside the ring of calls.
func (statistics) CallsRight(n int) string { return fmt.Sprintf("%d right", n) }

// CallsWrong stands beside the ring of calls.
func (statistics) CallsWrong(n int) string { return fmt.Sprintf("%d wrong", n) }

// CallsLine sums up a person's calls.
func (statistics) CallsLine(l stats.Line) string {
	return fmt.Sprintf("%s, %d of them right, with %s in hand on average.", en.Count(l.Calls, words.Call), l.CallsWon, en.Decimal(l.CallHand, 1))
}

// RoundsLine sums up a person's rounds.
func (statistics) RoundsLine(l stats.Line) string {
	return fmt.Sprintf("%s, from %s to %s, %s on average.", en.Count(l.Rounds, words.Round), en.Figure(l.Best.Points), en.Figure(l.Worst.Points), en.Decimal(l.Average, 1))
}

// FormLine explains the chart of a rating, given its last point.
func (statistics) FormLine(last stats.Point) string {
	return fmt.Sprintf("The rating, game by game, now %v. Thin lines: how sure we are.", last.Rating)
}

// PlaceFigure says the average place to a screen reader.
func (statistics) PlaceFigure(l stats.Line) string {
	return en.Decimal(l.Place, 1) + " average place"
}

// RoundFigure says the best round to a screen reader.
func (statistics) RoundFigure(l stats.Line) string {
	if l.Best.Game == "" {
		return "no best round"
	}
	return en.Figure(l.Best.Points) + " best round"
}

// OurYear is the title of a year: "Our 2026".
func (statistics) OurYear(year int) string { return fmt.Sprintf("Our %d", year) }

var statisticsWords = sentence.StatisticsWords{
	NotCounted: "Not counted: {all}.",
	Unfinished: grammar.Forms{"{n} unfinished game", "{n} unfinished games"},
	Missing:    grammar.Forms{"{n} game with a score missing", "{n} games with a score missing"},
	LeftOut:    grammar.Forms{"{n} game left out", "{n} games left out"},
	Coached:    grammar.Forms{"{n} game played with the coach", "{n} games played with the coach"},

	Won: "{wins} of {games} won", WonShared: "{wins} of {games} won, shared", WonSome: "{wins} of {games} won, {shared} of them shared",
	WonLine:  "{won}; {average} a round",
	WinsLine: "{wins}. {line}",

	NeverTogether: "They have finished no game together.",
	LeadsTogether: grammar.Forms{"{n} game together. {name} leads: {ahead}.", "{n} games together. {name} leads: {ahead}."},
	LevelTogether: grammar.Forms{"{n} game together. They are level: {ahead}.", "{n} games together. They are level: {ahead}."},
	DuelsHint:     "Read along a row: 3–1 is three times ahead, once behind.",
	UpTo:          "Up to {to}", From: "From {from}", FromTo: "{from} to {to}",

	LongestStreak: grammar.Forms{"{n} game won in a row", "{n} games won in a row"},
	BestComeback:  grammar.Forms{"Won from {n} point behind", "Won from {n} points behind"},
	ClosestEscape: grammar.Forms{"Stayed in with {n} point to spare", "Stayed in with {n} points to spare"},
	HighestRound:  grammar.Forms{"The highest round, {n} point", "The highest round, {n} points"},
	BestTotal:     "The best total, {n}",
	LevelDuel:     grammar.Forms{"{name} and {other} are level, {ahead} to {behind} in {n} game", "{name} and {other} are level, {ahead} to {behind} in {n} games"},
	LeadsDuel:     grammar.Forms{"{name} leads {other} {ahead} to {behind} in {n} game", "{name} leads {other} {ahead} to {behind} in {n} games"},

	SeasonOf: "Season {year}", SeasonSince: "Since {from}", SeasonFromTo: "{from} to {to}",
	Year: grammar.Forms{"{title}: {games} on {n} day.", "{title}: {games} on {n} days."},
}
