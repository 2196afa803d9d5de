package spanish

import (
	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theReview() words.Review {
	return words.Review{
		Button:     "Repasar la ronda",
		Title:      "Repaso",
		AnyRound:   "Repasar una ronda",
		NoPeople:   "En esta ronda solo jugó el ordenador.",
		Whose:      "¿De quién son los turnos?",
		Costly:     "Lo que más costó",
		Best:       "El mejor turno",
		NoneCostly: "Ningún turno te costó más de lo que explica la suerte.",
		NoneBest:   "Ningún turno destaca.",
		HowCounted: "Tabby siguió jugando muchas veces desde cada turno, repartiendo de nuevo las cartas que no podías conocer. Se cuentan los puntos entre tus cartas y las mejores de los demás, y ganar la ronda vale 8 más. Solo mira esta ronda, no la partida.",
	}
}

var reviewWords = sentence.ReviewWords{
	Turn:   "Turno {n}",
	Cost:   grammar.Forms{"{doing}: costó {n} puntos ({give} arriba o abajo)."},
	Gain:   grammar.Forms{"{doing}: valió {n} puntos ({give} arriba o abajo)."},
	Better: "Mejor: {doing}.", Second: "Lo segundo mejor: {doing}.",
	Doings: map[engine.MoveKind]grammar.Pattern{
		engine.Draw:       "robar una carta",
		engine.Take:       "tomar {card}",
		engine.Replace:    "sustituir {gone} por {card}",
		engine.Discard:    "descartar {card}",
		engine.Peek:       "mirar {at}",
		engine.LookAt:     "mirar {at}",
		engine.UseSwap:    "usar {card}",
		engine.Swap:       "cambiar {at} por {other}",
		engine.Switch:     "intercambiar {at} y {other}",
		engine.Decline:    "no cambiar",
		engine.UseDrawTwo: "robar dos",
		engine.Skip:       "no usar la carta especial",
		engine.Snap:       "tirar {at}",
		engine.Knock:      "cantar",
		engine.EndTurn:    "no cantar",
		engine.Pass:       "pasar",
	},
	Other: "esa jugada",
}
