package term

import (
	"strings"
	"testing"
	"time"

	"tabby/engine"
	"tabby/internal/table/sheetview"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/scoringtest"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

func TestSheetForPeopleExplainsAPlaceThatLooksWrong(t *testing.T) {
	at := time.Date(2026, 11, 20, 20, 0, 0, 0, time.UTC)
	points := func(n int) *scoring.Score { return &scoring.Score{Points: n} }
	g := scoring.Game{}
	for _, in := range []scoring.Intent{
		scoring.Start{At: at, Variant: "rat-a-tat-cat", House: engine.House{engine.End: engine.EndElimination, engine.Threshold: "30"}, People: []scoring.Person{{Name: "محمد"}, {Name: "Ben"}, {Name: "Cy"}}},
		scoring.Record{At: at, Caller: scoring.Nobody, Scores: []*scoring.Score{points(30), points(20), points(9)}},
		scoring.Record{At: at, Caller: scoring.Nobody, Scores: []*scoring.Score{nil, points(11), points(9)}},
	} {
		if strings.Contains(call{words: languages.English()}.show(sheetview.Of(languages.English(), g.Sheet(at)), g.Sheet(at), ""), "later out is better") {
			t.Error("explained too early")
		}
		g = scoringtest.GoOn(g, in)
	}
	var printed strings.Builder
	if _, err := (printer{to: &printed}).Write([]byte(call{words: languages.English()}.show(sheetview.Of(languages.English(), g.Sheet(at)), g.Sheet(at), ""))); err != nil {
		t.Fatal(err)
	}
	expect.Contains(t, "the story", printed.String(), "\nمحمد went out before Ben: the longer you stay in, the better.\n")
}

func TestProgramsReadNamesWithoutTheMarksOfSentences(t *testing.T) {
	dir := t.TempDir()
	actions := `{"do":"enter_round","scores":{"محمد":36,"علي":36,"Ben":0}}
{"do":"check_round","scores":{"محمد":36,"علي":36,"Ben":0}}
`
	_, out, errs := called(t, strings.NewReader(actions), "--data", dir, "record", "--new", `{"variant":"rat-a-tat-cat","players":["محمد","علي","Ben"]}`)
	for _, args := range [][]string{{"history", "list", "--json"}, {"history", "list"}, {"history", "stats"}, {"history", "export"}, {"history", "export", "--csv"}} {
		_, more, wrong := called(t, nil, append([]string{"--data", dir}, args...)...)
		out, errs = out+more, errs+wrong
	}
	if !strings.Contains(out, "محمد") {
		t.Fatalf("nothing is said of the game: %q, %q", out, errs)
	}
	if all := out + errs; strings.ContainsAny(all, "\u2066\u2067\u2068\u2069\ufffd") || strings.Contains(all, `\u206`) {
		t.Errorf("a mark is in %q", all)
	}
}
