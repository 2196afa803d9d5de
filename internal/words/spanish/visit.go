package spanish

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theVisit() words.Visit {
	return words.Visit{
		Join:        "Entrar en una mesa",
		JoinIt:      "Entrar en la mesa",
		JoinText:    "El dispositivo que lleva los puntos enseña una dirección y seis cifras en «Dejar entrar a otros». Escribe las dos cosas aquí, o pega el enlace.",
		SameNetwork: "Los dos dispositivos tienen que estar en la misma red wifi.",
		Link:        "Dirección y código, o el enlace",
		NoLink:      "Escribe la dirección y el código, como 192.168.1.20:8229 427 119. Están en «Dejar entrar a otros» en el otro dispositivo.",
		GameLink:    "Este enlace trae una partida. Lo lee «Importar», en los ajustes.",
		PairLink:    "Este enlace empareja dos dispositivos. Escríbelo en «Sincronizar dispositivos», en los ajustes.",
		WrongLink:   "Esto no lleva a ninguna mesa. Escribe la dirección y las seis cifras, como 192.168.1.20:8229 427 119; están en «Dejar entrar a otros» en el otro dispositivo.",
		Caged:       "Tabby en un navegador solo llega al ordenador del que se cargó. Abre el enlace en el propio navegador: allí aparece la mesa.",

		ATable:  "Una mesa",
		Joining: "Entrando en la mesa…",
		Leave:   "Dejar la mesa",

		Paused:       "La mesa está en pausa. Puedes mirar y seguir más tarde.",
		Lost:         "No se llega a la mesa. Lo que has escrito se queda aquí.",
		Unreached:    "No se llega a la mesa. ¿Está este dispositivo en la misma red wifi?",
		Closed:       "La mesa está cerrada ahora. Lo que has escrito se queda aquí.",
		Ended:        "La mesa ha terminado.",
		OtherVersion: "Este Tabby y el de la mesa tienen versiones distintas. Actualiza el más antiguo.",
		NewerTable:   "La mesa tiene un Tabby más nuevo. Actualiza este.",
		TriesAgain:   "Tabby lo intenta otra vez por su cuenta.",

		WhereDoYouSit: "¿Quién eres?",
		SitHint:       "Elige tu sitio para apuntar tus puntos y tener tus cartas.",
		LeaveSeat:     "Dejar este sitio",

		You:         "tú",
		EnterScores: "Apuntar puntos",
		EnterMine:   "Apuntar mis puntos",
		ChangeMine:  "Cambiar mis puntos",
		BeingSent:   "Enviando…",
		Sent:        "La mesa los tiene.",
		SentLater:   "No se llega a la mesa. Tus puntos se quedan aquí y se envían en cuanto se pueda.",
		WrittenThen: "Entonces se apunta la ronda.",

		KeepGame:  "Guardar esta partida también aquí",
		KeepTitle: "Guardar esta partida",
		Keeping:   "Guardando la partida",
	}
}

var visitWords = sentence.VisitWords{
	NotALink: "Este no es el enlace de una mesa: {text}",
	At:       "En la mesa de {host}", SitsAs: "En la mesa de {host}, en el sitio de {name}", Watches: "En la mesa de {host}, mirando",
	TakenBy:       "lo tiene {device}",
	SeatTaken:     "Ese sitio lo tiene {device}. Quien lleva los puntos puede dejarlo libre.",
	Entered:       grammar.Forms{"Has apuntado {n}."},
	EnteredSatOut: "Has apuntado que no jugaste.",
	AllEntered:    "Ya han apuntado todos.",
}
