package dutch

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theStatistics() words.Statistics {
	return words.Statistics{
		Counting:     "Even tellen …",
		NoneFinished: "Zo’n spel is nog niet uitgespeeld.",
		HowCounted:   "Gedeelde overwinningen tellen voor een deel. Wie is weggegaan, krijgt geen plaats.",
		WhatPlayed:   "Wat er gespeeld is",
		NoNumber:     "–",

		WhichGames:  "Welke spellen",
		AllGames:    "Alle spellen",
		WhichTime:   "Welke tijd",
		From:        "Van",
		To:          "Tot en met",
		BeforeFirst: "Dat is vóór de eerste dag.",
		BothDays:    "Beide dagen tellen mee. Een spel na middernacht hoort bij de dag ervoor. Laat een veld leeg als er geen grens is.",
		CountThese:  "Deze tellen",
		CoachedToo:  "Ook met de coach",
		LeftOutToo:  "Ook wat niet meetelt",

		AveragePlace: "Gemiddelde plaats",
		AverageRound: "Gemiddelde ronde",
		AverageTotal: "Gemiddeld totaal",
		BestRound:    "Beste ronde",
		WorstRound:   "Slechtste ronde",
		PlaceBelow:   "gemiddelde plaats",
		RoundBelow:   "beste ronde",
		RightCalls:   "Goede meldingen",
		Won:          "Gewonnen",
		SharedWins:   "Daarvan gedeeld",
		Streak:       "Spellen achter elkaar gewonnen",
		Escape:       "Op het nippertje ontsnapt, punten over",
		Comeback:     "Grootste inhaalrace, punten achter",
		GamesLeft:    "Spellen verlaten, zonder plaats",
		Rating:       "Speelsterkte",

		Calls:         "Meldingen",
		Form:          "Vorm",
		HeadToHead:    "Onderling",
		Places:        "Plaatsen",
		Records:       "Records",
		RoundsByPoint: "Rondes naar punten",

		NoCall: "Nog geen melding.",
		NoDuel: "Nog niemand.",

		NoneInYear: "In dit jaar is geen spel uitgespeeld.",
		ShareYear:  "Het jaar delen",
		WonMost:    "Wie het meest heeft gewonnen",
		WhenPlayed: "Wanneer we speelden",
		HeatHint:   "Elk vakje is een dag; hoe sterker de kleur, hoe meer spellen.",
		Rivals:     "Rivalen",

		Season:       "Seizoen",
		SeasonHint:   "Een seizoen is een jaar, of zo lang als jullie willen: begin een nieuw seizoen, en iedereen begint bij nul. Wat gewonnen is, blijft.",
		NoneInSeason: "In dit seizoen is geen spel uitgespeeld.",
		BeginSeason:  "Nieuw seizoen beginnen",
		SeasonBegun:  "Vandaag begint een nieuw seizoen.",
		ForgetSeason: "Dit begin terugnemen",
		SeasonGone:   "Het seizoen gaat verder alsof er niets was.",
		SeasonBefore: "Seizoen ervoor",
		SeasonAfter:  "Seizoen erna",
	}
}

var statisticsWords = sentence.StatisticsWords{
	NotCounted: "Niet geteld: {all}.",
	Unfinished: grammar.Forms{"{n} spel dat niet is uitgespeeld", "{n} spellen die niet zijn uitgespeeld"},
	Missing:    grammar.Forms{"{n} spel waarin punten ontbreken", "{n} spellen waarin punten ontbreken"},
	LeftOut:    grammar.Forms{"{n} spel dat niet meetelt", "{n} spellen die niet meetellen"},
	Coached:    grammar.Forms{"{n} spel met de coach", "{n} spellen met de coach"},

	Won: "{wins} van {games} gewonnen", WonShared: "{wins} van {games} gewonnen, gedeeld", WonSome: "{wins} van {games} gewonnen, waarvan {shared} gedeeld",
	WonLine:  "{won}; {average} per ronde",
	WinsLine: "{wins}. {line}",

	NeverTogether: "Ze hebben nog geen spel samen uitgespeeld.",
	LeadsTogether: grammar.Forms{"{n} spel samen. {name} staat voor: {ahead}.", "{n} spellen samen. {name} staat voor: {ahead}."},
	LevelTogether: grammar.Forms{"{n} spel samen. Ze staan gelijk: {ahead}.", "{n} spellen samen. Ze staan gelijk: {ahead}."},
	DuelsHint:     "Lees langs een rij: 3–1 is drie keer voor, één keer achter.",
	UpTo:          "Tot en met {to}", From: "Vanaf {from}", FromTo: "{from} tot en met {to}",

	LongestStreak: grammar.Forms{"{n} spel achter elkaar gewonnen", "{n} spellen achter elkaar gewonnen"},
	BestComeback:  grammar.Forms{"Gewonnen na {n} punt achterstand", "Gewonnen na {n} punten achterstand"},
	ClosestEscape: grammar.Forms{"Erin gebleven met {n} punt over", "Erin gebleven met {n} punten over"},
	HighestRound:  grammar.Forms{"De hoogste ronde, {n} punt", "De hoogste ronde, {n} punten"},
	BestTotal:     "Het beste totaal, {n}",
	LevelDuel:     grammar.Forms{"{name} en {other} staan gelijk, {ahead} tegen {behind} in {n} spel", "{name} en {other} staan gelijk, {ahead} tegen {behind} in {n} spellen"},
	LeadsDuel:     grammar.Forms{"{name} staat voor op {other}, {ahead} tegen {behind} in {n} spel", "{name} staat voor op {other}, {ahead} tegen {behind} in {n} spellen"},

	SeasonOf: "Seizoen {year}", SeasonSince: "Sinds {from}", SeasonFromTo: "{from} tot en met {to}",
	Year:    grammar.Forms{"{title}: {games} op {n} dag.", "{title}: {games} op {n} dagen."},
	OurYear: "Ons jaar {year}",

	Variant: "{variant}: {games}, gemiddeld {average} per ronde, beste overwinning met {best}.",
	Ahead:   "{ahead} keer voor, {behind} keer achter, {level} keer gelijk",
	Periods: [...]string{
		words.AllTime:     "Altijd",
		words.ThisYear:    "Dit jaar",
		words.LastYear:    "Vorig jaar",
		words.ThreeMonths: "Laatste 3 maanden",
		words.ThirtyDays:  "Laatste 30 dagen",
		words.OwnPeriod:   "Van … tot en met …",
	},
	Figures: sentence.FigureWords{
		NumberOf:   "{n} van {all}",
		OfCalls:    grammar.Forms{"van {n}"},
		CallsRight: grammar.Forms{"{n} goed"}, Wrong: grammar.Forms{"{n} fout"},
		Calls:     grammar.Forms{"{calls}, waarvan {n} goed, gemiddeld met {average} punten."},
		OnlyCalls: grammar.Forms{"{calls}, waarvan {n} goed."},
		Rounds:    "{rounds}, van {best} tot {worst}, gemiddeld {average}.",
		Rating:    "De speelsterkte, spel voor spel, nu {rating}. Dunne lijnen: hoe zeker die is.",
		Place:     "gemiddelde plaats: {n}", BestRound: "beste ronde: {n}", NoBestRound: "geen beste ronde",
	},
}
