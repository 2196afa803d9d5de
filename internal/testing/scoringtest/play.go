package scoringtest

import (
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// Play returns the game that intents make, none of which may be refused.
func Play(intents ...scoring.Intent) scoring.Game { return GoOn(scoring.Game{}, intents...) }

// GoOn returns a game after more intents, none of which may be refused.
func GoOn(g scoring.Game, intents ...scoring.Intent) scoring.Game {
	for _, in := range intents {
		g = fold(g, must.Get(scoring.Decide(g, in)))
	}
	return g
}

// Points returns scores of these points, for the players in turn.
func Points(points ...int) []*scoring.Score {
	scores := make([]*scoring.Score, len(points))
	for p, n := range points {
		scores[p] = &scoring.Score{Points: n}
	}
	return scores
}

// Fold returns the game of some events, each of which has to fit.
func Fold(events []scoring.Event) scoring.Game { return fold(scoring.Game{}, events) }

func fold(g scoring.Game, events []scoring.Event) scoring.Game {
	for _, e := range events {
		if err := scoring.Fits(g, e); err != nil {
			panic(err)
		}
		g = scoring.Apply(g, e)
	}
	return g
}
