package history

import (
	"fmt"
	"testing"

	"tabby/internal/testing/expect"
)

func TestMissingRoundsAreCountedByGame(t *testing.T) {
	all := Rounds{"a": 5, "b": 3, "c": 0}
	for _, tc := range []struct {
		has  Rounds
		want Holding
	}{
		{Rounds{}, Holding{3, 8}},
		{Rounds{"a": 5, "b": 3, "c": 0}, Holding{}},
		{Rounds{"a": 7, "b": 1, "c": 0, "d": 9}, Holding{0, 2}}, // more of one makes up for no other
	} {
		expect.Same(t, fmt.Sprint(tc.has), tc.has.Missing(all), tc.want)
	}
	expect.Same(t, "what it holds", all.Holding(), Holding{3, 8})
}

func TestTheWayThatLosesLeastComesFirst(t *testing.T) {
	d := NewDiagnosis(nil, nil, Repair{Way: PutBack, Loses: Holding{1, 4}}, Repair{Way: Gather, Loses: Holding{0, 1}})
	expect.Same(t, "the first way", d.Ways[0].Way, Gather)
}
