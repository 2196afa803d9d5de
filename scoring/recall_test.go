package scoring_test

import (
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/scoringtest"
	"tabby/scoring"
)

func TestRecallBreaksTiesByCardsAndThenByTheCaller(t *testing.T) {
	tests := []struct {
		name string
		in   scoring.Record
		want string
	}{
		{"fewer cards win", results(none, 7, 4, 7, 3, 9, 2), "Ben"},
		{"the caller among the tied wins", results(ann, 7, 3, 7, 3, 7, 4), "Ann"},
		{"the caller not among the tied does not", results(cy, 7, 3, 7, 3, 7, 4), "Ann+Ben"},
		{"no cards beat two of nothing", results(ann, 0, 2, 0, 0, 12, 4), "Ben"},
		{"the caller wins a tie of points and cards", results(cy, 6, 4, 5, 4, 5, 4), "Cy"},
		{"fewer points beat fewer cards", results(none, 3, 6, 4, 1, 5, 1), "Ann"},
		{"without cards the caller decides", called(ben, 7, 7, 9), "Ben"},
		{"without cards and without a caller it is shared", round(7, 7, 9), "Ann+Ben"},
		{
			"the cards of the tied are enough",
			scoring.Record{At: noon, Caller: none, Scores: []*scoring.Score{{Points: 7, Cards: new(4)}, {Points: 7, Cards: new(3)}, {Points: 9}}},
			"Ben",
		},
		{
			"where one of the tied gives no cards, cards decide nothing",
			scoring.Record{At: noon, Caller: none, Scores: []*scoring.Score{{Points: 7, Cards: new(4)}, {Points: 7}, {Points: 7, Cards: new(3)}}},
			"Ann+Ben+Cy",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := play(t, game("recall", nil, "Ann Ben Cy"), tt.in).Sheet(noon)
			if got := names(s, s.Winners); got != tt.want || !s.Over {
				t.Errorf("%s wins, over: %v; want %s", got, s.Over, tt.want)
			}
			expect.Same(t, "the best of the round", names(s, s.Rounds[0].Best), tt.want)
		})
	}
}

func TestRecallOverSeveralRoundsCountsTheCardsOfAll(t *testing.T) {
	playAll(t, []night{
		{
			"fewer cards over all rounds win",
			acts{game("recall", rounds(2), "Ann Ben"), results(none, 7, 4, 3, 4), results(none, 3, 4, 7, 3)},
			"Ann 10 2nd, Ben 10 1st; Ben wins",
		},
		{
			"the caller of the only round is before one who is level",
			acts{game("recall", nil, "Ann Ben Cy"), results(ann, 7, 3, 7, 3, 7, 4)},
			"Ann 7 1st, Ben 7 2nd, Cy 7 3rd; Ann wins",
		},
		{
			"the caller of the last round wins a tie of points and cards",
			acts{game("recall", rounds(2), "Ann Ben"), results(ben, 7, 4, 3, 4), results(ann, 3, 4, 7, 4)},
			"Ann 10 1st, Ben 10 2nd; Ann wins",
		},
		{
			"cards decide nothing once a round came without them",
			acts{game("recall", rounds(2), "Ann Ben"), round(7, 3), results(none, 3, 4, 7, 3)},
			"Ann 10 1st, Ben 10 1st; Ann+Ben wins",
		},
		{
			"the caller of a round that is void decides nothing",
			acts{game("recall", outAt(10, "nobody_survives", "replay"), "Ann Ben"), called(ben, 20, 20)},
			"Ann 0 1st, Ben 0 1st; Ann deals, Ben begins",
		},
		{
			"a player may have the whole deck",
			acts{game("recall", rounds(2), "Ann Ben"), results(none, 320, 54, 0, 0)},
			"Ann 320 2nd, Ben 0 1st; Ben deals, Ann begins",
		},
		{
			"a round that is void forgets what it lacked",
			acts{
				game("recall", outAt(10, "nobody_survives", "replay"), "Ann Ben"),
				round(20, 20), results(none, 3, 4, 3, 3),
			},
			"Ann 3 2nd, Ben 3 1st; Ben deals, Ann begins",
		},
	})
}

