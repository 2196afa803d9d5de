package ui

import (
	"fyne.io/fyne/v2"

	"tabby/ui/widgets"
)

// A gameTile shows a game in a list. One that goes on is put on the table, one that
// is over is looked at.
type gameTile struct {
	*widgets.Tile
	title, line, note *widgets.Text
}

func (a *App) newGameTile() *gameTile {
	t := &gameTile{
		title: widgets.NewText("", widgets.TextStyle{Bold: true}),
		line:  widgets.NewHint(""),
		note:  widgets.NewText("", widgets.TextStyle{Size: widgets.SizeSmall, Lines: 2}),
	}
	t.Tile = widgets.NewTile(widgets.Carded, widgets.Column(widgets.SpaceNone, t.title, t.line, t.note), nil)
	return t
}

// show makes the tile look like a game.
func (t *gameTile) show(g gameRow, open func()) {
	t.title.SetText(g.Title)
	t.line.SetText(g.Line)
	t.note.SetText(g.Note)
	widgets.SetVisible(t.note, g.Note != "")
	t.OnTapped = open
}

// opening is what opens a game.
func (a *App) opening(g gameRow) func() {
	return func() {
		if g.Over {
			a.goPast(g.ID)
			return
		}
		a.openGame(g.ID)
	}
}

func (a *App) gameTiles(games []gameRow) []fyne.CanvasObject {
	var tiles []fyne.CanvasObject
	for _, g := range games {
		t := a.newGameTile()
		t.show(g, a.opening(g))
		tiles = append(tiles, t.Tile)
	}
	return tiles
}
