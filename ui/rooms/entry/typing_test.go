package entry

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/golden"
	"tabby/internal/testing/uitest"
	"tabby/scoring"
	"tabby/ui/kit/widgets"
)

// listed are keys that people press, for a game whose hands count up to two digits.
var listed = []string{
	"5+7n", "5+7n8n", "12+7bbbb", "5+1bb123", "8+35", "8+35+1", "462", "123", "3n7", "37", "378", "36+1", "0+5n", "0b0", "07",
	"+12+7n", "1++2", "12+n", "n", "b", "bb", "7b8", "78+", "7b+1n", "7@0+2n", "7@0", "7@04", "1@2+", "1@23", "nn7", "−", "−−8", "−0", "−9",
	"1−2n4", "7+−−2n", "−8−1−3−8", "-2+9−1n", "30+76", "12+0", "12+07", "7777", "0005", "12n12n12n9", "1n2n3n4", "999+1", "9999b+1",
	"1+1+1+1+1+1+1+1+1+1+1+1+1", "0+0+0+0+0+0+0+0+0+0+0", "@1", "@1b", "@17@0+", "44@1b", "44@1bb7",
}

// ruleSets returns a table of every range of scores that the games have, by the range.
func ruleSets(t *testing.T) map[engine.Range]engine.Ruleset {
	all := map[engine.Range]engine.Ruleset{}
	for _, v := range engine.Variants() {
		s := sheetOf(t, v.ID, strings.Fields("Ann Ben Cy Dee Eve Fay")[:max(2, v.Players.Min)]...)
		all[s.Ruleset.Score()] = s.Ruleset
	}
	return all
}

// blank returns an entry of this many players in which nothing is typed.
func blank(players int) Entry {
	e := Entry{Round: -1, Fields: make([]field, players), Knock: Knock{Caller: scoring.Nobody}}
	for p := range players {
		e.Playing = append(e.Playing, scoring.Player(p))
	}
	return e.Activate(0)
}

// A stroke is a key, or a tap on a row.
type stroke string

// strokes splits keys.
func strokes(keys string) (all []stroke) {
	for i, k := range keys {
		if i > 0 && keys[i-1] == '@' {
			all[len(all)-1] += stroke(k)
			continue
		}
		all = append(all, stroke(strings.Replace(string(k), "−", "-", 1)))
	}
	return all
}

// some returns strokes by chance, most of them digits and pluses.
func some(dice *rand.Rand, players int) (all []stroke) {
	for range 14 {
		key := stroke(strconv.Itoa(dice.IntN(10)))
		switch dice.IntN(12) {
		case 0, 1:
			key = "+"
		case 2:
			key = "-"
		case 3, 4:
			key = "b"
		case 5:
			key = "n"
		case 6:
			key = stroke("@" + strconv.Itoa(dice.IntN(players)))
		}
		all = append(all, key)
	}
	return all
}

// on types a stroke.
func (k stroke) on(t engine.Ruleset, e Entry) Entry {
	switch k[0] {
	case '@':
		return e.Activate(scoring.Player(k[1] - '0'))
	case '+':
		return e.press(t, widgets.KeyPlus)
	case '-':
		return e.press(t, widgets.KeyMinus)
	case 'b':
		return e.press(t, widgets.KeyBack)
	case 'n':
		return e.press(t, widgets.KeyNext)
	}
	return e.press(t, widgets.Key(k[0]-'0'))
}

// told returns an entry as the golden table has it: the rows, with a full stop after what is done and a >
// before the active one, and why the last key has changed nothing.
func told(e Entry) string {
	var all []string
	for p, f := range e.Fields {
		row := f.Digits
		if f.Done {
			row += "."
		}
		if e.Active == scoring.Player(p) {
			row = ">" + row
		}
		all = append(all, row)
	}
	text := strings.Join(all, " ")
	if e.no.why != "" {
		text += fmt.Sprint("!", e.no.why, " ", e.no.at, " ", e.no.n)
	}
	return text
}

