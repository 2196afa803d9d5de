package widgets

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"

	"tabby/internal/words"
	"tabby/ui/kit/widgets/shape"
)

// Reorder is a list of rows that can be reordered: by dragging
// a row's handle, with its two buttons, or with Up and Down while the handle has
// the focus.
type Reorder struct {
	shape.Composed

	OnMoved func(from, to int) // after every move; the rows are moved already

	words *words.Kit
	rows  []*reorderRow
}

// A Movable is what a row that can be moved shows.
type Movable struct {
	Sign fyne.CanvasObject // before the name, or nil
	Name *Text
	Does fyne.CanvasObject // a button before those that move the row, or nil
}

// reorderRow is one row: handle, content, and two buttons.
type reorderRow struct {
	box      *fyne.Container // the line on its ground
	ground   *surface
	handle   *dragHandle
	up, down *IconButton
	name     *Text
}

// NewReorder returns a list of rows.
func NewReorder(w *words.Kit, rows []Movable, moved func(from, to int)) *Reorder {
	r := &Reorder{OnMoved: moved, words: w}
	r.All = shape.In(reordered{column{gap: SpaceSmall}, r})
	r.ExtendBaseWidget(r)
	r.setRows(rows)
	return r
}

// SetNames says for screen readers to whom the rows belong, in their order.
func (r *Reorder) SetNames(names []string) {
	for i, name := range names {
		r.rows[i].up.setLabel(r.words.Whose(name, r.words.Up))
		r.rows[i].down.setLabel(r.words.Whose(name, r.words.Down))
	}
}

// setRows shows other rows.
func (r *Reorder) setRows(rows []Movable) {
	r.rows = r.rows[:0:0]
	for _, m := range rows {
		r.rows = append(r.rows, r.newRow(m))
	}
	r.renumber()
	r.Refresh()
}

func (r *Reorder) newRow(m Movable) *reorderRow {
	row := &reorderRow{name: m.Name, ground: newSurface(ColorSurface, ColorTileEdge, SizeCorner)}
	row.handle = newDragHandle(r, row)
	row.up = NewIconButton(IconUp, r.words.Up, func() { r.moveRow(r.index(row), r.index(row)-1) })
	row.down = NewIconButton(IconDown, r.words.Down, func() { r.moveRow(r.index(row), r.index(row)+1) })
	front, who, ends := Row(SpaceTiny, -1, row.handle), Inset(SpaceNone, SpaceSmall, m.Name), Row(SpaceTiny, -1)
	if m.Sign != nil {
		front.Add(m.Sign)
	}
	if m.Does != nil {
		ends.Add(m.Does)
	}
	ends.Objects = append(ends.Objects, row.up, row.down)
	row.box = Layers(row.ground, shape.In(movableIn(who, m.Name), front, who, ends))
	return row
}

// movable is the layout of a row: its front, the person, and its buttons, which go below if the
// name would be cut beside them.
type movable struct {
	row

	name *Text
}

func movableIn(who *fyne.Container, name *Text) movable {
	return movable{row{gap: SpaceSmall, grows: who}, name}
}

// Narrowest returns the least width of a row whose buttons are below.
func (m movable) Narrowest(objects []fyne.CanvasObject) float32 {
	return max(m.row.Narrowest(objects[:2]), shape.WidthOf(objects[2]))
}

func (m movable) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	front, buttons, gap := shape.WidthOf(objects[0]), shape.WidthOf(objects[2]), theme.Size(m.gap)
	if m.name.unbroken(room.Width - front - buttons - 2*gap) {
		return m.row.Arrange(objects, room, put)
	}
	height := shape.HeightIn(m.row, objects[:2], room.Width)
	m.row.Arrange(objects[:2], fyne.NewSize(room.Width, height), put)
	foot := shape.HeightFor(objects[2], buttons)
	put.At(objects[2], fyne.NewPos(max(0, room.Width-buttons), height), fyne.NewSize(buttons, foot))
	return height + foot
}

func (r *Reorder) index(row *reorderRow) int { return slices.Index(r.rows, row) }

// moveRow moves the row from one index to another; outside the list it does nothing.
func (r *Reorder) moveRow(from, to int) {
	if r.shift(from, to) {
		r.Refresh()
		r.moved(from, to)
	}
}

func (r *Reorder) moved(from, to int) {
	if r.OnMoved != nil {
		r.OnMoved(from, to)
	}
}

func (r *Reorder) shift(from, to int) bool {
	if from == to || min(from, to) < 0 || max(from, to) >= len(r.rows) {
		return false
	}
	row := r.rows[from]
	r.rows = slices.Insert(slices.Delete(r.rows, from, from+1), to, row)
	r.renumber()
	return true
}

// renumber disables the button up of the first row and down of the last.
func (r *Reorder) renumber() {
	for i, row := range r.rows {
		row.up.SetEnabled(i > 0)
		row.down.SetEnabled(i < len(r.rows)-1)
	}
}

// under returns the index for a row with its middle at y.
func (r *Reorder) under(y float32) int {
	bottom := float32(0)
	for i, row := range r.rows {
		if bottom += shape.HeightFor(row.box, r.Size().Width); y < bottom {
			return i
		}
		bottom += theme.Size(SpaceSmall)
	}
	return len(r.rows) - 1
}

// Refresh shows the rows in their order, the one that is dragged on top.
func (r *Reorder) Refresh() {
	r.All.Objects = r.All.Objects[:0]
	var dragged fyne.CanvasObject
	for _, row := range r.rows {
		if row.handle.dragged {
			dragged = row.box
			row.ground.setColors(ColorFeltSoft, ColorFelt)
			continue
		}
		row.ground.setColors(ColorSurface, ColorTileEdge)
		r.All.Objects = append(r.All.Objects, row.box)
	}
	if dragged != nil {
		r.All.Objects = append(r.All.Objects, dragged)
	}
	r.Composed.Refresh()
}

// reordered is the column of a list whose order may be changed. A row that is
// dragged is where the pointer is.
type reordered struct {
	column

	list *Reorder
}

func (s reordered) Arrange(_ []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	boxes := make([]fyne.CanvasObject, 0, len(s.list.rows))
	for _, row := range s.list.rows {
		boxes = append(boxes, row.box)
	}
	return s.column.Arrange(boxes, room, func(o fyne.CanvasObject, at fyne.Position, size fyne.Size) {
		for _, row := range s.list.rows {
			if row.box == o && row.handle.dragged {
				at.Y = row.handle.y
			}
		}
		put.At(o, at, size)
	})
}

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
	form := touch{Shape: snug{gap: SpaceNone}, across: SpaceNone, along: SpaceMedium}
	h.plate = plate{press: &h.tapper, content: shape.In(form, NewGlyph(IconDrag, ColorMuted)), paint: func() skinLook { return skinLook{} }}
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
		h.list.moveRow(index, index-1)
	case fyne.KeyDown:
		h.list.moveRow(index, index+1)
	default:
		return false
	}
	reveal(h)
	return true
}
