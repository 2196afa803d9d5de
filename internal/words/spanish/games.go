package spanish

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theGames() words.Games {
	return words.Games{
		NewerGame:   "Esta partida es de un Tabby más nuevo. Actualiza Tabby para abrirla. Hasta entonces se queda tal como está, y también llega a tus otros dispositivos.",
		SaveForIt:   "Guardarla para otro Tabby",
		InTrash:     "La partida está en la papelera.",
		ThrowAway:   "Borrar esta partida",
		ThrownAway:  "Puedes recuperarla de la papelera.",
		HasTotals:   "Ya tiene totales, o cambios desde que empezó.",
		GoesByThis:  "Este final cuenta.",
		GoByThis:    "Usar este final",
		GoesByThat:  "Ahora cuenta ese final.",
		Reopen:      "Reabrir",
		ReopenAsk:   "Reabrir esta partida",
		ReopenHint:  "Vuelve a la mesa, y allí puedes corregir todos los puntos. Sigue acabada hasta que algo que corrijas o deshagas lo cambie.",
		LeaveIt:     "Dejarla así",
		ShareGame:   "Compartir la partida",
		ShareNight:  "Compartir el día",
		CoachHelped: "El entrenador ayudó en esta partida, así que no cuenta en las estadísticas.",

		Title:        "Todas las partidas",
		Search:       "Buscar nombres, notas y lugares",
		ShowAll:      "Ver todo",
		ShowAllGames: "Ver todas las partidas",
		NoneLikeThat: "No se ha encontrado ninguna partida.",
		NonePlayed:   "Todavía no se ha jugado ninguna partida.",
		WhoPlayed:    "Quién jugó",
		HowItEnds:    "Cómo acaba",
		OverOrNot:    "Acabada o no",
		Anybody:      "Cualquier jugador",
		AnyGame:      "Cualquier juego",
		AnyEnding:    "Cualquier final",
		StillGoing:   "En marcha",
		Over:         "Acabada",
		EndedAtOnce:  "Acabada sin ninguna ronda",

		ToRemember:    "Notas",
		Place:         "Dónde jugamos",
		PlaceHint:     "En casa de la abuela",
		NoteToNight:   "Una nota sobre este día",
		NoteToGame:    "Una nota sobre esta partida",
		NoteHint:      "¿Qué queréis recordar?",
		Counts:        "Cuenta en las estadísticas",
		CountsHint:    "Desactívalo para partidas de prueba.",
		CountsNow:     "La partida cuenta en las estadísticas.",
		CountsNotMore: "La partida no cuenta en las estadísticas.",

		Tonight:   "Esta noche",
		Today:     "Hoy",
		Yesterday: "Ayer",
	}
}

var gamesWords = sentence.GamesWords{
	OfNewer:   "Una partida de un Tabby más nuevo",
	FromNewer: "de un Tabby más nuevo", NoRound: "sin rondas jugadas", OnlyTotals: "solo totales", NotBegun: "sin empezar",
	SoFar: grammar.Forms{"{n} ronda hasta ahora", "{n} rondas hasta ahora"},

	Endings: grammar.Forms{"{n} final.", "{n} finales."},
	LeftOut: "No cuenta en las estadísticas.", Coached: "Con el entrenador.",
	ScoresOf:    grammar.Forms{"puntos apuntados: {n} de {all}"},
	ScoresTyped: grammar.Forms{"Puntos apuntados: {n} de {all}."},
	Result:      "{game}: {totals}.",
	Curve:       grammar.Forms{"Los totales de {n} ronda. Al final: {totals}.", "Los totales de {n} rondas. Al final: {totals}."},
	Past:        "Partida del {day}, {time}, {ending}",
	Listed:      grammar.Forms{"{n} partida.", "{n} partidas."},
	NightLine:   "Día de juegos, {day}: {night}.",

	TitleOfEndings: grammar.Forms{"Esta partida tiene un final", "Esta partida tiene {number} finales"},
	EndingsHint:    "Siguió por separado en varios dispositivos. Se guardan todos los finales; el que elijas cuenta en las listas y en las estadísticas.",
	SinceFirst:     "Separado desde la primera ronda. Último cambio: {changed}.",
	SinceRound:     "Separado después de la ronda {n}. Último cambio: {changed}.",

	People:   grammar.Forms{"{n} jugador importado.", "{n} jugadores importados."},
	Notes:    grammar.Forms{"{n} nota importada.", "{n} notas importadas."},
	NewGames: grammar.Forms{"{n} partida nueva.", "{n} partidas nuevas."},
	Grown:    grammar.Forms{"{n} partida continuada.", "{n} partidas continuadas."},
	Known:    grammar.Forms{"{n} partida ya estaba aquí.", "{n} partidas ya estaban aquí."},
	Back:     grammar.Forms{"{n} partida que se había borrado aquí, ahora en la papelera.", "{n} partidas que se habían borrado aquí, ahora en la papelera."},
	Gone:     grammar.Forms{"{n} partida sin importar, porque se borró aquí.", "{n} partidas sin importar, porque se borraron aquí."},
	Left: grammar.Forms{
		"{n} partida sin importar: Tabby no lleva ese tipo de partida, o no tiene puntos de todos.",
		"{n} partidas sin importar: Tabby no lleva ese tipo de partida, o no tienen puntos de todos.",
	},
	Parted: grammar.Forms{"{n} partida siguió allí de otra manera; se guardan todos los finales.", "{n} partidas siguieron allí de otra manera; se guardan todos los finales."},
	Differ: grammar.Forms{"{n} partida siguió allí de otra manera y aquí se queda como está.", "{n} partidas siguieron allí de otra manera y aquí se quedan como están."},

	Shown:      "El Tabby más nuevo enseñaba esto:",
	ShownTotal: "{name}: {total} en total, {place}.",
	ShownLine:  "{name}: {rounds}. {total} en total, {place}.",
	ShownOver:  "La partida ha acabado.", ShownMore: "Después se escribió más.",
}
