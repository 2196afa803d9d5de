package round

import (
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

func TestPlayerWhoSnapsTheLastCardWithAQueenDecidesWhatToLookAt(t *testing.T) {
	p := placed(t, "recall", []string{"4C", "6H", "QH", "KC"}, []string{"5C"},
		[]string{"AC", "2C", "3C", "9C"}, []string{"QD", "6C", "7C", "8C"}, []string{"9D", "2D", "3D", "4D"})
	for _, m := range []engine.Move{
		{Do: engine.Draw},
		{Do: engine.Discard},
		{Do: engine.Knock},
		{Do: engine.Draw, Seat: 1},
		{Do: engine.Discard, Seat: 1},
		{Do: engine.EndTurn, Seat: 1},
		{Do: engine.Draw, Seat: 2},
		{Do: engine.Discard, Seat: 2},
		{Do: engine.Skip, Seat: 2},
		{Do: engine.EndTurn, Seat: 2},
	} {
		if err := p.Round.Do(m); err != nil {
			t.Fatalf("%v: %v", m, err)
		}
	}
	expect.Same(t, "phase", p.Round.Phase(), engine.LastSnap)
	expect.Same(t, "who decides", Decider(&p.Round), engine.Nobody)
	must.Do(t, p.Round.Do(engine.Move{Do: engine.Snap, Seat: 1, A: engine.Spot{Seat: 1}}))
	expect.Same(t, "who decides now", Decider(&p.Round), 1)
}
