package german

import (
	"fmt"

	"tabby/history/stats"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theStatistics() words.Statistics {
	return words.Statistics{
		Counting:     "Wird gezählt …",
		NoneFinished: "So ein Spiel wurde noch nicht zu Ende gespielt.",
		HowCounted:   "Geteilte Siege zählen zum Teil. Wer gegangen ist, bekommt keinen Platz.",
		WhatPlayed:   "Was gespielt wurde",
		NoNumber:     "–",

		WhichGames:  "Welche Spiele",
		AllGames:    "Alle Spiele",
		WhichTime:   "Welche Zeit",
		From:        "Von",
		To:          "Bis",
		BeforeFirst: "Das ist vor dem ersten Tag.",
		BothDays:    "Beide Tage zählen mit. Ein Spiel nach Mitternacht gehört zum Tag davor. Lass ein Feld leer, wenn es keine Grenze gibt.",
		CountThese:  "Diese zählen",
		CoachedToo:  "Auch mit Coach",
		LeftOutToo:  "Auch ausgelassene",

		AveragePlace: "Platz im Schnitt",
		AverageRound: "Runde im Schnitt",
		AverageTotal: "Gesamtstand im Schnitt",
		BestRound:    "Beste Runde",
		WorstRound:   "Schlechteste Runde",
		PlaceBelow:   "Platz im Schnitt",
		RoundBelow:   "beste Runde",
		RightCalls:   "Richtige Ansagen",
		Won:          "Gewonnen",
		SharedWins:   "Davon geteilt",
		Streak:       "Spiele hintereinander gewonnen",
		Escape:       "Am knappsten entkommen, Punkte übrig",
		Comeback:     "Größte Aufholjagd, Punkte Rückstand",
		GamesLeft:    "Spiele verlassen, ohne Platz",
		Rating:       "Wertung",

		Calls:         "Ansagen",
		Form:          "Form",
		HeadToHead:    "Direkte Duelle",
		Places:        "Plätze",
		Records:       "Rekorde",
		RoundsByPoint: "Runden nach Punkten",

		NoCall: "Noch keine Ansage.",
		NoDuel: "Noch niemand.",

		NoneInYear: "In diesem Jahr wurde kein Spiel zu Ende gespielt.",
		ShareYear:  "Das Jahr teilen",
		WonMost:    "Wer am meisten gewonnen hat",
		WhenPlayed: "Wann wir gespielt haben",
		HeatHint:   "Jedes Feld ist ein Tag; je kräftiger die Farbe, desto mehr Spiele.",
		Rivals:     "Rivalen",

		Season:       "Saison",
		SeasonHint:   "Eine Saison ist ein Jahr, oder so lang, wie ihr wollt: Beginnt eine neue, und alle fangen bei null an. Was gewonnen ist, bleibt.",
		NoneInSeason: "In dieser Saison wurde kein Spiel zu Ende gespielt.",
		BeginSeason:  "Neue Saison beginnen",
		SeasonBegun:  "Heute beginnt eine neue Saison.",
		ForgetSeason: "Diesen Anfang zurücknehmen",
		SeasonGone:   "Die Saison geht weiter, als wäre nichts gewesen.",
		SeasonBefore: "Saison davor",
		SeasonAfter:  "Saison danach",
	}
}

type statistics struct{ sentence.Statistics }

// VariantLine returns what was counted of a variant.
func (statistics) VariantLine(v stats.Variant) string {
	return fmt.Sprintf("%s: %s, im Schnitt %s pro Runde, bester Sieg mit %s.",
		Words().Rules.GameName(v.Variant, v.Named), de.Count(v.Games, words.Game), de.Decimal(v.Average, 1), de.Figure(v.BestTotal.Points))
}

// Ahead returns how often one person was ahead of another: "12-mal vorn, 9-mal dahinter,
// 2-mal gleichauf".
func (statistics) Ahead(p stats.Pair) string {
	return fmt.Sprintf("%d-mal vorn, %d-mal dahinter, %d-mal gleichauf", p.Ahead, p.Behind(), p.Level)
}

// PeriodName names a period.
func (statistics) PeriodName(p words.Period) string {
	return [...]string{
		words.AllTime:     "Schon immer",
		words.ThisYear:    "Dieses Jahr",
		words.LastYear:    "Letztes Jahr",
		words.ThreeMonths: "Letzte 3 Monate",
		words.ThirtyDays:  "Letzte 30 Tage",
		words.OwnPeriod:   "Von … bis …",
	}[p]
}

// NumberOf returns a part of a whole in numbers: "12 von 41".
func (statistics) NumberOf(part, whole int) string { return fmt.Sprintf("%d von %d", part, whole) }

// OfCalls stands within the ring of calls: "von 41".
func (statistics) OfCalls(n int) string { return fmt.Sprintf("von %d", n) }

// CallsRight stands beside the ring of calls.
func (statistics) CallsRight(n int) string { return fmt.Sprintf("%d richtig", n) }

// CallsWrong stands beside the ring of calls.
func (statistics) CallsWrong(n int) string { return fmt.Sprintf("%d falsch", n) }

// CallsLine sums up a person's calls.
func (statistics) CallsLine(l stats.Line) string {
	return fmt.Sprintf("%s, %d davon richtig, im Schnitt mit %s Punkten.", de.Count(l.Calls, words.Call), l.CallsWon, de.Decimal(l.CallHand, 1))
}

// RoundsLine sums up a person's rounds.
func (statistics) RoundsLine(l stats.Line) string {
	return fmt.Sprintf("%s, von %s bis %s, im Schnitt %s.", de.Count(l.Rounds, words.Round), de.Figure(l.Best.Points), de.Figure(l.Worst.Points), de.Decimal(l.Average, 1))
}

// FormLine explains the chart of a rating, given its last point.
func (statistics) FormLine(last stats.Point) string {
	return fmt.Sprintf("Die Wertung, Spiel für Spiel, jetzt %v. Dünne Linien: wie sicher sie ist.", last.Rating)
}

// PlaceFigure says the average place to a screen reader.
func (statistics) PlaceFigure(l stats.Line) string {
	return "Platz im Schnitt: " + de.Decimal(l.Place, 1)
}

// RoundFigure says the best round to a screen reader.
func (statistics) RoundFigure(l stats.Line) string {
	if l.Best.Game == "" {
		return "keine beste Runde"
	}
	return "beste Runde: " + de.Figure(l.Best.Points)
}

// OurYear is the title of a year: "Unser Jahr 2026".
func (statistics) OurYear(year int) string { return fmt.Sprintf("Unser Jahr %d", year) }

var statisticsWords = sentence.StatisticsWords{
	NotCounted: "Nicht gezählt: {all}.",
	Unfinished: grammar.Forms{"{n} Spiel noch nicht zu Ende", "{n} Spiele noch nicht zu Ende"},
	Missing:    grammar.Forms{"{n} Spiel mit fehlenden Punkten", "{n} Spiele mit fehlenden Punkten"},
	LeftOut:    grammar.Forms{"{n} Spiel ausgelassen", "{n} Spiele ausgelassen"},
	Coached:    grammar.Forms{"{n} Spiel mit Coach gespielt", "{n} Spiele mit Coach gespielt"},

	Won: "{wins} von {games} gewonnen", WonShared: "{wins} von {games} gewonnen, geteilt", WonSome: "{wins} von {games} gewonnen, {shared} davon geteilt",
	WonLine:  "{won}; {average} pro Runde",
	WinsLine: "{wins}. {line}",

	NeverTogether: "Sie haben noch kein Spiel zusammen zu Ende gespielt.",
	LeadsTogether: grammar.Forms{"{n} Spiel zusammen. {name} führt: {ahead}.", "{n} Spiele zusammen. {name} führt: {ahead}."},
	LevelTogether: grammar.Forms{"{n} Spiel zusammen. Sie sind gleichauf: {ahead}.", "{n} Spiele zusammen. Sie sind gleichauf: {ahead}."},
	DuelsHint:     "Lies die Zeile entlang: 3–1 heißt dreimal vorn, einmal dahinter.",
	UpTo:          "Bis {to}", From: "Ab {from}", FromTo: "{from} bis {to}",

	LongestStreak: grammar.Forms{"{n} Spiel hintereinander gewonnen", "{n} Spiele hintereinander gewonnen"},
	BestComeback:  grammar.Forms{"Gewonnen trotz {n} Punkt Rückstand", "Gewonnen trotz {n} Punkten Rückstand"},
	ClosestEscape: grammar.Forms{"Nicht ausgeschieden, {n} Punkt übrig", "Nicht ausgeschieden, {n} Punkte übrig"},
	HighestRound:  grammar.Forms{"Die höchste Runde, {n} Punkt", "Die höchste Runde, {n} Punkte"},
	BestTotal:     "Der beste Gesamtstand, {n}",
	LevelDuel:     grammar.Forms{"{name} und {other} sind gleichauf, {ahead} zu {behind} in {n} Spiel", "{name} und {other} sind gleichauf, {ahead} zu {behind} in {n} Spielen"},
	LeadsDuel:     grammar.Forms{"{name} führt gegen {other} {ahead} zu {behind} in {n} Spiel", "{name} führt gegen {other} {ahead} zu {behind} in {n} Spielen"},

	SeasonOf: "Saison {year}", SeasonSince: "Seit {from}", SeasonFromTo: "{from} bis {to}",
	Year: grammar.Forms{"{title}: {games} an {n} Tag.", "{title}: {games} an {n} Tagen."},
}
