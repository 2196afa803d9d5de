package widgets

import (
	"cmp"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tabby/ui/kit/widgets/shape"
	"tabby/ui/kit/widgets/typeset"
)

// gridMeasure is the geometry of a grid, in device-independent pixels.
type gridMeasure struct {
	row, column, first, head float32
	number                   float32 // width of a usual score
	mark, pad                float32
	small                    float32 // side of a mark in the first column
	face                     typeset.Typeface
	above                    typeset.Typeface // of what was before
}

// usualScore has a mark on its right if there is room.
const usualScore = "00"

// widestScore still fits into the narrowest column.
const widestScore = "000"

// smallMark and largeMark bound the side of a mark: a share of the small text
// and a share of an icon.
const (
	smallMark = 0.9
	largeMark = 0.75
)

// measureGrid divides the width among the columns, but for a margin at the end; if they
// would be too narrow, they keep their least width and the grid scrolls.
func measureGrid(g *Grid, l Looks, width float32) gridMeasure {
	m := gridMeasure{face: typeset.Typeface{Size: l.Size(cmp.Or(g.TextSize, SizeHeading)), Style: fyne.TextStyle{}}, pad: l.Size(SpaceTiny)}
	m.number = m.face.Width(usualScore)
	m.small = l.Size(SizeSmall) * smallMark
	m.mark = m.small / l.Scale() // at the least, of larger text as well
	m.above = typeset.Typeface{Size: l.Size(SizeSmall)}
	m.row = max(l.Size(SizeTouchFloor), m.face.LineHeight()+2*l.Size(SpaceSmall))
	if g.Twofold {
		m.row = max(m.row, m.face.LineHeight()+m.above.LineHeight()+3*m.pad)
	}
	m.first = m.firstColumn(g)
	columns := float32(max(1, len(g.header)-1))
	m.column = max(m.leastColumn(g), (width-g.Aside-m.first-l.Size(SpaceMedium))/columns)
	m.mark = max(m.mark, min((m.column-m.number)/2-m.pad, l.Size(SizeIcon)*largeMark))
	for i, o := range g.header {
		m.head = max(m.head, shape.HeightFor(o, m.width(i)))
	}
	return m
}

// leastColumn has room for a score with a mark on its right, centred.
func (m gridMeasure) leastColumn(g *Grid) float32 {
	least := max(m.number+2*m.mark, m.face.Width(widestScore)) + m.pad
	for i, o := range g.header {
		if i > 0 {
			least = max(least, shape.WidthOf(o))
		}
	}
	return least
}

// firstColumn has room for its header, and for the texts of its first and last row
// with as many marks as any row has.
func (m gridMeasure) firstColumn(g *Grid) float32 {
	width := float32(0)
	if len(g.header) > 0 {
		width = shape.WidthOf(g.header[0])
	}
	for _, row := range []int{0, g.rows - 1, g.rows + g.Planned - 1} {
		if row >= 0 && row < g.rows+g.Planned {
			v := g.cell(row, 0)
			marks := float32(max(g.RowMarks, len(v.marks()))) * (m.small + m.pad)
			width = max(width, m.face.Width(v.Text)+marks+4*m.pad)
		}
	}
	return width
}

func (m gridMeasure) width(col int) float32 {
	if col == 0 {
		return m.first
	}
	return m.column
}

type gridRenderer struct {
	RendererBase

	grid                  *Grid
	ground, under, beside *canvas.Rectangle
}

// leastRows is how many rows a grid wants to show at the least.
const leastRows = 2

func (r *gridRenderer) MinSize() fyne.Size {
	m := measureGrid(r.grid, LooksOf(r.grid), r.grid.Size().Width)
	return fyne.NewSize(m.first+m.leastColumn(r.grid), m.head+leastRows*m.row)
}

