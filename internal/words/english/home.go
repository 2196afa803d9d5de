package english

import (
	"time"

	"tabby/history"
	"tabby/internal/words"
)

func theHome() words.Home {
	return words.Home{
		HomeSentences: home{},

		Title:       "Tabby",
		Help:        "Help",
		Welcome:     "Welcome to the table",
		WelcomeText: "Tabby keeps the tab while you play Rat-a-Tat Cat and its relatives: the scores, who deals, and who is out.",
		Opening:     "Opening your games…",
		PlayNow:     "Play now",
		Deal:        "Deal a virtual deck",
		Bring:       "Import games",
		AllOpen:     "All games in progress",
		GoOn:        "Go on",
		OnTheTable:  "On the table",
		SameAgain:   "Same again",
		NewVersion:  "A new version of Tabby is ready. Your games stay.",
		UseIt:       "Update now",
		NotBegun:    "not begun",

		CatAsleep: "The cat is asleep",
		CatAwake:  "The cat is awake",

		HalfDealt:  "cards are dealt",
		HalfCalled: "last turns",
		HalfTyped:  "begun",
	}
}

type home struct{}

// Game implements [words.HomeSentences].
func (home) Game(g history.Summary) string {
	return Words().Games.GameTitle(g) + ": " + Words().Games.GameLine(g)
}

// Weekday implements [words.HomeSentences].
func (home) Weekday(d time.Weekday) string { return d.String() + "s" }
