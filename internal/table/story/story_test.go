package story_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"tabby/engine"
	"tabby/internal/table/story"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/scoringtest"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

var at = time.Date(2026, 11, 20, 20, 0, 0, 0, time.UTC)

// elimination is a game out at 100 of Ann, Ben and Cy.
func elimination(rounds ...scoring.Record) scoring.Sheet {
	return played(engine.House{engine.End: engine.EndElimination}, rounds)
}

func fiveRounds(rounds ...scoring.Record) scoring.Sheet {
	return played(engine.House{engine.End: engine.EndRounds, engine.Rounds: engine.Number(5)}, rounds)
}

func played(house engine.House, rounds []scoring.Record) scoring.Sheet {
	g := scoringtest.Play(scoring.Start{
		At: at, Variant: "rat-a-tat-cat", House: house,
		People: []scoring.Person{{ID: "a", Name: "Ann"}, {ID: "b", Name: "Ben"}, {ID: "c", Name: "Cy"}},
	})
	for _, r := range rounds {
		g = scoringtest.GoOn(g, r)
	}
	return g.Sheet(at)
}

// round is what Ann, Ben and Cy brought, -1 for who is out.
func round(caller scoring.Player, points ...int) scoring.Record {
	r := scoring.Record{At: at, Caller: caller, Scores: make([]*scoring.Score, 3)}
	for i, p := range points {
		if p >= 0 {
			r.Scores[i] = &scoring.Score{Points: p}
		}
	}
	return r
}

func comeback() scoring.Sheet {
	return elimination(
		round(0, 2, 20, 36), round(0, 36, 20, 36), round(1, 36, 30, 26),
		round(0, 26, 20, 0), round(1, -1, 10, 1),
	)
}

func TestAStoryTellsWhatHappened(t *testing.T) {
	want := []string{
		"Cy won with 99 after 5 rounds, 1 ahead of Ben.",
		"Cy came back from 98: 28 points behind after round 3.",
		"In round 5 Cy stayed under the limit with nothing to spare.",
		"Out: Ann in round 4, Ben in round 5.",
		"Ann called three times and was right once; Ben called twice and was wrong.",
		"The lowest round was 0 by Cy, the highest 36 by Cy and Ann.",
		"Trophy: By a whisker for Cy.",
	}
	expect.Same(t, "the story", story.Story(comeback(), languages.English()), want)
}

// TestOnlyAWinnerWhoWasStillInIsSaidToHaveComeBack has games in which the winner was out as well,
// near the limit, and far from it.
func TestOnlyAWinnerWhoWasStillInIsSaidToHaveComeBack(t *testing.T) {
	for name, tc := range map[string]struct {
		sheet scoring.Sheet
		want  string // or "" for none
	}{
		"all go out at once": {elimination(round(-1, 36, 36, 36), round(-1, 36, 36, 36), round(-1, 28, 30, 33)), ""},
		"always ahead":       {elimination(round(-1, 5, 36, 36), round(-1, 5, 36, 36), round(-1, 5, 36, 36)), ""},
		"just under the limit": {
			elimination(round(-1, 36, 6, 6), round(-1, 36, 34, 34), round(-1, 8, 25, 25), round(-1, 5, 5, 5), round(-1, 0, 36, 36)),
			"Ann came back from 85: 15 points behind after round 4.",
		},
		"far from the limit": {
			elimination(round(-1, 36, 6, 6), round(-1, 2, 36, 36), round(-1, 2, 36, 36), round(-1, 2, 36, 36)),
			"Ann was 30 points behind after round 1 and still won.",
		},
		"without a limit": {
			fiveRounds(round(-1, 36, 6, 6), round(-1, 36, 16, 16), round(-1, 0, 36, 36), round(-1, 0, 36, 36), round(-1, 0, 36, 36)),
			"Ann was 50 points behind after round 2 and still won.",
		},
	} {
		got := ""
		for _, sentence := range story.Story(tc.sheet, languages.English()) {
			if strings.Contains(sentence, "behind") {
				got = sentence
			}
		}
		if !tc.sheet.Over || got != tc.want {
			t.Errorf("%s: %q, want %q; over: %t", name, got, tc.want, tc.sheet.Over)
		}
	}
}

