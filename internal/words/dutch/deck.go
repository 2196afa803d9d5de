package dutch

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theDeck() words.Deck {
	return words.Deck{
		LeaveLesson:  "Les verlaten",
		WhoPlaysHint: "Eén apparaat gaat rond. Voor wie er niet is, kan de computer spelen. Tabby onthoudt dit voor de volgende rondes.",
		DealOnly:     "Alleen kaarten delen",
		Here:         "hier",
		OwnDevice:    "eigen apparaat",
		Done:         "Klaar",
		Void:         "Er doen nu andere spelers mee, dus de gedeelde ronde telt niet.",
		AskCoach:     "Vraag de coach",
		CoachOff:     "De coach staat uit. Je kunt hem aanzetten in de instellingen.",
		CoachBusy:    "De coach helpt de speler die aan de beurt is.",
		Thinking:     "Even kijken …",
		NoAdvice:     "Ik heb nu geen advies.",
		LessonSeen:   "Ik heb ze gezien",
		LessonOver:   "Dat was een ronde",
		PlayAgain:    "Nog een keer spelen",
		You:          you,
		HandsTitle:   "Kaarten voor op tafel",
		HandsHint:    "Tabby deelt alleen de kaarten. Bekijk je kaarten zoals de regels zeggen, speel zelf en schrijf de punten op het scoreblad.",
		SnapBy:       "Meegooien:",
		LookAtHands:  "Bekijk je kaarten",
		Draw:         "Kaart trekken",
		PutAway:      "Kaarten opruimen",
		Away:         "De kaarten zijn opgeruimd.",
		TurnDown:     "Omdraaien",
		SeeAgain:     "Nog eens bekijken",
		TurnHint:     "Tik op een kaart om hem om te draaien.",
	}
}

// you is the name of a player who gives none, and whom sentences address.
const you = "Jij"

var deckWords = sentence.DeckWords{
	IAm: "Ik ben {name}", PassTo: "Geef het apparaat aan {name}",
	Snaps:    sentence.Addressed{You: "Jij gooit mee", Name: "{name} gooit mee"},
	BestMove: "{move}, dan heb je {often} de minste punten.", OtherMove: "{move}: {often}.",
	WinsGame: "Daarmee win je het spel {often}.", CallNow: "Nu melden: {often}.",
	Unseen:    "Een kaart die je niet kent, telt meestal {between}.",
	Seen:      "gezien: {card}",
	DrawnCard: "getrokken, nr. {n}",
	Lesson:    lessonWords,
	Often: sentence.OftenWords{
		Never: "bijna nooit", Once: "1 van de 10 keer", Always: "bijna altijd",
		Times: "{n} van de 10 keer", About: "ongeveer {n} van de 10 keer",
	},
}
