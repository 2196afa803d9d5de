package widgets

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/widgettest"
)

func TestTheWheelOverAFieldScrollsThePage(t *testing.T) {
	field := NewTextField("What should we remember?")
	field.SetTall(3)
	page := container.NewVScroll(container.NewVBox(field, Sized(container.NewWithoutLayout(), fyne.NewSize(10, 2000))))
	widgettest.Scene(t, page, widgettest.Phone())
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(field).AddXY(40, field.Size().Height-20)
	test.Scroll(CanvasOf(page), at, 0, -60)
	if page.Offset.Y == 0 {
		t.Error("the page stays where it is")
	}
	page.ScrollToTop()
	field.SetText(strings.Repeat("It rained, and we played on. ", 40))
	test.Scroll(CanvasOf(page), at, 0, -60)
	expect.Same(t, "how far the page moves", page.Offset.Y, 0)
}
