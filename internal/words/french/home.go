package french

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theHome() words.Home {
	return words.Home{
		Title:       "Tabby",
		Help:        "Aide",
		Welcome:     "Bienvenue à la table de jeu",
		WelcomeText: "Tabby tient la feuille de score quand vous jouez à Rat-a-Tat Cat et aux jeux de sa famille : les points, qui distribue et qui est hors jeu.",
		Opening:     "Tes parties s’ouvrent…",
		PlayNow:     "Jouer maintenant",
		Deal:        "Distribuer des cartes virtuelles",
		Bring:       "Importer des parties",
		AllOpen:     "Toutes les parties en cours",
		GoOn:        "Continuer",
		OnTheTable:  "Sur la table",
		SameAgain:   "Comme la dernière fois",
		NewVersion:  "Un nouveau Tabby est prêt. Tes parties restent.",
		UseIt:       "Mettre à jour",
		NotBegun:    "pas commencée",

		CatAsleep: "Le chat dort",
		CatAwake:  "Le chat est réveillé",

		HalfDealt:  "cartes distribuées",
		HalfCalled: "derniers tours",
		HalfTyped:  "commencée",
	}
}

var homeWords = sentence.HomeWords{
	Weekdays: [...]string{"le dimanche", "le lundi", "le mardi", "le mercredi", "le jeudi", "le vendredi", "le samedi"},
}
