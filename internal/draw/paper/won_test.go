package paper

import (
	"bytes"
	"testing"
	"time"

	"tabby/engine"
	"tabby/history"
	"tabby/internal/testing/must"
	"tabby/internal/testing/scoringtest"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

// TestPictureSaysThatAScoreIsMissing compares the pictures of a game that lacks a
// score and of the same game with it.
func TestPictureSaysThatAScoreIsMissing(t *testing.T) {
	at := time.Date(2026, 11, 20, 20, 0, 0, 0, time.UTC)
	score := func(n int) *scoring.Score { return &scoring.Score{Points: n} }
	g := scoring.Game{}
	do := func(in scoring.Intent) { g = scoringtest.GoOn(g, in) }
	for _, in := range []scoring.Intent{
		scoring.Start{
			At: at, Variant: "rat-a-tat-cat", House: engine.House{engine.End: engine.EndElimination, engine.Threshold: engine.Number(30)},
			People: []scoring.Person{{Name: "Ann"}, {Name: "Ben"}, {Name: "Cy"}},
		},
		scoring.Record{At: at, Caller: scoring.Nobody, Scores: []*scoring.Score{score(1), score(1), score(31)}},
		scoring.Record{At: at, Caller: scoring.Nobody, Scores: []*scoring.Score{score(1), score(30), nil}},
		scoring.Correct{At: at, Round: 0, Scores: map[scoring.Player]*scoring.Score{2: score(29)}},
		scoring.EndGame{At: at},
	} {
		do(in)
	}
	lacking := g.Sheet(at)
	do(scoring.Correct{At: at, Round: 1, Scores: map[scoring.Player]*scoring.Score{2: score(20)}})
	whole := g.Sheet(at)
	var one, two bytes.Buffer
	for b, s := range map[*bytes.Buffer]scoring.Sheet{&one: lacking, &two: whole} {
		must.Do(t, Picture(b, history.Detail{Sheet: s}, "", Style{Words: languages.English()}))
	}
	if bytes.Equal(one.Bytes(), two.Bytes()) {
		t.Error("the picture does not show it")
	}
}
