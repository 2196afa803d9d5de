package scoring_test

import (
	"testing"

	"tabby/engine"
	"tabby/scoring"
)

// ahead is a start in which players are this many points ahead.
func ahead(in scoring.Start, points ...int) scoring.Start {
	in.HeadStarts = points
	return in
}

func TestAHeadStartIsTakenOffTheTotal(t *testing.T) {
	highest := cats(rounds(1), "Ann Ben")
	highest.Variant, highest.House = "any-game-highest", engine.House{engine.End: engine.EndRounds, engine.Rounds: "1"}
	playAll(t, []night{
		{
			"it is taken off the total, and the round is what it is",
			acts{ahead(cats(rounds(1), "Ann Ben"), 0, 12), round(10, 20)},
			"Ann 10 2nd, Ben 8 1st; Ben wins",
		},
		{
			"it is added where the highest wins",
			acts{ahead(highest, 0, 12), round(30, 20)},
			"Ann 30 2nd, Ben 32 1st; Ben wins",
		},
		{
			"it puts the limit off",
			acts{ahead(cats(outAt(100), "Ann Ben Cy"), 0, 12, 0), round(1, 36, 1), round(1, 36, 1), round(1, 30, 1)},
			"Ann 3 1st, Ben 90 3rd, Cy 3 1st; Ann deals, Ben begins",
		},
	})
	refuseAll(t, []no{
		{"one for fewer than play", nil, ahead(cats(nil, "Ann Ben Cy"), 1, 2), scoring.ErrHeadStart, ""},
		{"one below nothing", nil, ahead(cats(nil, "Ann Ben"), 1, -2), scoring.ErrHeadStart, `"Ben": 0 to 999, not -2`},
		{"one of more than a game has", nil, ahead(cats(nil, "Ann Ben"), 1000, 0), scoring.ErrHeadStart, `"Ann": 0 to 999, not 1000`},
		{"one beside totals from paper", nil, ahead(carrying(cats(nil, "Ann Ben"), 1, 2), 1, 2), scoring.ErrHeadStart, ""},
	})
}
