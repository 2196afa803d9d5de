package widgets

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/widgettest"
)

// hears fails unless screen readers are on a text.
func hears(t *testing.T, c fyne.Canvas, want string) {
	t.Helper()
	got := ""
	for _, s := range Nodes(c) {
		if s.Focused {
			got = s.Label
		}
	}
	expect.Same(t, "what they stand on", got, want)
}

func TestAPageIsReadLineByLine(t *testing.T) {
	page := NewPage("Swap")
	var lines []fyne.CanvasObject
	for i := range 30 {
		lines = append(lines, NewBody(fmt.Sprint("Line ", i)))
	}
	again := NewButton(Secondary, "Again", func() {})
	page.SetBody(append(lines, again)...)
	c := widgettest.Scene(t, page, widgettest.Phone())
	hears(t, c, "Swap")
	for i := range lines {
		if !page.Read(1) {
			t.Fatalf("line %d is not read", i)
		}
		hears(t, c, fmt.Sprint("Line ", i))
		if !widgettest.Within(lines[i], page.Scroll()) {
			t.Errorf("line %d is not seen", i)
		}
	}
	if page.Read(1) {
		t.Error("it goes on after the last line")
	}
	c.Focus(again)
	hears(t, c, "Again")
	page.Read(-1)
	hears(t, c, "Line 28")
	for page.Read(-1) {
	}
	hears(t, c, "Swap")
	page.Read(1)
	page.SetBody(NewBody("Other"))
	page.Read(1)
	hears(t, c, "Other")
}

func TestAPageScrollsByParts(t *testing.T) {
	page := NewPage("Rules")
	var lines []fyne.CanvasObject
	for i := range 100 {
		lines = append(lines, NewBody(fmt.Sprint("Line ", i)))
	}
	page.SetBody(lines...)
	widgettest.Scene(t, page, widgettest.Phone())
	s := page.Scroll()
	for _, step := range []struct{ by, want float32 }{
		{0.5, s.Size().Height / 2}, {-1, 0}, {1e6, s.Content.Size().Height - s.Size().Height}, {-1e6, 0},
	} {
		if page.ScrollOn(step.by); s.Offset.Y != step.want {
			t.Errorf("by %v it scrolls to %v, want %v", step.by, s.Offset.Y, step.want)
		}
	}
}

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
