package scoring_test

import (
	"slices"
	"testing"

	"tabby/internal/testing/expect"
	"tabby/scoring"
)

// won ends a game as the table decided it.
func won(by ...scoring.Player) scoring.EndGame { return scoring.EndGame{At: noon, Won: by} }

func TestTheTableSaysWhoHasWon(t *testing.T) {
	tied := acts{cats(rounds(2), "Ann Ben Cy"), round(10, 12, 15), round(12, 10, 9)}
	extra := acts{cats(rounds(2, "final_tie", "extra_round"), "Ann Ben Cy"), round(10, 12, 15), round(12, 10, 9)}
	open := acts{cats(rounds(9), "Ann Ben Cy"), round(10, 12, 15)}
	playAll(t, []night{
		{"a tie by points", tied, "Ann 22 1st, Ben 22 1st, Cy 24 3rd; Ann+Ben wins"},
		{"which is decided at the table", append(slices.Clone(tied), won(ben)), "Ann 22 2nd, Ben 22 1st, Cy 24 3rd; Ben wins"},
		{"and decided again", append(slices.Clone(tied), won(ben), won(ann)), "Ann 22 1st, Ben 22 2nd, Cy 24 3rd; Ann wins"},
		{"and taken back", append(slices.Clone(tied), won(ben), scoring.Undo{}), "Ann 22 1st, Ben 22 1st, Cy 24 3rd; Ann+Ben wins"},
		{"instead of an extra round", append(slices.Clone(extra), won(ben)), "Ann 22 2nd, Ben 22 1st, Cy 24 3rd; Ben wins"},
		{"whoever said wins against the points", append(slices.Clone(open), won(cy)), "Ann 10 2nd, Ben 12 3rd, Cy 15 1st; Cy wins"},
		{"also where a score was wrong", append(slices.Clone(open), won(cy), correct(1, ann, 1)), "Ann 1 2nd, Ben 12 3rd, Cy 15 1st; Cy wins"},
		{"several share the win and the place", append(slices.Clone(open), won(cy, ann, cy)), "Ann 10 1st, Ben 12 3rd, Cy 15 1st; Ann+Cy wins"},
		{"before anything was played", append(slices.Clone(open[:1]), won(ben)), "Ann 0 2nd, Ben 0 1st, Cy 0 2nd; Ben wins"},
		{"out, and yet the winner", acts{cats(outAt(20), "Ann Ben Cy"), round(5, 6, 25), won(cy)}, "Ann 5 2nd, Ben 6 3rd, Cy 25 1st out; Cy wins"},
	})
	refuseAll(t, []no{
		{"a winner who left", append(slices.Clone(open), leave(cy)), won(cy), scoring.ErrWinner, "Cy"},
		{"a winner who never was", open, won(dee), scoring.ErrWinner, ""},
		{"an end after the end that says nothing", tied, won(), scoring.ErrGameOver, ""},
	})
	expect.Same(t, "decided by points", play(t, tied...).Sheet(noon).Decided, false)
	expect.Same(t, "decided at the table", play(t, append(slices.Clone(tied), won(ben))...).Sheet(noon).Decided, true)
}
