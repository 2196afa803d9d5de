package walks_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tabby/internal/testing/uitest"
)

func TestNamesOfAnEveningAreKeptInside(t *testing.T) {
	for _, scale := range []float32{1, 2} {
		w := walk(t)
		w.textScale(scale)
		w.begin(oneRound, "Ann", "Ben", "Cy", "Maximiliana Katharina von Hohenzollern-S", "Dee")
		w.round(5, 6, 7, 30, 8)
		w.Press(fyne.KeyEscape)
		w.Tap("Tonight")
		w.Shows("0 of 1 won", "Dee")
		for _, text := range uitest.All[*canvas.Text](w.Front(), nil) {
			at := boxOf(text)
			if right := at.Left + text.MinSize().Width; right > uitest.Phone().Width-24 && at.Top > 80 {
				t.Errorf("in text of %v, %q ends at %v", scale, text.Text, right)
			}
		}
	}
}