// TestTypingIsTheSameWhereverAScoreIsTyped writes what is typed after each key. A browser plays the same
// table on the script of guests' pages.
func TestTypingIsTheSameWhereverAScoreIsTyped(t *testing.T) {
	sets := ruleSets(t)
	var ranges []engine.Range
	for r := range sets {
		ranges = append(ranges, r)
	}
	slices.SortFunc(ranges, func(a, b engine.Range) int { return 10000*(a.Min-b.Min) + a.Max - b.Max })
	var text strings.Builder
	for _, r := range ranges {
		for _, players := range []int{1, 3} {
			var all [][]stroke
			dice := rand.New(rand.NewPCG(uint64(r.Max-r.Min), uint64(players)))
			for _, keys := range listed {
				all = append(all, strokes(keys))
			}
			for range 20 {
				all = append(all, some(dice, players))
			}
			for _, keys := range all {
				if slices.ContainsFunc(keys, func(k stroke) bool { return k[0] == '@' && int(k[1]-'0') >= players }) {
					continue
				}
				fmt.Fprintf(&text, "%d %d %d", r.Min, r.Max, players)
				e := blank(players)
				for _, k := range keys {
					e = k.on(sets[r], e)
					fmt.Fprintf(&text, "\t%s\t%s", k, told(e))
				}
				text.WriteByte('\n')
			}
		}
	}
	golden.Same(t, "testdata/typing.txt", text.String())
}

// TestNoKeyPassesInSilence presses every key in every state that keys lead to: something that is shown
// changes, or a row says why not.
func TestNoKeyPassesInSilence(t *testing.T) {
	dice := rand.New(rand.NewPCG(1, 2))
	for r, table := range ruleSets(t) {
		for range 60 {
			e := blank(3)
			for _, k := range some(dice, 3) {
				for key := range widgets.KeyMinus + 1 {
					after := e.press(table, key)
					if shown := func(e Entry) string { e.no = refusal{}; return told(e) }; after.no.why == "" && shown(after) == shown(e) {
						t.Fatalf("%v: %d passes in silence at %q", r, key, told(e))
					}
					if after.no.why != "" && (after.no.at < 0 || int(after.no.at) >= 3) {
						t.Fatalf("%v: no row says why %d does nothing at %q", r, key, told(e))
					}
				}
				e = k.on(table, e)
			}
		}
	}
}

func TestADigitThatCannotFollowBeginsTheNextNumber(t *testing.T) {
	for keys, want := range map[string]string{
		"5+1bb123": "5 12 3",
		"8+35":     "8+3 5 ",
		"8+35+1n":  "8+3 5+1 ",
		"37":       "3 7 ",
		"3+37":     "3+3 7 ",
		"12+79":    "12+7 9 ",
		"0+b5":     "0 5 ",
	} {
		s := sheetOf(t, "rat-a-tat-cat", "Ann", "Ben", "Cy")
		uitest.Want(t, keys, digits(typed(New(s), s.Ruleset, keys)), want)
	}
}

func TestPastedTextIsTyped(t *testing.T) {
	s := sheetOf(t, "rat-a-tat-cat", "Ann", "Ben", "Cy")
	for text, want := range map[string]string{
		"5+7\n8\n9\n":   "5+7 8 9",
		"12 7\t3":       "12 7 3",
		"1, 2, 3":       "1 2 3",
		"789":           "7 8 9",
		"30+7 5":        "30+  !many 0 37",
		"1, twelve, 12": "1  !number 1 0",
		"7 8 9 10":      "7 8 9!many 2 91",
	} {
		e := New(s).pasted(s.Ruleset, text)
		got := digits(e)
		if e.no.why != "" {
			got += fmt.Sprint("!", e.no.why, " ", e.no.at, " ", e.no.n)
		}
		uitest.Want(t, text, got, want)
	}
}

func TestAUsedUpCardSaysSo(t *testing.T) {
	s := sheetOf(t, "rat-a-tat-cat", "Ann", "Ben", "Cy")
	e := New(s).OtherWay()
	for range 3 {
		e = e.pick(s.Ruleset, "S")
		e = e.pick(s.Ruleset, "1")
	}
	for _, tt := range []struct {
		name string
		e    Entry
		want refusal
	}{
		{"some are left", e.pick(s.Ruleset, "1"), refusal{}},
		{"nobody is active", e.Activate(scoring.Nobody).pick(s.Ruleset, "1"), refusal{why: allThere, at: 2}},
	} {
		uitest.Want(t, tt.name, tt.e.no == tt.want, true)
	}
	for range 9 {
		e = e.pick(s.Ruleset, "8")
	}
	uitest.Want(t, "no more of these", e.no == refusal{why: noneLeft, at: e.Active}, true)
}
