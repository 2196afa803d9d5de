//go:build long

package walks_test

import (
	"testing"

	"fyne.io/fyne/v2"
)

func TestChartIsDrawnAgainOnlyInAnotherTheme(t *testing.T) {
	w := played(t)
	w.person("Ben")
	chart := w.charts()[0]
	light := chart.Image
	w.Shortcut(ctrl(fyne.KeyComma))
	w.Press(fyne.KeyEscape)
	want(t, "the picture is the same", chart.Image == light, true)
	w.Shortcut(ctrl(fyne.KeyComma))
	w.Tap("Dark")
	w.Press(fyne.KeyEscape)
	want(t, "the picture is the same in the dark", chart.Image == light, false)
}
