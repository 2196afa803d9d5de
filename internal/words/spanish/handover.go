package spanish

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theHandover() words.Handover {
	return words.Handover{
		Title:       "Pasar a otro dispositivo",
		HasIt:       "El otro dispositivo la tiene",
		Code:        "La partida como código QR",
		AsFile:      "Compartirla como archivo",
		Copied:      "Copiado. Pega el enlace en un mensaje, o en «Importar» en el otro dispositivo.",
		GoesOnThere: "Sigue en el otro dispositivo.",
		TakingOver:  "La partida está llegando",
		NoneCame:    "No ha llegado ninguna partida.",
		HandedOver:  "Pasada a otro dispositivo",
	}
}

var handoverWords = sentence.HandoverWords{
	Scan:         "Escanéalo con la cámara del otro dispositivo. Allí se abre Tabby con esta partida. Lo que está a medio apuntar se queda aquí.",
	ScanAndStay:  "Escanéalo con la cámara del otro dispositivo. Allí se abre Tabby con esta partida. Deja la página abierta allí: solo se puede volver a cargar desde aquí. Lo que está a medio apuntar se queda aquí.",
	ScanAndPaste: "Escanéalo en el otro dispositivo y pega el enlace en «Importar», en sus ajustes. Lo que está a medio apuntar se queda aquí.",

	TooLong: "Esta partida es demasiado larga para un código: su enlace tiene {n} letras y signos. Copia el enlace, o comparte la partida como archivo, e impórtala en el otro dispositivo.",

	TwoEndings: "Esta partida también siguió aquí, de otra manera. Se guardan los dos finales: en «Mirar atrás» puedes elegir uno.",
	WasDeleted: "Esta partida se borró aquí. Recupérala de la papelera para seguir con ella.",
	IsHere:     "La partida está aquí. Sigue con ella.",
	HasGrown:   "La partida está aquí, con las rondas jugadas allí. Sigue con ella.",
	IsKnown:    "Esta partida ya está aquí.",

	Since: sentence.When{
		Today:     "Pasada a otro dispositivo hoy, {time}. Sigue allí.",
		Yesterday: "Pasada a otro dispositivo el {date}, {time}. Sigue allí.",
		Day:       "Pasada a otro dispositivo el {date}, {time}. Sigue allí.",
	},
}