func TestAStoryTellsHowFarAGameIsAndHowItEnded(t *testing.T) {
	for name, tc := range map[string]struct {
		sheet scoring.Sheet
		want  []string
	}{
		"nothing yet":      {elimination(), nil},
		"in the middle":    {elimination(round(-1, 3, 3, 3)), []string{"Still going after 1 round."}},
		"no game whatever": {scoring.Sheet{}, nil},
		"fallen back": {
			played(engine.House{engine.End: engine.EndElimination, engine.Threshold: "30", engine.ExactLimit: engine.FallHalf}, []scoring.Record{round(-1, 30, 3, 3)}),
			[]string{"Still going after 1 round.", "Ann had exactly 30 in round 1 and fell back to 15.", "The lowest round was 3 by Ben and Cy, the highest 30 by Ann."},
		},
	} {
		expect.Same(t, name, story.Story(tc.sheet, languages.English()), tc.want)
	}
}

func TestCallsOfManyAreToldTogether(t *testing.T) {
	right := func(caller scoring.Player) scoring.Record {
		points := []int{9, 9, 9}
		points[caller] = 1
		return round(caller, points...)
	}
	wrong := func(caller scoring.Player) scoring.Record {
		points := []int{1, 1, 1}
		points[caller] = 9
		return round(caller, points...)
	}
	for want, rounds := range map[string][]scoring.Record{
		"The players called three times in all, and were always right.":                              {right(0), right(1), right(2)},
		"The players called four times in all, and were always right. Ben called most often: twice.": {right(0), right(1), right(1), right(2)},
		"The players called four times in all, and were right twice. Cy called most often: twice.":   {right(0), wrong(1), right(2), wrong(2)},
		"The players called five times in all, and were right once.":                                 {wrong(2), right(2), wrong(1), wrong(0), wrong(0)},
		"The players called three times in all, and were never right.":                               {wrong(0), wrong(1), wrong(2)},
		"Ann called twice and was right; Ben called once and was wrong.":                             {right(0), right(0), wrong(1)},
	} {
		expect.Same(t, want, slices.Contains(story.Story(fiveRounds(rounds...), languages.English()), want), true)
	}
}

func TestGameOfTotalsHasNoRounds(t *testing.T) {
	start := scoring.Start{Variant: "recall", People: []scoring.Person{{Name: "Ann"}, {Name: "Ben"}}, Carried: []scoring.Carry{{Total: 41}, {Total: 7}}}
	g := scoringtest.Play(start, scoring.EndGame{})
	expect.Same(t, "the story", story.Story(g.Sheet(time.Time{}), languages.English()), []string{"Ben won with 7."})
}

func TestAHeadlineSaysWhatMattered(t *testing.T) {
	first, second, level, later := round(-1, 1, 2, 3), round(-1, 3, 2, 3), round(-1, 1, 1, 3), round(-1, 0, 9, 3)
	for name, tc := range map[string]struct {
		sheet scoring.Sheet
		want  string
	}{
		"the winner came back":     {comeback(), "Cy came back from 98 and won"},
		"always ahead":             {fiveRounds(first, first, first, first, first), "Ann won, always ahead"},
		"ahead since the third":    {fiveRounds(second, second, later, first, first), "Ann won, ahead from round 3 on"},
		"level in the first round": {fiveRounds(level, first, first, first, first), "Ann won, ahead from round 2 on"},
		"level in the middle":      {fiveRounds(first, second, first, first, first), "Ann won, ahead from round 3 on"},
		"at the last moment":       {fiveRounds(second, second, second, second, later), "Ann won in the very last round"},
		"a shared win":             {fiveRounds(level, level, level, level, level), "Ann and Ben share the win"},
		"a single round":           {played(engine.House{engine.Rounds: "1"}, []scoring.Record{first}), ""},
		"a game that goes on":      {fiveRounds(first), ""},
		"no round":                 {elimination(), ""},
	} {
		expect.Same(t, name, story.Headline(tc.sheet, languages.English()), tc.want)
	}
}
