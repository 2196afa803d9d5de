package words

import (
	"math"

	"tabby/internal/words/message"
)

// Calling is what is said about when to call.
type Calling struct {
	speaker
	Words CallingWords

	Button     string // leads to how often a call is right
	Ours       string // above the calls of the family, and its button
	Counting   string // while it is worked out
	OddsHint   string // how the odds came about
	OursHint   string // how the calls of the family were counted
	FewHint    string // of a few calls
	NoneOfOurs string
}

// CallingWords say how often a call is right.
type CallingWords struct {
	Hand       message.Message // {n} points
	Odds, Give message.Message // by {n} points: {players}, {often}, and {give} or take
	Right      message.Message // {n} of {calls}
	Steady     message.Message // {often}
}

// Hand names a hand by its points: "Hand of 9".
func (c Calling) Hand(points int) string { return c.Words.Hand.With("n", points) }

// InTen says how often a call is right: "about 6 times in 10".
func (c Calling) InTen(share float64) string { return c.language.Deck.Words.Often.about(share) }

// Odds says how often a call with a hand is right, and give or take how much.
func (c Calling) Odds(players, points int, share, give float64) string {
	say, tenths := c.Words.Odds, int(math.Round(10*give))
	if tenths > 0 {
		say = c.Words.Give
	}
	return say.With("n", points, "players", players, "often", c.InTen(share), "give", tenths)
}

// Right says how many calls of the family were right: "3 of 4 right".
func (c Calling) Right(right, calls int) string {
	return c.Words.Right.With("n", right, "calls", calls)
}

// Steady says how often steady players are right with such a hand.
func (c Calling) Steady(share float64) string { return c.Words.Steady.With("often", c.InTen(share)) }
