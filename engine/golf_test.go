package engine_test

import (
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	_ "tabby/internal/testing/minusfour" // one more variant for every test here
	"tabby/internal/testing/must"
)

func TestGolfCancelsPairsInAColumn(t *testing.T) {
	tab := table(t, "golf-4", nil)
	for hand, want := range map[string]int{
		"7C 3C 7D 2C":  5,  // the first column cancels
		"3C 7C 2C 7D":  5,  // the second
		"7C 7D 3C 2C":  19, // a row does not
		"7C 3C 2C 7D":  19, // nor a diagonal
		"7C QC 7D QD":  0,
		"KC KD KH KS":  0,
		"JC QC 10C JD": 40,
		"JC QC QD JD":  40, // equal points are not equal ranks
	} {
		if got, err := tab.Hand(strings.Fields(hand)...); got != want || err != nil {
			t.Errorf("%s counts %d, %v; want %d", hand, got, err, want)
		}
	}
	expect.Same(t, "a hand", tab.Score(), engine.Range{Max: 40})
}

func TestAnUnknownCardCancelsNothing(t *testing.T) {
	p := pack(t, "golf-4", nil)
	cards := must.Get(p.Cards([]string{"7C", "3C", "7D", "2C"}))
	cards[0] = engine.Hidden
	expect.Same(t, "the line counts", p.Count(cards...), 12)
	if allocs := testing.AllocsPerRun(100, func() { p.Count(cards...) }); allocs > 0 {
		t.Errorf("counting a line allocates %v times", allocs)
	}
}

func TestTheAverageHandIsThatOfTheDeck(t *testing.T) {
	for id, want := range map[string]float64{"rat-a-tat-cat": 20, "rat-a-tat-tat": 23.69, "golf-4": 21.72} {
		if got := table(t, id, nil).Average(); got < want-0.01 || got > want+0.01 {
			t.Errorf("%s: %.3f, want %.2f", id, got, want)
		}
	}
}
