package spanish

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theSheet() words.Sheet {
	return words.Sheet{
		Games:       "Partidas",
		Knock:       "Golpear",
		Call:        "Cantar",
		TheCards:    "Las cartas",
		Picture:     "Imagen",
		SameAgain:   "Igual que la última vez",
		Totals:      "Los totales, ronda a ronda",
		Around:      "Alrededor de la mesa",
		TurnBySeat:  "Girar un sitio",
		HalfDealt:   "Las cartas están repartidas.",
		HalfCalled:  "Se juegan los últimos turnos.",
		HalfTyped:   "La ronda está a medio escribir.",
		Behind:      "Esta partida se ha cambiado en otro sitio, así que tu último paso no se ha guardado. Ahora está así.",
		GoesOnThere: "Esta partida sigue en el otro dispositivo.",
		TakeBack:    "Recuperarla",

		TimeUp:       "Se acabó el tiempo. ¿Estáis en mitad de una ronda?",
		FinishRound:  "Sí, la acabamos",
		GameIsOver:   "No, la partida ha acabado",
		FillIn:       "Rellenar",
		GuestsLapsed: "Había otros en esta partida cuando se cerró Tabby. Sus códigos todavía valen.",
		LetInAgain:   "Dejarlos entrar otra vez",

		ThrowAwayTitle: "Borrar la ronda",
		ThrowAwayText:  "Se quitan las cartas de la mesa virtual y no se apuntan puntos.",
		ThrownAway:     "La ronda está borrada.",
		WrittenSince:   "Mientras tanto se ha apuntado otra ronda.",

		AtTheTable:   "En la mesa",
		TheTable:     "La mesa",
		ChangeSeats:  "Cambiar los sitios",
		DealVirtual:  "Repartir cartas virtuales",
		StartClock:   "Poner el reloj en marcha",
		StopClock:    "Parar el reloj, si todos quieren",
		TheGame:      "La partida",
		Guests:       "Invitados",
		SayStandings: "Leer los puntos en voz alta",
		Agreed:       "Final y reglas de la casa",
		AgreedHint:   "Los cambios valen para toda la partida, también para las rondas jugadas. Con «Deshacer» se quitan.",
		ItEnds:       "Acaba",
		EndNow:       "Acabar la partida ahora",
		EndText:      "Gana el mejor total de quienes siguen dentro. Con «Deshacer» vuelve la partida.",
		EndIt:        "Acabarla",
		PlayOn:       "Seguir jugando",

		DealsNext: "Reparte después",
		Leaves:    "Deja la partida",
		ComesBack: "Vuelve",
		LookOf:    "Color y forma",
		LeavesNow: "Se va",
		Stays:     "Se queda",

		Joins:     "Añadir un jugador",
		LeftOf:    "Se sienta a la izquierda de",
		Who:       "Quién",
		SitDown:   "Entrar",
		Seats:     "Sitios, en el sentido de las agujas del reloj",
		SeatsHint: "El turno de repartir pasa a la izquierda, hacia abajo en esta lista.",
		SitSo:     "Guardar los sitios",
	}
}

var sheetWords = sentence.SheetWords{
	Enter:       sentence.OfRound{Numbered: "Apuntar la ronda {n}", Extra: "Apuntar la ronda extra"},
	GoOn:        sentence.OfRound{Numbered: "Seguir con la ronda {n}", Extra: "Seguir con la ronda extra"},
	Deal:        sentence.OfRound{Numbered: "Repartir la ronda {n}", Extra: "Repartir la ronda extra"},
	Guests:      grammar.Forms{"Hay {n} invitado.", "Hay {n} invitados."},
	SomeEntered: grammar.Forms{"Hay {n} invitado; ya han apuntado {entered} de {players}.", "Hay {n} invitados; ya han apuntado {entered} de {players}."},
	LastTurns:   "Últimos turnos: {name}",
	Leaves:      "{name} deja la partida",
	MayComeBack: "El total se queda como está, sin puesto. {name} puede volver entre ronda y ronda.",
	Deals:       "reparte",
}
