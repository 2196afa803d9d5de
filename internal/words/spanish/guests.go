package spanish

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theGuests() words.Guests {
	return words.Guests{
		LetIn:       "Dejar entrar a otros",
		HowToScan:   "Escanead un código con la cámara. No hay que instalar nada ni tener una cuenta.",
		Network:     "Los dispositivos de vuestra red wifi pueden abrir esta dirección. Nada va a internet.",
		Seat:        words.Way{Name: "Elegir un sitio", Hint: "Cada jugador lo escanea, elige su sitio y apunta sus propios puntos."},
		Scores:      words.Way{Name: "Apuntar puntos", Hint: "Este dispositivo apunta los puntos de todos."},
		Watch:       words.Way{Name: "Mirar", Hint: "Este dispositivo ve la hoja y las reglas, y no cambia nada."},
		Television:  words.Way{Name: "Pantalla grande", Hint: "Para la televisión: los totales, en grande para toda la habitación."},
		MayWrite:    "Los invitados pueden apuntar rondas",
		MayHint:     "Si no, se apuntan aquí.",
		Pause:       "Pausa",
		PauseHint:   "Los invitados ven la hoja, pero no pueden apuntar nada.",
		WhoIsHere:   "Quién participa",
		WhatTheyMay: "Qué pueden hacer",
		NoGuest:     "Nadie todavía. Escanead el código con la cámara de un móvil.",

		NoNetwork:    "Este ordenador no está en ninguna red. Entra en la red wifi de los demás y busca otra vez.",
		SameAddress:  "O usad esta dirección",
		CopyAddress:  "Copiar la dirección",
		Copied:       "Copiada. Abre esta mesa, así que dásela solo a quien esté aquí.",
		OtherAddress: "¿Otros dispositivos no pueden abrirla?",
		Networks:     "Este ordenador está en varias redes. Prueba con otra.",

		NoDigits:   "El código ha caducado. Uno nuevo vale diez minutos.",
		DigitsHint: "El dispositivo que lo escriba ocupa un sitio.",
		MoreWays:   "Dirección y redes",

		NewCodes:    "Códigos nuevos",
		MakeCodes:   "Hacer códigos nuevos",
		CodesHint:   "Los códigos de antes dejan de valer, y todos tienen que escanear otra vez. Los puntos ya apuntados se quedan.",
		KeepThese:   "Dejar estos",
		Stop:        "Terminar",
		AskStop:     "No dejar entrar a nadie más",
		StopHint:    "Sus dispositivos ya no ven la hoja. La partida sigue aquí, y los mismos códigos valen si vuelves a dejar entrar a otros.",
		GoOn:        "Seguir",
		FreeSeat:    "Dejar libre el sitio",
		SendAway:    "Echar",
		SendHint:    "Ya no ve la partida. Con el código puede volver como un dispositivo nuevo; unos códigos nuevos también lo impiden.",
		LetItRemain: "Dejar que se quede",
	}
}

var guestsWords = sentence.GuestsWords{
	Does: map[string]grammar.Pattern{"watch": "Mira", "score": "Apunta puntos", "sit": "Elige un sitio"},
	Sits: "Está en el sitio de {name}", ComesBack: "Vuelve al sitio de {name}",
	Here: "{does} · aquí", Away: "{does} · ausente", AwaySince: "{does} · ausente desde: {time}",
	TypeAt:    "¿Sin cámara? Abre {address} y escribe",
	DigitsFor: grammar.Forms{"Vale {n} minuto.", "Vale {n} minutos."},
	CodeOf:    "El código para escanear: {name}", AskSendAway: "Echar a {name}",
}
