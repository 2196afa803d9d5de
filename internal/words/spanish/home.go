package spanish

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theHome() words.Home {
	return words.Home{
		Title:       "Tabby",
		Help:        "Ayuda",
		Welcome:     "Te damos la bienvenida a la mesa",
		WelcomeText: "Tabby lleva la cuenta mientras jugáis a Rat-a-Tat Cat y a juegos parecidos: los puntos, quién reparte y quién está fuera.",
		Opening:     "Abriendo tus partidas…",
		PlayNow:     "Jugar ahora",
		Deal:        "Repartir la baraja virtual",
		Bring:       "Importar partidas",
		AllOpen:     "Todas las partidas en marcha",
		GoOn:        "Seguir",
		OnTheTable:  "En la mesa",
		SameAgain:   "Otra vez lo mismo",
		NewVersion:  "Hay un Tabby nuevo. Tus partidas se quedan.",
		UseIt:       "Actualizar ahora",
		NotBegun:    "sin empezar",

		CatAsleep: "El gato duerme",
		CatAwake:  "El gato está despierto",

		HalfDealt:  "cartas repartidas",
		HalfCalled: "últimos turnos",
		HalfTyped:  "a medias",
	}
}

var homeWords = sentence.HomeWords{
	Weekdays: [...]string{"los domingos", "los lunes", "los martes", "los miércoles", "los jueves", "los viernes", "los sábados"},
}
