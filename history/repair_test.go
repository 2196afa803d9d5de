package history

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestLackingRoundsAreCountedByGame(t *testing.T) {
	all := Rounds{"a": 5, "b": 3, "c": 0}
	for _, tc := range []struct {
		has  Rounds
		want Holding
	}{
		{Rounds{}, Holding{3, 8}},
		{Rounds{"a": 5, "b": 3, "c": 0}, Holding{}},
		{Rounds{"a": 7, "b": 1, "c": 0, "d": 9}, Holding{0, 2}}, // more of one makes up for no other
	} {
		if diff := cmp.Diff(tc.want, tc.has.Lacks(all)); diff != "" {
			t.Errorf("%v: %s", tc.has, diff)
		}
	}
	if got := all.Holding(); got != (Holding{3, 8}) {
		t.Errorf("it holds %v", got)
	}
}

func TestTheWayThatLosesLeastComesFirst(t *testing.T) {
	d := NewDiagnosis(nil, nil, Repair{Way: PutBack, Loses: Holding{1, 4}}, Repair{Way: Gather, Loses: Holding{0, 1}})
	if d.Ways[0].Way != Gather {
		t.Errorf("first comes %v", d.Ways[0])
	}
}
