package spanish

import "tabby/internal/words"

func theRules() words.Rules {
	return words.Rules{
		VariantNames: variantNames,

		MoreHouseRules: "Más reglas de la casa",

		FallFrom:   "Un total justo de",
		FallTo:     "baja a",
		FallTimes:  "Cuántas veces por jugador",
		AnyTimes:   "0 es siempre.",
		AddFall:    "Añadir un total que baja",
		RemoveFall: "Quitarlo",

		TheRuleBook: "el libro de reglas",
		OurReading:  "así lo leemos",
		HouseRule:   "regla de la casa",
		OurAdvice:   "nuestro consejo",

		Stated:  "Lo dicen las reglas del juego.",
		Silent:  "Las reglas del juego no lo dicen o no lo dejan claro. Así lo leemos.",
		Chosen:  "Lo ha elegido esta mesa.",
		Advised: "Es nuestro consejo, no una regla.",

		NoPoints: "sin puntos",
		Both:     "los dos",

		Card: "Carta", Corner: "Esquina", OfEach: "De cada una", Points: "Puntos", Power: "Efecto", InFiles: "En archivos",
	}
}
