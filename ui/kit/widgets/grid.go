package widgets

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"tabby/ui/kit/widgets/shape"
)

// Grid is a table whose header row and first column stay in place while the
// rest scrolls. Only visible rows have objects, so its memory
// does not grow with the rows.
//
// The keyboard has one stop for all cells, after those of the header: arrows move a cursor from
// cell to cell, Enter taps.
type Grid struct {
	widget.BaseWidget

	OnTapped func(row, col int)
	OnBelow  func()             // a tap below the rows; may be nil
	RowMarks int                // how many marks the first column has room for in every row
	Twofold  bool               // rows have room for a text and what was before
	Planned  int                // rows still to come, below the others, for which cell is asked as well
	Ruled    bool               // lines fill the view below all rows, as on a pad
	TextSize fyne.ThemeSizeName // of the cells, SizeHeading if empty
	Room     float32            // the height that rows share out while less of it is seen, or 0
	Aside    float32            // the width below the header that is not of the columns, at the end
	OnHeader func()             // runs when the header may have another height; may be nil

	Name string // of the table, to those who listen

	// The name of a row and of a column in a cell for screen readers: if nil, the text in the
	// first column, and the header.
	RowName, ColumnName func(int) string

	header  []fyne.CanvasObject
	rows    int
	cell    func(row, col int) CellView
	cursor  cellPlace
	landing rowLanding
	focused bool
	held    int // the row that stays in view in a grid of another height, or -1
	stop    *gridStop

	scroll      *container.Scroll
	body, first *pane
	firstClip   *container.Clip
	head        *fyne.Container
	headClip    *container.Clip
	corner      *fyne.Container
	measure     gridMeasure
	kept        float32 // the height below the rows for a message
	whole       bool    // all rows are shown, and what is around the grid scrolls
	above       float32 // how much of a whole grid is scrolled out of view
}

type cellPlace struct{ row, col int }

// A rowLanding is a row and the part of the way that its scores have come.
type rowLanding struct {
	row  int
	part float32
}

// NewGrid returns a grid with a header cell for every column, the first of them
// above the sticky column; cell returns the view of the cell in a row and column,
// both from 0. The grid has no rows yet.
func NewGrid(header []fyne.CanvasObject, cell func(row, col int) CellView) *Grid {
	g := &Grid{cell: cell, cursor: cellPlace{-1, -1}, landing: rowLanding{part: 1}, held: -1}
	g.body = newPane(g, false)
	g.first = newPane(g, true)
	g.scroll = container.NewScroll(g.body)
	g.scroll.OnScrolled = func(fyne.Position) {
		g.held = -1
		g.follow()
	}
	g.firstClip = NewClip(g.first)
	g.head = container.NewWithoutLayout()
	g.headClip = NewClip(g.head)
	g.corner = container.NewWithoutLayout()
	g.header = header
	g.stop = &gridStop{grid: g}
	g.stop.ExtendBaseWidget(g.stop)
	g.ExtendBaseWidget(g)
	return g
}

// SetHeader changes the header cells, and with them how many columns there are.
func (g *Grid) SetHeader(header []fyne.CanvasObject) {
	g.header = header
	g.Refresh()
}

// SetRows changes how many rows there are.
func (g *Grid) SetRows(rows int) { set(g, &g.rows, rows) }

// setCursor moves the cursor to a cell, or to the nearest.
func (g *Grid) setCursor(row, col int) {
	g.cursor = cellPlace{max(0, min(row, g.rows-1)), max(0, min(col, len(g.header)-1))}
	g.ScrollToRow(g.cursor.row)
	g.revealRow(g.cursor.row)
	g.scrollToColumn(g.cursor.col)
	g.follow()
}

// Land shows a row whose scores rise from the bottom of the view, one after the other, at a point of
// their way between 0 and 1. They move and are not redrawn. A grid of another size shows the same
// point.
func (g *Grid) Land(row int, part float32) {
	g.landing = rowLanding{row, part}
	g.body.land()
}

// lines returns how many rows are drawn, written or not.
func (g *Grid) lines() int {
	lines := g.rows + g.Planned
	if g.Ruled && g.measure.row > 0 {
		lines = max(lines, int(g.scroll.Size().Height/g.measure.row+rounding))
	}
	return lines
}

// view returns what a cell shows: nothing below all rows.
func (g *Grid) view(row, col int) CellView {
	if row >= g.rows+g.Planned {
		return CellView{}
	}
	return g.cell(row, col)
}

// newest returns the last row, or the next to come if there is room for both.
func (g *Grid) newest() int {
	if g.Planned > 0 && g.scroll.Size().Height >= leastRows*g.measure.row {
		return g.rows
	}
	return g.rows - 1
}

