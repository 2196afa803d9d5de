package widgets

import (
	"fyne.io/fyne/v2"

	"tabby/internal/system/spots"
)

// A gridSpot is a cell of a grid, a row of it, whose column is -1, or its header or all of it,
// whose row is headerRow or wholeGrid.
type gridSpot struct {
	grid *Grid
	cellPlace
}

const (
	headerRow = -1
	wholeGrid = -2
)

// readGrid adds the header of a grid and its visible rows.
func (l *look) readGrid(g *Grid, p place) {
	m := g.measure
	p.in = l.add(gridSpot{g, cellPlace{wholeGrid, -1}}, spots.Spot{Role: spots.Table, Label: g.Name}, p)
	p.labelled = false
	l.readHeader(g, p)
	p.clip = p.clip.and(Box{p.At.AddXY(0, m.head), p.Size.SubtractWidthHeight(0, m.head)})
	from, to := g.body.window()
	for row := from; row < min(to, g.rows); row++ {
		l.readRow(g, row, p)
	}
}

func (l *look) readHeader(g *Grid, p place) {
	top := p
	top.At, top.Size.Height = top.At.AddXY(0, g.headerTop()), g.measure.head
	top.in = l.add(gridSpot{g, cellPlace{headerRow, -1}}, spots.Spot{Role: spots.Row, Row: 1}, top)
	for col, o := range g.header {
		n := len(l.all)
		l.read(o, top.of(o, fyne.NewPos(g.left(col), 0)))
		if n < len(l.all) {
			l.all[n].Role, l.all[n].Row, l.all[n].Column = spots.ColumnHeader, 1, col+1
		}
	}
}

func (l *look) readRow(g *Grid, row int, p place) {
	m, at := g.measure, p
	at.Box = Box{p.At.AddXY(0, m.head+float32(row)*m.row-g.scroll.Offset.Y), fyne.NewSize(p.Size.Width, m.row)}
	at.in = l.add(gridSpot{g, cellPlace{row, -1}}, spots.Spot{Role: spots.Row, Row: row + 2}, at)
	top := at.At
	for col := range g.header {
		at.Box = Box{top.AddXY(g.left(col), 0), fyne.NewSize(m.width(col), m.row)}
		l.readCell(g, cellPlace{row, col}, at)
	}
}

func (l *look) readCell(g *Grid, c cellPlace, at place) {
	s := spots.Spot{
		Role: spots.Cell, Label: g.label(c.row, c.col), Row: c.row + 2, Column: c.col + 1,
		Focusable: true, Focused: g.focused && g.cursor == c,
	}
	if c.col == 0 {
		s.Role = spots.RowHeader
	}
	key := gridSpot{g, c}
	id := l.add(key, s, at)
	l.deeds[id] = deed{
		of:    key,
		box:   at.Box,
		press: func() { g.tapped(c.row, c.col) },
		focus: func() {
			l.canvas.Focus(g.stop)
			g.setCursor(c.row, c.col)
		},
	}
}

// left returns where a column begins, as the grid is scrolled.
func (g *Grid) left(col int) float32 {
	if col == 0 {
		return 0
	}
	return g.measure.first + float32(col-1)*g.measure.column - g.scroll.Offset.X
}
