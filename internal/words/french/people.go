package french

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func thePeople() words.People {
	return words.People{
		Title:     "Joueurs",
		InNone:    "Dans aucune de ces parties",
		Retired:   "Ne joue plus",
		Change:    "Modifier",
		Name:      "Nom",
		Rename:    "Renommer",
		Plays:     "Joue",
		SameAs:    "Est la même personne que",
		OnePerson: "C’est maintenant une seule personne.",
		Merge:     "Réunir",
		NotSo:     "Garder les deux",

		RetiredHint:   "Reste dans les statistiques, mais n’est plus dans les choix pour une nouvelle partie.",
		RetiredNotice: "Ne joue plus : compte comme avant, mais n’est plus dans les choix pour une nouvelle partie.",
		OfferAgain:    "Remettre dans les choix",
	}
}

var peopleWords = sentence.PeopleWords{
	Renamed:       "{name} a maintenant un autre nom.",
	NoStrangers:   "Tous les autres ont déjà joué avec {name}, alors aucun ne peut être la même personne.",
	SomeStrangers: "Les personnes qui ont déjà joué avec {name} sont d’autres personnes : elles ne sont pas dans cette liste.",
	Retired:       "{name} ne joue plus, mais reste dans les statistiques.",
	BackAgain:     "{name} est de nouveau dans les choix pour une nouvelle partie.",
	MergeTitle:    "{name}, c’est {into}",
	MergeText:     "Toutes les parties jouées sous le nom {name} comptent désormais pour {into}.",
}
