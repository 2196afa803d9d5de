package german

import (
	"fmt"

	"tabby/engine"
	"tabby/internal/words"
)

func theReview() words.Review {
	return words.Review{
		ReviewSentences: review{},

		Button:     "Runde nachbesprechen",
		Title:      "Nachbesprechung",
		AnyRound:   "Eine Runde nachbesprechen",
		NoPeople:   "In dieser Runde haben nur Computer gespielt.",
		Whose:      "Wessen Züge",
		Costly:     "Was am meisten gekostet hat",
		Best:       "Der beste Zug",
		NoneCostly: "Kein Zug hat dich mehr gekostet, als Pech erklären kann.",
		NoneBest:   "Kein Zug sticht heraus.",
		HowCounted: "Tabby hat nach jedem Zug viele Male weitergespielt und dabei die Karten, die du nicht kennen konntest, neu verteilt. Gezählt wird der Abstand zwischen deinen Karten und den besten anderen; eine gewonnene Runde zählt 8 Punkte extra. Es geht nur um diese Runde, nicht um das ganze Spiel.",
	}
}

type review struct{}

// Turn implements [words.ReviewSentences].
func (review) Turn(n int) string { return fmt.Sprintf("Zug %d", n) }

// Cost implements [words.ReviewSentences].
func (review) Cost(c words.Choice, points, give float64) string {
	return de.Capital(doing(c)) + ": Das hat " + giveOrTake(points, give) + " gekostet."
}

// Gain implements [words.ReviewSentences].
func (review) Gain(c words.Choice, points, give float64) string {
	return de.Capital(doing(c)) + ": Das hat " + giveOrTake(points, give) + " gebracht."
}

// Better implements [words.ReviewSentences].
func (review) Better(c words.Choice) string { return "Besser: " + doing(c) + "." }

// Second implements [words.ReviewSentences].
func (review) Second(c words.Choice) string { return "Das Nächstbeste: " + doing(c) + "." }

// giveOrTake says a number of points with its error.
func giveOrTake(points, give float64) string {
	return de.Decimal(points, 1) + " Punkte (plus oder minus " + de.Decimal(max(give, 0.1), 1) + ")"
}

// moveDoings name moves that need no card.
var moveDoings = map[engine.MoveKind]string{
	engine.Draw:       "eine Karte ziehen",
	engine.UseDrawTwo: "zwei Karten ziehen",
	engine.Decline:    "nicht tauschen",
	engine.Skip:       "die Sonderkarte nicht nutzen",
	engine.EndTurn:    "nicht ansagen",
	engine.Knock:      "ansagen",
	engine.Pass:       "passen",
}

// doing names a move: "die 4 nehmen".
func doing(c words.Choice) string {
	switch c.Do {
	case engine.Take:
		return tableFace(c.Card) + " nehmen"
	case engine.Replace:
		gone := tableCard(c.A)
		if c.Gone != nil {
			gone = tableFace(c.Gone)
		}
		return gone + " durch " + tableFace(c.Card) + " ersetzen"
	case engine.Discard:
		return tableFace(c.Card) + " ablegen"
	case engine.UseSwap:
		return tableFace(c.Card) + " nutzen"
	case engine.Peek, engine.LookAt:
		return tableCard(c.A) + " ansehen"
	case engine.Swap, engine.Switch:
		return tableCard(c.A) + " gegen " + tableCard(c.B) + " tauschen"
	case engine.Snap:
		return tableCard(c.A) + " reinwerfen"
	}
	if text, ok := moveDoings[c.Do]; ok {
		return text
	}
	return "dieser Zug"
}
