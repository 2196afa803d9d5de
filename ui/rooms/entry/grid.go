package entry

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/ui/kit/widgets"
)

// A cardGrid shows the cards of a player as they lie, in rows and columns.
type cardGrid struct {
	root  *fyne.Container
	hint  *widgets.Text
	cells []*widgets.Text
}

func newCardGrid() cardGrid {
	return cardGrid{root: widgets.Column(widgets.SpaceSmall), hint: widgets.NewHint("")}
}

// show shows cards row by row and how they are tapped, or nothing.
func (g *cardGrid) show(rows [][]string, hint string) {
	g.hint.SetText(hint)
	widgets.SetVisible(g.root, rows != nil)
	if rows == nil {
		return
	}
	texts := slices.Concat(rows...)
	if len(g.cells) != len(texts) {
		g.lay(len(rows[0]), len(texts))
	}
	for i, text := range texts {
		g.cells[i].SetText(cmp.Or(text, " ")) // an empty place has its height
	}
}

// lay makes so many places for cards, in columns.
func (g *cardGrid) lay(columns, places int) {
	all := container.NewGridWithColumns(columns)
	g.cells = nil
	for range places {
		cell := widgets.NewText(" ", widgets.TextStyle{Bold: true, Align: fyne.TextAlignCenter, Whole: true})
		g.cells = append(g.cells, cell)
		all.Add(container.NewStack(widgets.NewSurface(widgets.ColorTile, widgets.ColorTileEdge), cell))
	}
	g.root.Objects = []fyne.CanvasObject{g.hint, all}
}
