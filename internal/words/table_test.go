package words_test

import (
	"fmt"
	"testing"
	"time"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/scoringtest"
	"tabby/scoring"
)

func TestDoubtNamesTheCardsOfItsBound(t *testing.T) {
	cat := game(t, "rat-a-tat-cat", nil, "Ann", "Ben", "Cy").Sheet(evening)
	cards := func(n int) *int { return &n }
	recall := game(t, "recall", nil, "Ann", "Ben").Sheet(evening)
	for _, c := range []struct {
		name   string
		sheet  scoring.Sheet
		scores []*scoring.Score
		said   string
	}{
		{"too high", cat, scored(36, 36, 34).Scores, "sum 106 > 105 (nine 9s + three 8s)"},
		{"the highest", cat, scored(36, 36, 33).Scores, ""},
		{"too low", cat, scored(0, 4, 7).Scores, "sum 11 < 12 (four 0s, 1s, 2s)"},
		{"the lowest", cat, scored(0, 4, 8).Scores, ""},
		{"more than a hand", recall, scored(45, 1).Scores, "Ann has 45 > 40 (four cards)"},
		{
			"more than the cards left", recall,
			[]*scoring.Score{{Points: 25, Cards: cards(2)}, points(1)},
			"Ann has 25, but the nearest these cards make is 20",
		},
		{
			"the same card twice", recall,
			[]*scoring.Score{{Points: 5, Hand: []string{"5H"}}, {Points: 5, Hand: []string{"5H"}}},
			"no deck has all these cards at once",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			expect.Same(t, "said", say.Doubts(c.sheet, c.sheet.Doubts(c.scores, scoring.Nobody)), c.said)
		})
	}
}

func TestContradictingScoresAreNamed(t *testing.T) {
	four := game(t, "rat-a-tat-cat", nil, "Ann", "Ben", "Cy", "Di").Sheet(evening)
	for _, c := range []struct {
		scores     []*scoring.Score
		said, asks string
	}{
		{
			scored(0, 36, 36, 36).Scores, "sum of Ben, Cy and Di 108 > 105 (nine 9s + three 8s)",
			"Ben, Cy and Di have 108 together. The most three hands can make with this deck is 105 (nine 9s + three 8s). Please recount.",
		},
		{
			scored(20, 0, 21, 0).Scores, "sum of Ben and Di 0 < 4 (four 0s, 1s)",
			"Ben and Di have 0 together. The least two hands can make with this deck is 4 (four 0s, 1s). Please recount.",
		},
	} {
		doubts := four.Doubts(c.scores, scoring.Nobody)
		if said, asks := say.Doubts(four, doubts), say.Recount(four, doubts); said != c.said || asks != c.asks {
			t.Errorf("%q, %q", said, asks)
		}
	}
}

func TestSingleCardIsSingular(t *testing.T) {
	d := scoring.Doubt{Kind: scoring.SumTooHigh, Found: 60, Bound: 59, Made: []engine.Pile{
		{Points: 9, Count: 4}, {Points: 8, Count: 1}, {Points: 7, Count: 1}, {Points: 0, Count: 24},
	}}
	if got, want := say.Doubt(scoring.Sheet{}, d), "sum 60 > 59 (four 9s + one 8, 7 + 24 0s)"; got != want {
		t.Errorf("said %q, want %q", got, want)
	}
}

var outAt100 = engine.House{engine.End: engine.EndElimination, engine.WrongCallPenalty: "10"}

func TestChangesAreInTheOrderOfTheTable(t *testing.T) {
	g := scoringtest.GoOn(game(t, "rat-a-tat-cat", outAt100, "Ann", "Ben", "Cy"),
		scored(36, 1, 2), scored(36, 1, 2), scored(36, 30, 30), scored(-1, 9, 8))
	before := g.Sheet(evening)
	g = scoringtest.GoOn(g, scoring.Correct{At: evening, Round: 0, Scores: map[scoring.Player]*scoring.Score{0: points(6)}})
	after := g.Sheet(evening)
	got := say.Changes(after, scoring.Changes(before, after))
	want := []string{"Ann has 78, not 108.", "Ann is back in.", "Ann deals round 4.", "Round 4 has no score for Ann.", "Ben deals round 5."}
	expect.Same(t, "the lines", got, want)
}

func TestUndoneRoundIsNamed(t *testing.T) {
	before := scoringtest.GoOn(game(t, "rat-a-tat-cat", engine.House{engine.End: engine.EndElimination, engine.Threshold: "60"}, "Ann", "Ben", "Cy"), scored(9, 36, 3), scored(7, 30, 12))
	after := scoringtest.GoOn(before, scoring.Undo{})
	if got, want := say.Step(before.Sheet(evening), after.Sheet(evening)), "Round 2 is taken back. Ben is back in."; got != want {
		t.Errorf("undo: said %q, want %q", got, want)
	}
	if got, want := say.Step(after.Sheet(evening), before.Sheet(evening)), "Round 2 is back. Ben is out."; got != want {
		t.Errorf("redo: said %q, want %q", got, want)
	}
}

