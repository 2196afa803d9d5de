package spanish

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theDeck() words.Deck {
	return words.Deck{
		LeaveLesson:  "Salir de la lección",
		WhoPlaysHint: "El mismo dispositivo pasa de mano en mano. Por quien no esté puede jugar el ordenador. Tabby lo recuerda para las próximas rondas.",
		DealOnly:     "Solo repartir las cartas",
		Here:         "aquí",
		OwnDevice:    "con su dispositivo",
		Done:         "Hecho",
		Void:         "Ahora juegan otros, así que la ronda que se repartió no cuenta.",
		AskCoach:     "Preguntar al entrenador",
		CoachOff:     "El entrenador está apagado. Puedes encenderlo en los ajustes.",
		CoachBusy:    "El entrenador ayuda a quien tiene el turno.",
		Thinking:     "A ver…",
		NoAdvice:     "Ahora no tengo ningún consejo.",
		LessonSeen:   "Ya las he visto",
		LessonOver:   "Eso ha sido una ronda",
		PlayAgain:    "Jugar otra vez",
		You:          you,
		HandsTitle:   "Cartas para la mesa",
		HandsHint:    "Tabby solo reparte. Mirad vuestras cartas como dicen las reglas, jugad a mano y apuntad los puntos en la hoja.",
		SnapBy:       "Tira:",
		LookAtHands:  "Mira tus cartas",
		Draw:         "Robar una carta",
		PutAway:      "Guardar las cartas",
		Away:         "Las cartas están guardadas.",
		TurnDown:     "Ponerla boca abajo",
		SeeAgain:     "Verla otra vez",
		TurnHint:     "Toca una carta para darle la vuelta.",
	}
}

var deckWords = sentence.DeckWords{
	IAm: "Soy {name}", PassTo: "Pasa el dispositivo a {name}",
	Snaps:    sentence.Addressed{You: "Tiras tú", Name: "Tira {name}"},
	BestMove: "{move}: así tienes menos que los demás {often}.", OtherMove: "{move}: {often}.",
	WinsGame: "Con eso ganas la partida {often}.", CallNow: "Cantar ahora: {often}.",
	Unseen:    "Lo más probable en una carta que no has visto: {between}.",
	Seen:      "vista: {card}",
	DrawnCard: "robada, n.º {n}",
	Often: sentence.OftenWords{
		Never: "muy pocas veces", Once: "1 de cada 10 veces", Always: "casi siempre",
		Times: "{n} de cada 10 veces", About: "unas {n} de cada 10 veces",
	},
	Lesson: lessonWords,
}

// you is the name of a player who gives none, and whom sentences address.
const you = "Tú"
