package sentence

import (
	"math"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
)

// Review says what came of the moves of a round. It implements [words.ReviewSentences].
type Review struct {
	Speaker
	Words *ReviewWords
	Cards *CardWords
}

// ReviewWords say what came of moves. In the hole {doing} is what was done, of Doings.
type ReviewWords struct {
	Turn           grammar.Pattern // {n}
	Cost, Gain     grammar.Forms   // {doing}, {n} points, {give} or take
	Better, Second grammar.Pattern // {doing}

	// Doings name moves with the {card} in hand, the one that is {gone} and cards of lines, {at} and
	// {other}.
	Doings map[engine.MoveKind]grammar.Pattern
	Other  string
}

// Turn implements [words.ReviewSentences].
func (r Review) Turn(n int) string { return r.Words.Turn.With("n", r.Figure(n)) }

// Cost implements [words.ReviewSentences].
func (r Review) Cost(c words.Choice, points, give float64) string {
	return r.came(r.Words.Cost, c, points, give)
}

// Gain implements [words.ReviewSentences].
func (r Review) Gain(c words.Choice, points, give float64) string {
	return r.came(r.Words.Gain, c, points, give)
}

// came says what came of a move. French counts what is below two points as one.
func (r Review) came(f grammar.Forms, c words.Choice, points, give float64) string {
	shown := math.Round(10*points) / 10
	return r.Capital(r.Of(f, int(shown)).With(
		"doing", r.doing(c), "n", r.Decimal(points, 1), "give", r.Decimal(max(give, 0.1), 1),
	))
}

// Better implements [words.ReviewSentences].
func (r Review) Better(c words.Choice) string { return r.Words.Better.With("doing", r.doing(c)) }

// Second implements [words.ReviewSentences].
func (r Review) Second(c words.Choice) string { return r.Words.Second.With("doing", r.doing(c)) }

// doing names a move: "taking the 4".
func (r Review) doing(c words.Choice) string {
	say, ok := r.Words.Doings[c.Do]
	if !ok {
		return r.Words.Other
	}
	gone := r.cardOf(r.Cards, c.A)
	if c.Gone != nil {
		gone = r.Cards.Object(c.Gone)
	}
	return say.With("card", r.Cards.Object(c.Card), "gone", gone, "at", r.cardOf(r.Cards, c.A), "other", r.cardOf(r.Cards, c.B))
}
