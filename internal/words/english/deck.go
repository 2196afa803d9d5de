package english

import (
	"cmp"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theDeck() words.Deck {
	return words.Deck{
		LeaveLesson:  "Leave the lesson",
		WhoPlaysHint: "One device is passed around. The computer can play for anyone who is away. Remembered for the next rounds.",
		DealOnly:     "Only deal the cards",
		Here:         "here",
		OwnDevice:    "own device",
		Done:         "Done",
		Void:         "Other players are in now, so the round that was dealt does not count.",
		AskCoach:     "Ask the coach",
		CoachOff:     "The coach is off. You can turn it on in the settings.",
		CoachBusy:    "The coach helps the player whose turn it is.",
		Thinking:     "Let me see…",
		NoAdvice:     "I have no advice right now.",
		LessonSeen:   "I have seen them",
		LessonOver:   "That was a round",
		PlayAgain:    "Play again",
		You:          you,
		HandsTitle:   "Cards for the table",
		HandsHint:    "Tabby only deals. Look at your cards as the rules allow, play by hand, and write the scores on the sheet.",
		SnapBy:       "Snap:",
		LookAtHands:  "Look at your cards",
		Draw:         "Draw a card",
		PutAway:      "Put the cards away",
		Away:         "The cards are put away.",
		TurnDown:     "Turn it down",
		SeeAgain:     "See it again",
		TurnHint:     "Tap a card to turn it over.",
	}
}

// you is the name of a player who gives none, and whom sentences address.
const you = "You"

type deck struct{ sentence.Deck }

// Seen implements [words.DeckSentences] with the corner of a card, which is shorter.
func (deck) Seen(card engine.Face) string { return "seen: " + cmp.Or(card.Rank, card.Name) }

var deckWords = sentence.DeckWords{
	IAm: "I am {name}", PassTo: "Pass to {name}",
	Snaps:    sentence.Addressed{You: "You snap", Name: "{name} snaps"},
	BestMove: "{move}, then you are lowest {often}.", OtherMove: "{move}: {often}.",
	WinsGame: "It wins the game {often}.", CallNow: "Call now: {often}.",
	Unseen:    "A card you have not seen is most likely {between}.",
	Seen:      "seen: {card}",
	DrawnCard: "drawn, no. {n}",
	Often: sentence.OftenWords{
		Never: "hardly ever", Once: "once in 10", Always: "nearly always",
		Times: "{n} times in 10", About: "about {n} times in 10",
	},
	Lesson: lessonWords,
}
