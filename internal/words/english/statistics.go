package english

import (
	"fmt"
	"strings"
	"time"

	"tabby/history/stats"
	"tabby/internal/words"
)

func theStatistics() words.Statistics {
	return words.Statistics{
		StatisticsSentences: statistics{},

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

// WonOf returns how many of their games a person won: "43 of 62 won".
func (statistics) WonOf(wins, games int) string { return fmt.Sprintf("%d of %d won", wins, games) }

// WonShared is WonOf with how many wins were shared: "43 of 62 won, 4 of them shared".
func (v statistics) WonShared(l stats.Line) string {
	switch l.Shared {
	case 0:
		return v.WonOf(l.Wins, l.Games)
	case l.Wins:
		return v.WonOf(l.Wins, l.Games) + ", shared"
	}
	return fmt.Sprintf("%s, %d of them shared", v.WonOf(l.Wins, l.Games), l.Shared)
}

// WonLine returns how a person did, and what a round brought: "43 of 62 won; 7.2 a round".
func (v statistics) WonLine(l stats.Line) string {
	return v.WonShared(l) + "; " + en.Decimal(l.Average, 1) + " a round"
}

// WinsLine is WonLine with the wins before it, where there is no room for a large number.
func (v statistics) WinsLine(l stats.Line) string {
	return en.Count(l.Wins, words.Win) + ". " + v.WonLine(l)
}

// VariantLine returns what was counted of a variant.
func (statistics) VariantLine(v stats.Variant) string {
	return fmt.Sprintf("%s: %s, %s a round on average, won with %s at best.",
		Words().Rules.GameName(v.Variant, v.Named), en.Count(v.Games, words.Game), en.Decimal(v.Average, 1), en.Figure(v.BestTotal.Points))
}

// Ahead returns how often one person was ahead of another: "12 ahead, 9 behind, 2 level".
func (statistics) Ahead(p stats.Pair) string {
	return fmt.Sprintf("%d ahead, %d behind, %d level", p.Ahead, p.Behind(), p.Level)
}

// Together returns how two people of a report did in the games they played together.
func (v statistics) Together(r stats.Report, one, other int) string {
	p := r.Matrix()[one][other]
	who := "They are level"
	switch {
	case p.Games == 0:
		return "They have finished no game together."
	case p.Ahead > p.Behind():
		who = words.Isolated(r.People[one].Name) + " leads"
	case p.Ahead < p.Behind():
		who, p = words.Isolated(r.People[other].Name)+" leads", r.Matrix()[other][one]
	}
	return en.Count(r.Matrix()[one][other].Games, words.Game) + " together. " + who + ": " + v.Ahead(p) + "."
}

// DuelsHint says how the table of all duels is read, and which games it counts.
func (v statistics) DuelsHint(q stats.Query, p words.Period) string {
	text := "Read along a row: 3–1 is three times ahead, once behind."
	if q.Variant != "" {
		text += " " + Words().Rules.VariantName(q.Variant) + "."
	}
	switch p {
	case words.AllTime:
	case words.OwnPeriod:
		text += " " + v.Between(q) + "."
	default:
		text += " " + v.PeriodName(p) + "."
	}
	return text
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

// Between names the time that a query asks for by its days.
func (v statistics) Between(q stats.Query) string {
	switch {
	case q.From == "" && q.To == "":
		return v.PeriodName(words.AllTime)
	case q.From == "":
		return "Up to " + q.To
	case q.To == "":
		return "From " + q.From
	}
	return q.From + " to " + q.To
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

// MonthLine returns how many games a month had: "May, 3 games".
func (statistics) MonthLine(m time.Month, games int) string {
	return en.Month(m) + ", " + en.Count(games, words.Game)
}

// YearInWords is the story of a year to be sent as text.
func (v statistics) YearInWords(year int, r stats.Report) string {
	lines := []string{fmt.Sprintf("%s: %s on %s.", v.OurYear(year), en.Count(r.Games, words.Game), en.Count(len(r.Nights), words.Evening))}
	for _, l := range r.People {
		lines = append(lines, words.Isolated(l.Name)+": "+v.WonShared(l))
	}
	for _, record := range r.Records() {
		lines = append(lines, v.Record(record)+": "+words.Isolated(r.People[record.Person].Name))
	}
	return strings.Join(lines, "\n")
}
