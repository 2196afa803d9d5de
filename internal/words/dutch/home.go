package dutch

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theHome() words.Home {
	return words.Home{
		Title:       "Tabby",
		Help:        "Hulp",
		Welcome:     "Welkom aan tafel",
		WelcomeText: "Tabby houdt alles bij als jullie Rat-a-Tat Cat of een spel uit die familie spelen: de punten, wie deelt en wie af is.",
		Opening:     "Je spellen worden geopend …",
		PlayNow:     "Nu spelen",
		Deal:        "Virtuele kaarten delen",
		Bring:       "Spellen importeren",
		AllOpen:     "Alle lopende spellen",
		GoOn:        "Verder",
		OnTheTable:  "Op tafel",
		SameAgain:   "Nog een keer zo",
		NewVersion:  "Er is een nieuwe Tabby. Je spellen blijven.",
		UseIt:       "Nu bijwerken",
		NotBegun:    "niet begonnen",

		CatAsleep: "De kat slaapt",
		CatAwake:  "De kat is wakker",

		HalfDealt:  "kaarten gedeeld",
		HalfCalled: "laatste beurten",
		HalfTyped:  "begonnen",
	}
}

var homeWords = sentence.HomeWords{
	Weekdays: [...]string{"op zondag", "op maandag", "op dinsdag", "op woensdag", "op donderdag", "op vrijdag", "op zaterdag"},
}