// ScrollToEnd scrolls to the last row and the next to come, if there is one.
func (g *Grid) ScrollToEnd() { g.ScrollToRow(g.newest()) }

// HoldRow scrolls to a row and keeps it in view when a message takes room, until the grid scrolls to another
// row.
func (g *Grid) HoldRow(row int) {
	g.ScrollToRow(row)
	g.revealRow(row)
	g.held = row
}

// ScrollToRow scrolls as little as needed to show all of a row.
func (g *Grid) ScrollToRow(row int) {
	g.held = -1
	g.bringRow(row)
}

// bringRow is [Grid.ScrollToRow] for a row that may stay held.
func (g *Grid) bringRow(row int) {
	top := float32(row) * g.measure.row
	to := g.scroll.Offset
	to.Y = bring(to.Y, top, g.measure.row, g.scroll.Size().Height)
	g.scrollTo(to)
}

func (g *Grid) scrollToColumn(col int) {
	if col < 1 {
		return
	}
	to := g.scroll.Offset
	to.X = bring(to.X, float32(col-1)*g.measure.column, g.measure.column, g.scroll.Size().Width)
	g.scrollTo(to)
}

func (g *Grid) scrollTo(to fyne.Position) {
	size, view := g.body.MinSize(), g.scroll.Size()
	g.scroll.ScrollToOffset(fyne.NewPos(clamp(to.X, size.Width-view.Width), clamp(to.Y, size.Height-view.Height)))
	g.follow()
}

// bring returns the offset nearest to now at which a span is inside the view.
func bring(now, start, length, view float32) float32 {
	return max(min(now, start), start+length-view)
}

// follow scrolls the header and the first column with the body.
func (g *Grid) follow() {
	g.head.Move(fyne.NewPos(-g.scroll.Offset.X, 0))
	g.first.Move(fyne.NewPos(0, -g.scroll.Offset.Y))
	g.body.update()
	g.first.update()
}

func (g *Grid) tapped(row, col int) {
	g.cursor = cellPlace{row, col}
	g.follow()
	if g.OnTapped != nil {
		g.OnTapped(row, col)
	}
}

// TypedOnHeader moves the focus away from a header that has it, to the next on the left or on the
// right, or down to the cells, and reports whether it did.
func (g *Grid) TypedOnHeader(key fyne.KeyName) bool {
	c := CanvasOf(g)
	at := slices.IndexFunc(g.header, func(o fyne.CanvasObject) bool { return c != nil && any(o) == any(c.Focused()) })
	switch {
	case at < 0:
		return false
	case key == fyne.KeyLeft:
		return g.focusHeader(at-1, -1)
	case key == fyne.KeyRight:
		return g.focusHeader(at+1, 1)
	case key == fyne.KeyDown && g.rows > 0:
		c.Focus(g.stop)
		g.setCursor(0, at)
		return true
	}
	return false
}

// focusHeader puts the focus on the header of a column if it takes keys, or else on the next by so
// many columns unless that is 0, and reports whether there is one.
func (g *Grid) focusHeader(col, by int) bool {
	for ; col >= 0 && col < len(g.header); col += by {
		if o, can := g.header[col].(fyne.Focusable); can {
			CanvasOf(g).Focus(o)
			g.scrollToColumn(col)
			return true
		}
		if by == 0 {
			break
		}
	}
	return false
}

func (g *Grid) page() int {
	return max(1, int(g.scroll.Size().Height/max(1, g.measure.row))-1)
}

// CreateRenderer draws the grid.
func (g *Grid) CreateRenderer() fyne.WidgetRenderer {
	r := &gridRenderer{
		grid: g, ground: canvas.NewRectangle(nil),
		under: canvas.NewRectangle(nil), beside: canvas.NewRectangle(nil),
	}
	r.Refresh()
	return r
}

// NewClip returns a clip that knows itself. Fyne 2.8.1 leaves that to its renderer, and
// a clip that is moved before looks for the canvas of nil. Go 1.26.8 for wasm crashes
// when it looks for nil in a map of more than about 900 interfaces.
func NewClip(content fyne.CanvasObject) *container.Clip {
	c := container.NewClip(content)
	c.ExtendBaseWidget(c)
	return c
}

// SetWhole says whether the grid is as high as all its rows, because the page around it scrolls.
// The header remains in view if the page calls [Grid.SetAbove].
func (g *Grid) SetWhole(on bool) {
	if g.whole == on {
		return
	}
	g.whole, g.above, g.scroll.Direction = on, 0, container.ScrollBoth
	if on {
		g.scroll.Direction = container.ScrollHorizontalOnly
		g.scroll.Offset.Y = 0
	}
	g.Refresh()
}

