package english

import "tabby/internal/words"

func thePeople() words.People {
	return words.People{
		PeopleSentences: peopleRoom{},

		Title:     "People",
		InNone:    "In none of these games",
		Retired:   "Retired",
		Change:    "Change",
		Name:      "Name",
		Rename:    "Rename",
		Plays:     "Plays",
		SameAs:    "Is the same person as",
		OnePerson: "They are one person now.",
		Merge:     "Merge",
		NotSo:     "Keep both",

		RetiredHint:   "Stays in the statistics, and is not offered for new games.",
		RetiredNotice: "Retired: counted as before, and not offered for new games.",
		OfferAgain:    "Offer again",
	}
}

type peopleRoom struct{}

// Renamed says that the person of that name has another one now.
func (peopleRoom) Renamed(name string) string { return words.Isolated(name) + " has another name now." }

// NoStrangers says why nobody can be the same person.
func (peopleRoom) NoStrangers(name string) string {
	return "Everybody else has played with " + words.Isolated(name) + ", so nobody can be the same person."
}

// SomeStrangers says why not everybody is offered.
func (peopleRoom) SomeStrangers(name string) string {
	return "People who have played with " + words.Isolated(name) + " are not offered: they are different people."
}

// RetiredNow says that a person is retired, or is not any longer.
func (peopleRoom) RetiredNow(name string, retired bool) string {
	if retired {
		return words.Isolated(name) + " is retired, and stays in the statistics."
	}
	return words.Isolated(name) + " is offered for new games again."
}

// MergeQuestion asks whether two people are one.
func (peopleRoom) MergeQuestion(name, into string) (title, text string) {
	name, into = words.Isolated(name), words.Isolated(into)
	return name + " is " + into, "All games of " + name + " count for " + into + " from now on."
}