func TestHandIsValuedByTheEngine(t *testing.T) {
	playAll(t, []night{
		{"four cards each", acts{cats(rounds(9), "Ann Ben"), hands("0 1 2 3", "9 9 9 9")}, "Ann 6 1st, Ben 36 2nd; Ben deals, Ann begins"},
		{"as many cards as are left in Recall", acts{game("recall", rounds(9), "Ann Ben"), hands("", "KS QH 7C AD 2D 3D")}, "Ann 0 1st, Ben 33 2nd; Ben deals, Ann begins"},
		{"left-over powers where they count", acts{game("rat-a-tat-tat", rounds(9), "Ann Ben"), hands("KS KH AC QD", "JS JC JH JD")}, "Ann 12 1st, Ben 44 2nd; Ben deals, Ann begins"},
	})
	cat, recall := acts{cats(rounds(9), "Ann Ben")}, acts{game("recall", rounds(9), "Ann Ben")}
	refuseAll(t, []no{
		{"a power card left over", cat, hands("0 1 2 3", "9 9 P 9"), engine.ErrPowerLeft, "Ben"},
		{"five cards", cat, hands("0 1 2 3 4", "9 9 9 9"), scoring.ErrCards, "Ann"},
		{"no cards", cat, hands("", "9 9 9 9"), scoring.ErrCards, "4 to 4, not 0"},
		{"a card of another deck", cat, hands("0 1 2 KH", "9 9 9 9"), scoring.ErrCards, "KH"},
		{"five nines", recall, hands("9C 9C", "9D"), scoring.ErrCards, "9 of clubs"},
		{"a number of cards below nothing", recall, results(none, 7, -1, 7, 4), scoring.ErrCardCount, `"Ann": 0 to 54, not -1`},
		{"more cards than the deck has", recall, results(none, 7, 55, 7, 4), scoring.ErrCardCount, "0 to 54, not 55"},
	})
}

func TestRecordedCopiesTheScores(t *testing.T) {
	in := results(none, 7, 4, 3, 2)
	in.Scores[1] = &scoring.Score{Hand: []string{"AS", "2S"}}
	g := scoringtest.Play(game("recall", rounds(9), "Ann Ben"), in)
	*in.Scores[0].Cards, in.Scores[0].Points, in.Scores[1].Hand[0] = 9, 9, "9S"
	cells := g.Sheet(noon).Rounds[0].Cells
	if a, b := cells[ann].Score, cells[ben].Score; *a.Cards != 4 || a.Points != 7 || b.Hand[0] != "AS" {
		t.Errorf("Ann has %d with %d cards, Ben %v", a.Points, *a.Cards, b.Hand)
	}
}

func TestScoreKeepsOnlyWhatTheVariantUses(t *testing.T) {
	in := results(none, 7, 4, 3, 2, 5, 5)
	in.Scores[1].SatOut = true
	cells := play(t, cats(rounds(9), "Ann Ben Cy"), in).Sheet(noon).Rounds[0].Cells
	if got := *cells[ann].Score; got.Points != 7 || got.Cards != nil {
		t.Errorf("where lines do not change Ann has %+v", got)
	}
	expect.Same(t, "a round sat out", *cells[ben].Score, scoring.Score{SatOut: true})
}

func TestNamedHandOverridesPoints(t *testing.T) {
	in := scoring.Record{At: noon, Caller: none, Scores: []*scoring.Score{
		{Points: 99, Cards: new(9), Hand: []string{"AS", "2S"}}, {Points: 4},
	}}
	c := play(t, game("recall", rounds(9), "Ann Ben"), in).Sheet(noon).Rounds[0].Cells[ann]
	if c.Score.Points != 3 || *c.Score.Cards != 2 {
		t.Errorf("Ann has %d points and %d cards, want 3 and 2", c.Score.Points, *c.Score.Cards)
	}
}
