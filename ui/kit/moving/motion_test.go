package moving

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/widgettest"
	"tabby/ui/kit/widgets"
)

func TestBoxesMatchDriver(t *testing.T) {
	seven, foot := widgets.NewBody("Seven"), widgets.NewBody("Foot")
	page := widgets.NewPage("Round")
	widgettest.Scene(t, page, widgettest.Phone())
	page.SetBody(widgets.NewCard(widgets.NewTile(widgets.Bare, widgets.Row(widgets.SpaceSmall, -1, widgets.NewBody("Six"), seven), nil)))
	page.SetFooter(foot)
	boxes := widgets.Boxes(page)
	for _, o := range []fyne.CanvasObject{seven, foot} {
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(o).Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(page))
		if got := boxes[o]; got.At != at || got.Size != o.Size() || got.Size.IsZero() {
			t.Errorf("at %v, want %v of %v", got, at, o.Size())
		}
	}
}

func TestBoxesOfScrolledObjects(t *testing.T) {
	page := widgets.NewPage("Round")
	widgettest.Scene(t, page, widgettest.Phone())
	var all []fyne.CanvasObject
	for range 60 {
		all = append(all, widgets.NewBody("Six"))
	}
	page.SetBody(all...)
	before := widgets.Boxes(page)[all[9]]
	page.Scroll().ScrollToOffset(fyne.NewPos(0, 100))
	if after := widgets.Boxes(page)[all[9]]; after.At.Y != before.At.Y-100 {
		t.Errorf("at %v, then at %v", before.At, after.At)
	}
}

func TestFlightLandsOnce(t *testing.T) {
	motion := NewMotion()
	widgettest.Scene(t, container.NewStack(widgets.NewPage("Round"), motion.Layer()), widgettest.Phone())
	landed := 0
	card := widgets.NewBody("Seven")
	motion.Start([]Flight{{Object: card, From: widgets.Box{At: fyne.NewPos(10, 10), Size: fyne.NewSize(20, 20)}, To: widgets.Box{At: fyne.NewPos(100, 200), Size: fyne.NewSize(40, 60)}, Takes: time.Second}}, func() { landed++ })
	motion.Stop()
	if landed != 1 || !motion.empty() {
		t.Errorf("landed %d times, empty %v", landed, motion.empty())
	}
	if want := fyne.NewPos(100, 200); card.Position() != want || card.Size() != fyne.NewSize(40, 60) {
		t.Errorf("landed at %v, %v", card.Position(), card.Size())
	}
}

func TestNoFlightsLandAtOnce(t *testing.T) {
	landed := 0
	NewMotion().Start(nil, func() { landed++ })
	expect.Same(t, "landings", landed, 1)
}

func TestADraggedCardIsAboveItsGoals(t *testing.T) {
	motion := NewMotion()
	widgettest.Scene(t, container.NewStack(widgets.NewPage("Round"), motion.Layer()), widgettest.Phone())
	card, goals := widgets.NewBody("Seven"), []widgets.Box{{At: fyne.NewPos(10, 10), Size: fyne.NewSize(20, 20)}, {At: fyne.NewPos(50, 10), Size: fyne.NewSize(20, 20)}}
	for _, at := range []fyne.Position{{X: 100, Y: 100}, {X: 120, Y: 140}} {
		motion.Follow(card, fyne.NewSize(40, 60), at, goals)
		if n := len(motion.layer.Objects); n != 3 || motion.layer.Objects[2] != fyne.CanvasObject(card) {
			t.Fatalf("%d things in the motion", n)
		}
		expect.Same(t, "where the card is", card.Position(), at.SubtractXY(20, 30))
	}
	motion.Stop()
	if !motion.empty() {
		t.Error("it still follows")
	}
}

func TestFlightThatWaitsIsNotSeen(t *testing.T) {
	motion := NewMotion()
	widgettest.Scene(t, container.NewStack(widgets.NewPage("Round"), motion.Layer()), widgettest.Phone())
	here, there := widgets.Box{At: fyne.NewPos(10, 10), Size: fyne.NewSize(20, 20)}, widgets.Box{At: fyne.NewPos(100, 200), Size: fyne.NewSize(20, 20)}
	goes, stays := widgets.NewBody("Seven"), widgets.NewBody("Eight")
	motion.Hold([]Flight{
		{Object: goes, From: here, To: there, After: time.Second, Takes: time.Second},
		{Object: stays, From: here, To: here, After: time.Second, Takes: time.Second},
	})
	for _, at := range []time.Duration{0, 1500 * time.Millisecond} {
		motion.Frame(at)
		if seen := at > time.Second; goes.Visible() != seen || !stays.Visible() {
			t.Errorf("after %v the one that goes is seen: %v, the one that stays: %v", at, goes.Visible(), stays.Visible())
		}
	}
}
