package words

import "tabby/engine"

// Review is what is said when a player looks back at a round with the virtual deck.
type Review struct {
	ReviewSentences

	Button, Title string
	AnyRound      string // of a game
	NoPeople      string // where nobody can look back
	Whose         string // above the people whose turns can be looked at
	Costly, Best  string // above the turns
	NoneCostly    string // of a player without such a turn
	NoneBest      string
	HowCounted    string
}

// A Choice is a move that a player could make, with what the player knew of it.
type Choice struct {
	Do   engine.MoveKind
	Card *engine.Face // in hand or on the discard pile, or nil
	A, B TableCard    // the cards of lines
	Gone *engine.Face // the card that is replaced, or nil if the player did not know it
}

// ReviewSentences is what is said of a player's turns.
type ReviewSentences interface {
	// Turn names the n-th turn of a player.
	Turn(n int) string
	// Cost says how many points a move cost, give or take so many.
	Cost(c Choice, points, give float64) string
	// Gain says how many points a move was worth.
	Gain(c Choice, points, give float64) string
	// Better names the move that would have been better, and Second the one that would have
	// been second best.
	Better(c Choice) string
	Second(c Choice) string
}
