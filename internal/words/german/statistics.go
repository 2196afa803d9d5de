package german

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theStatistics() words.Statistics {
	return words.Statistics{
		Counting:     "Wird gezählt …",
		NoneFinished: "So ein Spiel wurde noch nicht zu Ende gespielt.",
		HowCounted:   "Ein geteilter Sieg zählt nur zum Teil. Wer gegangen ist, bekommt keinen Platz.",
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
	Year:    grammar.Forms{"{title}: {games} an {n} Tag.", "{title}: {games} an {n} Tagen."},
	OurYear: "Unser Jahr {year}",

	Variant: "{variant}: {games}, im Schnitt {average} pro Runde, bester Sieg mit {best}.",
	Ahead:   "{ahead}-mal vorn, {behind}-mal dahinter, {level}-mal gleichauf",
	Periods: [...]string{
		words.AllTime:     "Von Anfang an",
		words.ThisYear:    "Dieses Jahr",
		words.LastYear:    "Letztes Jahr",
		words.ThreeMonths: "Letzte 3 Monate",
		words.ThirtyDays:  "Letzte 30 Tage",
		words.OwnPeriod:   "Von … bis …",
	},
	Figures: sentence.FigureWords{
		NumberOf:   "{n} von {all}",
		OfCalls:    grammar.Forms{"von {n}"},
		CallsRight: grammar.Forms{"{n} richtig"}, Wrong: grammar.Forms{"{n} falsch"},
		Calls:     grammar.Forms{"{calls}, {n} davon richtig, im Schnitt mit {average} Punkten."},
		OnlyCalls: grammar.Forms{"{calls}, {n} davon richtig."},
		Rounds:    "{rounds}, von {best} bis {worst}, im Schnitt {average}.",
		Rating:    "Die Wertung, Spiel für Spiel, jetzt {rating}. Dünne Linien: wie sicher sie ist.",
		Place:     "Platz im Schnitt: {n}", BestRound: "beste Runde: {n}", NoBestRound: "keine beste Runde",
	},
}
