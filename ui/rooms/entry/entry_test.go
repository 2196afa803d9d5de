package entry

import (
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	_ "tabby/internal/testing/minusfour" // one more variant for every test here
	"tabby/internal/testing/uitest"
	"tabby/scoring"
	"tabby/ui/kit/widgets"
)

// sheetOf returns the sheet of a game that has just begun.
func sheetOf(t *testing.T, variant string, names ...string) scoring.Sheet {
	t.Helper()
	return uitest.Game(t, uitest.Start(variant, names...)).Sheet(uitest.Evening())
}

// typed returns the entry after some keys, as they are printed on the keypad: digits and signs, "n" for
// next, "b" for back.
func typed(e Entry, t engine.Ruleset, keys string) Entry {
	signs := map[rune]widgets.Key{'n': widgets.KeyNext, 'b': widgets.KeyBack, '+': widgets.KeyPlus, '−': widgets.KeyMinus}
	for _, k := range keys {
		key, sign := signs[k]
		if !sign {
			key = widgets.Key(k - '0')
		}
		e = e.press(t, key)
	}
	return e
}

// digits returns the digits of all fields.
func digits(e Entry) string {
	var all []string
	for _, f := range e.Fields {
		all = append(all, f.Digits)
	}
	return strings.Join(all, " ")
}

func TestDigitsBecomeScores(t *testing.T) {
	for _, tt := range []struct{ name, variant, keys, want string }{
		{"seven digits are four scores", "rat-a-tat-cat", "7121823", "7 12 18 23"},
		{"a digit that can be the first of two is not complete", "rat-a-tat-cat", "31", "31   "},
		{"next completes it", "rat-a-tat-cat", "3n1n", "3 1  "},
		{"nothing begins with a zero", "rat-a-tat-cat", "07", "0 7  "},
		{"an impossible score is two", "rat-a-tat-cat", "37n", "3 7  "},
		{"the highest score is typed", "rat-a-tat-cat", "36", "36   "},
		{"next without a digit stays", "rat-a-tat-cat", "nn7", "7   "},
		{"back takes back a digit", "rat-a-tat-cat", "1b2n", "2   "},
		{"back at an empty field goes to the one before", "rat-a-tat-cat", "7b8", "8   "},
		{"a standard deck goes to 44", "rat-a-tat-tat", "44", "44   "},
		{"and five is complete there", "rat-a-tat-tat", "51", "5 1  "},
		{"lines that grow take three digits", "recall", "120n", "120   "},
		{"a plus adds", "rat-a-tat-cat", "1+7n3", "1+7 3  "},
		{"a score that moved on is gone back to", "rat-a-tat-cat", "7+5n3", "7+5 3  "},
		{"a sum does not move on by itself", "rat-a-tat-cat", "12+7", "12+7   "},
		{"but by a digit that would make it too many", "rat-a-tat-cat", "12+79", "12+7 9  "},
		{"a sum can have many numbers", "rat-a-tat-cat", "1+2+3+4n", "1+2+3+4   "},
		{"a plus needs a number between", "rat-a-tat-cat", "1++2", "1+2   "},
		{"a sum can begin with a plus", "rat-a-tat-cat", "+12+7n", "12+7   "},
		{"nothing is added to the highest score", "rat-a-tat-cat", "36+1n", "36 1  "},
		{"no sum is higher", "rat-a-tat-cat", "30+76", "30+6   "},
		{"no number of a sum begins with a zero", "rat-a-tat-cat", "12+07", "12+7   "},
		{"back takes a sum back", "rat-a-tat-cat", "12+7bb", "12   "},
		{"to its first digit", "rat-a-tat-cat", "12+7bbb3", "13   "},
		{"next waits for the number after the plus", "rat-a-tat-cat", "12+n", "12+   "},
		{"the last score is added to", "rat-a-tat-cat", "7896+5", "7 8 9 6+5"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := sheetOf(t, tt.variant, "Ann", "Ben", "Cy", "Dee")
			expect.Same(t, tt.keys, digits(typed(New(s), s.Ruleset, tt.keys)), tt.want)
		})
	}
}

func TestNothingIsTakenBackBeforeTheFirstScore(t *testing.T) {
	s := sheetOf(t, "rat-a-tat-cat", "Ann", "Ben")
	e := New(s)
	for _, tt := range []struct {
		name  string
		entry Entry
		want  bool
	}{
		{"at first", e, false},
		{"after a digit", typed(e, s.Ruleset, "1"), true},
		{"after that was taken back", typed(e, s.Ruleset, "1b"), false},
		{"after a plus", typed(e, s.Ruleset, "+"), true},
		{"after a card", e.pick(s.Ruleset, "1"), true},
		{"at the next player", typed(e, s.Ruleset, "7"), true},
		{"after the last player", typed(e, s.Ruleset, "78"), true},
	} {
		expect.Same(t, tt.name+": something can be taken back", tt.entry.can(s.Ruleset, widgets.KeyBack), tt.want)
	}
}

