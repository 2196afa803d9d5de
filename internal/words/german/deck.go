package german

import (
	"fmt"
	"math"

	"tabby/engine"
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

type deck struct{ sentence.Deck }

// IAm implements [words.DeckSentences].
func (deck) IAm(name string) string { return "Ich bin " + words.Isolated(name) }

// PassTo implements [words.DeckSentences].
func (deck) PassTo(name string) string { return "Gib das Gerät weiter an " + words.Isolated(name) }

// Snaps implements [words.DeckSentences].
func (deck) Snaps(name string) string { return does(name, "wirft") + " rein" }

// BestMove implements [words.DeckSentences].
func (deck) BestMove(m engine.Move, lowest float64) string {
	return play{}.Move(m) + ", dann hast du " + often(lowest) + " am wenigsten."
}

// WinsGame implements [words.DeckSentences].
func (deck) WinsGame(share float64) string {
	return "Das Spiel gewinnst du damit " + often(share) + "."
}

// OtherMove implements [words.DeckSentences].
func (deck) OtherMove(m engine.Move, lowest float64) string {
	return play{}.Move(m) + ": " + often(lowest) + "."
}

// CallNow implements [words.DeckSentences].
func (deck) CallNow(lowest float64) string { return "Jetzt ansagen: " + often(lowest) + "." }

// Unseen implements [words.DeckSentences].
func (d deck) Unseen(between engine.Range) string {
	return "Eine Karte, die du nicht kennst, zählt meistens " + d.Between(between) + "."
}

// Between implements [words.DeckSentences].
func (deck) Between(between engine.Range) string {
	if between.Min == between.Max {
		return de.Figure(between.Min)
	}
	return de.Interval(between)
}

// Seen implements [words.DeckSentences].
func (deck) Seen(card engine.Face) string { return "gesehen: " + rankName(card) }

// DrawnCard implements [words.DeckSentences].
func (deck) DrawnCard(n int) string { return fmt.Sprintf("gezogen, Nr. %d", n) }

// often puts a share into words: "6 von 10 Mal".
func often(share float64) string {
	switch n := int(math.Round(10 * share)); n {
	case 0:
		return "fast nie"
	case 1:
		return "1 von 10 Mal"
	case 10:
		return "fast immer"
	default:
		return fmt.Sprintf("%d von 10 Mal", n)
	}
}
