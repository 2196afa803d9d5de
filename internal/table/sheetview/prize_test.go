package sheetview

import (
	"slices"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

func TestAResultNamesItsTrophyAndWhoWonIt(t *testing.T) {
	house := engine.House{engine.End: engine.EndRounds, engine.Rounds: "3"}
	s := played(t, "rat-a-tat-cat", 3, house,
		called(scoring.Nobody, points(5, 0, 9)...),
		called(scoring.Nobody, points(4, 12, 0)...),
		called(scoring.Nobody, points(3, 8, 9)...))
	v := Of(languages.English(), s)
	expect.Same(t, "the headline", v.Headline, "Ann won in the very last round")
	got := v.Result
	if p := got.Prize; p == nil || p.Name != "Empty bowl" || p.Won != "Ben and Cy · A hand of zero, or even less" || !slices.Equal(p.Players, []scoring.Player{1, 2}) {
		t.Errorf("the trophy is %+v", p)
	}
}

func points(all ...int) []*scoring.Score {
	var scores []*scoring.Score
	for _, n := range all {
		scores = append(scores, &scoring.Score{Points: n})
	}
	return scores
}
