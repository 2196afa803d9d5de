package scoring_test

import (
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/scoring"
)

func TestImpossibleSumIsDoubted(t *testing.T) {
	cat := cats(rounds(9), "Ann Ben Cy")
	cat4 := cats(rounds(9), "Ann Ben Cy Di")
	recall := game("recall", rounds(9), "Ann Ben Cy")
	high := []engine.Pile{{Points: 9, Count: 9}, {Points: 8, Count: 3}}
	low := []engine.Pile{{Points: 0, Count: 4}, {Points: 1, Count: 4}, {Points: 2, Count: 4}}
	tests := []struct {
		name string
		game scoring.Start
		in   scoring.Record
		want []scoring.Doubt
	}{
		{"one above the highest sum", cat, round(36, 36, 34), []scoring.Doubt{{Kind: scoring.SumTooHigh, Player: none, Found: 106, Bound: 105, Made: high}}},
		{"the highest sum", cat, round(36, 36, 33), nil},
		{"one below the lowest sum", cat, round(0, 4, 7), []scoring.Doubt{{Kind: scoring.SumTooLow, Player: none, Found: 11, Bound: 12, Made: low}}},
		{"more nines than there are", cat4, round(0, 36, 36, 36), []scoring.Doubt{{Kind: scoring.SumTooHigh, Player: none, Some: []scoring.Player{1, 2, 3}, Found: 108, Bound: 105, Made: high}}},
		{"more noughts than there are", cat4, round(20, 0, 21, 0), []scoring.Doubt{{Kind: scoring.SumTooLow, Player: none, Some: []scoring.Player{1, 3}, Found: 0, Bound: 4, Made: low[:2]}}},
		{"as many nines as there are", cat4, round(0, 36, 36, 33), nil},
		{"more tens than there are", recall, results(none, 50, 5, 50, 5, 70, 7), []scoring.Doubt{{Kind: scoring.SumTooHigh, Player: none, Found: 170, Bound: 167, Made: []engine.Pile{{Points: 10, Count: 14}, {Points: 9, Count: 3}}}}},
		{"as many tens as there are", recall, results(none, 40, 4, 40, 4, 60, 6), nil},
		{"the lowest sum", cat, round(0, 4, 8), nil},
		{"fewer who play", cat, round(36, 36, blank), nil},
		{"nobody yet", cat, round(), nil},
		{"the same cards in two hands", cat, hands("0 0 1 1", "0 0 0 1", "9 9 9 9"), []scoring.Doubt{{Kind: scoring.CardsMissing, Player: none, Found: 12}}},
		{"hands that go together", cat, hands("0 0 1 1", "0 0 1 1", "9 9 9 9"), nil},
		{"more than the hand that was dealt", recall, round(41, 3, 4), []scoring.Doubt{{Kind: scoring.ScoreUnusual, Player: ann, Found: 41, Bound: 40}}},
		{"as much as the hand that was dealt", recall, round(40, 0, 0), nil},
		{"as much as five cards", recall, results(none, 50, 5, 3, 4, 0, 0), nil},
		{"more than five cards", recall, results(none, 51, 5, 3, 4, 0, 0), []scoring.Doubt{{Kind: scoring.CardsDiffer, Player: ann, Found: 51, Bound: 50}}},
		{"points without cards", recall, results(none, 5, 4, 3, 4, 1, 0), []scoring.Doubt{{Kind: scoring.CardsDiffer, Player: cy, Found: 1, Bound: 0}}},
		{"a hand of five cards", recall, hands("KS KC QH QD 10S", "AS", ""), nil},
		{"the same king twice", recall, hands("KS", "KS", ""), []scoring.Doubt{{Kind: scoring.CardsMissing, Player: none, Found: 2}}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := play(t, tt.game).Sheet(noon)
			expect.Same(t, "doubts", s.Doubts(tt.in.Scores, none), tt.want)
		})
	}
	t.Run("but it may be kept", func(t *testing.T) {
		expect.Same(t, "Ann has", play(t, cat, round(36, 36, 36)).Sheet(noon).Totals[ann], 36)
	})
}

func TestRecordedRoundHasTheSameDoubts(t *testing.T) {
	s := play(t, cats(rounds(9), "Ann Ben Cy"), round(36, 36, 34)).Sheet(noon)
	if got := s.Doubts(s.Rounds[0].Scores(), none); len(got) != 1 || got[0].Found != 106 {
		t.Errorf("doubts are %+v", got)
	}
	g := play(t, cats(rounds(9), "Ann Ben Cy"), hands("0 0 1 1", "0 0 1 1", "9 9 9 9"), sitOut(1, cy))
	s = g.Sheet(noon)
	expect.Same(t, "doubts with Cy sitting out", s.Doubts(s.Rounds[0].Scores(), none), nil)
}

func TestNamedHandIsDoubtedByItsCards(t *testing.T) {
	s := play(t, cats(rounds(9), "Ann Ben Cy")).Sheet(noon)
	cards := strings.Fields("9 9 9 9")
	in := []*scoring.Score{{Hand: cards}, {Hand: cards}, {Points: 36}}
	got := s.Doubts(in, none)
	if len(got) != 1 || got[0].Kind != scoring.SumTooHigh || got[0].Found != 108 {
		t.Errorf("doubts are %+v", got)
	}
	expect.Same(t, "what was asked about", in[0].Points, 0)
}
