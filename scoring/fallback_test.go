package scoring_test

import (
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/scoring"
)

func TestTotalOfExactlyTheNumberFallsBack(t *testing.T) {
	trio := func(h engine.House) scoring.Start { return carrying(cats(h, "Ann Ben Cy"), 80, 83, 40) }
	replayed := outAt(49, "falls", "100=50*1", "nobody_survives", "replay", "threshold_cmp", "exceed")
	playAll(t, []night{
		{
			"to half, and the player stays in",
			acts{trio(outAt(100, "exact_limit", "half")), round(20, 16, 11)},
			"Ann 50 1st, Ben 99 3rd, Cy 51 2nd; Ben deals, Cy begins",
		},
		{
			"half of an odd number is rounded down",
			acts{trio(outAt(101, "exact_limit", "half")), round(21, 16, 11)},
			"Ann 50 1st, Ben 99 3rd, Cy 51 2nd; Ben deals, Cy begins",
		},
		{
			"or to a number",
			acts{trio(outAt(100, "exact_limit", "0")), round(20, 16, 11)},
			"Ann 0 1st, Ben 99 3rd, Cy 51 2nd; Ben deals, Cy begins",
		},
		{
			"one more is out",
			acts{trio(outAt(100, "exact_limit", "half")), round(21, 16, 11)},
			"Ann 101 3rd out, Ben 99 2nd, Cy 51 1st; Ben deals, Cy begins",
		},
		{
			"also where the number has to be exceeded",
			acts{trio(outAt(100, "exact_limit", "half", "threshold_cmp", "exceed")), round(20, 18, 11)},
			"Ann 50 1st, Ben 101 3rd out, Cy 51 2nd; Cy deals, Ann begins",
		},
		{
			"where the first to reach it would end the game, it goes on",
			acts{trio(firstTo(100, "exact_limit", "half")), round(20, 16, 11)},
			"Ann 50 1st, Ben 99 3rd, Cy 51 2nd; Ben deals, Cy begins",
		},
		{
			"but not up",
			acts{trio(outAt(100, "exact_limit", "150")), round(20, 16, 11)},
			"Ann 100 3rd out, Ben 99 2nd, Cy 51 1st; Ben deals, Cy begins",
		},
		{
			"the penalty of a wrong call counts before",
			acts{trio(outAt(100, "exact_limit", "half", "wrong_call_penalty", "5")), called(ann, 15, 16, 11)},
			"Ann 50 1st, Ben 99 3rd, Cy 51 2nd; Ben deals, Cy begins",
		},
		{
			"as often as it is reached",
			acts{trio(outAt(100, "exact_limit", "half")), round(20, 0, 0), round(30, 0, 0), round(20, 0, 0), round(31, 0, 0)},
			"Ann 81 2nd, Ben 83 3rd, Cy 40 1st; Ben deals, Cy begins",
		},
		{
			"and a round that puts out the others ends the game",
			acts{carrying(cats(outAt(100, "exact_limit", "half", "nobody_survives", "replay"), "Ann Ben Cy"), 90, 90, 90), round(10, 20, 20)},
			"Ann 50 1st, Ben 110 2nd out, Cy 110 2nd out; Ann wins",
		},
		{
			"a game without the number knows no such total",
			acts{trio(rounds(9, "exact_limit", "half")), round(20, 16, 11)},
			"Ann 100 3rd, Ben 99 2nd, Cy 51 1st; Ben deals, Cy begins",
		},
		{
			"a total from paper does not fall, nor in a round that counts nothing",
			acts{carrying(cats(outAt(100, "exact_limit", "half"), "Ann Ben Cy"), 100, 83, 40), round(0, 5, 11)},
			"Ann 100 3rd, Ben 88 2nd, Cy 51 1st; Ben deals, Cy begins",
		},
		{
			"it falls in a round that is void, and so once more",
			acts{carrying(game("cabo", replayed, "Ann Ben"), 49, 49), round(51, 20), round(51, 0)},
			"Ann 50 2nd out, Ben 49 1st; Ben wins",
		},
		{
			"agreed on later, it holds for what was played",
			acts{trio(outAt(100)), round(20, 16, 11), agree(engine.House{engine.ExactLimit: engine.FallHalf})},
			"Ann 50 1st, Ben 99 3rd, Cy 51 2nd; Ben deals, Cy begins",
		},
	})
}

func TestCellSaysHowFarItsTotalFell(t *testing.T) {
	s := play(t, carrying(cats(outAt(100, "exact_limit", "half"), "Ann Ben"), 80, 83), round(20, 16)).Sheet(noon)
	got := s.Rounds[0].Cells
	want := []scoring.Cell{
		{Mark: scoring.Written, Score: points1(20), Counted: 20, Fell: 50, Total: 50},
		{Mark: scoring.Written, Score: points1(16), Counted: 16, Total: 99},
	}
	expect.Same(t, "the cells", got, want)
	room, _ := s.Headroom(ben)
	expect.Same(t, "what Ben has room for", room, 1)
}

