package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/widgettest"
)

func TestIdleTileReportsTapsAndTakesNoFocus(t *testing.T) {
	taps := 0
	card := NewIdleTile(SpaceTiny, NewBody("Seven"), func() { taps++ })
	c := widgettest.Scene(t, container.NewVBox(card), widgettest.Phone())
	widgettest.NewPointer(c).Tap(fyne.NewPos(60, 10), 0, 0)
	expect.Same(t, "taps", taps, 1)
	if _, focusable := any(card).(fyne.Focusable); focusable {
		t.Error("the keyboard stops at something that cannot be used")
	}
}

func TestHoldEndsWhereverPointerGoes(t *testing.T) {
	var told []bool
	card := NewIdleTile(SpaceTiny, NewBody("Seven"), func() {})
	card.OnHeld = func(down bool) { told = append(told, down) }
	c := widgettest.Scene(t, container.NewVBox(card), widgettest.Phone())
	mouse := widgettest.NewPointer(c)
	for _, end := range []fyne.Position{{X: 60, Y: 10}, {X: 60, Y: 400}} {
		told = nil
		mouse.Press(fyne.NewPos(60, 10))
		mouse.Move(end)
		mouse.Release()
		if len(told) != 2 || !told[0] || told[1] {
			t.Errorf("let go at %v, it tells %v", end, told)
		}
	}
}
