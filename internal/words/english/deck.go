package english

import (
	"cmp"
	"fmt"
	"math"

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

type deck struct{ sentence.Deck }

// IAm implements [words.DeckSentences].
func (deck) IAm(name string) string { return "I am " + words.Isolated(name) }

// PassTo implements [words.DeckSentences].
func (deck) PassTo(name string) string { return "Pass to " + words.Isolated(name) }

// Snaps implements [words.DeckSentences].
func (deck) Snaps(name string) string { return does(name, "snaps") }

// BestMove implements [words.DeckSentences].
func (deck) BestMove(m engine.Move, lowest float64) string {
	return play{}.Move(m) + ", then you are lowest " + often(lowest) + "."
}

// WinsGame implements [words.DeckSentences].
func (deck) WinsGame(share float64) string { return "It wins the game " + often(share) + "." }

// OtherMove implements [words.DeckSentences].
func (deck) OtherMove(m engine.Move, lowest float64) string {
	return play{}.Move(m) + ": " + often(lowest) + "."
}

// CallNow implements [words.DeckSentences].
func (deck) CallNow(lowest float64) string { return "Call now: " + often(lowest) + "." }

// Unseen implements [words.DeckSentences].
func (d deck) Unseen(between engine.Range) string {
	return "A card you have not seen is most likely " + d.Between(between) + "."
}

// Between implements [words.DeckSentences].
func (deck) Between(between engine.Range) string {
	if between.Min == between.Max {
		return en.Figure(between.Min)
	}
	return en.Interval(between)
}

// Seen implements [words.DeckSentences].
func (deck) Seen(card engine.Face) string { return "seen: " + cmp.Or(card.Rank, card.Name) }

// DrawnCard implements [words.DeckSentences].
func (deck) DrawnCard(n int) string { return fmt.Sprintf("drawn, no. %d", n) }

// often puts a share into words: "6 times in 10".
func often(share float64) string {
	switch n := int(math.Round(10 * share)); n {
	case 0:
		return "hardly ever"
	case 1:
		return "once in 10"
	case 10:
		return "nearly always"
	default:
		return fmt.Sprintf("%d times in 10", n)
	}
}
