package widgets

import (
	"fyne.io/fyne/v2"
)

// A wheel lies over something that would take the mouse wheel for itself, draws nothing, and
// hands the wheel on to what scrolls around that.
type wheel struct {
	unseen

	over fyne.CanvasObject
}

func newWheel(over fyne.CanvasObject) *wheel {
	w := &wheel{over: over}
	w.ExtendBaseWidget(w)
	return w
}

// Scrolled scrolls the innermost scroll around what the wheel lies over.
func (w *wheel) Scrolled(e *fyne.ScrollEvent) {
	if around := scrollsOf(w.over); len(around) > 0 {
		around[len(around)-1].Scrolled(e)
	}
}
