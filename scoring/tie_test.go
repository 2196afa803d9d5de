package scoring_test

import (
	"testing"

	"tabby/internal/testing/expect"
	"tabby/scoring"
)

func TestExtraRoundsBreakATie(t *testing.T) {
	extra := func(n int, names string) scoring.Start {
		return cats(rounds(n, "final_tie", "extra_round"), names)
	}
	tied := acts{extra(2, "Ann Ben Cy"), round(10, 12, 15), round(12, 10, 9)}
	three := acts{extra(1, "Ann Ben Cy Dee"), round(8, 8, 8, 30)}
	playAll(t, []night{
		{"the next of the tied deals", tied, "Ann 22 1st, Ben 22 1st, Cy 24 3rd; Ann+Ben tie; Ann deals, Ben begins"},
		{
			"the lower one wins, and the totals stay as they were",
			append(tied[:3:3], round(9, 4, blank)),
			"Ann 22 2nd, Ben 22 1st, Cy 24 3rd; Ben wins",
		},
		{
			"still tied, they play another, and the deal passes on among them",
			append(tied[:3:3], round(9, 9, blank)),
			"Ann 22 1st, Ben 22 1st, Cy 24 3rd; Ann+Ben tie; Ben deals, Ann begins",
		},
		{
			"the last extra round decides, not their sum",
			append(tied[:3:3], round(36, 36, blank), round(0, 0, blank), round(5, 6, blank)),
			"Ann 22 1st, Ben 22 2nd, Cy 24 3rd; Ann wins",
		},
		{
			"of three tied the lowest wins, and the others are placed by that round",
			append(three[:2:2], round(7, 3, 9, blank)),
			"Ann 8 2nd, Ben 8 1st, Cy 8 3rd, Dee 30 4th; Ben wins",
		},
		{
			"of three tied two may be tied again",
			append(three[:2:2], round(7, 3, 3, blank)),
			"Ann 8 3rd, Ben 8 1st, Cy 8 1st, Dee 30 4th; Ben+Cy tie; Cy deals, Ben begins",
		},
		{
			"who lost the first extra round stays behind those who played the second",
			append(three[:2:2], round(7, 3, 3, blank), round(blank, 36, 35, blank)),
			"Ann 8 3rd, Ben 8 2nd, Cy 8 1st, Dee 30 4th; Cy wins",
		},
		{
			"two who lost the same extra round alike share the place",
			append(three[:2:2], round(7, 3, 7, blank)),
			"Ann 8 2nd, Ben 8 1st, Cy 8 2nd, Dee 30 4th; Ben wins",
		},
		{
			"one of two tied may leave: the other wins",
			append(tied[:3:3], leave(ben)),
			"Ann 22 1st, Ben 22 gone, Cy 24 2nd; Ann wins",
		},
		{
			"one of three tied may leave: the others play on",
			append(three[:2:2], leave(ben)),
			"Ann 8 1st, Ben 8 gone, Cy 8 1st, Dee 30 3rd; Ann+Cy tie; Cy deals, Ann begins",
		},
		{
			"a player who is not tied may leave",
			append(tied[:3:3], leave(cy)),
			"Ann 22 1st, Ben 22 1st, Cy 24 gone; Ann+Ben tie; Ann deals, Ben begins",
		},
		{
			"the table may stop with a tie",
			append(tied[:3:3], scoring.EndGame{At: noon}),
			"Ann 22 1st, Ben 22 1st, Cy 24 3rd; Ann+Ben wins",
		},
		{
			"the first to the number may end in a tie too",
			acts{carrying(cats(firstTo(100, "final_tie", "extra_round"), "Ann Ben Cy"), 90, 5, 7), round(20, 7, 5)},
			"Ann 110 3rd, Ben 12 1st, Cy 12 1st; Ben+Cy tie; Ben deals, Cy begins",
		},
		{
			"a wrong call costs nothing in an extra round",
			acts{cats(rounds(1, "final_tie", "extra_round", "wrong_call_penalty", "10"), "Ann Ben"), round(8, 8), called(ann, 7, 3)},
			"Ann 8 2nd, Ben 8 1st; Ben wins",
		},
	})
	refuseAll(t, []no{
		{"an extra round with a player who is not tied", tied, round(1, 2, 3), scoring.ErrNotPlaying, "Cy"},
		{"an extra round that lacks a score", tied, round(1), scoring.ErrScoreMissing, "Ben"},
		{"a caller who is not tied", tied, called(cy, 1, 2), scoring.ErrCaller, ""},
		{"a dealer who is not tied", tied, scoring.ChooseDealer{At: noon, Player: cy}, scoring.ErrNotPlaying, ""},
		{"a new player while there is a tie", tied, join("Eve", ann), scoring.ErrTie, ""},
	})
}

func TestExtraRoundsAreKeptApart(t *testing.T) {
	s := play(t, cats(rounds(1, "final_tie", "extra_round"), "Ann Ben Cy"), round(8, 8, 9), round(9, 9, blank), round(5, 6, blank)).Sheet(noon)
	expect.Same(t, "points in extra rounds", s.Extra, []int{14, 15, 0})
	for i, want := range []scoring.Fate{scoring.Counts, scoring.Tiebreak, scoring.Tiebreak} {
		expect.Same(t, "the fate of a round", s.Rounds[i].Fate, want)
	}
	expect.Same(t, "Ann's total after the last extra round", s.Rounds[2].Cells[ann].Total, 8)
	expect.Same(t, "rounds that count towards the totals", s.Counted(), 1)
}
