package spanish

import (
	"tabby/engine"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

var rulesWords = sentence.RulesWords{
	House: house,

	Fall: "{from} baja a {to}", FallOnce: "{from} baja a {to}, una vez por jugador",
	FallTimes: "{from} baja a {to}, {number} veces por jugador",
	Ranks:     map[string]string{"A": "as", "J": "jota", "Q": "reina", "K": "rey", "Jk": "comodín"},
	Counts:    "{card} {n}",
	Red:       "{card} de palo rojo", Black: "{card} de palo negro", // so that no card needs its gender
	Powers: map[string]string{
		"peek_own":   "mirar una carta tuya",
		"look_any":   "mirar cualquier carta",
		"swap_other": "cambiar una carta con otro jugador",
		"switch_any": "intercambiar dos cartas de la mesa",
		"draw_two":   "robar dos",
	},
	Summary: "{game}. {agreed}.", ByTheBook: "{game}, según las reglas.",

	Variants: sentence.VariantWords{
		About: "De {min} a {max} jugadores: {about}",
		Endings: map[engine.Value]grammar.Pattern{
			engine.EndThreshold:   "Puntos",
			engine.EndElimination: "Hasta que quede uno",
			engine.EndRounds:      "Rondas",
			engine.EndTime:        "Tiempo",
			engine.EndOpen:        "Hasta que paremos",
		},
		Numbers: map[engine.Value]grammar.Pattern{
			engine.EndThreshold:   "La partida acaba con",
			engine.EndElimination: "Fuera con",
			engine.EndRounds:      "Rondas",
			engine.EndTime:        "Minutos",
		},
	},
	Book: bookWords,
}

var bookWords = sentence.BookWords{
	Effects: map[engine.Power]grammar.Pattern{
		engine.PeekOwn:   "mira una propia",
		engine.LookAny:   "mira cualquiera",
		engine.SwapOther: "cambia",
		engine.SwitchAny: "intercambia dos",
		engine.DrawTwo:   "roba más",
	},
	HandMakes: "{cards} suman {n}.", ReplacedBy: "{card} en lugar de la carta {replaced}",
	DeckOf: "Baraja: {name}", AddedBy: "Añadidas por «{rule}»",
	IfYouLike: "(si quieres) {step}",
	TieBreaks: map[engine.TieBreak]grammar.Pattern{
		engine.FewerCards: "gana quien tiene menos cartas",
		engine.Caller:     "gana quien cantó, si está entre quienes empatan",
	},
	FallNumber: "Bajada {n}", ReadFrom: "Reglas del juego: {sheet}.", LeftOpen: "Lo que las reglas del juego no aclaran aquí: {about}.",
	SeeAlso: "Mira también:\n- {title}", Difference: "{game}: {rule}.",
}
