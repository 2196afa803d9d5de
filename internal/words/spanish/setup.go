package spanish

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theSetup() words.Setup {
	return words.Setup{
		Virtual:         "La baraja virtual",
		Start:           "Empezar",
		ToTheTable:      "A la mesa",
		ChooseWho:       "Elige quién juega. Se sientan en el orden en que los tocas.",
		AddName:         "Añadir un nombre",
		Add:             "Añadir",
		Computers:       "Juega el ordenador",
		GroupName:       "Un nombre para este grupo",
		GroupExample:    "La mesa del sábado",
		WhatTheyPlay:    "A qué juegan",
		MoreGames:       "Más juegos",
		FindGame:        "Buscar un juego",
		NoSuchGame:      "Aquí no hay ningún juego que se llame así. Esta hoja lleva los puntos de cualquier otro:",
		OtherPublishers: "Las editoriales que se nombran aquí ni han hecho ni han aprobado Tabby.",
		Seats:           "Sitios",
		DealsFirst:      "reparte primero",
		Deal:            "repartir",
		Shuffle:         "Mezclar los sitios",
		DrawDealer:      "Sortear quién reparte",
		Paper:           "Totales de una hoja de papel",
		PaperHint:       "Seguir una partida empezada en papel.",
		FairStart:       "Un comienzo justo",
		FairHint:        "Para que también puedan ganar los pequeños. Esa partida lleva una marca. Cuenta, pero no para la valoración, ni para los récords, ni para los trofeos de victoria.",
	}
}

var setupWords = sentence.SetupWords{
	ChoosePlayers: "Elige de {players} jugadores.",
	StartsAhead:   grammar.Forms{"{name} empieza con {n} punto de ventaja", "{name} empieza con {n} puntos de ventaja"},
	HowSure:       grammar.Forms{"{points} arriba o abajo, según {n} partida.", "{points} arriba o abajo, según {n} partidas."},
	Seated:        "{name}, sitio {seat}", Deals: "{name} reparte",
}
