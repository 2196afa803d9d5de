package words

import "tabby/internal/words/message"

// Calling is what is said about when to call.
type Calling struct {
	speaker
	Words CallingWords

	Button   string   // leads to how often a call is right
	Counting string   // while it is worked out
	OddsHint string   // how the odds came about
	Hand     Numbered // a hand by its points: "Hand of 9"
}

// CallingWords say how often a call is right.
type CallingWords struct {
	Odds message.Message // by {n} points: {players}, {often}
}

// InTen says how often a call is right: "about 6 times in 10".
func (c Calling) InTen(share float64) string { return c.language.Deck.Words.Often.about(share) }

// Odds says how often a call with a hand is right.
func (c Calling) Odds(players, points int, share float64) string {
	return c.Words.Odds.With("n", points, "players", players, "often", c.InTen(share))
}
