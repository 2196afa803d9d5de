package spanish

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theSettings() words.Settings {
	return words.Settings{
		Title: "Ajustes",

		Language:     "Idioma",
		Theme:        "Aspecto",
		AsTheSystem:  "Como el dispositivo",
		Light:        "Claro",
		Dark:         "Oscuro",
		HighContrast: "Alto contraste",
		SizeOfText:   "Tamaño del texto",

		InGame:        "Durante la partida",
		Digits:        "Cifras muy grandes",
		DigitsHint:    "Los puntos y los totales se leen desde el otro lado de la mesa.",
		Aloud:         "Leer las sumas en voz alta",
		AloudHint:     "Después de una ronda: «Ann: 26 y 14 son 40».",
		SoundsHint:    "Una carta, un canto, el final de una ronda con la baraja virtual.",
		Still:         "Menos movimiento",
		StillHint:     "Nada se desliza ni se desvanece.",
		Awake:         "Pantalla encendida durante la partida",
		AwakeHint:     "Fuera de las partidas manda tu dispositivo.",
		TimeLimit:     "Tiempo para mirar y para tirar",
		TimeLimitHint: "Cuánto tiempo se queda una carta boca arriba en la baraja virtual, y cuánto tiempo hay para tirar. Nadie más ve lo que eliges.",
		TimeWhenRead:  "Mientras hay un lector de pantalla encendido, no hay límite.",
		UsualTime:     "El tiempo de siempre",
		ExtendedTime:  "Más tiempo",
		NoTimeLimit:   "Sin límite",

		NotAwake:  "Este navegador solo lo permite en páginas con https. Puedes dejar la pantalla encendida en los ajustes de tu dispositivo.",
		Coach:     "Un entrenador en la baraja virtual",
		CoachHint: "Te enseña las probabilidades cuando preguntas. Las partidas con entrenador no cuentan en las estadísticas.",

		About:   "Acerca de Tabby",
		Licence: "Software libre con licencia MIT. Tabby es un compañero independiente: las editoriales de los juegos ni lo han hecho ni lo han aprobado.",
		MadeOf:  "Tabby está hecho de software libre, y da las gracias a quienes lo escribieron:",

		LanguageOn:     "Ahora Tabby habla español.",
		ThemeFollows:   "El aspecto sigue al dispositivo.",
		LightOn:        "Aspecto claro.",
		DarkOn:         "Aspecto oscuro.",
		HighContrastOn: "Alto contraste.",
		DigitsOn:       "Cifras muy grandes: sí.",
		DigitsOff:      "Cifras muy grandes: no.",
		AloudOn:        "Leer las sumas en voz alta: sí.",
		AloudOff:       "Leer las sumas en voz alta: no.",
		SoundsOn:       "Sonidos: sí.",
		SoundsOff:      "Sonidos: no.",
		StillOn:        "Menos movimiento: sí.",
		StillOff:       "Menos movimiento: no.",
		CoachOn:        "Entrenador: sí.",
		CoachOff:       "Entrenador: no.",
		UsualTimeOn:    "El tiempo de siempre para mirar y para tirar.",
		ExtendedTimeOn: "Cuatro veces el tiempo de siempre para mirar y para tirar.",
		NoTimeLimitOn:  "Sin límite para mirar y para tirar.",
		AwakeOn:        "La pantalla se queda encendida durante la partida.",
		AwakeOff:       "La pantalla se puede apagar durante la partida.",
	}
}

var settingsWords = sentence.SettingsWords{Version: "Versión {number}", TextSize: "Tamaño del texto: {percent}."}
