package walks_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"tabby/internal/testing/uitest"
)

func TestATrophyIsWonAndTakenBackByUndo(t *testing.T) {
	w := begun(t, threeRounds, "Ann", "Ben")
	w.round(5, 16)
	w.round(9, 12)
	w.round(6, 17)
	w.Shows("Top cat")
	w.Tap("Looking back")
	w.Shows("Top cat")
	w.ShowsNot("Ahead after every round")
	w.Tap("Hat-trick")
	want(t, "said", w.Message(), "Ann · Best of all, three rounds in a row")
	w.Shows("Trophies: Top cat and Hat-trick for Ann.")
	w.Press(fyne.KeyEscape)
	w.Window.Resize(uitest.Desktop())
	w.Shows("Top cat", "Hat-trick")
	w.Press(fyne.KeyEscape)
	w.person("Ann")
	w.Shows("Trophies", "Top cat", "Ahead after every round, from first to last", "On 20 November", "Still to win")
	w.ShowsNot("Cat burglar")
	w.Tap("Still to win")
	w.Shows("Cat burglar")
	w.Tap("Top cat")
	w.Shows("Ann won, always ahead", "Reopen")
	w.Tap("Reopen")
	w.Tap("Reopen")
	w.Tap("Undo")
	w.ShowsNot("Trophies")
	w.Press(fyne.KeyEscape)
	w.Tap("People")
	w.Shows("No such game has been finished yet.")
}

func TestTheEndOfAGameShowsAllItsTrophiesAsLookingBackDoes(t *testing.T) {
	w := begun(t, threeRounds, "Ann", "Ben")
	w.round(0, 16)
	w.round(0, 12)
	w.round(0, 17)
	all := []string{"Top cat", "Hat-trick", "Copycat", "Empty bowl"}
	w.Shows(all...)
	w.Tap("Looking back")
	w.Shows(all...)
}
