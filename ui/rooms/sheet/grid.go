package sheet

import (
	"slices"
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"tabby/internal/table/sheetview"
	"tabby/internal/words"
	"tabby/scoring"
	"tabby/ui/kit/widgets"
)

// A Grid is the table of scores: a column for each player, a row for each round.
type Grid struct {
	*widgets.Grid
	Root  fyne.CanvasObject // the grid, in a type that fits its size
	Large bool              // very large digits are wanted

	view     sheetview.View
	heads    []*head
	round    *widgets.Text
	badge    func(scoring.Player) widgets.Badge
	animate  Animator
	words    *words.Language
	finish   func() // ends the movement
	face     headType
	size     fyne.Size // of the grid
	OnCell   func(round int, p scoring.Player)
	OnPlayer func(scoring.Player)
	OnLand   func()             // is called when the scores of a new row begin to land
	OnPlace  func(part float32) // is handed the parts of the way of places
}

// An Animator calls step with parts of a movement from 0 to 1; finish ends it at once.
type Animator func(d time.Duration, step func(part float32)) (finish func())

// AtOnce is an animator that moves nothing.
func AtOnce(_ time.Duration, step func(part float32)) (finish func()) {
	step(1)
	return func() {}
}

// counting is how long totals take to count, and landing how long it takes until the scores of a new
// row have landed, totals have counted and places have changed.
const (
	counting = 240 * time.Millisecond
	landing  = 700 * time.Millisecond
)

// The parts of a landing after which scores have landed and totals have counted. Places change after
// that. Movements slow down: these are six and eight tenths of the time.
const (
	landed  = 0.84
	counted = 0.96
	reacted = 0.6 // before it no cat reacts
)

// NewGrid returns an empty sheet. badge returns the badge of a player.
func NewGrid(w *words.Language, badge func(scoring.Player) widgets.Badge, animate Animator) *Grid {
	g := &Grid{
		words: w, badge: badge, animate: animate, finish: func() {}, OnLand: func() {}, OnPlace: func(float32) {},
		round: widgets.NewText("", widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorMuted, Lines: 1}),
	}
	g.Grid = widgets.NewGrid([]fyne.CanvasObject{g.round}, g.cell)
	g.Name = w.Games.TheSheet
	g.ColumnName = func(col int) string { return g.view.Columns[col-1].Name }
	g.RowName = g.rowName
	g.OnTapped = g.tapped
	g.Root = widgets.Watch(g.fit, g.Grid)
	return g
}

// Show makes the sheet look like v. It scrolls to a new last round and the round after it, or to a
// round that was corrected. If scores are landing on a sheet like v, they continue.
func (g *Grid) Show(v sheetview.View) {
	known := g.seated(v)
	if known && v.Alike(g.view) {
		g.fit(g.size)
		return
	}
	g.finish()
	grown, changed := len(v.Rows) > len(g.view.Rows), corrected(g.view, v)
	g.view = v
	if !known {
		g.seat(v)
	}
	for i, c := range v.Columns {
		g.heads[i].show(c)
	}
	g.fit(g.size)
	g.RowMarks, g.Planned, g.Ruled = 0, v.Planned, v.More
	if slices.ContainsFunc(v.Rows, func(r sheetview.Row) bool { return r.Number.Warn }) {
		g.RowMarks = 1
	}
	g.Twofold = slices.ContainsFunc(v.Rows, func(r sheetview.Row) bool {
		return slices.ContainsFunc(r.Cells, func(c sheetview.Cell) bool { return c.Before != "" })
	})
	g.SetRows(len(v.Rows))
	g.Refresh()
	switch {
	case grown:
		g.ScrollToEnd()
	case changed >= 0:
		g.HoldRow(changed)
	}
	g.move(known, grown)
}

// corrected returns the first row whose scores differ on a sheet with as many rows, or -1.
func corrected(before, v sheetview.View) int {
	if len(before.Rows) != len(v.Rows) {
		return -1
	}
	same := func(a, b sheetview.Cell) bool { return a.Text == b.Text && a.Called == b.Called }
	for i, r := range v.Rows {
		if !slices.EqualFunc(r.Cells, before.Rows[i].Cells, same) {
			return i
		}
	}
	return -1
}

// showHeads makes the heads look like v, whose rows are already shown.
func (g *Grid) showHeads(v sheetview.View) {
	g.finish()
	g.view.Columns = v.Columns
	for i, c := range v.Columns {
		g.heads[i].show(c)
	}
	g.move(true, false)
}

