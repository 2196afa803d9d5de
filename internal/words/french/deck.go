package french

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theDeck() words.Deck {
	return words.Deck{
		LeaveLesson:  "Quitter la leçon",
		WhoPlaysHint: "Un seul appareil passe de main en main. L’ordinateur peut jouer à la place des absents. Tabby s’en souvient pour les manches suivantes.",
		DealOnly:     "Seulement distribuer",
		Here:         "ici",
		OwnDevice:    "son appareil",
		Done:         "Terminé",
		Void:         "Ce ne sont plus les mêmes joueurs, alors la manche distribuée ne compte pas.",
		AskCoach:     "Demander au coach",
		CoachOff:     "Le coach est désactivé. Tu peux l’activer dans les réglages.",
		CoachBusy:    "Le coach aide la personne dont c’est le tour.",
		Thinking:     "Voyons…",
		NoAdvice:     "Je n’ai pas de conseil pour l’instant.",
		LessonSeen:   "Je les ai vues",
		LessonOver:   "Voilà, c’était une manche",
		PlayAgain:    "Rejouer",
		You:          you,
		HandsTitle:   "Des cartes pour la table",
		HandsHint:    "Tabby ne fait que distribuer. Regardez vos cartes comme les règles le permettent, jouez vous-mêmes et notez les points sur la feuille.",
		SnapBy:       "Qui jette :",
		LookAtHands:  "Regarde tes cartes",
		Draw:         "Piocher une carte",
		PutAway:      "Ranger les cartes",
		Away:         "Les cartes sont rangées.",
		TurnDown:     "Cacher",
		SeeAgain:     "Revoir",
		TurnHint:     "Touche une carte pour la retourner.",
	}
}

// you is the name of a player who gives none, and whom sentences address.
const you = "Toi"

var deckWords = sentence.DeckWords{
	IAm: "C’est moi, {name}", PassTo: "Passe l’appareil à {name}",
	Snaps:    sentence.Addressed{You: "Tu jettes", Name: "{name} jette"},
	BestMove: "{move} : tu as ensuite le moins de points {often}.", OtherMove: "{move} : {often}.",
	WinsGame: "Cela fait gagner la partie {often}.", CallNow: "Annoncer maintenant : {often}.",
	Unseen:    "Une carte que tu n’as pas vue vaut le plus souvent {between}.",
	Seen:      "vue : {card}",
	DrawnCard: "piochée, n° {n}",
	Lesson:    lessonWords,
	Often: sentence.OftenWords{
		Never: "presque jamais", Once: "1 fois sur 10", Always: "presque toujours",
		Times: "{n} fois sur 10", About: "environ {n} fois sur 10",
	},
}
