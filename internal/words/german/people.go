package german

import "tabby/internal/words"

func thePeople() words.People {
	return words.People{
		PeopleSentences: peopleRoom{},

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

type peopleRoom struct{}

// Renamed says that the person of that name has another one now.
func (peopleRoom) Renamed(name string) string { return words.Isolated(name) + " heißt jetzt anders." }

// NoStrangers says why nobody can be the same person.
func (peopleRoom) NoStrangers(name string) string {
	return "Alle anderen haben schon mit " + words.Isolated(name) + " gespielt, also kann niemand dieselbe Person sein."
}

// SomeStrangers says why not everybody is offered.
func (peopleRoom) SomeStrangers(name string) string {
	return "Wer schon mit " + words.Isolated(name) + " gespielt hat, ist eine andere Person und steht darum nicht hier."
}

// RetiredNow says that a person is retired, or is not any longer.
func (peopleRoom) RetiredNow(name string, retired bool) string {
	if retired {
		return words.Isolated(name) + " spielt nicht mehr mit, bleibt aber in der Statistik."
	}
	return words.Isolated(name) + " wird für neue Spiele wieder vorgeschlagen."
}

// MergeQuestion asks whether two people are one.
func (peopleRoom) MergeQuestion(name, into string) (title, text string) {
	name, into = words.Isolated(name), words.Isolated(into)
	return name + " ist " + into, "Alle Spiele von " + name + " zählen ab jetzt für " + into + "."
}
