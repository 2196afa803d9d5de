package spanish

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theScores() words.Scores {
	return words.Scores{
		WriteDown:    "Apuntar",
		WriteAnyway:  "Apuntar de todos modos",
		CorrectIt:    "Corregir",
		Recount:      "Contar otra vez",
		Send:         "Enviar",
		NobodyCalled: "No cantó nadie",
		SendKnown:    "Escribe los puntos que sabes. Van a la mesa, y allí se apuntan.",

		ByCards:    "Tocar las cartas",
		ByTotal:    "Escribir el total",
		AddTo:      "Sumar a los puntos",
		CardsLeft:  "Cartas que quedan",
		OneFewer:   "Una carta menos",
		OneMore:    "Una carta más",
		DidNotPlay: "No jugó esta ronda",
		NextPlayer: "Jugador siguiente",
		StepBack:   "Volver atrás",

		LastTurns:   "Los últimos turnos",
		TurnLeft:    "un turno más",
		TurnNow:     "tu último turno",
		TurnHad:     "ya tuvo su último turno",
		TurnOver:    "Descubrid vuestras cartas.",
		EnterScores: "Apuntar los puntos",
	}
}

var scoresWords = sentence.ScoresWords{
	Correct:     "Corregir la ronda {n}",
	CardsLeft:   "Cuántas cartas le quedan a {name}",
	ToReplace:   "Hay que sustituir la carta {card}. Toca la carta que se ha robado en su lugar.",
	OthersCount: "Los demás se apuntan {n}.",
	Lacking:     grammar.Forms{"Faltan los puntos de {names}."},
	OneMoreTurn: grammar.Forms{"Un turno más: {names}. Toca el nombre cuando acabe.", "Un turno más: {names}. Toca cada nombre cuando acabe."},
	HasSpecial:  "{name} tiene {hand}",

	TypeInTurn: "Escribe los puntos uno tras otro.", TapAll: "Toca todas las cartas que quedan.", TapLine: "Toca las cartas de la fila.",
	TapInOrder: "Toca las cartas de la fila de izquierda a derecha.",
	InColumns: "{rows} filas de {columns}: toca las cartas columna a columna, de arriba abajo. " +
		"Una columna de cartas iguales vale 0; si una ya no está, sáltatela.",
	TapStar: "Toca la estrella si alguien tiene {hand}.",

	Call: sentence.CallerWords{
		Tap: "Toca la mano de quien cantó.",
		Who: "¿Quién cantó?", Say: "¿Quién cantó? Toca la mano, o di que no fue nadie.",
		WhoSays: "¿Quién ha cantado «{call}»?", By: "{name} cantó", Other: "Cantó otro jugador",
	},
	End: sentence.CallerWords{
		Tap: "Toca la mano de quien acabó la ronda.",
		Who: "¿Quién acabó la ronda?", Say: "¿Quién acabó la ronda? Toca la mano.",
		WhoSays: "¿Quién ha acabado la ronda?", By: "{name} acabó la ronda", Other: "Acabó la ronda otro jugador",
	},
	Effect: sentence.EffectWords{
		Ended: "acabó la ronda", Called: "cantó", Right: "canto acertado", Wrong: "canto fallido",
		EnteredBy: "apuntado desde {device}", EnteredByGuest: "apuntado por un invitado",
		HasOther: "{device} tiene {n}", GuestHasOther: "un invitado tiene {n}",
		DidNotPlay: "no jugó",
		Counts:     "se apunta {n}", FallsTo: "baja a {n}", Was: "antes {was}",
		Total: "total {n}", NewTotal: "total nuevo {n}", Typed: "escrito {typed}",
	},
}
