package words

import (
	"math"

	"tabby/engine"
	"tabby/internal/words/message"
)

// Review is what is said when a player looks back at a round with the virtual deck.
type Review struct {
	speaker
	Words ReviewWords

	Button, Title string
	AnyRound      string // of a game
	NoPeople      string // where nobody can look back
	Whose         string // above the people whose turns can be looked at
	Costly, Best  string // above the turns
	NoneCostly    string // of a player without such a turn
	Counting      string // above how it was counted
	HowCounted    string
	Turn          Numbered // the n-th turn of a player
}

// A Choice is a move that a player could make, with what the player knew of it.
type Choice struct {
	Do   engine.MoveKind
	Card *engine.Face // in hand or on the discard pile, or nil
	A, B TableCard    // the cards of lines
	Gone *engine.Face // the card that is replaced, or nil if the player did not know it
}

// ReviewWords say what came of moves. In the hole {doing} is what was done, of Doings.
type ReviewWords struct {
	Cost, Second message.Message // {doing}, {n} points
	Better, Good message.Message // {doing}

	// Doings name moves with the {card} in hand, the one that is {gone} and cards of lines, {at} and
	// {other}.
	Doings map[string]message.Message
	Other  string
}

// Cost says how many points a move cost.
func (r Review) Cost(c Choice, points float64) string { return r.came(r.Words.Cost, c, points) }

// Second says how many points the move would have cost that was second best.
func (r Review) Second(c Choice, points float64) string { return r.came(r.Words.Second, c, points) }

// came says what came of a move, in whole points as long as there is one. French counts what is below
// two points as one.
func (r Review) came(f message.Message, c Choice, points float64) string {
	digits, shown := 0, math.Round(points)
	if shown < 1 {
		digits, shown = 1, math.Round(10*points)/10
	}
	return r.Capital(f.With("n", int(shown), "points", r.Decimal(shown, digits), "doing", r.doing(c)))
}

// Better names the move that would have been better.
func (r Review) Better(c Choice) string { return r.Words.Better.With("doing", r.doing(c)) }

// Good praises a move.
func (r Review) Good(c Choice) string { return r.Words.Good.With("doing", r.doing(c)) }

// doing names a move: "taking the 4".
func (r Review) doing(c Choice) string {
	say, ok := r.Words.Doings[Identifier(c.Do.String())]
	if !ok {
		return r.Words.Other
	}
	var gone message.Declined = r.word(r.cardOf(c.A))
	if c.Gone != nil {
		gone = r.language.Cards.object(c.Gone)
	}
	return say.With("card", r.language.Cards.object(c.Card), "gone", gone, "at", r.cardOf(c.A), "other", r.cardOf(c.B))
}
