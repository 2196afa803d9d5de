package sheet

import (
	"slices"

	"fyne.io/fyne/v2"

	"tabby/scoring"
	"tabby/ui/widgets"
)

// A Grid is the table of scores: a column for each player, a row for each round.
type Grid struct {
	*widgets.Grid
	view     View
	heads    []*head
	round    *widgets.Text
	badge    func(scoring.Player) widgets.Badge
	count    counter
	OnCell   func(round int, p scoring.Player)
	OnPlayer func(scoring.Player)
}

// NewGrid returns an empty sheet. badge returns the badge of a player; count
// animates totals.
func NewGrid(badge func(scoring.Player) widgets.Badge, count counter) *Grid {
	g := &Grid{
		badge: badge, count: count,
		round: widgets.NewText("", widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorMuted, Lines: 1}),
	}
	g.Grid = widgets.NewGrid([]fyne.CanvasObject{g.round}, func(row, col int) widgets.CellView { return g.view.Rows[row][col] })
	g.OnTapped = g.tapped
	return g
}

// Show makes the sheet look like v, and scrolls to its last round if that is new.
func (g *Grid) Show(v View) {
	grown := len(v.Rows) > len(g.view.Rows)
	g.view = v
	count := g.count
	if !g.seated(v) {
		g.seat(v)
		count = AtOnce
	}
	for i, c := range v.Columns {
		g.heads[i].show(c, count)
	}
	g.RowMarks = 0
	if slices.ContainsFunc(v.Rows, func(r []widgets.CellView) bool { return r[0].Warn }) {
		g.RowMarks = 1
	}
	g.SetRows(len(v.Rows))
	g.Refresh()
	if grown {
		g.ScrollToRow(len(v.Rows) - 1)
	}
}

// seated reports whether there is a head for each column already.
func (g *Grid) seated(v View) bool {
	return slices.EqualFunc(g.heads, v.Columns, func(h *head, c columnView) bool {
		return h.player == c.Player && h.badge.Badge == g.badge(c.Player)
	})
}

// seat makes new heads for the columns.
func (g *Grid) seat(v View) {
	header := []fyne.CanvasObject{g.round}
	g.heads = nil
	for _, c := range v.Columns {
		h := newHead(c.Player, g.badge(c.Player), func() { g.OnPlayer(c.Player) })
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
