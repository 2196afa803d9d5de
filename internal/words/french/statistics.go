package french

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theStatistics() words.Statistics {
	return words.Statistics{
		Counting:     "Tabby compte…",
		NoneFinished: "Aucune partie de ce genre n’a encore été finie.",
		HowCounted:   "Les victoires partagées comptent en partie. Une personne qui a quitté la partie n’est pas classée.",
		WhatPlayed:   "À quoi on a joué",
		NoNumber:     "–",

		WhichGames:  "Quelles parties",
		AllGames:    "Toutes les parties",
		WhichTime:   "Quelle période",
		From:        "Du",
		To:          "Au",
		BeforeFirst: "C’est avant le premier jour.",
		BothDays:    "Les deux jours comptent. Une partie après minuit compte pour le jour d’avant. Laisse un champ vide s’il n’y a pas de limite.",
		CountThese:  "Compter celles-ci",
		CoachedToo:  "Avec le coach aussi",
		LeftOutToo:  "Laissées de côté aussi",

		AveragePlace: "Place moyenne",
		AverageRound: "Manche moyenne",
		AverageTotal: "Total moyen",
		BestRound:    "Meilleure manche",
		WorstRound:   "Pire manche",
		PlaceBelow:   "place moyenne",
		RoundBelow:   "meilleure manche",
		RightCalls:   "Annonces réussies",
		Won:          "Gagnées",
		SharedWins:   "Dont partagées",
		Streak:       "Parties gagnées d’affilée",
		Escape:       "Limite évitée de justesse, points de marge",
		Comeback:     "Plus belle remontée, points de retard",
		GamesLeft:    "Parties quittées, sans place",
		Rating:       "Cote",

		Calls:         "Annonces",
		Form:          "Forme",
		HeadToHead:    "Face à face",
		Places:        "Places",
		Records:       "Records",
		RoundsByPoint: "Manches par points",

		NoCall: "Pas encore d’annonce.",
		NoDuel: "Encore personne.",

		NoneInYear: "Aucune partie n’a été finie cette année-là.",
		ShareYear:  "Partager l’année",
		WonMost:    "Qui a gagné le plus",
		WhenPlayed: "Quand nous avons joué",
		HeatHint:   "Une case est un jour ; plus sa couleur est forte, plus il y a de parties.",
		Rivals:     "Rivaux",

		Season:       "Saison",
		SeasonHint:   "Une saison dure un an, ou aussi longtemps que vous voulez : commencez-en une nouvelle, et tout le monde repart de zéro. Tout ce qui est gagné reste.",
		NoneInSeason: "Aucune partie n’a été finie pendant cette saison.",
		BeginSeason:  "Commencer une nouvelle saison",
		SeasonBegun:  "Une nouvelle saison commence aujourd’hui.",
		ForgetSeason: "Annuler ce début",
		SeasonGone:   "La saison continue comme si de rien n’était.",
		SeasonBefore: "Saison d’avant",
		SeasonAfter:  "Saison d’après",
	}
}

var statisticsWords = sentence.StatisticsWords{
	NotCounted: "Non comptées : {all}.",
	Unfinished: grammar.Forms{"{n} partie inachevée", "{n} parties inachevées"},
	Missing:    grammar.Forms{"{n} partie où il manque des points", "{n} parties où il manque des points"},
	LeftOut:    grammar.Forms{"{n} partie laissée de côté", "{n} parties laissées de côté"},
	Coached:    grammar.Forms{"{n} partie jouée avec le coach", "{n} parties jouées avec le coach"},

	Won: "gagné {wins} fois sur {games}", WonShared: "gagné {wins} fois sur {games}, à égalité", WonSome: "gagné {wins} fois sur {games}, dont {shared} à égalité",
	WonLine:  "{won} ; {average} par manche",
	WinsLine: "{wins} : {line}",

	NeverTogether: "Aucune partie finie ensemble.",
	LeadsTogether: grammar.Forms{"{n} partie ensemble. {name} mène : {ahead}.", "{n} parties ensemble. {name} mène : {ahead}."},
	LevelTogether: grammar.Forms{"{n} partie ensemble. À égalité : {ahead}.", "{n} parties ensemble. À égalité : {ahead}."},
	DuelsHint:     "Lis une ligne : 3–1, c’est trois fois devant, une fois derrière.",
	UpTo:          "Jusqu’au {to}", From: "À partir du {from}", FromTo: "Du {from} au {to}",

	LongestStreak: grammar.Forms{"{n} partie gagnée d’affilée", "{n} parties gagnées d’affilée"},
	BestComeback:  grammar.Forms{"Victoire malgré {n} point de retard", "Victoire malgré {n} points de retard"},
	ClosestEscape: grammar.Forms{"Encore en jeu avec {n} point de marge", "Encore en jeu avec {n} points de marge"},
	HighestRound:  grammar.Forms{"La plus grosse manche, {n} point", "La plus grosse manche, {n} points"},
	BestTotal:     "Le meilleur total, {n}",
	LevelDuel:     grammar.Forms{"{name} et {other} sont à égalité, {ahead} à {behind} en {n} partie", "{name} et {other} sont à égalité, {ahead} à {behind} en {n} parties"},
	LeadsDuel:     grammar.Forms{"{name} mène contre {other}, {ahead} à {behind} en {n} partie", "{name} mène contre {other}, {ahead} à {behind} en {n} parties"},

	SeasonOf: "Saison {year}", SeasonSince: "Depuis le {from}", SeasonFromTo: "Du {from} au {to}",
	Year:    grammar.Forms{"{title} : {games} en {n} soirée.", "{title} : {games} en {n} soirées."},
	OurYear: "Notre année {year}",

	Variant: "{variant} : {games}, {average} par manche en moyenne, meilleure victoire avec {best}.",
	Ahead:   "{ahead} fois devant, {behind} fois derrière, {level} fois à égalité",
	Periods: [...]string{
		words.AllTime:     "Depuis le début",
		words.ThisYear:    "Cette année",
		words.LastYear:    "L’année dernière",
		words.ThreeMonths: "Ces 3 derniers mois",
		words.ThirtyDays:  "Ces 30 derniers jours",
		words.OwnPeriod:   "Du … au …",
	},
	Figures: sentence.FigureWords{
		NumberOf:   "{n} sur {all}",
		OfCalls:    grammar.Forms{"sur {n}"},
		CallsRight: grammar.Forms{"{n} réussie", "{n} réussies"}, Wrong: grammar.Forms{"{n} ratée", "{n} ratées"},
		Calls:     grammar.Forms{"{calls}, dont {n} réussie, avec {average} en main en moyenne.", "{calls}, dont {n} réussies, avec {average} en main en moyenne."},
		OnlyCalls: grammar.Forms{"{calls}, dont {n} réussie.", "{calls}, dont {n} réussies."},
		Rounds:    "{rounds}, de {best} à {worst}, {average} en moyenne.",
		Rating:    "La cote, partie après partie, maintenant {rating}. Lignes fines : à quel point elle est sûre.",
		Place:     "place moyenne : {n}", BestRound: "meilleure manche : {n}", NoBestRound: "pas de meilleure manche",
	},
}