func TestPlayersSayFarewellForOneRound(t *testing.T) {
	house := engine.House{engine.End: engine.EndElimination, engine.Threshold: "60"}
	g := game(t, "rat-a-tat-cat", house, "Ann", "Ben", "Cy", "Dee")
	for _, c := range []struct {
		scores []int
		want   string
	}{
		{[]int{9, 36, 36, 3}, ""},
		{[]int{7, 30, 30, 12}, "Ben and Cy are out, and watch with the cat."},
		{[]int{20, -1, -1, 12}, ""},
		{[]int{36, -1, -1, 12}, ""}, // the game is over
	} {
		g = scoringtest.GoOn(g, scored(c.scores...))
		expect.Same(t, fmt.Sprintf("after %v", c.scores), say.Farewell(g.Sheet(evening)), c.want)
	}
}

func TestEveryKindOfChangeHasItsSentence(t *testing.T) {
	g := scoringtest.GoOn(game(t, "rat-a-tat-cat", engine.House{engine.Rounds: "1", engine.FinalTie: engine.ExtraRound}, "Ann", "Ben"),
		scored(5, 5), scored(1, 2))
	s := g.Sheet(evening)
	for want, c := range map[string]scoring.Change{
		"Ann has 91, not 101.":                  {Kind: scoring.TotalChanged, Was: 101, Is: 91},
		"Ben is back in.":                       {Kind: scoring.BackIn, Player: 1},
		"Ben is out.":                           {Kind: scoring.WentOut, Player: 1},
		"Ben deals round 1.":                    {Kind: scoring.DealerChanged, Player: 1},
		"Ben deals round 2.":                    {Kind: scoring.DealerChanged, Player: 1, Round: 2},
		"Round 1 has no score for Ben.":         {Kind: scoring.ScoreMissing, Player: 1},
		"The extra round has no score for Ben.": {Kind: scoring.ScoreMissing, Player: 1, Round: 1},
		"Ben’s score in round 1 doesn’t count.": {Kind: scoring.ScoreIdle, Player: 1},
		"Round 1 doesn’t count any more.":       {Kind: scoring.RoundIdle},
		"The extra round counts again.":         {Kind: scoring.RoundRevived, Round: 1},
		"The game goes on.":                     {Kind: scoring.GameReopened},
		"The game is over.":                     {Kind: scoring.GameEnded},
		"Ann wins.":                             {Kind: scoring.WinnerChanged},
	} {
		expect.Same(t, "said", say.Change(s, c), want)
	}
}

func TestPlaceThatDoesNotFollowFromTheTotalIsExplained(t *testing.T) {
	to30 := engine.House{engine.End: engine.EndElimination, engine.Threshold: "30"}
	paper := scoring.Start{Variant: "rat-a-tat-cat", House: to30, People: people("Ann", "Ben", "Cy", "Dee"), Carried: []scoring.Carry{{Total: 30, Out: 1}, {Total: 31, Out: 2}, {}, {}}}
	expect.Same(t, "before the first round", say.Order(scoringtest.GoOn(scoring.Game{}, paper).Sheet(time.Time{})), "")
	g := game(t, "rat-a-tat-cat", to30, "Ann", "Ben", "Cy", "Dee")
	for _, tt := range []struct {
		round scoring.Record
		want  string
	}{
		{scored(30, 20, 9, 9), ""},
		{scored(-1, 10, 9, 9), "Ann went out before Ben: the longer you stay in, the better."},
		{scored(-1, -1, 20, 9), "The longer you stay in, the better, whatever the total."},
	} {
		g = scoringtest.GoOn(g, tt.round)
		expect.Same(t, "said", say.Order(g.Sheet(time.Time{})), tt.want)
	}
	var out []string
	for p := range scoring.Player(4) {
		out = append(out, say.WentOut(g.Sheet(time.Time{}), p))
	}
	expect.Same(t, "when they went out", out, []string{"out in round\u00a01", "out in round\u00a02", "out in round\u00a03", ""})
	expect.Same(t, "out on paper", say.WentOut(scoringtest.GoOn(scoring.Game{}, paper).Sheet(time.Time{}), 0), "")
}

func TestWinnersAreNamedOnce(t *testing.T) {
	s := scoringtest.GoOn(game(t, "rat-a-tat-tat", nil, "Ann", "Ben", "Cy"), scored(9, 9, 20)).Sheet(evening)
	both := []scoring.Change{{Kind: scoring.WinnerChanged}, {Kind: scoring.WinnerChanged, Player: 1}}
	expect.Same(t, "the lines", say.Changes(s, both), []string{"Ann and Ben share the win."})
}

