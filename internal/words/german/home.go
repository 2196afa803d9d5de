package german

import (
	"strings"
	"time"

	"tabby/history"
	"tabby/internal/words"
)

func theHome() words.Home {
	return words.Home{
		HomeSentences: home{},

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

type home struct{}

// Game implements [words.HomeSentences].
func (home) Game(g history.Summary) string {
	return Words().Games.GameTitle(g) + ": " + Words().Games.GameLine(g)
}

// Weekday implements [words.HomeSentences].
func (home) Weekday(d time.Weekday) string {
	return strings.ToLower(theGrammar.Calendar.Weekdays[d]) + "s"
}
