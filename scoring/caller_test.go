package scoring_test

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"tabby/internal/testing/must"
	"tabby/scoring"
)

// TestLastCallerWinsAmongTheTied plays one deal of Recall in which
// the caller is level with another player in points and cards.
func TestLastCallerWinsAmongTheTied(t *testing.T) {
	at := time.Date(2026, 1, 2, 19, 30, 0, 0, time.UTC)
	left := func(points, cards int) *scoring.Score { return &scoring.Score{Points: points, Cards: &cards} }
	g := scoring.Game{}
	for _, in := range []scoring.Intent{
		scoring.Start{At: at, Variant: "recall", People: []scoring.Person{{Name: "Ann"}, {Name: "Ben"}, {Name: "Cy"}}},
		scoring.Record{At: at, Scores: []*scoring.Score{left(7, 3), left(7, 3), left(7, 4)}, Caller: 0},
	} {
		events := must.Get(scoring.Decide(g, in))
		for _, e := range events {
			g = scoring.Apply(g, e)
		}
	}
	s := g.Sheet(at)
	if diff := cmp.Diff([]scoring.Player{0}, s.Winners); diff != "" {
		t.Errorf("winners (-want +got)\n%s", diff)
	}
	if diff := cmp.Diff([]int{1, 2, 3}, s.Places); diff != "" {
		t.Errorf("places (-want +got)\n%s", diff)
	}
}
