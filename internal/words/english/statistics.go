package english

import (
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
	Year:    grammar.Forms{"{title}: {games} on {n} day.", "{title}: {games} on {n} days."},
	OurYear: "Our {year}",

	Variant: "{variant}: {games}, {average} a round on average, won with {best} at best.",
	Ahead:   "{ahead} ahead, {behind} behind, {level} level",
	Periods: [...]string{
		words.AllTime:     "All time",
		words.ThisYear:    "This year",
		words.LastYear:    "Last year",
		words.ThreeMonths: "Last 3 months",
		words.ThirtyDays:  "Last 30 days",
		words.OwnPeriod:   "From … to …",
	},
	Figures: sentence.FigureWords{
		NumberOf:   "{n} of {all}",
		OfCalls:    grammar.Forms{"of {n}"},
		CallsRight: grammar.Forms{"{n} right"}, Wrong: grammar.Forms{"{n} wrong"},
		Calls:     grammar.Forms{"{calls}, {n} of them right, with {average} in hand on average."},
		OnlyCalls: grammar.Forms{"{calls}, {n} of them right."},
		Rounds:    "{rounds}, from {best} to {worst}, {average} on average.",
		Rating:    "The rating, game by game, now {rating}. Thin lines: how sure we are.",
		Place:     "{n} average place", BestRound: "{n} best round", NoBestRound: "no best round",
	},
}
