package scoring_test

import (
	"testing"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/minusfour"
	"tabby/scoring"
)

func TestWrongCallCostsThePenalty(t *testing.T) {
	five, double := rounds(9, "wrong_call_penalty", "5"), rounds(9, "wrong_call_penalty", "double")
	tests := []struct {
		name string
		play []scoring.Intent
		want []int
	}{
		{"nothing, if nobody says otherwise", acts{cats(rounds(9), "Ann Ben Cy"), called(ann, 12, 7, 20)}, []int{12, 7, 20}},
		{"points", acts{cats(five, "Ann Ben Cy"), called(ann, 12, 7, 20)}, []int{17, 7, 20}},
		{"twice the score", acts{cats(double, "Ann Ben Cy"), called(ann, 12, 7, 20)}, []int{24, 7, 20}},
		{"nothing where the call was right", acts{cats(five, "Ann Ben Cy"), called(ben, 12, 7, 20)}, []int{12, 7, 20}},
		{"nothing where the caller shares the lowest", acts{cats(five, "Ann Ben Cy"), called(ann, 7, 7, 20)}, []int{7, 7, 20}},
		{"nothing where nobody called", acts{cats(five, "Ann Ben Cy"), round(12, 7, 20)}, []int{12, 7, 20}},
		{"at most what doubling nothing makes", acts{cats(double, "Ann Ben"), called(ann, 0, 0)}, []int{0, 0}},
		{"in every round", acts{cats(five, "Ann Ben"), called(ann, 12, 7), called(ann, 12, 7)}, []int{34, 14}},
		{
			"nothing where twice the score would be less",
			acts{game(minusfour.Rules.ID, double, "Ann Ben"), called(ann, -2, -5), called(ann, 3, 2)},
			[]int{-2 + 6, -3},
		},
		{
			"and may put the caller out",
			acts{carrying(cats(outAt(100, "wrong_call_penalty", "5"), "Ann Ben Cy"), 85, 0, 0), called(ann, 12, 7, 20)},
			[]int{102, 7, 20},
		},
		{
			"nothing in Recall for a caller with equal points and cards",
			acts{game("recall", five, "Ann Ben"), results(ann, 7, 3, 7, 3)},
			[]int{7, 7},
		},
		{
			"points in Recall where another has as few points and fewer cards",
			acts{game("recall", five, "Ann Ben"), results(ann, 7, 4, 7, 3)},
			[]int{12, 7},
		},
		{
			"nothing in Recall for a caller who shares the lowest, as far as cards are known",
			acts{game("recall", five, "Ann Ben"), called(ann, 7, 7)},
			[]int{7, 7},
		},
		{
			"as agreed in the middle of the game, for the whole game",
			acts{cats(rounds(9), "Ann Ben"), called(ann, 12, 7), agree(five), called(ann, 1, 0)},
			[]int{23, 7},
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			expect.Same(t, "totals", play(t, tt.play...).Sheet(noon).Totals, tt.want)
		})
	}
}

func TestPenaltyIsKeptApartFromTheScore(t *testing.T) {
	g := play(t, cats(rounds(9, "wrong_call_penalty", "5"), "Ann Ben"), called(ann, 12, 7))
	wrong := scoring.Cell{Mark: scoring.Written, Score: points1(12), Penalty: 5, Counted: 17, Total: 17}
	expect.Same(t, "a wrong call", g.Sheet(noon).Rounds[0].Cells[ann], wrong)
	right := scoring.Cell{Mark: scoring.Written, Score: points1(12), Counted: 12, Total: 12}
	expect.Same(t, "a call that is right after all", goOn(t, g, correct(1, ben, 13)).Sheet(noon).Rounds[0].Cells[ann], right)
}

func TestCallerCanBeCorrected(t *testing.T) {
	g := play(t, cats(rounds(9, "wrong_call_penalty", "5"), "Ann Ben Cy"), called(ann, 12, 7, 20), correctCaller(1, cy))
	expect.Same(t, "totals", g.Sheet(noon).Totals, []int{12, 7, 25})
	g = goOn(t, g, correctCaller(1, none))
	if r := g.Sheet(noon).Rounds[0]; r.Caller != none || r.Cells[cy].Penalty != 0 {
		t.Errorf("caller %d, penalty %d", r.Caller, r.Cells[cy].Penalty)
	}
}
