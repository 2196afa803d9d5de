package english

import (
	"fmt"

	"tabby/engine"
	"tabby/internal/words"
)

func theReview() words.Review {
	return words.Review{
		ReviewSentences: review{},

		Button:     "Review the round",
		Title:      "Review",
		AnyRound:   "Review a round",
		NoPeople:   "Only computer players played this round.",
		Whose:      "Whose turns",
		Costly:     "What cost most",
		Best:       "The best turn",
		NoneCostly: "No turn cost you more than luck can explain.",
		NoneBest:   "No turn stands out.",
		HowCounted: "Tabby played on from each turn many times, with the cards that you could not know dealt anew. Points are between your cards and the best other ones, and winning the round counts as 8 more. It looks at this round alone, not at the game.",
	}
}

type review struct{}

// Turn implements [words.ReviewSentences].
func (review) Turn(n int) string { return fmt.Sprintf("Turn %d", n) }

// Cost implements [words.ReviewSentences].
func (review) Cost(c words.Choice, points, give float64) string {
	return en.Capital(doing(c)) + " cost " + giveOrTake(points, give) + "."
}

// Gain implements [words.ReviewSentences].
func (review) Gain(c words.Choice, points, give float64) string {
	return en.Capital(doing(c)) + " was worth " + giveOrTake(points, give) + "."
}

// Better implements [words.ReviewSentences].
func (review) Better(c words.Choice) string { return "Better: " + doing(c) + "." }

// Second implements [words.ReviewSentences].
func (review) Second(c words.Choice) string { return "Next best: " + doing(c) + "." }

// giveOrTake says a number of points with its error.
func giveOrTake(points, give float64) string {
	return en.Decimal(points, 1) + " points, give or take " + en.Decimal(max(give, 0.1), 1)
}

// moveDoings name moves that need no card.
var moveDoings = map[engine.MoveKind]string{
	engine.Draw:       "drawing a card",
	engine.UseDrawTwo: "drawing two",
	engine.Decline:    "not swapping",
	engine.Skip:       "leaving the power unused",
	engine.EndTurn:    "not calling",
	engine.Knock:      "calling",
	engine.Pass:       "passing",
}

// doing names a move: "taking the 4".
func doing(c words.Choice) string {
	switch c.Do {
	case engine.Take:
		return "taking " + tableFace(c.Card)
	case engine.Replace:
		gone := tableCard(c.A)
		if c.Gone != nil {
			gone = tableFace(c.Gone)
		}
		return "putting " + tableFace(c.Card) + " in place of " + gone
	case engine.Discard:
		return "throwing away " + tableFace(c.Card)
	case engine.UseSwap:
		return "using " + tableFace(c.Card)
	case engine.Peek, engine.LookAt:
		return "looking at " + tableCard(c.A)
	case engine.Swap, engine.Switch:
		return "swapping " + tableCard(c.A) + " and " + tableCard(c.B)
	case engine.Snap:
		return "matching with " + tableCard(c.A)
	}
	if text, ok := moveDoings[c.Do]; ok {
		return text
	}
	return "that move"
}
