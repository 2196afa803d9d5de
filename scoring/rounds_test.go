package scoring_test

import (
	"testing"

	"tabby/engine"
	"tabby/scoring"
)

func TestLowestTotalWins(t *testing.T) {
	trio := cats(rounds(3), "Ann Ben Cy")
	playAll(t, []night{
		{"nobody has played yet", acts{trio}, "Ann 0 1st, Ben 0 1st, Cy 0 1st; Ann deals, Ben begins"},
		{
			"after the last round the lowest total wins",
			acts{trio, round(12, 7, 20), round(5, 16, 9), round(14, 6, 3)},
			"Ann 31 2nd, Ben 29 1st, Cy 32 3rd; Ben wins",
		},
		{
			"the lowest total shared is a shared victory, and the second place is left out",
			acts{cats(rounds(1), "Ann Ben Cy Dee"), round(14, 9, 9, 30)},
			"Ann 14 3rd, Ben 9 1st, Cy 9 1st, Dee 30 4th; Ben+Cy wins",
		},
		{
			"a zero is a score",
			acts{trio, round(0, 0, 0)},
			"Ann 0 1st, Ben 0 1st, Cy 0 1st; Ben deals, Cy begins",
		},
		{
			"as many rounds as players, if nobody says otherwise",
			acts{cats(nil, "Ann Ben"), round(1, 2), round(3, 4)},
			"Ann 4 1st, Ben 6 2nd; Ann wins",
		},
		{
			"as many rounds as players there were at the beginning",
			acts{cats(nil, "Ann Ben"), join("Cy", ben), round(1, 2, 3), round(3, 4, 3)},
			"Ann 4 1st, Ben 6 2nd, Cy 6 2nd; Ann wins",
		},
		{
			"the table may stop before the last round",
			acts{trio, round(12, 7, 20), scoring.EndGame{At: noon}},
			"Ann 12 2nd, Ben 7 1st, Cy 20 3rd; Ben wins",
		},
		{
			"the first to the number ends the game, and the lowest wins",
			acts{carrying(cats(firstTo(100), "Ann Ben Cy"), 93, 70, 71), round(8, 12, 14)},
			"Ann 101 3rd, Ben 82 1st, Cy 85 2nd; Ben wins",
		},
		{
			"nobody has reached the number yet",
			acts{carrying(cats(firstTo(100), "Ann Ben Cy"), 93, 70, 71), round(6, 12, 14)},
			"Ann 99 3rd, Ben 82 1st, Cy 85 2nd; Ben deals, Cy begins",
		},
		{
			"who has to exceed the number may have exactly that",
			acts{carrying(cats(firstTo(100, "threshold_cmp", "exceed"), "Ann Ben Cy"), 93, 70, 71), round(7, 12, 14)},
			"Ann 100 3rd, Ben 82 1st, Cy 85 2nd; Ben deals, Cy begins",
		},
	})
}

func TestImpossibleRoundIsRefused(t *testing.T) {
	trio := cats(rounds(3), "Ann Ben Cy")
	over := acts{cats(rounds(1), "Ann Ben"), round(1, 2)}
	out := acts{carrying(cats(outAt(100), "Ann Ben Cy"), 99, 0, 0), round(5, 5, 5)}
	refuseAll(t, []no{
		{"where a score is blank", acts{trio}, round(12, blank, 3), scoring.ErrScoreMissing, "Ben"},
		{"where the last score is not even there", acts{trio}, round(12, 7), scoring.ErrScoreMissing, "Cy"},
		{"where nothing is written at all", acts{trio}, round(), scoring.ErrScoreMissing, "Ann"},
		{"above four nines", acts{trio}, round(37, 10, 10), scoring.ErrScoreRange, `"Ann": 0 to 36, not 37`},
		{"below nothing", acts{trio}, round(10, 10, -2), scoring.ErrScoreRange, `"Cy": 0 to 36, not -2`},
		{"above four elevens", acts{game("rat-a-tat-tat", nil, "Ann Ben")}, round(45, 1), scoring.ErrScoreRange, "0 to 44"},
		{"above the whole deck", acts{game("recall", nil, "Ann Ben")}, round(321, 1), scoring.ErrScoreRange, "0 to 320"},
		{"with a score too many", acts{trio}, round(1, 2, 3, 4), scoring.ErrNotPlaying, ""},
		{"with a score of a player who is out", out, round(1, 2, 3), scoring.ErrNotPlaying, "Ann"},
		{"with a score of a player who left", acts{trio, leave(ben)}, round(1, 2, 3), scoring.ErrNotPlaying, "Ben"},
		{"with a caller who is out", out, called(ann, blank, 2, 3), scoring.ErrCaller, ""},
		{"with a caller who left", acts{trio, leave(ben)}, called(ben, 1, blank, 3), scoring.ErrCaller, ""},
		{"with a caller nobody knows", acts{trio}, called(7, 1, 2, 3), scoring.ErrCaller, ""},
		{"with a caller below nobody", acts{trio}, called(-2, 1, 2, 3), scoring.ErrCaller, ""},
		{"after the end", over, round(1, 2), scoring.ErrGameOver, ""},
		{"before the beginning", nil, round(1, 2), scoring.ErrNotStarted, ""},
	})
}

func TestImpossibleGameIsRefused(t *testing.T) {
	begun := acts{cats(nil, "Ann Ben")}
	bad := func(change func(*scoring.Start)) scoring.Start {
		in := cats(nil, "Ann Ben Cy")
		change(&in)
		return in
	}
	refuseAll(t, []no{
		{"that has begun", begun, cats(nil, "Ann Ben"), scoring.ErrStarted, ""},
		{"for one", nil, cats(nil, "Ann"), engine.ErrPlayers, `"Rat-a-Tat Cat": 2 to 6, not 1`},
		{"for nobody", nil, cats(nil, ""), engine.ErrPlayers, "not 0"},
		{"for seven", nil, cats(nil, "A B C D E F G"), engine.ErrPlayers, "not 7"},
		{"of Rat-a-tat-tat for five", nil, game("rat-a-tat-tat", nil, "A B C D E"), engine.ErrPlayers, "2 to 4, not 5"},
		{"of a variant nobody knows", nil, game("whist", nil, "Ann Ben"), engine.ErrVariant, "whist"},
		{"with a house rule of another variant", nil, cats(engine.House{"jokers": "2"}, "Ann Ben"), engine.ErrHouseRule, "jokers"},
		{"with a number that is none", nil, cats(engine.House{"rounds": "0"}, "Ann Ben"), engine.ErrHouseValue, `"rounds": "0"`},
		{"with two of the same name", nil, cats(nil, "Ann ANN"), scoring.ErrSameName, "ANN"},
		{"with a dealer nobody knows", nil, bad(func(in *scoring.Start) { in.Dealer = 3 }), scoring.ErrDealer, ""},
		{"with nobody to deal", nil, bad(func(in *scoring.Start) { in.Dealer = none }), scoring.ErrDealer, ""},
		{"with an ID that is no text", nil, bad(func(in *scoring.Start) { in.People[0].ID = "\xff" }), scoring.ErrName, "Ann"},
		{"with a person twice", nil, bad(func(in *scoring.Start) { in.People[0].ID, in.People[2].ID = "x", "x" }), scoring.ErrSameName, "Cy"},
	})
}