func (r *gridRenderer) Layout(size fyne.Size) {
	g := r.grid
	ended, before := g.showsEnd(), g.scroll.Size().Height
	g.measure = measureGrid(g, LooksOf(g), size.Width)
	g.measure.row = g.wholeRow(max(size.Height, g.Room) - g.measure.head)
	m := g.measure
	r.layoutHead(m, size.Width)
	height := max(0, size.Height-m.head)
	height -= min(g.kept, max(0, height-m.row))

	shape.Place(g.firstClip, fyne.NewPos(0, m.head), fyne.NewSize(m.first, height))
	shape.Place(g.scroll, fyne.NewPos(m.first, m.head), fyne.NewSize(max(0, size.Width-g.taken()-m.first), height))
	beside := height
	if !g.Ruled {
		beside = min(height, m.row*float32(g.lines()))
	}
	shape.Place(r.beside, fyne.NewPos(m.first-Hairline, m.head), fyne.NewSize(Hairline, beside))
	g.body.Resize(g.body.MinSize().Max(g.scroll.Size()))
	g.first.Resize(g.first.MinSize().Max(g.firstClip.Size()))
	g.follow()
	if g.held >= 0 {
		g.bringRow(g.held)
	} else if ended {
		g.showEnd(height > before)
	}
	call(g.OnHeader)
}

// taken returns the width at the end that the lines of the rows leave free, once there is a row.
func (g *Grid) taken() float32 {
	if g.rows == 0 {
		return 0
	}
	return g.Aside
}

// HeaderHeight returns the height of the header.
func (g *Grid) HeaderHeight() float32 { return g.measure.head }

// wholeRow returns the height of a row. Where there are more than fit in a height, or lines fill it, it
// is so much more that no row is cut at the end.
func (g *Grid) wholeRow(height float32) float32 {
	row := g.measure.row
	fit := int(height / max(1, row))
	if fit < leastRows || g.rows+g.Planned <= fit && !g.Ruled {
		return row
	}
	return height / float32(fit)
}

// showEnd scrolls to the last row. A view that has grown shows more of those before it.
func (g *Grid) showEnd(grown bool) {
	if end := g.measure.row * float32(g.newest()+1); grown && g.scroll.Offset.Y > 0 {
		g.scrollTo(fyne.NewPos(g.scroll.Offset.X, min(g.scroll.Offset.Y, end-g.scroll.Size().Height)))
	}
	g.ScrollToEnd()
}

// showsEnd reports whether the last row is seen, so that it stays so in a lower grid.
func (g *Grid) showsEnd() bool {
	end, seen := g.measure.row*float32(g.rows), g.scroll.Offset.Y+g.scroll.Size().Height
	return g.rows > 0 && end > 0 && end <= seen+rounding
}

func (r *gridRenderer) layoutHeader(m gridMeasure) {
	for i, o := range r.grid.header {
		o.Resize(fyne.NewSize(m.width(i), m.head))
		if i > 0 {
			o.Move(fyne.NewPos(float32(i-1)*m.column, HeadRoom))
		}
	}
	r.grid.head.Resize(fyne.NewSize(m.column*float32(max(0, len(r.grid.header)-1)), m.head))
}

func (r *gridRenderer) Refresh() {
	g, l := r.grid, LooksOf(r.grid)
	r.ground.FillColor = l.Color(ColorSurface)
	r.under.FillColor = l.Color(ColorOutline)
	r.beside.FillColor = l.Color(ColorRule)
	if len(g.header) > 0 {
		g.corner.Objects, g.head.Objects = g.header[:1], g.header[1:]
	}
	r.Layout(g.Size())
	g.scroll.Refresh()
	for _, o := range []fyne.CanvasObject{r.ground, r.under, r.beside} {
		o.Refresh()
	}
}

func (r *gridRenderer) Objects() []fyne.CanvasObject {
	g := r.grid
	head, rows := []fyne.CanvasObject{r.ground, g.corner, g.headClip, r.under}, []fyne.CanvasObject{g.firstClip, g.scroll, r.beside}
	if g.whole { // the header lies over the rows
		return append(append(rows, head...), g.stop)
	}
	return append(append(head, rows...), g.stop)
}
