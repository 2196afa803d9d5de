package english

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func thePeople() words.People {
	return words.People{
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

var peopleWords = sentence.PeopleWords{
	Renamed:       "{name} has another name now.",
	NoStrangers:   "Everybody else has played with {name}, so nobody can be the same person.",
	SomeStrangers: "People who have played with {name} are not offered: they are different people.",
	Retired:       "{name} is retired, and stays in the statistics.",
	BackAgain:     "{name} is offered for new games again.",
	MergeTitle:    "{name} is {into}",
	MergeText:     "All games of {name} count for {into} from now on.",
}
