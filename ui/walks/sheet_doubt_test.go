package walks_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"tabby/internal/testing/uitest"
	"tabby/scoring"
	"tabby/ui/kit/widgets"
)

func TestSumThatCannotBeIsRecountedFirst(t *testing.T) {
	w := walk(t)
	w.begin(to100, "Ann", "Ben", "Cy")
	w.Tap("Enter round 1")
	w.digits("363636")
	w.Shows("The most this deck can make is 105", "Recount", "Write it down anyway")
	w.Press(fyne.KeyReturn)
	w.ShowsNot("anyway", "Who called?")
	want(t, "rounds", len(w.sheet().Rounds), 0)
	w.Press(fyne.KeyReturn) // none was counted again
	w.Tap("Recount")
	w.Shows("The most this deck can make is 105")
	want(t, "digits can be typed", uitest.All[*widgets.Keypad](w.Front(), nil)[0].Enabled(8), false)
	w.Tap("Ann, total")
	w.digits("9")
	w.ShowsNot("anyway")
	w.Tap("Ann, total")
	w.digits("36")
	w.Tap("Write it down anyway")
	w.ShowsNot("Recount")
	w.Shows("Who called?")
	want(t, "rounds before it is known who called", len(w.sheet().Rounds), 0)
	w.Tap("Ben called")
	want(t, "who called", w.sheet().Rounds[0].Caller, scoring.Player(1))
	want(t, "the row is marked", w.sheet().Doubtful()[0], true)
}

func TestScoresThatCannotBeTogetherAreRecounted(t *testing.T) {
	w := walk(t)
	w.begin(to100, "Ann", "Ben", "Cy", "Di")
	w.Tap("Enter round 1")
	w.digits("0363636")
	w.Shows("Ben, Cy and Di have 108 together", "Recount", "Write it down anyway")
	want(t, "rounds", len(w.sheet().Rounds), 0)
	w.Tap("Recount")
	w.digits("9") // of Ben
	w.Tap("Nobody called")
	want(t, "totals", w.totals(), []int{0, 9, 36, 36})
}

func TestCorrectionThatCannotBeIsQuestioned(t *testing.T) {
	w := walk(t)
	w.begin(to100, "Ann", "Ben", "Cy")
	w.round(36, 36, 20)
	w.TapCell("1", "Cy")
	w.digits("36")
	w.Shows("The most this deck can make is 105", "Recount", "Write it down anyway")
	want(t, "not written yet", w.totals(), []int{36, 36, 20})
	w.Tap("Recount")
	w.digits("35")
	w.Shows("These scores add up to 107.", "Recount")
	want(t, "still questioned", w.totals(), []int{36, 36, 20})
	w.Tap("Write it down anyway")
	want(t, "written", w.totals(), []int{36, 36, 35})
	want(t, "the row is marked", w.sheet().Doubtful()[0], true)
	w.TapCell("1", "Cy")
	w.digits("33")
	w.Tap("Correct it")
	want(t, "mended", w.totals(), []int{36, 36, 33})
	want(t, "the mark is gone", w.sheet().Doubtful()[0], false)
}
