package walks_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"tabby/scoring"
)

func TestKeysLeadToPagesAndEscapeBack(t *testing.T) {
	for _, tt := range []struct {
		from             func(testing.TB) *walker
		key, shows, back string
	}{
		{played, "n", "Who plays", "Play again"},
		{played, "a", "1 game.", "Play again"},
		{played, "A", "1 game.", "Play again"},
		{played, "h", "Ask a question", "Play again"},
		{played, "?", "this list", "Play again"},
		{playing3, "k", "The last turns", "Enter round 2"},
		{playing3, "m", "At the table", "Enter round 2"},
	} {
		t.Run(tt.key, func(t *testing.T) {
			w := tt.from(t)
			w.Type(tt.key)
			w.Shows(tt.shows)
			w.Press(fyne.KeyEscape)
			w.Shows(tt.back)
			w.ShowsNot(tt.shows)
		})
	}
}

func TestShortcutsUndoAndRedoAndOpenANewGame(t *testing.T) {
	w := playing3(t)
	w.Shortcut(&fyne.ShortcutUndo{})
	want(t, "totals", w.totals(), []int{0, 0, 0})
	w.Shortcut(&fyne.ShortcutRedo{})
	want(t, "totals", w.totals(), []int{5, 6, 7})
	w.Press(fyne.KeyEscape)
	w.Shortcut(&fyne.ShortcutUndo{})
	want(t, "totals after undo at home", w.totals(), []int{5, 6, 7})
	w.Shortcut(ctrl(fyne.KeyN))
	w.Shows("Who plays")
}

func TestRoundIsEnteredWithoutAPointer(t *testing.T) {
	w := begun(t, to100, "Ann", "Ben", "Cy")
	w.Type("7") // opens the entry as well
	w.Shows("Ann now 7 7")
	w.Type("k")
	w.Press(fyne.KeyDown)
	w.Type("8")
	w.Press(fyne.KeyUp)
	w.Type("9")
	w.Press(fyne.KeyBackspace)
	w.Type("65")
	w.Press(fyne.KeyReturn)
	s := w.sheet()
	want(t, "rounds", len(s.Rounds), 1)
	want(t, "caller", s.Rounds[0].Caller, scoring.Player(1))
}

func TestCardsAreTappedInsteadOfTotalsByAKey(t *testing.T) {
	w := playing3(t)
	w.Type("nc")
	w.Shows("Next player")
	w.Type("c")
	w.ShowsNot("Next player")
}

func TestEscapeForgetsACorrection(t *testing.T) {
	w := playing3(t)
	w.TapCell("1", "Ann")
	w.Type("1")
	w.Press(fyne.KeyEscape)
	want(t, "totals", w.totals(), []int{5, 6, 7})
	w.Type("n")
	w.ShowsNot("1 1")
}

func TestListOfKeysFitsIntoAWideWindowAndIsClosedByACross(t *testing.T) {
	w := walk(t)
	w.Window.Resize(fyne.NewSize(1280, 720))
	w.Type("?")
	w.Shows("enter the scores of the round")
	if end := w.boxOf("Got it"); end.Bottom > 720 {
		t.Errorf("the last button is at %v, below the window", end)
	}
	w.Tap("Close")
	w.ShowsNot("this list")
}
