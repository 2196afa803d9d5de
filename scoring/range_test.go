package scoring_test

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/minusfour"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// TestDecidedEventsFit writes every score down that the rules of a variant allow, and
// totals from paper: what Decide returns, Fits accepts.
func TestDecidedEventsFit(t *testing.T) {
	for _, r := range engine.Variants() {
		begin := scoring.Start{At: noon, Variant: r.ID, People: []scoring.Person{{Name: "Ann"}, {Name: "Ben"}}}
		g, _ := carryOut(t, scoring.Game{}, begin, noon)
		all := g.Sheet(noon).Ruleset.Score()
		for n := all.Min; n <= all.Max; n++ {
			record := scoring.Record{At: noon, Caller: none, Scores: []*scoring.Score{{Points: n}, {Points: all.Max + all.Min - n}}}
			_, e := carryOut(t, g, record, noon)
			if e == nil {
				t.Fatalf("%s: %d is refused, and %v is possible", r.ID, n, all)
			}
		}
		for _, n := range []int{all.Min, 0, all.Max, 10 * all.Min} {
			begin.Carried = []scoring.Carry{{Total: n}, {Total: 7}}
			if _, e := carryOut(t, scoring.Game{}, begin, noon); e == nil {
				t.Errorf("%s: a total of %d from paper is refused", r.ID, n)
			}
		}
	}
}

func TestOnlyGamesThatGoBelowZeroTakeTotalsBelowZero(t *testing.T) {
	for _, r := range engine.Variants() {
		for total, want := range map[int]bool{-1: r.BelowZero(), -99_999: r.BelowZero(), -100_000: false, 99_999: true, 100_000: false} {
			_, err := scoring.Decide(scoring.Game{}, scoring.Start{
				At: noon, Variant: r.ID, House: engine.House{engine.End: engine.EndRounds},
				People: []scoring.Person{{Name: "Ann"}, {Name: "Ben"}}, Carried: []scoring.Carry{{Total: total}, {}},
			})
			if (err == nil) != want {
				t.Errorf("%s with a total of %d: %v", r.ID, total, err)
			}
		}
	}
}

// TestEngineAndSheetCountTheSame deals lines of every variant: the table, the sheet and
// the hand that is named count them the same.
func TestEngineAndSheetCountTheSame(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		r := rapid.SampledFrom(engine.Variants()).Draw(rt, "variant")
		g, _ := carryOut(rt, scoring.Game{}, scoring.Start{At: noon, Variant: r.ID, People: []scoring.Person{{Name: "Ann"}, {Name: "Ben"}}}, noon)
		ruleset := g.Sheet(noon).Ruleset
		pack := must.Get(engine.NewPack(ruleset))
		order := rapid.Permutation(pack.AppendCards(nil)).Draw(rt, "deck")
		record := scoring.Record{At: noon, Caller: none}
		var dealt []int
		for range 2 {
			var line []engine.Card
			for ; len(line) < r.Hand; order = order[1:] {
				if ruleset.Counts(pack.Deck[order[0]]) {
					line = append(line, order[0])
				}
			}
			dealt = append(dealt, pack.Count(line...))
			record.Scores = append(record.Scores, &scoring.Score{Hand: pack.Codes(line)})
		}
		g, e := carryOut(rt, g, record, noon)
		if e == nil {
			rt.Fatalf("the sheet refuses %v", dealt)
		}
		s := g.Sheet(noon)
		if diff := cmp.Diff(dealt, s.Totals); diff != "" || len(s.Doubts(s.Rounds[0].Scores(), none)) > 0 {
			rt.Fatalf("the table and the sheet differ, or the sheet doubts it (-table +sheet):\n%s%v", diff, s.Doubts(s.Rounds[0].Scores(), none))
		}
		if n := min(dealt[0], dealt[1]); ruleset.Score().Has(n) != true || n < 0 && !r.BelowZero() {
			rt.Fatalf("%s: a line counts %d, and that is not possible", r.ID, n)
		}
	})
}

func TestAPlayerWhoJoinsBelowZeroGetsTheHighestTotal(t *testing.T) {
	for rule, want := range map[engine.Value]int{engine.JoinHighest: -3, engine.JoinAverage: -5, engine.JoinZero: 0} {
		g := play(t, scoring.Start{
			At: noon, Variant: minusfour.Rules.ID, House: engine.House{engine.LateJoin: rule},
			People: []scoring.Person{{Name: "Ann"}, {Name: "Ben"}, {Name: "Cy"}},
		}, round(-3, -8, -4))
		expect.Same(t, "who joins with "+string(rule)+" begins at", g.Sheet(noon).JoinTotal(), want)
	}
}

func TestAnUnusualScoreIsDoubtedBelowTheBoundAndAboveIt(t *testing.T) {
	rules := minusfour.Rules
	rules.LineChanges = true
	s := scoring.Sheet{Ruleset: engine.Ruleset{Rules: rules}, People: []scoring.Person{{Name: "Ann"}}}
	for points, bound := range map[int]int{-9: -8, 37: 36} {
		want := []scoring.Doubt{{Kind: scoring.ScoreUnusual, Player: ann, Found: points, Bound: bound}}
		expect.Same(t, "the doubts", s.Doubts([]*scoring.Score{{Points: points}}, none), want)
	}
	for _, points := range []int{-8, -1, 0, 36} {
		expect.Same(t, fmt.Sprint("doubts about ", points), len(s.Doubts([]*scoring.Score{{Points: points}}, none)), 0)
	}
}
