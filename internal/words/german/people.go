package german

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func thePeople() words.People {
	return words.People{
		Title:     "Personen",
		InNone:    "In keinem dieser Spiele",
		Retired:   "Spielt nicht mehr mit",
		Change:    "Ändern",
		Name:      "Name",
		Rename:    "Umbenennen",
		Plays:     "Spielt mit",
		SameAs:    "Ist dieselbe Person wie",
		OnePerson: "Sie sind jetzt eine Person.",
		Merge:     "Zusammenlegen",
		NotSo:     "Beide behalten",

		RetiredHint:   "Bleibt in der Statistik, wird aber für neue Spiele nicht mehr vorgeschlagen.",
		RetiredNotice: "Spielt nicht mehr mit: zählt wie bisher, wird für neue Spiele aber nicht vorgeschlagen.",
		OfferAgain:    "Wieder vorschlagen",
	}
}

var peopleWords = sentence.PeopleWords{
	Renamed:       "{name} heißt jetzt anders.",
	NoStrangers:   "Alle anderen haben schon mit {name} gespielt, also kann niemand dieselbe Person sein.",
	SomeStrangers: "Wer schon mit {name} gespielt hat, ist eine andere Person und steht darum nicht hier.",
	Retired:       "{name} spielt nicht mehr mit, bleibt aber in der Statistik.",
	BackAgain:     "{name} wird für neue Spiele wieder vorgeschlagen.",
	MergeTitle:    "{name} ist {into}",
	MergeText:     "Alle Spiele von {name} zählen ab jetzt für {into}.",
}
