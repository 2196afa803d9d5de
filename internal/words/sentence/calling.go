package sentence

import (
	"math"

	"tabby/internal/words"
	"tabby/internal/words/grammar"
)

// Calling says how often a call is right. It implements [words.CallingSentences].
type Calling struct {
	Speaker
	Words *CallingWords
	Often *OftenWords
}

// CallingWords say how often a call is right.
type CallingWords struct {
	Hand       grammar.Forms   // {n} points
	Odds, Give grammar.Forms   // by {n} points: {players}, {often}, and {give} or take
	Right      grammar.Forms   // {n} of {calls}
	Steady     grammar.Pattern // {often}
}

// Hand implements [words.CallingSentences].
func (c Calling) Hand(points int) string { return c.Numbered(c.Words.Hand, points) }

// InTen implements [words.CallingSentences].
func (c Calling) InTen(share float64) string { return c.Often.about(share) }

// Odds implements [words.CallingSentences].
func (c Calling) Odds(players, points int, share, give float64) string {
	say, tenths := c.Words.Odds, int(math.Round(10*give))
	if tenths > 0 {
		say = c.Words.Give
	}
	return c.Of(say, points).With(
		"n", c.Figure(points), "players", c.Count(players, words.Player), "often", c.InTen(share), "give", c.Figure(tenths),
	)
}

// Right implements [words.CallingSentences].
func (c Calling) Right(right, calls int) string {
	return c.Of(c.Words.Right, right).With("n", c.Figure(right), "calls", c.Figure(calls))
}

// Steady implements [words.CallingSentences].
func (c Calling) Steady(share float64) string { return c.Words.Steady.With("often", c.InTen(share)) }
