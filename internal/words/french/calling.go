package french

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theCalling() words.Calling {
	return words.Calling{
		Button:     "Combien d’annonces réussissent ?",
		Ours:       "Nos annonces",
		Counting:   "Des milliers de manches se jouent…",
		OddsHint:   "L’ordinateur de niveau moyen a joué 6 000 manches avec ces règles. Une main, c’est ce que valent à la fin les cartes de la personne qui annonce.",
		OursHint:   "Des manches avec de vraies cartes, dont les points ont été notés. À côté, ce que réussit l’ordinateur de niveau moyen avec les règles habituelles.",
		FewHint:    "Quelques annonces seulement, cela dit peu : la chance y est pour beaucoup.",
		NoneOfOurs: "Pas encore d’annonce avec de vraies cartes.",
	}
}

var callingWords = sentence.CallingWords{
	Hand: grammar.Forms{"Une main de {n} point", "Une main de {n} points"},
	Odds: grammar.Forms{
		"À {players}, avec une main de {n} point, une annonce réussit {often}.",
		"À {players}, avec une main de {n} points, une annonce réussit {often}.",
	},
	Give: grammar.Forms{
		"À {players}, avec une main de {n} point, une annonce réussit {often}, à {give} près.",
		"À {players}, avec une main de {n} points, une annonce réussit {often}, à {give} près.",
	},
	Right:  grammar.Forms{"{n} réussie sur {calls}", "{n} réussies sur {calls}"},
	Steady: "Ordinateur moyen : {often}",
}
