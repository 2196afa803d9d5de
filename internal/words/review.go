package words

import (
	"cmp"
	"math"

	"tabby/engine"
	"tabby/internal/words/message"
)

// Review is what is said when a player looks back at a round with the virtual deck.
type Review struct {
	speaker
	ReviewTexts
}

// A Choice is a move that a player could make, with what the player knew of it.
type Choice struct {
	Do   engine.MoveKind
	Card *engine.Face // in hand or on the discard pile, or nil
	A, B TableCard    // the cards of lines
	Gone *engine.Face // the card that is replaced, or nil if the player did not know it
}

// Cost says how many points a move cost.
func (r Review) Cost(c Choice, points float64) string { return r.came(r.ReviewTexts.Cost, c, points) }

// Second says how many points the move would have cost that was second best.
func (r Review) Second(c Choice, points float64) string {
	return r.came(r.ReviewTexts.Second, c, points)
}

// came says what came of a move, in whole points as long as there is one. French counts what is below
// two points as one.
func (r Review) came(say func(doing, points string, n int) string, c Choice, points float64) string {
	digits, shown := 0, math.Round(points)
	if shown < 1 {
		digits, shown = 1, math.Round(10*points)/10
	}
	return r.Capital(say(r.doing(c), r.Decimal(shown, digits), int(shown)))
}

// Better names the move that would have been better.
func (r Review) Better(c Choice) string { return r.ReviewTexts.Better(r.doing(c)) }

// Good praises a move.
func (r Review) Good(c Choice) string { return r.ReviewTexts.Good(r.doing(c)) }

// doing names a move: "taking the 4".
func (r Review) doing(c Choice) string {
	var gone message.Declined = r.word(r.cardOf(c.A))
	if c.Gone != nil {
		gone = r.language.Cards.object(c.Gone)
	}
	return cmp.Or(r.Doings(c.Do.String(), r.language.Cards.object(c.Card), r.cardOf(c.A), gone, r.cardOf(c.B)), r.Other)
}
