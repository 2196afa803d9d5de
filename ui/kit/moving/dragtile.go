package moving

import (
	"fyne.io/fyne/v2"

	"tabby/ui/kit/widgets"
)

// A DragTile is a [widgets.Tile] that can be tapped or dragged. It
// stays where it is: the callbacks decide what follows the pointer and what
// a drop does.
type DragTile struct {
	widgets.Tile

	OnDragged func(at fyne.Position) // the pointer on the canvas, during a drag
	OnDropped func(at fyne.Position) // where it was dropped, once

	drag *drag
}

// A drag is a movement of the pressed pointer.
type drag struct {
	from, at fyne.Position
	far      bool // farther than a tap may stray
}

// NewDragTile returns a tile that can be tapped or dragged.
func NewDragTile(look widgets.TileStyle, content fyne.CanvasObject, tapped func()) *DragTile {
	m := &DragTile{}
	m.ExtendTile(m, look, content, tapped)
	return m
}

// slop is how far the pointer may move during a tap, in device-independent pixels.
// Farther is a drag.
const slop = 24

// Dragged follows the pointer. A movement within the slop is still a
// tap.
func (m *DragTile) Dragged(e *fyne.DragEvent) {
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

// DragEnd drops the tile.
func (m *DragTile) DragEnd() {
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
