package ui

import (
	"fyne.io/fyne/v2"

	"tabby/scoring"
	"tabby/ui/widgets"
)

// A sheetGrid is the sheet itself: a column a player, a row a round.
type sheetGrid struct {
	*widgets.Grid
	view     sheetView
	heads    []*columnHead
	round    *widgets.Text
	marks    func(scoring.Player) widgets.Badge
	count    counter
	onCell   func(round int, p scoring.Player)
	onPlayer func(scoring.Player)
}

// newSheetGrid is an empty sheet. marks says how players are told apart, count
// lets totals run.
func newSheetGrid(marks func(scoring.Player) widgets.Badge, count counter) *sheetGrid {
	g := &sheetGrid{
		marks: marks, count: count,
		round: widgets.NewText("", widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorMuted, Lines: 1}),
	}
	g.Grid = widgets.NewGrid([]fyne.CanvasObject{g.round}, g.cell)
	g.OnTapped = g.tapped
	return g
}

// show makes the sheet look like v, and brings its last round into view if it
// is a new one.
func (g *sheetGrid) show(v sheetView) {
	grown := len(v.Rows) > len(g.view.Rows)
	g.view = v
	count := g.count
	if !g.seated(v) {
		g.seat(v)
		count = atOnce
	}
	for i, c := range v.Columns {
		g.heads[i].show(c, count)
	}
	g.SetRows(len(v.Rows))
	g.Refresh()
	if grown {
		g.ScrollToRow(len(v.Rows) - 1)
	}
}

// seated reports whether there is a head for each column already.
func (g *sheetGrid) seated(v sheetView) bool {
	if len(g.heads) != len(v.Columns) {
		return false
	}
	for i, c := range v.Columns {
		if g.heads[i].player != c.Player || g.heads[i].mark.Mark != g.marks(c.Player) {
			return false
		}
	}
	return true
}

// seat makes the heads of the columns anew.
func (g *sheetGrid) seat(v sheetView) {
	header := []fyne.CanvasObject{g.round}
	g.heads = nil
	for _, c := range v.Columns {
		h := newColumnHead(c.Player, g.marks(c.Player), func() { g.onPlayer(c.Player) })
		g.heads = append(g.heads, h)
		header = append(header, h.Tile)
	}
	g.SetHeader(header)
}

// cell says how a cell is drawn.
func (g *sheetGrid) cell(row, col int) widgets.CellView {
	r := g.view.Rows[row]
	if col == 0 {
		return widgets.CellView{Text: r.Label, Muted: true, Struck: r.Faint}
	}
	c := r.Cells[col-1]
	return widgets.CellView{
		Text: c.Text, Marks: c.marks(),
		Strong: c.Best && !c.Faint, Muted: c.Faint, Struck: c.Struck, Warn: c.Asked,
	}
}

// marks are the small drawings beside a score: out, knocked, in vain.
func (c cellView) marks() []widgets.Icon {
	var marks []widgets.Icon
	if c.Went {
		marks = append(marks, widgets.IconOut)
	}
	if c.Called {
		marks = append(marks, widgets.IconKnock)
	}
	if c.Wrong {
		marks = append(marks, widgets.IconClose)
	}
	return marks
}

func (g *sheetGrid) tapped(row, col int) {
	if col > 0 {
		g.onCell(g.view.Rows[row].Round, g.view.Columns[col-1].Player)
		return
	}
	g.onCell(g.view.Rows[row].Round, scoring.Nobody)
}
