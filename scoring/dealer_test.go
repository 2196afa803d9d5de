package scoring_test

import (
	"testing"

	"tabby/internal/testing/expect"
	"tabby/scoring"
)

func TestDealPassesOverPlayersWhoAreOut(t *testing.T) {
	four := func(totals ...int) scoring.Start { return carrying(cats(outAt(100), "Ann Ben Cy Dee"), totals...) }
	playAll(t, []night{
		{
			"the dealer goes out: it is counted from that seat",
			acts{dealtBy(four(30, 55, 92, 61), cy), round(14, 9, 18, 11)},
			"Ann 44 1st, Ben 64 2nd, Cy 110 4th out, Dee 72 3rd; Dee deals, Ann begins",
		},
		{
			"the dealer and the next go out",
			acts{four(99, 99, 0, 0), round(1, 1, 1, 1)},
			"Ann 100 3rd out, Ben 100 3rd out, Cy 1 1st, Dee 1 1st; Cy deals, Dee begins",
		},
		{
			"the player after the next dealer goes out",
			acts{four(0, 0, 99, 0), round(1, 1, 1, 1)},
			"Ann 1 1st, Ben 1 1st, Cy 100 4th out, Dee 1 1st; Ben deals, Dee begins",
		},
		{
			"round the corner",
			acts{dealtBy(four(99, 0, 0, 0), dee), round(1, 1, 1, 1)},
			"Ann 100 4th out, Ben 1 1st, Cy 1 1st, Dee 1 1st; Ben deals, Cy begins",
		},
		{
			"the dealer leaves between rounds",
			acts{cats(rounds(9), "Ann Ben Cy Dee"), round(1, 2, 3, 4), leave(ben)},
			"Ann 1 1st, Ben 2 gone, Cy 3 2nd, Dee 4 3rd; Cy deals, Dee begins",
		},
		{
			"the dealer who leaves in the middle of the round has dealt it",
			acts{cats(rounds(9), "Ann Ben Cy Dee"), scoring.Deal{At: noon}, leave(ann)},
			"Ann 0 gone, Ben 0 1st, Cy 0 1st, Dee 0 1st; Ann deals, Ben begins",
		},
		{
			"the dealer and the next leave in the middle of the round",
			acts{cats(rounds(9), "Ann Ben Cy Dee"), scoring.Deal{At: noon}, leave(ann), leave(ben), round(blank, blank, 3, 4)},
			"Ann 0 gone, Ben 0 gone, Cy 3 1st, Dee 4 2nd; Cy deals, Dee begins",
		},
		{
			"the seats change in the middle of the round",
			acts{
				cats(rounds(9), "Ann Ben Cy"), round(1, 1, 1),
				scoring.Deal{At: noon},
				scoring.Reseat{At: noon, Seats: []scoring.Player{ann, cy, ben}},
				round(1, 1, 1),
			},
			"Ann 2 1st, Ben 2 1st, Cy 2 1st; Ann deals, Cy begins",
		},
		{
			"the table corrects who dealt the round",
			acts{cats(rounds(9), "Ann Ben Cy"), scoring.Deal{At: noon}, scoring.ChooseDealer{At: noon, Player: ben}, round(1, 1, 1)},
			"Ann 1 1st, Ben 1 1st, Cy 1 1st; Cy deals, Ann begins",
		},
		{
			"the dealer leaves a round that puts all players out and is dealt again",
			acts{
				carrying(cats(outAt(100, "nobody_survives", "replay"), "Ann Ben Cy"), 90, 90, 90),
				scoring.Deal{At: noon},
				leave(ann), round(blank, 20, 20),
			},
			"Ann 90 gone, Ben 90 1st, Cy 90 1st; Ben deals, Cy begins",
		},
		{
			"the player who was to begin leaves",
			acts{cats(rounds(9), "Ann Ben Cy Dee"), leave(ben)},
			"Ann 0 1st, Ben 0 gone, Cy 0 1st, Dee 0 1st; Ann deals, Cy begins",
		},
		{
			"a player sits down to the dealer's left",
			acts{cats(rounds(9), "Ann Ben Cy"), join("Dee", ann), round(1, 2, 3, 4)},
			"Ann 1 1st, Ben 2 2nd, Cy 3 3rd, Dee 4 4th; Dee deals, Ben begins",
		},
		{
			"after a chosen dealer the deal passes to the left",
			acts{cats(rounds(9), "Ann Ben Cy"), scoring.ChooseDealer{At: noon, Player: cy}, round(1, 1, 1), round(1, 1, 1)},
			"Ann 2 1st, Ben 2 1st, Cy 2 1st; Ben deals, Cy begins",
		},
		{
			"after changing seats the deal follows the new order",
			acts{cats(rounds(9), "Ann Ben Cy"), round(1, 1, 1), scoring.Reseat{At: noon, Seats: []scoring.Player{ben, ann, cy}}},
			"Ann 1 1st, Ben 1 1st, Cy 1 1st; Cy deals, Ben begins",
		},
	})
}

