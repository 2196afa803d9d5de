package scoring_test

import (
	"testing"

	"tabby/engine"
	"tabby/internal/testing/must"
)

// TestTheLoserDealsTheFirstEditionOfCabo plays a new game of it, and one whose log says nothing:
// that began before the loser dealt here.
func TestTheLoserDealsTheFirstEditionOfCabo(t *testing.T) {
	usual := must.Get(engine.Variant("cabo-1")).New(nil)
	playAll(t, []night{
		{
			"the loser deals, the winner begins",
			acts{game("cabo-1", usual, "Ann Ben Cy"), called(cy, 9, 5, 3)},
			"Ann 9 3rd, Ben 5 2nd, Cy 0 1st; Ann deals, Cy begins",
		},
		{
			"of several losers and winners the total decides",
			acts{dealtBy(game("cabo-1", usual, "Ann Ben Cy Dee"), dee), called(dee, 9, 5, 8, 3), called(none, 2, 7, 2, 7)},
			"Ann 9 3rd, Ben 12 4th, Cy 8 2nd, Dee 7 1st; Ben deals, Cy begins",
		},
		{
			"a game that began before",
			acts{game("cabo-1", nil, "Ann Ben Cy"), called(cy, 9, 5, 3)},
			"Ann 9 3rd, Ben 5 2nd, Cy 0 1st; Ben deals, Cy begins",
		},
	})
}
