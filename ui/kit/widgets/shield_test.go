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
		shield.Cover(page, DoubleTap)
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
	shield.Cover(page, DoubleTap)
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

func TestShieldCoversAButtonBelowAShortPage(t *testing.T) {
	shield := NewShield(func(time.Duration, func()) func() { return func() {} })
	taps := 0
	page := NewPage("One")
	start := NewButton(Primary, "Start", func() { taps++ })
	page.SetBody(NewBody("Few words"))
	page.SetFooter(start)
	c := widgettest.Scene(t, container.NewStack(page, shield.Layer()), fyne.NewSize(1280, 800))
	shield.Cover(page, DoubleTap)
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(start).AddXY(start.Size().Width/2, start.Size().Height/2)
	mouse := widgettest.NewPointer(c)
	if mouse.Tap(at, 0, 0); taps != 0 || at.Y > 400 {
		t.Errorf("%d taps at %v", taps, at)
	}
	shield.Uncover()
	if mouse.Tap(at, 0, 0); taps != 1 {
		t.Errorf("%d taps once it is uncovered", taps)
	}
}

func TestNoShieldWithoutFooter(t *testing.T) {
	shield := NewShield(func(time.Duration, func()) func() { return func() {} })
	page := NewPage("One")
	widgettest.Scene(t, container.NewStack(page, shield.Layer()), widgettest.Phone())
	if shield.Cover(page, DoubleTap); shield.Active() {
		t.Error("it is held up")
	}
}

// TestButtonThatAppearsByItselfTakesNoTapAtFirst covers a footer that has changed by itself, and guards a
// button elsewhere.
func TestButtonThatAppearsByItselfTakesNoTapAtFirst(t *testing.T) {
	var later []func()
	shield := NewShield(func(_ time.Duration, f func()) func() {
		later = append(later, f)
		return func() {}
	})
	taps := 0
	draw, allow := NewButton(Primary, "Draw", func() { taps++ }), NewButton(Primary, "Allow", func() { taps++ })
	page := NewPage("One")
	page.SetBody(NewNotice(Info, "Oma asks", allow))
	page.SetFooter(draw)
	c := widgettest.Scene(t, container.NewStack(page, shield.Layer()), widgettest.Phone())
	shield.Cover(page, LateTap)
	shield.Guard(page.scroll.body)
	mouse := widgettest.NewPointer(c)
	tap := func() {
		for _, b := range []*Button{draw, allow} {
			at := fyne.CurrentApp().Driver().AbsolutePositionForObject(b)
			mouse.Tap(at.AddXY(b.Size().Width/2, b.Size().Height/2), 0, 0)
		}
		allow.TypedKey(widgettest.Key(fyne.KeyReturn))
	}
	if tap(); taps != 0 || !draw.Asleep() || !allow.Asleep() {
		t.Errorf("%d taps, asleep %t and %t", taps, draw.Asleep(), allow.Asleep())
	}
	for _, f := range later {
		f()
	}
	if tap(); taps != 3 || draw.Asleep() || allow.Asleep() {
		t.Errorf("later %d taps, asleep %t and %t", taps, draw.Asleep(), allow.Asleep())
	}
}

func TestButtonBroughtByOnesOwnTapLooksAwake(t *testing.T) {
	shield := NewShield(func(time.Duration, func()) func() { return func() {} })
	next := NewButton(Primary, "Next", nil)
	page := NewPage("One")
	page.SetFooter(next)
	widgettest.Scene(t, container.NewStack(page, shield.Layer()), widgettest.Phone())
	if shield.Cover(page, DoubleTap); next.Asleep() {
		t.Error("it looks asleep")
	}
	shield.Cover(page, LateTap)
	if shield.Uncover(); next.Asleep() {
		t.Error("it looks asleep once it takes taps")
	}
}
