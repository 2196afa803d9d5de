package german

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theDeck() words.Deck {
	return words.Deck{
		LeaveLesson:  "Übung verlassen",
		WhoPlaysHint: "Ein Gerät geht reihum. Für alle, die nicht da sind, kann der Computer spielen. Tabby merkt sich das für die nächsten Runden.",
		DealOnly:     "Nur Karten geben",
		Here:         "hier",
		OwnDevice:    "eigenes Gerät",
		Done:         "Fertig",
		Void:         "Jetzt spielen andere mit, darum zählt die gegebene Runde nicht.",
		AskCoach:     "Den Coach fragen",
		CoachOff:     "Der Coach ist aus. In den Einstellungen kannst du ihn einschalten.",
		CoachBusy:    "Der Coach hilft der Person, die dran ist.",
		Thinking:     "Mal sehen …",
		NoAdvice:     "Gerade habe ich keinen Rat.",
		LessonSeen:   "Ich habe sie gesehen",
		LessonOver:   "Das war eine Runde",
		PlayAgain:    "Nochmal spielen",
		You:          you,
		HandsTitle:   "Karten für den Tisch",
		HandsHint:    "Tabby gibt nur die Karten. Seht eure Karten an, wie die Regeln es erlauben, spielt von Hand und schreibt die Punkte auf den Zettel.",
		SnapBy:       "Reinwerfen:",
		LookAtHands:  "Sieh deine Karten an",
		Draw:         "Karte ziehen",
		PutAway:      "Karten wegräumen",
		Away:         "Die Karten sind weggeräumt.",
		TurnDown:     "Umdrehen",
		SeeAgain:     "Nochmal ansehen",
		TurnHint:     "Tippe auf eine Karte, um sie umzudrehen.",
	}
}

// you is the name of a player who gives none, and whom sentences address.
const you = "Du"

var deckWords = sentence.DeckWords{
	IAm: "Ich bin {name}", PassTo: "Gib das Gerät weiter an {name}",
	Snaps:    sentence.Addressed{You: "Du wirfst rein", Name: "{name} wirft rein"},
	BestMove: "{move}, dann hast du {often} am wenigsten.", OtherMove: "{move}: {often}.",
	WinsGame: "Das Spiel gewinnst du damit {often}.", CallNow: "Jetzt ansagen: {often}.",
	Unseen:    "Eine Karte, die du nicht kennst, zählt meistens {between}.",
	Seen:      "gesehen: {card}",
	DrawnCard: "gezogen, Nr. {n}",
	Often: sentence.OftenWords{
		Never: "fast nie", Once: "1 von 10 Mal", Always: "fast immer",
		Times: "{n} von 10 Mal", About: "etwa {n} von 10 Mal",
	},
	Lesson: lessonWords,
}
