package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// dragHandle is the handle by which a row is dragged.
type dragHandle struct {
	Pressable
	plate

	list    *Reorder
	row     *reorderRow
	dragged bool
	y       float32 // where the dragged row is
	from    int     // where it was when the drag began
}

func newDragHandle(list *Reorder, row *reorderRow) *dragHandle {
	h := &dragHandle{list: list, row: row}
	shape := touch{shape: snug{gap: SpaceNone}, across: SpaceNone, along: SpaceMedium}
	h.plate = plate{press: &h.tapper, content: inShape(shape, NewGlyph(IconDrag, ColorMuted)), paint: func() skinLook { return skinLook{} }}
	h.Extend(h, func(fyne.Position) {})
	return h
}

func (h *dragHandle) Cursor() desktop.Cursor { return desktop.VResizeCursor }

// Dragged moves the row with the pointer and the others out of its way.
func (h *dragHandle) Dragged(e *fyne.DragEvent) {
	index := h.list.index(h.row)
	if index < 0 {
		return
	}
	if !h.dragged {
		h.dragged, h.from, h.y = true, index, h.row.box.Position().Y
	}
	h.y += e.Dragged.DY
	h.list.shift(index, h.list.under(h.y+h.row.box.Size().Height/2))
	h.list.Refresh()
}

// DragEnd drops the row where it is and calls OnMoved once.
func (h *dragHandle) DragEnd() {
	if !h.dragged {
		return
	}
	h.dragged = false
	h.list.Refresh()
	if to := h.list.index(h.row); to != h.from {
		h.list.moved(h.from, to)
	}
}

// TypedKey moves the row up and down; see [Pressable.TypedKey].
func (h *dragHandle) TypedKey(e *fyne.KeyEvent) {
	if !h.step(e.Name) {
		h.Pressable.TypedKey(e)
	}
}

func (h *dragHandle) step(key fyne.KeyName) bool {
	index := h.list.index(h.row)
	switch key {
	case fyne.KeyUp:
		h.list.MoveRow(index, index-1)
	case fyne.KeyDown:
		h.list.MoveRow(index, index+1)
	default:
		return false
	}
	reveal(h)
	return true
}
