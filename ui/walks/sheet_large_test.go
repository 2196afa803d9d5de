package walks_test

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tabby/engine"
	"tabby/internal/testing/uitest"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
)

// TestLargerTextShowsAllTotalsAtLeastAsLarge looks at the sheets of two to four players on phones, whose
// totals have three digits.
func TestLargerTextShowsAllTotalsAtLeastAsLarge(t *testing.T) {
	names := []string{"Cy", "Grandma", "Ben", "Ann"}
	for n := 2; n <= len(names); n++ {
		for _, size := range []fyne.Size{uitest.Phone(), fyne.NewSize(844, 390)} {
			t.Run(fmt.Sprintf("%d players, %.0f wide", n, size.Width), func(t *testing.T) {
				w := walk(t)
				w.newGame("any-game", engine.House{engine.End: engine.EndOpen}, names[:n]...)
				for range 3 {
					w.record(uitest.Round(scoring.Nobody, []int{45, 46, 47, 48}[:n]...))
				}
				w.start(size)
				w.Tap("Go on")
				usual := make([]float32, n)
				for _, scale := range frame.TextScales() {
					for i, total := range []string{"135", "138", "141", "144"}[:n] {
						high := w.whole(total)
						if scale == 1 {
							usual[i] = high
						}
						if high < usual[i] {
							t.Errorf("at %v the total %s is %v high, and %v at 1", scale, total, high, usual[i])
						}
					}
					w.app.StepText()
				}
				w.Shows("deals. ", " begins.")
			})
		}
	}
}

func TestShortNamesAreWholeInLargeTextOnASmallPhone(t *testing.T) {
	w := walk(t)
	names := []string{"Oma", "Ben", "Cleo", "Dad"}
	w.newGame("any-game", engine.House{engine.End: engine.EndOpen}, names...)
	w.textScale(2)
	w.start(fyne.NewSize(320, 568))
	w.Tap("Go on")
	for _, name := range names {
		whole := uitest.All(w.Front(), func(x *canvas.Text) bool { return x.Text == name })
		want(t, name+" is whole", len(whole), 1)
	}
}

// whole returns the height of the text of a total, and fails where it is not seen whole.
func (w *walker) whole(total string) float32 {
	w.Helper()
	all := uitest.All(w.Front(), func(x *widgets.Text) bool { return widgets.Label(x) == total })
	if len(all) == 0 {
		w.Errorf("no total %s", total)
		return 0
	}
	text := all[0]
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(text)
	if at.X < 0 || at.X+text.Size().Width > w.Window.Canvas().Size().Width || text.LeastWidth() > text.Size().Width {
		w.Errorf("the total %s is cut, at %v, %v of %v", total, at, text.Size().Width, text.LeastWidth())
	}
	return text.HeightFor(text.Size().Width)
}