// SetAbove says how much of the top of a whole grid has been scrolled out of view.
func (g *Grid) SetAbove(height float32) {
	if above := max(0, height); g.whole && above != g.above {
		g.above = above
		g.Refresh()
	}
}

// headerTop returns where the header is.
func (g *Grid) headerTop() float32 { return clamp(g.above, g.Size().Height-g.measure.head) }

// HeightFor returns the height at that width: of a whole grid that of all rows.
func (g *Grid) HeightFor(width float32) float32 {
	if !g.whole {
		return g.MinSize().Height
	}
	m := measureGrid(g, LooksOf(g), width)
	return m.head + m.row*float32(max(leastRows, g.rows+g.Planned)) + g.kept
}

// revealRow scrolls what is around a whole grid so that a row is seen below the header.
func (g *Grid) revealRow(row int) {
	around := scrollsOf(g)
	if !g.whole || len(around) == 0 {
		return
	}
	s, d := around[len(around)-1], fyne.CurrentApp().Driver()
	top := s.Offset.Y + d.AbsolutePositionForObject(g).Y - d.AbsolutePositionForObject(s).Y + float32(row)*g.measure.row
	to := bring(s.Offset.Y, top, g.measure.head+g.measure.row, s.Size().Height)
	ScrollTo(s, fyne.NewPos(s.Offset.X, clamp(to, s.Content.Size().Height-s.Size().Height)))
}

// scrollAround hands a wheel that turns up or down on to what is around a whole grid.
func (g *Grid) scrollAround(e *fyne.ScrollEvent) {
	if around := scrollsOf(g); len(around) > 0 && e.Scrolled.DY != 0 {
		around[len(around)-1].Scrolled(e)
		return
	}
	g.scroll.Scrolled(e)
}

// HeadRoom is how far above the grid moving parts of the header are visible, in device-independent pixels.
const HeadRoom = 8

// layoutHead places the header and its ground.
func (r *gridRenderer) layoutHead(m gridMeasure, width float32) {
	top := r.grid.headerTop()
	r.layoutHeader(m)
	shape.Place(r.ground, fyne.NewPos(0, top), fyne.NewSize(width, m.head))
	shape.Place(r.under, fyne.NewPos(0, top+m.head-edgeWidth), fyne.NewSize(width, edgeWidth))
	shape.Place(r.grid.headClip, fyne.NewPos(m.first, top-HeadRoom), fyne.NewSize(max(0, width-r.grid.Aside-m.first), m.head+HeadRoom))
	shape.Place(r.grid.corner, fyne.NewPos(0, top), fyne.NewSize(m.first, m.head))
}

// A gridStop has the keyboard while it is on the cells of a grid, and is not seen. The grid itself
// would come before its header forwards as well as backwards.
type gridStop struct {
	unseen
	grid *Grid
}

// FocusGained shows the cursor, at first on the last row.
func (s *gridStop) FocusGained() {
	g := s.grid
	g.focused = true
	if g.cursor.row < 0 {
		g.cursor = cellPlace{g.rows - 1, min(1, len(g.header)-1)}
	}
	reveal(g)
	if g.cursor.row >= 0 {
		g.setCursor(g.cursor.row, g.cursor.col)
	}
}

// FocusLost hides the cursor.
func (s *gridStop) FocusLost() {
	g := s.grid
	g.focused = false
	g.follow()
}

// TypedRune passes the rune on.
func (s *gridStop) TypedRune(r rune) {
	if r != ' ' {
		passRune(s, r)
	}
}

// TypedKey moves the cursor or taps its cell; it passes other keys on.
func (s *gridStop) TypedKey(e *fyne.KeyEvent) {
	g := s.grid
	if g.rows == 0 {
		passKey(s, e)
		return
	}
	switch at := g.cursor; e.Name {
	case fyne.KeyUp:
		if at.row > 0 || !g.focusHeader(at.col, 0) {
			g.setCursor(at.row-1, at.col)
		}
	case fyne.KeyDown:
		g.setCursor(at.row+1, at.col)
	case fyne.KeyLeft:
		g.setCursor(at.row, at.col-1)
	case fyne.KeyRight:
		g.setCursor(at.row, at.col+1)
	case fyne.KeyHome:
		g.setCursor(0, at.col)
	case fyne.KeyEnd:
		g.setCursor(g.rows-1, at.col)
	case fyne.KeyPageUp:
		g.setCursor(at.row-g.page(), at.col)
	case fyne.KeyPageDown:
		g.setCursor(at.row+g.page(), at.col)
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		g.tapped(at.row, at.col)
	default:
		passKey(s, e)
	}
}