func TestARoundIsCompleteWhenEveryFieldIsFilled(t *testing.T) {
	s := sheetOf(t, "rat-a-tat-cat", "Ann", "Ben")
	e := New(s)
	for _, step := range []struct {
		keys string
		want bool
	}{{"7", false}, {"3", true}, {"b", false}} {
		if e = typed(e, s.Ruleset, step.keys); e.complete() != step.want {
			t.Errorf("after %q: complete is %v", step.keys, e.complete())
		}
	}
}

func TestATappedFieldIsReplaced(t *testing.T) {
	s := sheetOf(t, "rat-a-tat-cat", "Ann", "Ben", "Cy")
	e := typed(New(s), s.Ruleset, "789").Activate(1)
	expect.Same(t, "digits", digits(typed(e, s.Ruleset, "5")), "7 5 9")
}

func TestLeavingAFieldCompletesIt(t *testing.T) {
	s := sheetOf(t, "rat-a-tat-cat", "Ann", "Ben", "Cy")
	e := typed(New(s), s.Ruleset, "1").Activate(2)
	if got := digits(typed(e, s.Ruleset, "5")); got != "1  5" || e.Active == 0 {
		t.Errorf("got %q", got)
	}
}

func TestTappedCardsBecomeScores(t *testing.T) {
	for _, tt := range []struct {
		name, variant, picks, want string
		active                     scoring.Player
	}{
		{"four cards are valued and the next player's turn comes", "rat-a-tat-cat", "4 0 7 2", "13 ", 1},
		{"a power card waits for its replacement", "rat-a-tat-cat", "4 0 P 2", " ", 0},
		{"the card after a power card takes its place", "rat-a-tat-cat", "4 0 P 7 2", "13 ", 1},
		{"and is replaced as well if it is a power card", "rat-a-tat-cat", "4 0 P S 7 2", "13 ", 1},
		{"cards of a grid are named column by column", "golf-4", "7C 7C 3C 2C", "5 ", 1},
		{"cards in other places count otherwise", "golf-4", "7C 3C 7C 2C", "19 ", 1},
		{"kinds of standard cards are enough", "rat-a-tat-tat", "KC KC KC KC", "0 ", 1},
		{"a fifth king is not in the deck", "rat-a-tat-tat", "KC KC KC KC KC 2C 2C 2C 2C", "0 8", scoring.Nobody},
		{"a line that changes can be of any length", "recall", "KS KH", "10 ", 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := sheetOf(t, tt.variant, "Ann", "Ben")
			e := New(s)
			for _, code := range strings.Fields(tt.picks) {
				e = e.pick(s.Ruleset, code)
			}
			if got := digits(e); got != tt.want || e.Active != tt.active {
				t.Errorf("got %q at player %d, want %q at %d", got, e.Active, tt.want, tt.active)
			}
		})
	}
}

func TestAnEntryIsNeverChangedByWhatFollows(t *testing.T) {
	s := sheetOf(t, "rat-a-tat-cat", "Ann", "Ben")
	before := typed(New(s), s.Ruleset, "12")
	kept := digits(before)
	_ = typed(before, s.Ruleset, "b7").Call(1)
	_ = before.Activate(0).pick(s.Ruleset, "9")
	if digits(before) != kept || before.Caller != scoring.Nobody {
		t.Errorf("was %q, is %q", kept, digits(before))
	}
}

func TestScoresAreBlankUntilTyped(t *testing.T) {
	s := sheetOf(t, "recall", "Ann", "Ben")
	e := typed(New(s), s.Ruleset, "7n").left(0, 3)
	three := 3
	want := []*scoring.Score{{Points: 7, Cards: &three}, nil}
	expect.Same(t, "scores", e.scores(s.Ruleset), want)
}

func TestTheLastTurnsAfterAKnock(t *testing.T) {
	playing := []scoring.Player{0, 1, 2, 3}
	k := Knock{Caller: 2}
	expect.Same(t, "order of the last turns", k.TurnsLeft(playing), []scoring.Player{3, 0, 1})
	k = k.tick(playing, 0)
	expect.Same(t, "turns after the second of three", k.TurnsLeft(playing), []scoring.Player{1})
	if k = k.tick(playing, 1); len(k.TurnsLeft(playing)) > 0 {
		t.Errorf("after the last: %+v", k)
	}
	if k = k.tick(playing, 3); k.had(3) {
		t.Error("a second tick does not take the first back")
	}
	if e := (Entry{Knock: k}).Call(0); len(e.Had) > 0 {
		t.Error("of another call the turns have been had")
	}
}
