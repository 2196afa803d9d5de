package german

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

// WonOf returns how many of their games a person won: "43 von 62 gewonnen".
func (statistics) WonOf(wins, games int) string {
	return fmt.Sprintf("%d von %d gewonnen", wins, games)
}

// WonShared is WonOf with how many wins were shared: "43 von 62 gewonnen, 4 davon geteilt".
func (statistics) WonShared(l stats.Line) string {
	switch l.Shared {
	case 0:
		return de.WonOf(l.Wins, l.Games)
	case l.Wins:
		return de.WonOf(l.Wins, l.Games) + ", geteilt"
	}
	return fmt.Sprintf("%s, %d davon geteilt", de.WonOf(l.Wins, l.Games), l.Shared)
}

// WonLine returns how a person did, and what a round brought: "43 von 62 gewonnen; 7,2 pro
// Runde".
func (statistics) WonLine(l stats.Line) string {
	return de.WonShared(l) + "; " + de.Decimal(l.Average, 1) + " pro Runde"
}

// WinsLine is WonLine with the wins before it, where there is no room for a large number.
func (statistics) WinsLine(l stats.Line) string {
	return de.Count(l.Wins, words.Win) + ". " + de.WonLine(l)
}

// VariantLine returns what was counted of a variant.
func (statistics) VariantLine(v stats.Variant) string {
	return fmt.Sprintf("%s: %s, im Schnitt %s pro Runde, bester Sieg mit %s.",
		de.GameName(v.Variant, v.Named), de.Count(v.Games, words.Game), de.Decimal(v.Average, 1), de.Figure(v.BestTotal.Points))
}

// Ahead returns how often one person was ahead of another: "12-mal vorn, 9-mal dahinter,
// 2-mal gleichauf".
func (statistics) Ahead(p stats.Pair) string {
	return fmt.Sprintf("%d-mal vorn, %d-mal dahinter, %d-mal gleichauf", p.Ahead, p.Behind(), p.Level)
}

// Together returns how two people of a report did in the games they played together.
func (statistics) Together(r stats.Report, one, other int) string {
	p := r.Matrix()[one][other]
	who := "Sie sind gleichauf"
	switch {
	case p.Games == 0:
		return "Sie haben noch kein Spiel zusammen zu Ende gespielt."
	case p.Ahead > p.Behind():
		who = words.Isolated(r.People[one].Name) + " führt"
	case p.Ahead < p.Behind():
		who, p = words.Isolated(r.People[other].Name)+" führt", r.Matrix()[other][one]
	}
	return de.Count(r.Matrix()[one][other].Games, words.Game) + " zusammen. " + who + ": " + de.Ahead(p) + "."
}

// DuelsHint says how the table of all duels is read, and which games it counts.
func (statistics) DuelsHint(q stats.Query, p words.Period) string {
	text := "Lies die Zeile entlang: 3–1 heißt dreimal vorn, einmal dahinter."
	if q.Variant != "" {
		text += " " + de.VariantName(q.Variant) + "."
	}
	switch p {
	case words.AllTime:
	case words.OwnPeriod:
		text += " " + de.Between(q) + "."
	default:
		text += " " + de.PeriodName(p) + "."
	}
	return text
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

// Between names the time that a query asks for by its days.
func (statistics) Between(q stats.Query) string {
	switch {
	case q.From == "" && q.To == "":
		return de.PeriodName(words.AllTime)
	case q.From == "":
		return "Bis " + q.To
	case q.To == "":
		return "Ab " + q.From
	}
	return q.From + " bis " + q.To
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

// MonthLine returns how many games a month had: "Mai, 3 Spiele".
func (statistics) MonthLine(m time.Month, games int) string {
	return de.Month(m) + ", " + de.Count(games, words.Game)
}

// YearInWords is the story of a year to be sent as text.
func (statistics) YearInWords(year int, r stats.Report) string {
	lines := []string{fmt.Sprintf("%s: %s an %s.", de.OurYear(year), de.Count(r.Games, words.Game), with(len(r.Nights), words.Evening))}
	for _, l := range r.People {
		lines = append(lines, words.Isolated(l.Name)+": "+de.WonShared(l))
	}
	for _, record := range r.Records() {
		lines = append(lines, de.Record(record)+": "+words.Isolated(r.People[record.Person].Name))
	}
	return strings.Join(lines, "\n")
}
