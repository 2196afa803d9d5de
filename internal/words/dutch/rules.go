package dutch

import "tabby/internal/words"

func theRules() words.Rules {
	return words.Rules{
		VariantNames: variantNames,

		MoreHouseRules: "Meer huisregels",

		FallFrom:   "Een totaal van precies",
		FallTo:     "valt terug naar",
		FallTimes:  "Hoe vaak per speler",
		AnyTimes:   "0 betekent elke keer.",
		AddFall:    "Nog een totaal dat terugvalt",
		RemoveFall: "Weghalen",

		TheRuleBook: "het regelboek",
		OurReading:  "onze uitleg",
		HouseRule:   "huisregel",
		OurAdvice:   "ons advies",

		Stated:  "Dit staat in de spelregels.",
		Silent:  "De spelregels zeggen hier niets over of zijn niet duidelijk. Zo leggen wij ze uit.",
		Chosen:  "Deze tafel heeft dit gekozen.",
		Advised: "Dit is ons advies, geen regel.",

		NoPoints: "geen punten",
		Both:     "beide",

		Card: "Kaart", Corner: "Hoek", OfEach: "Aantal", Points: "Punten", Power: "Actie", InFiles: "In bestanden",
	}
}
