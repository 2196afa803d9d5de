package widgets

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/internal/testing/widgettest"
)

func TestShieldIgnoresSecondQuickTap(t *testing.T) {
	var lower func()
	shield := NewShield(func(_ time.Duration, f func()) func() {
		lower = f
		return func() {}
	})
	var tapped []string
	page := NewPage("One")
	next := NewButton(Primary, "Next", func() { tapped = append(tapped, "next") })
	page.SetFooter(next)
	c := widgettest.Scene(t, container.NewStack(page, shield.Layer()), widgettest.Phone())
	first := NewButton(Primary, "First", func() {
		tapped = append(tapped, "first")
		page.SetFooter(next)
		shield.Cover(page, QuickTap)
	})
	page.SetFooter(first)
	at := fyne.NewPos(widgettest.Phone().Width/2, widgettest.Phone().Height-40)
	mouse := widgettest.NewPointer(c)
	for range 2 {
		mouse.Tap(at, 0, 0)
	}
	if len(tapped) != 1 || tapped[0] != "first" {
		t.Fatalf("tapped %v", tapped)
	}
	lower()
	mouse.Tap(at, 0, 0)
	if len(tapped) != 2 || tapped[1] != "next" {
		t.Errorf("tapped %v once it has settled", tapped)
	}
}

func TestShieldCoversThreeButtonsBesideTheBody(t *testing.T) {
	shield := NewShield(func(time.Duration, func()) func() { return func() {} })
	tapped := false
	page := NewPage("One")
	main := NewButton(Primary, "Draw", func() { tapped = true })
	page.SetButtons(main, NewButton(Secondary, "Take", nil), NewButton(Secondary, "Call", nil))
	page.SetFill(container.NewWithoutLayout())
	c := widgettest.Scene(t, container.NewStack(page, shield.Layer()), fyne.NewSize(844, 390))
	shield.Cover(page, QuickTap)
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(main).AddXY(40, 8)
	mouse := widgettest.NewPointer(c)
	if mouse.Tap(at, 0, 0); tapped {
		t.Error("the first takes taps")
	}
	shield.Uncover()
	if mouse.Tap(at, 0, 0); !tapped {
		t.Error("the first takes no taps later")
	}
}

func TestNoShieldWithoutFooter(t *testing.T) {
	shield := NewShield(func(time.Duration, func()) func() { return func() {} })
	page := NewPage("One")
	widgettest.Scene(t, container.NewStack(page, shield.Layer()), widgettest.Phone())
	if shield.Cover(page, QuickTap); shield.Active() {
		t.Error("it is held up")
	}
}
