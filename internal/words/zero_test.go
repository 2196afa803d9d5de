package words_test

import (
	"fmt"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/minusfour"
	"tabby/internal/testing/scoringtest"
	"tabby/internal/words"
	"tabby/scoring"
)

// signed returns a sheet of Minus Four after some rounds, each with a score for each
// player.
func signed(t *testing.T, house engine.House, rounds ...[]int) scoring.Sheet {
	t.Helper()
	g := game(t, minusfour.Rules.ID, house, "Ann", "Ben", "Cy")
	for _, r := range rounds {
		in := scoring.Record{At: evening, Caller: scoring.Nobody}
		for _, n := range r {
			in.Scores = append(in.Scores, &scoring.Score{Points: n})
		}
		g = scoringtest.GoOn(g, in)
	}
	return g.Sheet(evening)
}

func TestNumbersBelowZeroHaveAMinusSign(t *testing.T) {
	for got, want := range map[string]string{
		en.Figure(-8): "−8", en.Figure(0): "0", en.Figure(36): "36", say.Number(-3): "−3", say.Decimal(-1.25, 1): "−1.2", say.Decimal(3.75, 2): "3.75",
		say.Interval(engine.Range{Min: -8, Max: 36}): "−8 to 36",
		say.Count(-8, words.Point):                   "−8 points", say.Count(-1, words.Point): "−1 point", say.Count(1, words.Point): "1 point", say.Count(0, words.Point): "0 points",
	} {
		expect.Same(t, "said", got, want)
	}
	for _, f := range minusfour.Rules.Decks[0].Deck {
		if f.Name != en.Figure(f.Points) || f.Rank != en.Figure(f.Points) {
			t.Errorf("the card that counts %s is called %q, and has %q in its corner", en.Figure(f.Points), f.Name, f.Rank)
		}
	}
}

func TestSentencesAboutTotalsBelowZero(t *testing.T) {
	s := signed(t, nil, []int{-8, 3, 0}, []int{-3, -2, 1})
	want := "Ann: minus 8 take away 3 is minus 11. Ben: 3 take away 2 is 1. Cy: 1. Ann leads with minus 11."
	if got := say.SpokenSums(s); got[:min(len(got), len(want))] != want {
		t.Errorf("said %q, want %q", got, want)
	}
	for got, want := range map[string]string{
		say.Lead(s): "Ann leads by 12",
		say.Lead(signed(t, nil, []int{-8, -1, -2})):                                 "Ann leads by 6",
		say.Change(s, scoring.Change{Kind: scoring.TotalChanged, Was: -11, Is: -4}): "Ann has −4, not −11.",
	} {
		expect.Same(t, "said", got, want)
	}
}

func TestHeadroomReachesBelowZero(t *testing.T) {
	out := engine.House{engine.End: engine.EndElimination, engine.Threshold: "10"}
	for points, want := range map[int]string{9: "Ann stays in with 0 or less", 4: "Ann stays in with 5 or less", -8: "Ann stays in with 17 or less"} {
		expect.Same(t, fmt.Sprintf("with %d", points), say.Headroom(signed(t, out, []int{points, 1, 1}), 0), want)
	}
}

func TestDoubtsNameCardsBelowZero(t *testing.T) {
	s := signed(t, nil)
	scores := func(all ...int) (scores []*scoring.Score) {
		for _, n := range all {
			scores = append(scores, &scoring.Score{Points: n})
		}
		return scores
	}
	for _, c := range []struct {
		scores []*scoring.Score
		said   string
		asks   string
	}{
		{scores(-8, -8, -7), "sum −23 < −14 (four −2s + six −1s + two 0s)", "These scores add up to −23. The least this deck can make is −14 (four −2s + six −1s + two 0s). Please recount."},
		{scores(-8, -8, 30), "sum of Ann and Ben −16 < −12 (four −2s, −1s)", "Ann and Ben have −16 together. The least two hands can make with this deck is −12 (four −2s, −1s). Please recount."},
	} {
		doubts := s.Doubts(c.scores, scoring.Nobody)
		if said, asks := say.Doubts(s, doubts), say.Recount(s, doubts); said != c.said || asks != c.asks {
			t.Errorf("%q, %q", said, asks)
		}
	}
}

func TestRefusedScoresBelowZeroNameTheirRange(t *testing.T) {
	err := scoring.Refusal{Reason: scoring.ErrScoreRange, Player: "Ann", Count: -9, Allowed: engine.Range{Min: -8, Max: 36}}
	if got, want := say.Explain(err), "Ann can’t have −9; −8 to 36 is possible."; got != want {
		t.Errorf("said %q, want %q", got, want)
	}
}