// move lands the scores of the last row if that is new, counts the totals, and then changes the
// places. At a first look nothing moves.
func (g *Grid) move(known, grown bool) {
	d, count := counting, g.count
	if grown {
		d, count = landing, g.land
	}
	if grown && known {
		g.OnLand()
	}
	if !known || !slices.ContainsFunc(g.heads, (*head).moves) {
		count(1)
		return
	}
	count(0) // for what is seen before the first step
	g.finish = g.animate(d, func(part float32) {
		count(part)
		if part == 1 { // a note may have come that takes two lines
			g.Refresh()
		}
	})
}

// count shows totals and places at a point of their way.
func (g *Grid) count(part float32) {
	for _, h := range g.heads {
		h.count(part)
	}
	g.place(part)
}

// place shows places at a point of their way.
func (g *Grid) place(part float32) {
	for _, h := range g.heads {
		h.place(part)
	}
	g.OnPlace(part)
}

// land shows a new row at a point of its way.
func (g *Grid) land(part float32) {
	within := func(from, to float32) float32 { return min(max((part-from)/(to-from), 0), 1) }
	g.Land(len(g.view.Rows)-1, within(0, landed))
	for _, h := range g.heads {
		h.count(within(landed, counted))
		h.react(within(reacted, 1))
	}
	g.place(within(counted, 1))
}

// cell returns what a cell shows. Rounds that are planned have a number.
func (g *Grid) cell(row, col int) widgets.CellView {
	switch written := len(g.view.Rows); {
	case row < written && col == 0:
		return cellView(&g.words.Kit, g.view.Rows[row].Number)
	case row < written:
		return cellView(&g.words.Kit, g.view.Rows[row].Cells[col-1])
	case col == 0:
		return widgets.CellView{Text: strconv.Itoa(g.view.Number + row - written), Muted: row > written}
	}
	return widgets.CellView{}
}

// rowName returns the name of a round for screen readers, with its warning.
func (g *Grid) rowName(row int) string {
	number := g.view.Rows[row].Number
	return widgets.Joined(g.words.Table.RowSpoken(number.Plain), cellView(&g.words.Kit, number).Said)
}

// seated reports whether there is a head for each column already.
func (g *Grid) seated(v sheetview.View) bool {
	return slices.EqualFunc(g.heads, v.Columns, func(h *head, c sheetview.Column) bool {
		return h.player == c.Player && h.badge.Badge == g.badge(c.Player)
	})
}

func (g *Grid) seat(v sheetview.View) {
	header := []fyne.CanvasObject{g.round}
	g.heads = nil
	for _, c := range v.Columns {
		h := g.newHead(c.Player)
		h.fit(g.face)
		g.heads = append(g.heads, h)
		header = append(header, h.Tile)
	}
	g.SetHeader(header)
}

func (g *Grid) tapped(row, col int) {
	p := scoring.Nobody
	if col > 0 {
		p = g.view.Columns[col-1].Player
	}
	g.OnCell(row, p)
}

// A headType is the sizes of text in the head of a sheet.
type headType struct {
	badge                          float32 // 0 for none
	name, total, tight, note, cell fyne.ThemeSizeName
	flat                           bool // the total is beside the badge
	slim                           bool // the place and a note are not both shown, without a badge no place
}

// typeFor returns the type for a sheet of a height with columns of a width, both in
// device-independent pixels at the usual size of text, if text has a scale. Larger text does not
// make totals smaller. large asks for very large digits.
func typeFor(column, height, scale float32, large bool) headType {
	t := headType{
		badge: widgets.RowBadge, name: widgets.SizeSmall, note: widgets.SizeSmall,
		total: widgets.SizeName, tight: widgets.SizeHeading, cell: widgets.SizeHeading,
	}
	switch {
	case widgets.LargeText() && height < roomyHeight:
		if t = largeType(column, height); height < flatHeight {
			return t
		}
	case height*scale < flatHeight:
		return t.flattened(column)
	case height*scale < smallHeight:
	case column >= grandColumn && height >= grandHeight:
		t = headType{
			badge: grandBadge, name: widgets.SizeName, note: widgets.SizeHeading,
			total: widgets.SizeEcho, tight: widgets.SizeTotal, cell: widgets.SizeName,
		}
	case column >= roomyColumn:
		t = headType{
			badge: roomyBadge, name: widgets.SizeHeading, note: widgets.SizeBody,
			total: widgets.SizeEcho, tight: widgets.SizeTotal, cell: widgets.SizeName,
		}
	case column >= wideColumn:
		t.badge, t.name, t.total, t.tight, t.cell = wideBadge, widgets.SizeBody, widgets.SizeSum, widgets.SizeTotal, widgets.SizeName
	case column >= snugColumn:
		t.badge, t.name, t.total, t.tight, t.cell = snugBadge, widgets.SizeBody, widgets.SizeTotal, widgets.SizeName, widgets.SizeName
	case column >= tightColumn:
		t.badge, t.total, t.tight = leastBadge, widgets.SizeTotal, widgets.SizeName
	default:
		t.badge = leastBadge
	}
	if large {
		return t.enlarged(column)
	}
	return t
}

