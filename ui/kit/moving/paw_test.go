package moving

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"tabby/internal/draw/badges"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/uitest"
	"tabby/internal/testing/widgettest"
)

func TestAPawIsOverTheScreenForLessThanASecondAndTakesNoTap(t *testing.T) {
	p := NewPaw()
	widgettest.Scene(t, p.Layer(), widgettest.Phone())
	var takes time.Duration
	var step func(float32)
	p.Strike(badges.Seat(1, "Ben"), "Ben called", func(d time.Duration, move func(float32)) func() {
		takes, step = d, move
		return func() { move(1) }
	})
	expect.Same(t, "a second at most", takes <= time.Second, true)
	tops := []float32{}
	for _, part := range []float32{0, cameDown, (cameDown + (goesUp-cameDown)/4), goesUp} {
		step(part)
		tops = append(tops, p.layer.Objects[1].Position().Y)
	}
	expect.Same(t, "tops", tops, []float32{-p.Layer().Size().Height, 0, -liftedUp, 0})
	uitest.Each(p.Layer(), func(o fyne.CanvasObject) bool {
		_, taps := o.(fyne.Tappable)
		_, keys := o.(fyne.Focusable)
		_, mouse := o.(desktop.Mouseable)
		if taps || keys || mouse {
			t.Errorf("%T takes what is meant for the page", o)
		}
		return true
	})
	step(1)
	expect.Same(t, "afterwards", p.Down(), false)
}

func TestAPawIsNotSeenIfNothingMoves(t *testing.T) {
	p := NewPaw()
	widgettest.Scene(t, p.Layer(), widgettest.Phone())
	p.Strike(badges.Seat(1, "Ben"), "Ben called", func(_ time.Duration, move func(float32)) func() {
		move(1)
		return func() {}
	})
	expect.Same(t, "over the screen", p.Down(), false)
}