func TestLeftNeighbourCutsIfTheVariantHasACut(t *testing.T) {
	for variant, want := range map[string]scoring.Player{"rat-a-tat-cat": cy, "rat-a-tat-blat": none, "rat-a-tat-tat": none, "recall": none} {
		s := play(t, game(variant, rounds(9), "Ann Ben Cy"), round(1, 2, 3)).Sheet(noon)
		expect.Same(t, variant+": who cuts", s.Cutter, want)
	}
}

func TestRoundKeepsItsDealer(t *testing.T) {
	g := play(t, dealtBy(cats(outAt(100), "Ann Ben Cy Dee"), dee),
		round(18, 25, 9, 22), round(24, 12, 20, 15), round(15, 28, 11, 30), round(27, 19, 23, 14),
		round(16, 10, 21, 25), round(blank, 5, 17, blank))
	var dealers []scoring.Player
	for _, r := range g.Sheet(noon).Rounds {
		dealers = append(dealers, r.Dealer)
	}
	expect.Same(t, "dealers", dealers, []scoring.Player{dee, ann, ben, cy, dee, ben})
}

func TestImpossibleSeatsAndDealersAreRefused(t *testing.T) {
	trio := cats(rounds(1), "Ann Ben Cy")
	over := acts{trio, round(1, 2, 3)}
	seats := func(p ...scoring.Player) scoring.Reseat { return scoring.Reseat{At: noon, Seats: p} }
	deals := func(p scoring.Player) scoring.ChooseDealer { return scoring.ChooseDealer{At: noon, Player: p} }
	refuseAll(t, []no{
		{"seats that lack a player", acts{trio}, seats(ann, ben), scoring.ErrSeats, ""},
		{"seats with a player twice", acts{trio}, seats(ann, ben, ben), scoring.ErrSeats, ""},
		{"seats with an unknown player", acts{trio}, seats(ann, ben, 3), scoring.ErrSeats, ""},
		{"seats with nobody", acts{trio}, seats(none, ann, ben), scoring.ErrSeats, ""},
		{"no seats", acts{trio}, seats(), scoring.ErrSeats, ""},
		{"seats that lack a player who left", acts{trio, leave(ann)}, seats(ben, cy), scoring.ErrSeats, ""},
		{"seats after the end", over, seats(cy, ben, ann), scoring.ErrGameOver, ""},
		{"a dealer who left", acts{trio, leave(ann)}, deals(ann), scoring.ErrNotPlaying, ""},
		{"a dealer nobody knows", acts{trio}, deals(3), scoring.ErrNotPlaying, ""},
		{"nobody as dealer", acts{trio}, deals(none), scoring.ErrNotPlaying, ""},
		{"a dealer after the end", over, deals(ann), scoring.ErrGameOver, ""},
	})
}
