package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"

	"tabby/ui/kit/widgets/shape"
)

// pane is one part of a grid that shows cells: its first column, or all others.
type pane struct {
	tapper

	grid        *Grid
	first       bool
	at          fyne.Position // where the pointer is
	slots       []*slot
	style       paneStyle
	hover, ring *canvas.Rectangle
	objects     []fyne.CanvasObject
}

// paneStyle is what all cells were painted with; they are repainted when
// it changes.
type paneStyle struct {
	ink, ground, felt color.Color
	measure           gridMeasure
}

// slot holds the objects of one row on the screen.
type slot struct {
	row   int
	rule  *canvas.Rectangle
	cells []*cell
}

func newPane(g *Grid, first bool) *pane {
	p := &pane{
		grid: g, first: first,
		hover: canvas.NewRectangle(color.Transparent), ring: canvas.NewRectangle(color.Transparent),
	}
	p.extend(p, p.tapped)
	return p
}

// columns returns the columns of the pane, as a half-open range.
func (p *pane) columns() (from, to int) {
	if p.first {
		return 0, min(1, len(p.grid.header))
	}
	return 1, max(1, len(p.grid.header))
}

func (p *pane) cellAt(at fyne.Position) (cellPlace, bool) {
	m := p.grid.measure
	from, to := p.columns()
	if m.row <= 0 || m.width(from) <= 0 {
		return cellPlace{}, false
	}
	place := cellPlace{int(at.Y / m.row), min(from+int(at.X/m.width(from)), to-1)} // the margin is of the last column
	return place, at.X >= 0 && at.Y >= 0 && place.row < p.grid.rows && place.col >= from
}

func (p *pane) tapped(at fyne.Position) {
	if place, ok := p.cellAt(at); ok {
		p.grid.tapped(place.row, place.col)
	} else if p.grid.OnBelow != nil && int(at.Y/p.grid.measure.row) < p.grid.lines() {
		p.grid.OnBelow()
	}
}

func (p *pane) MouseIn(e *desktop.MouseEvent) {
	p.at = e.Position
	p.tapper.MouseIn(e)
}

func (p *pane) MouseMoved(e *desktop.MouseEvent) {
	p.at = e.Position
	p.update()
}

// MinSize returns the size of all cells, visible or not.
func (p *pane) MinSize() fyne.Size {
	m := p.grid.measure
	from, to := p.columns()
	return fyne.NewSize(float32(to-from)*m.width(from), float32(p.grid.lines())*m.row)
}

func (p *pane) Refresh() { p.update() }

// window returns the visible rows, as a half-open range.
func (p *pane) window() (from, to int) {
	m, view := p.grid.measure, p.grid.scroll
	if m.row <= 0 || view.Size().Height <= 0 {
		return 0, 0
	}
	from = max(0, int(view.Offset.Y/m.row))
	to = min(p.grid.lines(), int((view.Offset.Y+view.Size().Height)/m.row)+1)
	return min(from, to), to
}

// update assigns the visible rows to slots and paints what changed.
func (p *pane) update() {
	l := LooksOf(p)
	from, to := p.window()
	grown := p.fit(to - from)
	now := paneStyle{l.Color(theme.ColorNameForeground), l.Color(ColorSurface), l.Color(ColorFelt), p.grid.measure}
	fresh := p.style != now
	p.style = now
	for _, s := range p.slots {
		if fresh || s.row < from || s.row >= to {
			s.hide()
		}
	}
	for row := from; row < to; row++ {
		p.paint(l, p.slots[row%len(p.slots)], row)
	}
	p.paintPointer(l)
	if grown {
		p.collect()
	}
}

// fit makes as many slots as rows and as many cells as columns, and reports
// whether it changed any. It never removes slots.
func (p *pane) fit(rows int) bool {
	from, to := p.columns()
	changed := len(p.slots) < rows || p.objects == nil
	for len(p.slots) < rows {
		p.slots = append(p.slots, &slot{row: -1, rule: canvas.NewRectangle(color.Transparent)})
	}
	for _, s := range p.slots {
		if len(s.cells) == to-from {
			continue
		}
		changed, s.row, s.cells = true, -1, s.cells[:min(len(s.cells), to-from)]
		for len(s.cells) < to-from {
			s.cells = append(s.cells, newCell())
		}
	}
	return changed
}