func TestHouseRuleSaysWhoDealsNext(t *testing.T) {
	four := func(who engine.Value, totals ...int) scoring.Start {
		return carrying(cats(outAt(100, "next_dealer", who), "Ann Ben Cy Dee"), totals...)
	}
	even := []int{0, 0, 0, 0}
	playAll(t, []night{
		{
			"the highest of the round",
			acts{four("highest", even...), round(1, 2, 4, 3)},
			"Ann 1 1st, Ben 2 2nd, Cy 4 4th, Dee 3 3rd; Cy deals, Dee begins",
		},
		{
			"the winner of the round",
			acts{four("winner", even...), round(4, 2, 1, 3)},
			"Ann 4 4th, Ben 2 2nd, Cy 1 1st, Dee 3 3rd; Cy deals, Dee begins",
		},
		{
			"by what the variant breaks ties by: fewer cards",
			acts{game("recall", rounds(9, "next_dealer", "winner"), "Ann Ben Cy"), results(none, 5, 4, 5, 3, 9, 4)},
			"Ann 5 2nd, Ben 5 1st, Cy 9 3rd; Ben deals, Cy begins",
		},
		{
			"who may be the dealer again",
			acts{four("winner", even...), round(1, 2, 4, 3)},
			"Ann 1 1st, Ben 2 2nd, Cy 4 4th, Dee 3 3rd; Ann deals, Ben begins",
		},
		{
			"of players who are level, the first to the left of the dealer",
			acts{dealtBy(four("highest", even...), ben), round(4, 4, 1, 4)},
			"Ann 4 2nd, Ben 4 2nd, Cy 1 1st, Dee 4 2nd; Dee deals, Ann begins",
		},
		{
			"of players who are level, the one with the highest total",
			acts{dealtBy(four("highest_total", 5, 40, 0, 30), ben), round(4, 4, 1, 4)},
			"Ann 9 2nd, Ben 44 4th, Cy 1 1st, Dee 34 3rd; Ben deals, Cy begins",
		},
		{
			"whoever had less in the round does not deal, whatever the total",
			acts{dealtBy(four("highest_total", 5, 40, 0, 30), ben), round(4, 3, 1, 4)},
			"Ann 9 2nd, Ben 43 4th, Cy 1 1st, Dee 34 3rd; Dee deals, Ann begins",
		},
		{
			"of players who are level in all, the first to the left of the dealer",
			acts{dealtBy(four("highest_total", even...), ben), round(4, 4, 1, 4)},
			"Ann 4 2nd, Ben 4 2nd, Cy 1 1st, Dee 4 2nd; Dee deals, Ann begins",
		},
		{
			"and the dealer last of all",
			acts{dealtBy(four("winner", even...), ben), round(1, 1, 3, 4)},
			"Ann 1 1st, Ben 1 1st, Cy 3 3rd, Dee 4 4th; Ann deals, Ben begins",
		},
		{
			"the highest is out: the next to the left who is in",
			acts{four("highest", 0, 0, 90, 95), round(1, 2, 30, 20)},
			"Ann 1 1st, Ben 2 2nd, Cy 120 4th out, Dee 115 3rd out; Ann deals, Ben begins",
		},
		{
			"the highest leaves: the next to the left",
			acts{four("highest", even...), round(1, 9, 3, 2), leave(ben)},
			"Ann 1 1st, Ben 9 gone, Cy 3 3rd, Dee 2 2nd; Cy deals, Dee begins",
		},
		{
			"the penalty of a wrong call makes the highest",
			acts{carrying(cats(outAt(100, "next_dealer", "highest", "wrong_call_penalty", "10"), "Ann Ben Cy"), 0, 0, 0), called(cy, 1, 9, 3)},
			"Ann 1 1st, Ben 9 2nd, Cy 13 3rd; Cy deals, Ann begins",
		},
		{
			"nobody has a score: the deal passes to the left",
			acts{four("highest", even...), round(1, 2, 3, 4), sitOut(1, ann), sitOut(1, ben), sitOut(1, cy), sitOut(1, dee)},
			"Ann 0 1st, Ben 0 1st, Cy 0 1st, Dee 0 1st; Ben deals, Cy begins",
		},
		{
			"a dealer chosen by the table goes first",
			acts{four("highest", even...), round(1, 2, 4, 3), scoring.ChooseDealer{At: noon, Player: ann}},
			"Ann 1 1st, Ben 2 2nd, Cy 4 4th, Dee 3 3rd; Ann deals, Ben begins",
		},
		{
			"a round that puts all out is dealt by the same again",
			acts{carrying(cats(outAt(100, "next_dealer", "winner", "nobody_survives", "replay"), "Ann Ben"), 90, 90), round(20, 19)},
			"Ann 90 1st, Ben 90 1st; Ann deals, Ben begins",
		},
		{
			"an extra round is dealt by the highest as well, if level at the end",
			acts{cats(rounds(1, "next_dealer", "highest", "final_tie", "extra_round"), "Ann Ben Cy"), round(3, 3, 9), round(5, 5)},
			"Ann 3 1st, Ben 3 1st, Cy 9 3rd; Ann+Ben tie; Ben deals, Ann begins",
		},
	})
}