// flattened returns the type with the total beside the badge.
func (t headType) flattened(column float32) headType {
	if t.flat, t.slim = true, column < flatColumn; t.slim {
		t.badge, t.total = slimBadge, widgets.SizeHeading
	}
	return t
}

// largeType returns the type for large text, if three rows have room below the totals: these
// are as large as the columns let them be.
func largeType(column, height float32) headType {
	t := headType{
		badge: slimBadge, name: widgets.SizeSmall, note: widgets.SizeSmall,
		total: widgets.SizeHeading, tight: widgets.SizeBody, cell: widgets.SizeBody, slim: true,
	}
	switch {
	case column < smallColumn:
		t.tight = widgets.SizeSmall
	case height < totalHeight:
	case column >= snugColumn && height >= echoHeight:
		t.total, t.tight = widgets.SizeEcho, widgets.SizeSum
	case column >= tightColumn:
		t.total, t.tight = widgets.SizeTotal, widgets.SizeName
	case column >= nameColumn:
		t.total, t.tight = widgets.SizeName, widgets.SizeHeading
	}
	switch {
	case height < bareHeight:
		t.badge = 0
	case column >= tightColumn:
		t.badge = widgets.RowBadge
	}
	if height >= echoHeight {
		t.cell = widgets.SizeHeading
	}
	return t
}

// enlarged returns the type with very large digits.
func (t headType) enlarged(column float32) headType {
	if column >= roomyColumn {
		t.total, t.tight, t.cell = widgets.SizeEcho, widgets.SizeTotal, widgets.SizeTotal
		return t
	}
	if t.cell = widgets.SizeTotal; column < snugColumn {
		t.cell = widgets.SizeName
	}
	if t.total == widgets.SizeName {
		t.total, t.tight = widgets.SizeTotal, widgets.SizeName
	}
	return t
}

// From these sizes on a sheet is set in larger type, so that a child reads it across the table; below
// smallHeight in a small one, below flatHeight in a flat one. A total of three digits has room in each column.
const (
	leastBadge, roomyHeight           = 40, 560
	tightColumn                       = 54
	snugBadge, snugColumn             = 56, 76
	wideBadge, wideColumn             = 60, 98
	roomyBadge, roomyColumn           = 64, 116
	grandBadge, grandColumn           = 72, 170
	grandHeight                       = 800
	flatHeight, flatColumn, slimBadge = 340, 100, 22
	smallHeight                       = 460
)

// Below bareHeight large text has no badges and no places, and below totalHeight small totals. From
// echoHeight on its totals are as large as they are in usual text.
const (
	totalHeight, bareHeight, echoHeight = 170, 200, 300
	smallColumn, nameColumn             = 30, 42
)

// showWhole says whether all rows are shown at once, given the visible height.
func (g *Grid) showWhole(on bool, seen float32) {
	if on {
		g.Room = seen
	}
	g.SetWhole(on)
	g.fit(g.size)
}

func (g *Grid) fit(size fyne.Size) {
	g.size = size
	if g.Room > 0 {
		size.Height = g.Room
	}
	scale := theme.Size(widgets.SizeBody) / 16
	column := (size.Width - g.Aside) / float32(len(g.heads)+1) / scale
	if face := typeFor(column, size.Height/scale, scale, g.Large); face != g.face {
		g.face = face
		g.TextSize = face.cell
		for _, h := range g.heads {
			h.fit(face)
		}
		g.Refresh()
	}
}
