package english

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theHome() words.Home {
	return words.Home{
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

var homeWords = sentence.HomeWords{
	Weekdays: [...]string{"Sundays", "Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays"},
}
