package entry

import (
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/minusfour"
	"tabby/internal/testing/uitest"
	"tabby/internal/words/languages"
	"tabby/scoring"
	"tabby/ui/kit/widgets"
)

func TestTypingScoresBelowZero(t *testing.T) {
	for _, tt := range []struct{ name, keys, want string }{
		{"no second digit can follow, so the next player's turn comes", "−8−1−3−8", "-8 -1 -3 -8"},
		{"above zero a second digit can", "3n−8", "3 -8  "},
		{"five is complete", "5−2", "5 -2  "},
		{"nothing is lower than four of the lowest card", "−9", "-   "},
		{"there is no zero below zero", "−0", "-   "},
		{"a minus without a digit is no score", "−n5", "-5   "},
		{"back takes the minus back", "−b5", "5   "},
		{"back takes back the digit, then the minus", "−8bbbb5", "5   "},
		{"a minus takes off", "9+−2n", "9+-2   "},
		{"a minus after a number takes off", "1−2n4", "1+-2 4  "},
		{"and nothing moves on by itself", "1−2+6", "1+-2+6   "},
		{"what moved on is gone back to with a plus", "−2+9−1n", "-2+9+-1   "},
		{"a sum is never lower than the lowest score", "1−2−2−2−2−2−2n", "1+-2+-2+-2+-2+-   "},
		{"a plus then a minus takes off, and one minus is enough", "7+−−2n", "7+-2   "},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := sheetOf(t, minusfour.Rules.ID, "Ann", "Ben", "Cy", "Dee")
			expect.Same(t, tt.keys, digits(typed(New(s), s.Ruleset, tt.keys)), tt.want)
		})
	}
}

func TestScoresBelowZeroReadAsTheyAreTyped(t *testing.T) {
	g := uitest.Game(t, uitest.Start(minusfour.Rules.ID, "Ann", "Ben", "Cy"),
		scoring.Record{At: uitest.Evening(), Caller: scoring.Nobody, Scores: []*scoring.Score{{Points: -8}, {Points: 3}, {Points: 0}}})
	s := g.Sheet(uitest.Evening())
	for keys, want := range map[string][2]string{
		"−":      {"−|", "−8 so far"},
		"1−":     {"1−|", "−8 so far"},
		"1−2":    {"−1|", "1−2 = −1, now −9"},
		"1−2n":   {"−1", "1−2 = −1, now −9"},
		"−3":     {"−3", "now −11"},
		"7+−2+1": {"6|", "7−2+1 = 6, now −2"},
	} {
		row := viewOf(languages.English(), g, s, typed(New(s), s.Ruleset, keys)).Rows[0]
		expect.Same(t, keys, [2]string{seen(row), row.Effect}, want)
	}
}

func TestCorrectingAScoreBelowZero(t *testing.T) {
	g := uitest.Game(t, uitest.Start(minusfour.Rules.ID, "Ann", "Ben"),
		scoring.Record{At: uitest.Evening(), Caller: scoring.Nobody, Scores: []*scoring.Score{{Points: -8}, {Points: 3}}})
	s := g.Sheet(uitest.Evening())
	for keys, want := range map[string]int{"−2": -2, "4": 4, "+2n": -6, "b−5": -5} {
		e := typed(Correction(s, 0, 0), s.Ruleset, keys)
		uitest.Want(t, keys, e.Fields[0].points(), want)
		uitest.Want(t, keys+": before", e.was(languages.English(), s, 0), "−8")
	}
}

func TestOnlyRangesBelowZeroHaveAMinus(t *testing.T) {
	for variant, want := range map[string]bool{"rat-a-tat-cat": false, "recall": false, "golf-4": false, minusfour.Rules.ID: true} {
		s := sheetOf(t, variant, "Ann", "Ben")
		expect.Same(t, variant+": a minus can be typed", New(s).can(s.Ruleset, widgets.KeyMinus), want)
	}
}

// TestEveryScoreCanBeTyped types every possible score of every kind of range, with its
// sign and digits and then on.
func TestEveryScoreCanBeTyped(t *testing.T) {
	for _, variant := range []string{"rat-a-tat-cat", "recall", minusfour.Rules.ID} {
		s := sheetOf(t, variant, "Ann", "Ben")
		rapid.Check(t, func(t *rapid.T) {
			all := s.Ruleset.Score()
			n := rapid.IntRange(all.Min, all.Max).Draw(t, "score")
			e := typed(New(s), s.Ruleset, strings.Replace(strconv.Itoa(n), "-", "−", 1))
			if e.Active == 0 {
				e = e.next()
			}
			if got := e.scores(s.Ruleset)[0]; got == nil || got.Points != n || e.Active != 1 {
				t.Fatalf("%d is typed as %+v, and player %d is next", n, got, e.Active)
			}
		})
	}
}
