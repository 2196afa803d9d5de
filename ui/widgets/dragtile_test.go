package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// moved is a drag tile in a scroll, and the calls it made.
type moved struct {
	mouse *pointer
	taps  int
	drags int
	drops []fyne.Position
}

func newMoved(t *testing.T) *moved {
	m := &moved{}
	card := NewDragTile(Bare, NewBody("Seven"), func() { m.taps++ })
	card.OnDragged = func(fyne.Position) { m.drags++ }
	card.OnDropped = func(at fyne.Position) { m.drops = append(m.drops, at) }
	c := scene(t, container.NewVScroll(container.NewVBox(card, NewBody("more"))), phone)
	m.mouse = newPointer(c)
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
			m.mouse.press(from)
			for _, p := range c.way {
				m.mouse.move(from.Add(p))
			}
			m.mouse.release()
			if m.taps != c.taps || len(m.drops) != c.drops {
				t.Fatalf("tapped %d times, dropped %d times, want %d and %d", m.taps, len(m.drops), c.taps, c.drops)
			}
			if c.drops > 0 && m.drops[0] != from.Add(c.way[len(c.way)-1]) {
				t.Errorf("dropped at %v", m.drops[0])
			}
			if (m.drags > 0) != (c.drops > 0) {
				t.Errorf("told of %d drags", m.drags)
			}
		})
	}
}

func TestDragTileWorksAfterDrag(t *testing.T) {
	m := newMoved(t)
	from := fyne.NewPos(60, 20)
	for range 2 {
		m.mouse.press(from)
		m.mouse.move(from.AddXY(0, 100))
		m.mouse.release()
		m.mouse.tap(from, 0, 0)
	}
	if m.taps != 2 || len(m.drops) != 2 {
		t.Errorf("tapped %d times and dropped %d times, want 2 and 2", m.taps, len(m.drops))
	}
}

func TestIdleTileReportsTapsAndTakesNoFocus(t *testing.T) {
	taps := 0
	card := NewIdleTile(SpaceTiny, NewBody("Seven"), func() { taps++ })
	c := scene(t, container.NewVBox(card), phone)
	newPointer(c).tap(fyne.NewPos(60, 10), 0, 0)
	if taps != 1 {
		t.Errorf("told of %d taps", taps)
	}
	if _, focusable := any(card).(fyne.Focusable); focusable {
		t.Error("the keyboard stops at something that cannot be used")
	}
}

func TestHoldEndsWhereverPointerGoes(t *testing.T) {
	var told []bool
	card := NewIdleTile(SpaceTiny, NewBody("Seven"), func() {})
	card.OnHeld = func(down bool) { told = append(told, down) }
	c := scene(t, container.NewVBox(card), phone)
	mouse := newPointer(c)
	for _, end := range []fyne.Position{{X: 60, Y: 10}, {X: 60, Y: 400}} {
		told = nil
		mouse.press(fyne.NewPos(60, 10))
		mouse.move(end)
		mouse.release()
		if len(told) != 2 || !told[0] || told[1] {
			t.Errorf("let go at %v, it tells %v", end, told)
		}
	}
}
