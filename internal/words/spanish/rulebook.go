package spanish

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theRulebook() words.Rulebook {
	return words.Rulebook{
		Ask:         "Haz una pregunta",
		NothingLike: "No se ha encontrado nada. Prueba con otra palabra.",
		CloseRules:  "Cerrar las reglas",
		MayLeaveOut: "Esto te lo puedes saltar.",
		WhereFrom:   "¿De dónde sale esto?",

		Learn:         "Aprender jugando",
		LearnHint:     "Una primera ronda con las cartas boca arriba, unos dos minutos",
		TablePlays:    "En esta mesa se juega así",
		AllCards:      "Todas las cartas",
		CardsHint:     "Lo que vale cada una y lo que hace",
		Questions:     "Preguntas",
		QuestionsHint: "Lo que se pregunta en la mesa, con la respuesta",
		Compare:       "Comparar",
		CompareHint:   "Dos juegos, uno al lado del otro",
		Same:          "igual",
		Another:       "Otro juego",
		Question:      "Pregunta",
		ChangeThem:    "Cambiarlas",

		YourHand:    "tu mano",
		OnTable:     "sobre la mesa",
		YourLine:    "tu fila",
		AnotherLine: "otra fila",
		AnyLine:     "cualquier fila",
		AllSee:      "Todos la ven",
		NobodyLooks: "Nadie la mira",
		YouSee:      "Solo la ves tú",
	}
}

var rulebookWords = sentence.RulebookWords{Moves: "Una carta: {from}" + words.Arrow + "{to}.", Usually: "lo habitual: {value}"}
