package entry

import (
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"tabby/engine"
	"tabby/internal/testing/uitest"
	"tabby/internal/words/languages"
	"tabby/scoring"
	"tabby/ui/kit/widgets"
)

func TestASumIsShownWithItsValue(t *testing.T) {
	g := uitest.Game(t, trio(to30), uitest.Round(-1, 5, 6, 7))
	s := g.Sheet(uitest.Evening())
	for _, tt := range []struct{ keys, value, effect string }{
		{"12+7", "19|", "12+7 = 19, now 24"},
		{"12+", "12+|", "5 so far"},
		{"12+7n", "19", "12+7 = 19, now 24"},
		{"12+13n", "25", "12+13 = 25, now 30"},
		{"12+7b", "12+|", "5 so far"},
		{"12+7bb", "12|", "now 17"},
	} {
		row := viewOf(languages.English(), g, s, typed(New(s), s.Ruleset, tt.keys)).Rows[0]
		uitest.Want(t, tt.keys+": value", seen(row), tt.value)
		uitest.Want(t, tt.keys+": effect", row.Effect, tt.effect)
	}
}

// seen returns the value of a row with a caret where digits can follow.
func seen(v RowView) string {
	if v.Typing {
		return v.Value + "|"
	}
	return v.Value
}

func TestASumIsRecordedAsItsValue(t *testing.T) {
	g := uitest.Game(t, trio(nil))
	s := g.Sheet(uitest.Evening())
	e := typed(New(s), s.Ruleset, "12+7n8n+3n").Call(2)
	uitest.Want(t, "not complete", viewOf(languages.English(), g, s, e).Ready, false)
	e = typed(e, s.Ruleset, "9")
	record := e.Intent(s).(scoring.Record)
	var points []int
	for _, score := range record.Scores {
		points = append(points, score.Points)
	}
	uitest.Want(t, "points", points, []int{19, 11, 9})
	uitest.Want(t, "ready", viewOf(languages.English(), g, s, e).Ready, true)
}

func TestASumWithoutItsLastNumberIsNotAScore(t *testing.T) {
	g := uitest.Game(t, trio(nil))
	s := g.Sheet(uitest.Evening())
	e := typed(New(s), s.Ruleset, "789+")
	uitest.Want(t, "ready", viewOf(languages.English(), g, s, e).Ready, false)
	e = e.Activate(0)
	uitest.Want(t, "ready once it is left", viewOf(languages.English(), g, s, e).Ready, true)
	uitest.Want(t, "scores", digits(e), "7 8 9")
}

func TestACorrectionCanBeASum(t *testing.T) {
	g := uitest.Game(t, trio(nil), uitest.Round(-1, 5, 6, 7))
	s := g.Sheet(uitest.Evening())
	for _, tt := range []struct {
		name, keys, was string
		want            int
	}{
		{"added to what stood there", "+7n", "6", 13},
		{"typed from the beginning", "b+12+7n", "6", 19},
		{"of the same value", "b+2+4n", "", 6},
	} {
		e := typed(Correction(s, 0, 1), s.Ruleset, tt.keys)
		uitest.Want(t, tt.name+": points", e.Fields[1].points(), tt.want)
		uitest.Want(t, tt.name+": before", e.was(languages.English(), s, 1), tt.was)
		uitest.Want(t, tt.name+": others", digits(e)[:1]+digits(e)[len(digits(e))-1:], "57")
	}
}

// TestTypingKeepsScoresPossible types any keys: every score is the sum of its numbers and
// possible, and backspace gets rid of all of it.
func TestTypingKeepsScoresPossible(t *testing.T) {
	for _, variant := range []string{"rat-a-tat-cat", "rat-a-tat-tat", "recall", "golf-4", "minus-four"} {
		s := sheetOf(t, variant, "Ann", "Ben", "Cy")
		rapid.Check(t, func(t *rapid.T) {
			e := New(s)
			for _, k := range rapid.SliceOf(rapid.IntRange(0, int(widgets.KeyMinus))).Draw(t, "keys") {
				e = e.press(s.Ruleset, widgets.Key(k))
				for _, f := range e.Fields {
					possible(t, s.Ruleset, f)
				}
			}
			for range 99 {
				e = e.press(s.Ruleset, widgets.KeyBack)
			}
			if e.Begun() {
				t.Fatalf("backspace leaves %q", digits(e))
			}
		})
	}
}

func possible(t *rapid.T, table engine.Ruleset, f field) {
	sum := 0
	for part := range strings.SplitSeq(strings.TrimRight(strings.Trim(f.Digits, "+"), "+-"), "+") {
		n, _ := strconv.Atoi(part)
		sum += n
	}
	if sum != f.points() || sum > table.Score().Max || sum < min(0, table.Score().Min) || f.filled() && f.Digits == "" && !f.SatOut {
		t.Fatalf("%q is %d, in %v", f.Digits, f.points(), table.Score())
	}
}
