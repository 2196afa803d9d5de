package widgets

import "fyne.io/fyne/v2"

// A Movable is a [Tile] that can be tapped, or be dragged somewhere else. It
// stays where it is: what follows the pointer, and what becomes of it where it
// is let go, is for whoever listens.
type Movable struct {
	Tile

	OnDragged func(at fyne.Position) // the pointer on the canvas, during a drag
	OnDropped func(at fyne.Position) // where it was let go, once

	drag *drag
}

// A drag is a way of the pointer from where it went down.
type drag struct {
	from, at fyne.Position
	far      bool // farther than a tap may stray
}

// NewMovable is a movable that shows content.
func NewMovable(content fyne.CanvasObject, tapped func()) *Movable {
	m := &Movable{Tile: Tile{OnTapped: tapped, box: touchBox{content: content, across: SpaceTiny, along: SpaceTiny}}}
	m.Extend(m, func(fyne.Position) { m.OnTapped() })
	return m
}

// slop is how far the pointer may move during a tap, in device-independent pixels.
// Farther is a drag.
const slop = 24

// Dragged follows the pointer. What is no farther than a tap may stray is a tap
// still.
func (m *Movable) Dragged(e *fyne.DragEvent) {
	if m.drag == nil {
		m.drag = &drag{from: e.AbsolutePosition.Subtract(e.Dragged)}
	}
	d := m.drag
	d.at = e.AbsolutePosition
	way := d.at.Subtract(d.from)
	d.far = d.far || max(way.X, -way.X, way.Y, -way.Y) > slop
	if d.far && m.OnDragged != nil {
		m.OnDragged(d.at)
	}
}

// DragEnd lets go.
func (m *Movable) DragEnd() {
	d := m.drag
	m.drag = nil
	switch {
	case d == nil:
	case !d.far: // the driver takes it for a drag and sends no tap
		m.Tapped(&fyne.PointEvent{})
	case m.OnDropped != nil:
		m.OnDropped(d.at)
	}
}