func (p *pane) paint(l Looks, s *slot, row int) {
	m := p.grid.measure
	moved := s.row != row
	s.row = row
	from, to := p.columns()
	width, y := m.width(from), float32(row)*m.row
	for col := from; col < to; col++ {
		c := s.cells[col-from]
		if c.paint(l, m, p.grid.view(row, col)) || moved {
			p.place(c, row, col)
		}
	}
	if moved {
		s.rule.Show()
		s.rule.FillColor = l.Color(ColorRule)
		shape.Place(s.rule, fyne.NewPos(0, y+m.row-Hairline), fyne.NewSize(max(width*float32(to-from), p.Size().Width), Hairline))
		s.rule.Refresh()
	}
}

// hide hides a slot that has no row to show.
func (s *slot) hide() {
	if s.row < 0 {
		return
	}
	s.row = -1
	s.rule.Hide()
	for _, c := range s.cells {
		c.hide()
	}
}

// paintPointer highlights the cells of the pointer and of the cursor.
func (p *pane) paintPointer(l Looks) {
	place, ok := p.cellAt(p.at)
	p.hover.FillColor = l.Named(p.Veil())
	p.frame(p.hover, place, ok && p.hovered)
	cursor := p.grid.cursor
	from, to := p.columns()
	p.ring.StrokeColor, p.ring.StrokeWidth, p.ring.CornerRadius = l.Color(ColorFocus), RingWidth, l.Size(SpaceSmall)
	p.frame(p.ring, cursor, p.grid.focused && cursor.row >= 0 && cursor.col >= from && cursor.col < to)
}

// place puts a cell of a row where it belongs, or where it is on its way up from the foot of the view.
func (p *pane) place(c *cell, row, col int) {
	m, view := p.grid.measure, p.grid.scroll
	from, to := p.columns()
	at := fyne.NewPos(float32(col-from)*m.width(from), float32(row)*m.row)
	if lands := p.grid.landing; row == lands.row && !p.first {
		late := landingSpread * float32(col-from) / float32(to-from)
		own := min(max((lands.part-late)/(1-landingSpread), 0), 1)
		at.Y += max(0, view.Offset.Y+view.Size().Height-m.row-at.Y) * (1 - own)
	}
	c.place(m, at, fyne.NewSize(m.width(from), m.row), p.first)
}

// land puts the cells of the row that lands where they are on their way.
func (p *pane) land() {
	row := p.grid.landing.row
	if from, to := p.window(); row < from || row >= to {
		return
	}
	first, _ := p.columns()
	for i, c := range p.slots[row%len(p.slots)].cells {
		p.place(c, row, first+i)
	}
	canvas.Refresh(p)
}

// landingSpread is the part of a landing between the start of the first score and that of one after
// the last.
const landingSpread = 0.4

// frame lays r over a cell, or hides it.
func (p *pane) frame(r *canvas.Rectangle, at cellPlace, shown bool) {
	r.Hidden = !shown
	if shown {
		m := p.grid.measure
		from, _ := p.columns()
		width := m.width(from)
		shape.Place(r, fyne.NewPos(float32(at.col-from)*width, float32(at.row)*m.row), fyne.NewSize(width, m.row))
	}
	r.Refresh()
}

// collect updates the list of objects after slots or cells were added. No rule is above a cell that lands.
func (p *pane) collect() {
	p.objects = append(p.objects[:0], p.hover)
	for _, s := range p.slots {
		p.objects = append(p.objects, s.rule)
	}
	for _, s := range p.slots {
		for _, c := range s.cells {
			p.objects = append(p.objects, c.objects()...)
		}
	}
	p.objects = append(p.objects, p.ring)
	canvas.Refresh(p)
}

// Scrolled passes a scroll over the first column to the body, and one over a whole grid to what is
// around that.
func (p *pane) Scrolled(e *fyne.ScrollEvent) {
	if p.grid.whole {
		p.grid.scrollAround(e)
		return
	}
	p.grid.scroll.Scrolled(e)
}

func (p *pane) CreateRenderer() fyne.WidgetRenderer {
	p.update()
	return &paneRenderer{pane: p}
}

type paneRenderer struct {
	RendererBase

	pane *pane
}

func (r *paneRenderer) MinSize() fyne.Size           { return r.pane.MinSize() }
func (r *paneRenderer) Layout(fyne.Size)             {}
func (r *paneRenderer) Refresh()                     { r.pane.update() }
func (r *paneRenderer) Objects() []fyne.CanvasObject { return r.pane.objects }
