package spanish

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func thePlay() words.Play {
	return words.Play{
		DrawPile:    "mazo",
		DiscardPile: "descarte",
		InHand:      "en la mano",

		Chosen:  "elegida",
		Drawn:   "robada",
		Taken:   "tomada",
		Penalty: "castigo",

		Away:     "ausente",
		LastTurn: "último turno",
		Lowest:   "lo más bajo",

		LookAll:        "Todos miran dos de sus cartas.",
		LookOwn:        "Mira tus dos cartas de los extremos, una vez.",
		KeepInMind:     "Recuérdala y ponla boca abajo.",
		KeepAllInMind:  "Recuérdalas y ponlas boca abajo.",
		NoMatchShown:   "No es igual: todos la ven.",
		WhoMatches:     "¿Quién tiene una carta igual?",
		DoYouMatch:     "¿Tienes una carta igual?",
		MayBeMatched:   "Se puede tirar sobre la última carta.",
		PowersReplaced: "Se sustituyen las cartas especiales.",
		LastMatch:      "¿Alguien tira sobre la última carta?",
		TapReplaced:    "Toca la carta a la que sustituye.",
		TapSwap:        "Toca la carta con la que se cambia.",
		EndOrCall:      "Acaba tu turno o canta.",
		EndTurn:        "Acaba tu turno.",
		NothingLeft:    "No queda ninguna carta que robar.",
		DrawOne:        "Roba una carta.",
		TakeDiscard:    "Toma la carta del descarte.",
		DrawOrTake:     "Roba una carta o toma la del descarte.",

		TurnDown:     "Poner boca abajo",
		NoCardOfMine: "Ninguna mía",
		IHaveAMatch:  "Tengo una igual",
		WriteDown:    "Apuntar en la hoja",
		Nobody:       "Nadie",
		Hurry:        "Avanzar",
		NoMatch:      "No tirar",
		LetComputer:  "Que juegue el ordenador",

		NoCardsOver:  "No se reparten cartas: la partida ha acabado.",
		NoCards:      "No hay cartas repartidas. Tabby puede barajar y repartir: entonces cada jugador tiene su mano escondida en su propio móvil.",
		DealNext:     "Repartir la ronda siguiente",
		OtherDeals:   "Reparte el dispositivo que lleva los puntos.",
		WhatHappened: "Qué ha pasado",
		AwayHint:     "El ordenador puede jugar por quien esté ausente.",
		GiveSeatBack: "Devolver el sitio",
	}
}

var playWords = sentence.PlayWords{
	NobodyWon:  "La ronda ha acabado.",
	Wins:       sentence.Addressed{You: "Ganas con {n}", Name: "{names} gana con {n}"},
	WinsByCall: sentence.Addressed{You: "Has cantado y ganas con {n}", Name: "{names} ha cantado y gana con {n}"},
	Share:      sentence.Addressed{You: "{names} ganáis con {n} cada uno", Name: "{names} ganan con {n} cada uno"},
	Alone:      "{won}.",

	Costs: sentence.Addressed{
		You:  "{won}; tú has cantado con {called}, y eso cuesta {n} más.",
		Name: "{won}; {name} ha cantado con {called}, y eso cuesta {n} más.",
	},
	TooMany: sentence.Addressed{
		You:  "{won}; tú has cantado con {called}: {n} de más.",
		Name: "{won}; {name} ha cantado con {called}: {n} de más.",
	},
	TheSame: sentence.Addressed{
		You:  "{won}; tú has cantado y también tienes {called}.",
		Name: "{won}; {name} ha cantado y también tiene {called}.",
	},

	Moves: moveWords,
	Players: sentence.PlayerWords{
		Waits: "{name} no está. La ronda espera.", Elsewhere: "{name} juega en otro dispositivo.",
		WaitsFor:    "La ronda espera a {name}.",
		StillLook:   grammar.Forms{"{names} todavía mira sus cartas.", "{names} todavía miran sus cartas."},
		Plays:       sentence.Addressed{You: "Es tu turno.", Name: "Es el turno de {name}."},
		Turn:        sentence.Addressed{You: "tu turno", Name: "su turno"},
		PlayFor:     "Jugar aquí por {name}",
		Called:      sentence.Addressed{You: "Has cantado", Name: "{name} ha cantado"},
		CalledTurns: sentence.Addressed{You: "Has cantado. Último turno: {last}", Name: "{name} ha cantado. Último turno: {last}"},
		CalledLast: sentence.Addressed{
			You:  "Has cantado; se descubren las últimas cartas",
			Name: "{name} ha cantado; se descubren las últimas cartas",
		},
		LastCards:  "Últimas cartas",
		ByComputer: "ordenador, {level}",
		Levels:     map[string]grammar.Pattern{"easy": "fácil", "steady": "medio", "sharp": "fuerte"},
	},
	Seen: seenWords,
	Heard: sentence.HeardWords{
		PileEmpty: "{pile}, sin cartas", PileOf: "{pile}, {cards}", PileOpen: "{pile}, {cards}, arriba {card}",
		Held: "en la mano: {card}", Holding: "En la mano: {card}.", LiesOpen: "{at}: {card}.",
		Has: sentence.Addressed{You: "Tienes {points}.", Name: "{name} tiene {points}."},
	},
}
