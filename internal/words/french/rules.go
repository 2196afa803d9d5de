package french

import "tabby/internal/words"

func theRules() words.Rules {
	return words.Rules{
		VariantNames: variantNames,

		MoreHouseRules: "Autres règles maison",

		FallFrom:   "Un total d’exactement",
		FallTo:     "retombe à",
		FallTimes:  "Combien de fois par personne",
		AnyTimes:   "0, c’est à chaque fois.",
		AddFall:    "Ajouter un total qui retombe",
		RemoveFall: "L’enlever",

		TheRuleBook: "le livret",
		OurReading:  "notre lecture",
		HouseRule:   "règle maison",
		OurAdvice:   "notre conseil",

		Stated:  "C’est écrit dans la règle du jeu.",
		Silent:  "La règle du jeu n’en dit rien ou n’est pas claire. C’est notre lecture.",
		Chosen:  "Cette table l’a choisi.",
		Advised: "C’est notre conseil, pas une règle.",

		NoPoints: "aucun point",
		Both:     "les deux",

		Card: "Carte", Corner: "Coin", OfEach: "Combien", Points: "Points", Power: "Effet", InFiles: "Dans les fichiers",
	}
}
