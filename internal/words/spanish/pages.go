package spanish

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func thePages() words.Pages {
	return words.Pages{
		Script: theScript(),

		Loading:     "Cargando…",
		NeedsScript: "Esta página necesita JavaScript para enseñar la mesa tal como está.",
		Tabs:        "Páginas",
		SheetTab:    "Hoja",
		ScoreTab:    "Puntos",
		YourTurn:    "es tu turno",

		ScoreSheet:    "Hoja de puntos",
		CardsAreOut:   "Se está jugando una ronda con las cartas.",
		TimeAsked:     "Se acabó el tiempo. El dispositivo que lleva los puntos pregunta si se estaba jugando una ronda.",
		ScoresByRound: "Puntos por ronda",
		ScoresCaption: "Puntos: una columna por jugador, una fila por ronda",
		Round:         "Ronda",
		PleaseCheck:   " por favor, compruébalo",
		StorySoFar:    "La historia hasta ahora",
		HasWon:        "ha ganado",
		Deals:         "reparte",
		Begins:        "empieza",
		Result:        "Resultado",
		Totals:        "Totales",
		TotalsByRound: "Totales ronda a ronda",
		JoinCode:      "Un código para entrar con el móvil",
		JoinByCamera:  "Entra con la cámara de tu móvil",

		Digits:    "Código",
		CodeHint:  "Escribe las seis cifras que enseña el dispositivo que lleva los puntos, en «Dejar entrar a otros».",
		NewCode:   "Código nuevo",
		OpenTabby: "Abrir Tabby",

		Sounds:  "Sonidos",
		Comfort: "Lectura y tiempo",
		Spaced:  "Más espacio entre las letras",

		Scores:       "Puntos",
		NotThisRound: "No juegas esta ronda.",
		SatOut:       "no jugó",
		HasEntered:   "ya ha apuntado",
		NotYet:       "todavía no",
		Keypad:       "Teclas de números",
		DeleteDigit:  "Borrar la última cifra",
		Cards:        "Cartas",
		TakeCardAway: "Quitar la última carta",
		RoundWritten: "La ronda está apuntada.",

		AllRules:    "Todas las reglas",
		SearchRules: "Buscar en las reglas",
		Answers:     "Respuestas",
		PowerCards:  "Cartas especiales",
		Book:        "El libro de reglas",
		Table:       "Tabla",
		Agreed:      "Acordado aquí",
		Usually:     "Lo habitual",
		AsUsual:     "Como siempre",
	}
}

func theScript() words.Script {
	return words.Script{
		Scan:       "Escanea el código que enseña el dispositivo de la mesa para entrar.",
		NotLetIn:   "La mesa no ha dejado entrar a este dispositivo.",
		Connecting: "Conectando…",
		Misfit:     "Esta página y la mesa tienen versiones distintas. Cierra la página y escanea el código otra vez.",
		Refused:    "La mesa no permite eso.",
		NotNumber:  "«{value}» no es un número.",
		TypeTotal:  "Escribe primero un total.",
		NoMore:     "No quedan más cartas de estas en la baraja.",
		LineFull:   "Esas son todas las cartas de la fila.",

		Device:          "Dispositivo",
		AndroidPhone:    "Móvil Android",
		AndroidTablet:   "Tableta Android",
		WindowsComputer: "Ordenador con Windows",
		LinuxComputer:   "Ordenador con Linux",
	}
}

var pagesWords = sentence.PagesWords{
	OrAt: "o abre {address}", OpenAt: "Abre {address}",
	LastRound: "Ronda {n}. {sums}", InRound: "ronda {number}: ",
	EnteredOn:  "apuntado desde {device}",
	NotEntered: grammar.Forms{"{names} todavía no ha apuntado sus puntos.", "{names} todavía no han apuntado sus puntos."},
	TapAll:     "Toca las {n} cartas, de izquierda a derecha.",
	TapLeft:    "Toca todas las cartas que quedan.",
	Replaced:   "En lugar de una carta especial vale la que se roba por ella.",
	HostAddsUp: "Tabby las suma.",
}
