package french

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theRulebook() words.Rulebook {
	return words.Rulebook{
		Ask:         "Pose une question",
		NothingLike: "Rien trouvé. Essaie un autre mot.",
		CloseRules:  "Fermer les règles",
		MayLeaveOut: "Tu peux sauter cette étape.",
		WhereFrom:   "D’où cela vient-il ?",

		Learn:         "Apprendre en jouant",
		LearnHint:     "Une première manche avec les cartes visibles, deux minutes environ",
		TablePlays:    "À cette table",
		AllCards:      "Toutes les cartes",
		CardsHint:     "Ce que chacune vaut et ce qu’elle fait",
		Questions:     "Questions",
		QuestionsHint: "Ce qu’on demande à la table, avec la réponse",
		Compare:       "Comparer",
		CompareHint:   "Deux jeux côte à côte",
		Same:          "pareil",
		Another:       "Un autre jeu",
		Question:      "Question",
		ChangeThem:    "Les changer",

		YourHand:    "ta main",
		OnTable:     "sur la table",
		YourLine:    "ta ligne",
		AnotherLine: "une autre ligne",
		AnyLine:     "n’importe quelle ligne",
		AllSee:      "Tout le monde la voit",
		NobodyLooks: "Personne ne la regarde",
		YouSee:      "Personne d’autre ne la voit",
	}
}

var rulebookWords = sentence.RulebookWords{Moves: "Une carte : {from}" + words.Arrow + "{to}.", Usually: "d’habitude : {value}"}
