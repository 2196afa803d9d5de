package dutch

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theRulebook() words.Rulebook {
	return words.Rulebook{
		Ask:         "Stel een vraag",
		NothingLike: "Niets gevonden. Probeer een ander woord.",
		CloseRules:  "Regels sluiten",
		MayLeaveOut: "Dit mag je overslaan.",
		WhereFrom:   "Waar komt dit vandaan?",

		Learn:         "Leren door te spelen",
		LearnHint:     "Een eerste ronde met open kaarten, ongeveer twee minuten",
		TablePlays:    "Aan deze tafel geldt",
		AllCards:      "Alle kaarten",
		CardsHint:     "Wat elke kaart telt en wat hij doet",
		Questions:     "Vragen",
		QuestionsHint: "Wat mensen aan tafel vragen, met het antwoord",
		Compare:       "Vergelijken",
		CompareHint:   "Twee spellen naast elkaar",
		Same:          "hetzelfde",
		Another:       "Een ander spel",
		Question:      "Vraag",
		ChangeThem:    "Wijzigen",

		YourHand:    "je hand",
		OnTable:     "op tafel",
		YourLine:    "je rij",
		AnotherLine: "een andere rij",
		AnyLine:     "een rij naar keuze",
		AllSee:      "Iedereen ziet hem",
		NobodyLooks: "Niemand kijkt",
		YouSee:      "Alleen jij ziet hem",
	}
}

var rulebookWords = sentence.RulebookWords{Moves: "Een kaart: {from}" + words.Arrow + "{to}.", Usually: "gewoonlijk: {value}"}
