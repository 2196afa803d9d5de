package widgets

import (
	"testing"

	"fyne.io/fyne/v2"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/widgettest"
)

func TestHeldObjectStaysInItsPlace(t *testing.T) {
	p, _, rows := longPage()
	widgettest.Scene(t, p, widgettest.Phone())
	ScrollTo(p.Scroll(), fyne.NewPos(0, 300))
	at := func(o fyne.CanvasObject) float32 {
		return fyne.CurrentApp().Driver().AbsolutePositionForObject(o).Y
	}
	before := at(rows[10])
	Hold(rows[10], func() {
		for _, above := range rows[2:5] {
			above.Hide()
		}
		p.Refresh()
	})
	expect.Same(t, "what is below those that were hidden", at(rows[10]), before)
}
