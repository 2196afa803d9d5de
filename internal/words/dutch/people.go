package dutch

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func thePeople() words.People {
	return words.People{
		Title:     "Spelers",
		InNone:    "In geen van deze spellen",
		Retired:   "Speelt niet meer mee",
		Change:    "Wijzigen",
		Name:      "Naam",
		Rename:    "Andere naam geven",
		Plays:     "Speelt mee",
		SameAs:    "Is dezelfde speler als",
		OnePerson: "Ze zijn nu één speler.",
		Merge:     "Samenvoegen",
		NotSo:     "Allebei houden",

		RetiredHint:   "Blijft in de statistieken, maar wordt niet meer voorgesteld voor nieuwe spellen.",
		RetiredNotice: "Speelt niet meer mee: telt zoals eerst, maar wordt niet voorgesteld voor nieuwe spellen.",
		OfferAgain:    "Weer voorstellen",
	}
}

var peopleWords = sentence.PeopleWords{
	Renamed:       "{name} heet nu anders.",
	NoStrangers:   "Alle anderen hebben al met {name} gespeeld, dus niemand kan dezelfde speler zijn.",
	SomeStrangers: "Wie al met {name} heeft gespeeld, is een andere speler en staat daarom niet hier.",
	Retired:       "{name} speelt niet meer mee, maar blijft in de statistieken.",
	BackAgain:     "{name} wordt weer voorgesteld voor nieuwe spellen.",
	MergeTitle:    "{name} is {into}",
	MergeText:     "Alle spellen van {name} tellen vanaf nu voor {into}.",
}
