//go:build long

package walks_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"tabby/internal/testing/uitest"
)

func TestWinnerIsProvisionalWhileAScoreIsMissing(t *testing.T) {
	w := begun(t, to30, "Ann", "Ben", "Cy")
	w.round(9, 9, 31)
	w.round(9, 30)
	w.Shows("Ann won in the very last round")
	w.Window.Resize(uitest.Desktop())
	w.TapCell("1", "Cy")
	w.digits("29")
	w.Tap("Correct it")
	w.endNow()
	w.Tap("End it")
	w.Shows("Ann wins for now: a score is missing.")
	w.Press(fyne.KeyEscape)
	w.games()
	w.Shows("Ann wins for now: a score is missing")
}
