package widgets

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// Reorder is a list of rows that can be reordered: by dragging
// a row's handle, with its two buttons, or with Up and Down while the handle has
// the focus.
type Reorder struct {
	widget.BaseWidget

	OnMoved func(from, to int) // after every move; the rows are moved already

	words ReorderWords
	rows  []*reorderRow
}

// ReorderWords are the labels of the buttons of every row.
type ReorderWords struct {
	Up, Down string
}

// reorderRow is one row: handle, content, and two buttons.
type reorderRow struct {
	box      *fyne.Container
	ground   *canvas.Rectangle
	handle   *dragHandle
	up, down *IconButton
	content  fyne.CanvasObject
	line     *fyne.Container
}

// NewReorder returns a list of rows.
func NewReorder(words ReorderWords, rows []fyne.CanvasObject, moved func(from, to int)) *Reorder {
	r := &Reorder{words: words, OnMoved: moved}
	r.ExtendBaseWidget(r)
	r.SetRows(rows)
	return r
}

// SetRows shows other rows.
func (r *Reorder) SetRows(rows []fyne.CanvasObject) {
	r.rows = r.rows[:0:0]
	for _, o := range rows {
		r.rows = append(r.rows, r.newRow(o))
	}
	r.renumber()
	r.Refresh()
}

func (r *Reorder) newRow(o fyne.CanvasObject) *reorderRow {
	row := &reorderRow{content: o, ground: canvas.NewRectangle(color.Transparent)}
	row.handle = newDragHandle(r, row)
	row.up = NewIconButton(IconUp, r.words.Up, func() { r.MoveRow(r.index(row), r.index(row)-1) })
	row.down = NewIconButton(IconDown, r.words.Down, func() { r.MoveRow(r.index(row), r.index(row)+1) })
	row.line = Row(SpaceTiny, 1, row.handle, o, row.up, row.down)
	row.box = container.NewStack(row.ground, row.line)
	return row
}

func (r *Reorder) index(row *reorderRow) int { return slices.Index(r.rows, row) }

// MoveRow moves the row from one index to another; outside the list it does nothing.
func (r *Reorder) MoveRow(from, to int) {
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

// HeightFor returns the height at that width.
func (r *Reorder) HeightFor(width float32) float32 {
	gap := looksOf(r).size(SpaceSmall)
	height := gap * float32(max(0, len(r.rows)-1))
	for _, row := range r.rows {
		height += row.height(width)
	}
	return height
}

func (row *reorderRow) height(width float32) float32 { return HeightFor(row.line, width) }

// place returns the top of the row at index.
func (r *Reorder) place(index int) float32 {
	gap, y := looksOf(r).size(SpaceSmall), float32(0)
	for _, row := range r.rows[:index] {
		y += row.height(r.Size().Width) + gap
	}
	return y
}

// under returns the index for a row with its middle at y.
func (r *Reorder) under(y float32) int {
	for i, row := range r.rows {
		if y < r.place(i)+row.height(r.Size().Width) {
			return i
		}
	}
	return len(r.rows) - 1
}

func (r *Reorder) inner() fyne.CanvasObject {
	all := container.NewWithoutLayout()
	for _, row := range r.rows {
		all.Objects = append(all.Objects, row.box)
	}
	return all
}

// CreateRenderer draws the list.
func (r *Reorder) CreateRenderer() fyne.WidgetRenderer {
	r.ExtendBaseWidget(r)
	return &reorderRenderer{list: r}
}

type reorderRenderer struct {
	rendererBase

	list *Reorder
}

func (r *reorderRenderer) MinSize() fyne.Size {
	width := float32(0)
	for _, row := range r.list.rows {
		width = max(width, row.line.MinSize().Width)
	}
	return fyne.NewSize(width, r.list.HeightFor(lastWidthOf(r.list).or(width)))
}

func (r *reorderRenderer) Layout(size fyne.Size) {
	for i, row := range r.list.rows {
		y := r.list.place(i)
		if row.handle.dragged {
			y = row.handle.y
		}
		row.box.Move(fyne.NewPos(0, y))
		row.box.Resize(fyne.NewSize(size.Width, row.height(size.Width)))
	}
}

func (r *reorderRenderer) Refresh() {
	l := looksOf(r.list)
	r.objects = r.objects[:0]
	var last fyne.CanvasObject
	for _, row := range r.list.rows {
		row.ground.FillColor, row.ground.StrokeColor = l.color(ColorSurface), l.color(ColorTileEdge)
		row.ground.StrokeWidth, row.ground.CornerRadius = edgeWidth, l.size(SizeCorner)
		if row.handle.dragged {
			row.ground.FillColor, row.ground.StrokeColor = l.color(ColorFeltSoft), l.color(ColorFelt)
			last = row.box
		} else {
			r.objects = append(r.objects, row.box)
		}
		row.ground.Refresh()
	}
	if last != nil { // on top of the others
		r.objects = append(r.objects, last)
	}
	r.Layout(r.list.Size())
	canvas.Refresh(r.list)
}

func (r *reorderRenderer) Objects() []fyne.CanvasObject {
	if r.objects == nil {
		r.Refresh()
	}
	return r.objects
}
