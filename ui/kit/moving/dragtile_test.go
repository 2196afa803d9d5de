package moving

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/widgettest"
	"tabby/ui/kit/widgets"
)

// moved is a drag tile in a scroll, and the calls it made.
type moved struct {
	mouse *widgettest.Pointer
	taps  int
	drags int
	drops []fyne.Position
}

func newMoved(t *testing.T) *moved {
	m := &moved{}
	card := NewDragTile(widgets.Bare, widgets.NewBody("Seven"), func() { m.taps++ })
	card.OnDragged = func(fyne.Position) { m.drags++ }
	card.OnDropped = func(at fyne.Position) { m.drops = append(m.drops, at) }
	c := widgettest.Scene(t, container.NewVScroll(container.NewVBox(card, widgets.NewBody("more"))), widgettest.Phone())
	m.mouse = widgettest.NewPointer(c)
	return m
}

func TestDragTileIsTappedOrDragged(t *testing.T) {
	for name, c := range map[string]struct {
		way         []fyne.Position // from where the pointer went down
		taps, drops int
	}{
		"a still tap":             {nil, 1, 0},
		"a tap that trembles":     {[]fyne.Position{{X: 6, Y: 8}}, 1, 0},
		"a drag":                  {[]fyne.Position{{X: 10, Y: 90}, {X: 20, Y: 180}}, 0, 1},
		"a drag that comes back":  {[]fyne.Position{{X: 0, Y: 90}, {X: 0, Y: 0}}, 0, 1},
		"a drag along the margin": {[]fyne.Position{{X: 40}, {X: 80}}, 0, 1},
	} {
		t.Run(name, func(t *testing.T) {
			m := newMoved(t)
			from := fyne.NewPos(60, 20)
			m.mouse.Press(from)
			for _, p := range c.way {
				m.mouse.Move(from.Add(p))
			}
			m.mouse.Release()
			if m.taps != c.taps || len(m.drops) != c.drops {
				t.Fatalf("tapped %d times, dropped %d times, want %d and %d", m.taps, len(m.drops), c.taps, c.drops)
			}
			if c.drops > 0 && m.drops[0] != from.Add(c.way[len(c.way)-1]) {
				t.Errorf("dropped at %v", m.drops[0])
			}
			expect.Same(t, fmt.Sprintf("it is dragged, by %d drags", m.drags), m.drags > 0, c.drops > 0)
		})
	}
}

func TestDragTileWorksAfterDrag(t *testing.T) {
	m := newMoved(t)
	from := fyne.NewPos(60, 20)
	for range 2 {
		m.mouse.Press(from)
		m.mouse.Move(from.AddXY(0, 100))
		m.mouse.Release()
		m.mouse.Tap(from, 0, 0)
	}
	if m.taps != 2 || len(m.drops) != 2 {
		t.Errorf("tapped %d times and dropped %d times, want 2 and 2", m.taps, len(m.drops))
	}
}

func TestDragTileIsReadAsAButton(t *testing.T) {
	tile := NewDragTile(widgets.Bare, widgets.NewBody("Seven"), nil)
	if got := widgets.Label(tile); got != "Seven" || tile.AccessibilityRole() != fyne.AccessibleRoleButton {
		t.Errorf("it is %q, a %s", got, tile.AccessibilityRole())
	}
}
