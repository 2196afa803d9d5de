package german

import "tabby/internal/words"

func theRules() words.Rules {
	return words.Rules{
		VariantNames: variantNames,

		MoreHouseRules: "Weitere Hausregeln",

		FallFrom:   "Ein Gesamtstand von genau",
		FallTo:     "fällt auf",
		FallTimes:  "Wie oft bei jeder Person",
		AnyTimes:   "0 heißt jedes Mal.",
		AddFall:    "Noch ein Gesamtstand, der fällt",
		RemoveFall: "Entfernen",

		TheRuleBook: "das Regelbuch",
		OurReading:  "unsere Lesart",
		HouseRule:   "Hausregel",
		OurAdvice:   "unser Rat",

		Stated:  "Das steht in der Anleitung.",
		Silent:  "Die Anleitung sagt dazu nichts oder ist unklar. So lesen wir sie.",
		Chosen:  "Dieser Tisch hat es so gewählt.",
		Advised: "Das ist unser Rat, keine Regel.",

		NoPoints: "keine Punkte",
		Both:     "beide",

		Card: "Karte", Corner: "Ecke", OfEach: "Anzahl", Points: "Punkte", Power: "Wirkung", InFiles: "In Dateien",
	}
}
