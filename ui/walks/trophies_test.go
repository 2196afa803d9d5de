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
	w.Shows("Hat-trick", "Ann · Best of all, three rounds in a row")
	w.Tap("Looking back")
	w.Shows("Hat-trick", "Trophy: Hat-trick for Ann.")
	w.ShowsNot("Best of all, three rounds in a row", "Top cat")
	w.Tap("Hat-trick")
	want(t, "said", w.Message(), "Ann · Best of all, three rounds in a row")
	w.Press(fyne.KeyEscape)
	w.Window.Resize(uitest.Desktop())
	w.Shows("Hat-trick")
	w.Press(fyne.KeyEscape)
	w.person("Ann")
	w.Shows("Trophies", "Hat-trick", "Best of all, three rounds in a row", "On 20 November", "Still to win")
	w.ShowsNot("Cat burglar")
	w.Tap("Still to win")
	w.Shows("Cat burglar")
	w.Tap("Hat-trick")
	w.Shows("Ann won, always ahead", "Reopen")
	w.Tap("Reopen")
	w.Tap("Reopen")
	w.Tap("Undo")
	w.ShowsNot("Trophy")
	w.Press(fyne.KeyEscape)
	w.Tap("People")
	w.Shows("No such game has been finished yet.")
}
