package german

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theHome() words.Home {
	return words.Home{
		Title:       "Tabby",
		Help:        "Hilfe",
		Welcome:     "Willkommen am Tisch",
		WelcomeText: "Tabby schreibt mit, wenn ihr Rat-a-Tat Cat und seine Verwandten spielt: die Punkte, wer gibt und wer raus ist.",
		Opening:     "Deine Spiele werden geöffnet …",
		PlayNow:     "Jetzt spielen",
		Deal:        "Virtuelle Karten geben",
		Bring:       "Spiele importieren",
		AllOpen:     "Alle laufenden Spiele",
		GoOn:        "Weiter",
		OnTheTable:  "Auf dem Tisch",
		SameAgain:   "Nochmal so",
		NewVersion:  "Ein neues Tabby ist bereit. Deine Spiele bleiben.",
		UseIt:       "Jetzt aktualisieren",
		NotBegun:    "nicht begonnen",

		CatAsleep: "Die Katze schläft",
		CatAwake:  "Die Katze ist wach",

		HalfDealt:  "Karten sind gegeben",
		HalfCalled: "letzte Züge",
		HalfTyped:  "angefangen",
	}
}

var homeWords = sentence.HomeWords{
	Weekdays: [...]string{"sonntags", "montags", "dienstags", "mittwochs", "donnerstags", "freitags", "samstags"},
}