func TestTurnsNamesDealerCutterAndFirst(t *testing.T) {
	three := []string{"Cy", "Ann", "Ben"}
	tied := engine.House{engine.Rounds: "1", engine.FinalTie: engine.ExtraRound}
	for _, c := range []struct {
		name, turns, tie, wins string
		game                   scoring.Game
	}{
		{"with a cut", "Cy deals. Ann cuts and begins.", "", "", game(t, "rat-a-tat-cat", nil, three...)},
		{"without one", "Cy deals. Ann begins.", "", "", game(t, "recall", nil, three...)},
		{
			"begun by the dealer", "Ann deals and begins.", "", "",
			scoringtest.GoOn(game(t, "cabo", nil, three...), scored(9, 3, 9)),
		},
		{
			"in a tie", "Ann deals. Cy begins.", "Cy and Ann are tied and play an extra round.", "",
			scoringtest.GoOn(game(t, "recall", tied, three...), scored(3, 3, 9)),
		},
		{"at the end", "", "", "Cy wins.", scoringtest.GoOn(game(t, "recall", nil, three...), scored(3, 4, 9))},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := c.game.Sheet(evening)
			expect.Same(t, "turns", say.Turns(s), c.turns)
			expect.Same(t, "tie", say.Tie(s), c.tie)
			expect.Same(t, "winners", say.Winners(s), c.wins)
		})
	}
}

func TestTurnsWithASeparateCutter(t *testing.T) {
	s := game(t, "rat-a-tat-cat", nil, "Cy", "Ann", "Ben").Sheet(evening)
	s.First = 2
	if got, want := say.Turns(s), "Cy deals. Ann cuts. Ben begins."; got != want {
		t.Errorf("said %q, want %q", got, want)
	}
}

func TestHeadroomInWords(t *testing.T) {
	first := engine.House{engine.End: engine.EndThreshold, engine.ThresholdCmp: engine.Exceed}
	half := engine.House{engine.End: engine.EndElimination, engine.ExactLimit: engine.FallHalf}
	for _, c := range []struct {
		name, said string
		house      engine.House
		rounds     []int // of Ana, while Ben has 30
	}{
		{"close to the number", "Ana stays in with 27 or less", outAt100, []int{36, 36}},
		{"far from it", "Ana stays in with any score", outAt100, []int{36}},
		{"at its edge", "Ana stays in with 0", outAt100, []int{36, 36, 27}},
		{"out", "", outAt100, []int{36, 36, 28}},
		{"ends above the number", "Ana ends the game with 29 or more", first, []int{36, 36}},
		{"far from the end", "Ana can’t end the game yet", first, []int{36}},
		{"no number", "", nil, []int{36}},
		{"a score falls back", "Ana stays in with 28 or less; exactly 28 makes 100 in all, which falls back to 50", half, []int{36, 36}},
		{"the highest score falls back", "Ana stays in with any score; exactly 36 makes 100 in all, which falls back to 50", half, []int{36, 28}},
		{"too far to fall back", "Ana stays in with any score", half, []int{36}},
		{"fallen back", "Ana stays in with any score", half, []int{36, 36, 28}},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := game(t, "rat-a-tat-cat", c.house, "Ana", "Ben", "Cy")
			for _, n := range c.rounds {
				g = scoringtest.GoOn(g, scored(n, 20, 20))
			}
			expect.Same(t, "said", say.Headroom(g.Sheet(evening), 0), c.said)
		})
	}
}

func TestFallingBackInWords(t *testing.T) {
	half := engine.House{engine.End: engine.EndElimination, engine.Threshold: "30", engine.ExactLimit: engine.FallHalf}
	g := scoringtest.GoOn(game(t, "rat-a-tat-cat", half, "Ana", "Ben", "Cy"), scored(30, 20, 30))
	s := g.Sheet(evening)
	if got, want := say.AfterRound(s), "Ana had exactly 30 and falls back to 15. Cy had exactly 30 and falls back to 15."; got != want {
		t.Errorf("said %q, want %q", got, want)
	}
}

func TestWhoDealsNextAndWhy(t *testing.T) {
	for _, c := range []struct {
		rule engine.Value
		said string
	}{
		{engine.DealLeft, "Ben deals. Cy cuts and begins."},
		{engine.DealHighest, "Cy deals, with the highest score of the round. Ana cuts and begins."},
		{engine.DealWinner, "Ana deals, the winner of the round. Ben cuts and begins."},
	} {
		g := scoringtest.GoOn(game(t, "rat-a-tat-cat", engine.House{engine.NextDealer: c.rule}, "Ana", "Ben", "Cy"), scored(1, 20, 30))
		expect.Same(t, fmt.Sprint(c.rule), say.Turns(g.Sheet(evening)), c.said)
		g = scoringtest.GoOn(g, scoring.ChooseDealer{At: evening, Player: 1})
		expect.Same(t, fmt.Sprintf("%s, but the table chose", c.rule), say.Turns(g.Sheet(evening)), "Ben deals. Cy cuts and begins.")
	}
}
