package games

import (
	"fyne.io/fyne/v2"

	"tabby/ui/frame"
	"tabby/ui/game"
	"tabby/ui/widgets"
)

// A tile shows a game in a list. One that goes on is put on the table, one that
// is over is looked at.
type tile struct {
	*widgets.Tile
	title, line, note *widgets.Text
}

func (r *Room) newTile() *tile {
	t := &tile{
		title: widgets.NewText("", widgets.TextStyle{Bold: true}),
		line:  widgets.NewHint(""),
		note:  widgets.NewText("", widgets.TextStyle{Size: widgets.SizeSmall, Lines: 2}),
	}
	t.Tile = widgets.NewTile(widgets.Carded, widgets.Column(widgets.SpaceNone, t.title, t.line, t.note), nil)
	return t
}

// show makes the tile look like a game.
func (t *tile) show(g game.Row, open func()) {
	t.title.SetText(g.Title)
	t.line.SetText(g.Line)
	t.note.SetText(g.Note)
	widgets.SetVisible(t.note, g.Note != "")
	t.OnTapped = open
}

// opening returns what opens a game.
func (r *Room) opening(g game.Row) func() {
	return func() {
		if g.Over {
			r.OpenGame(g.ID)
			return
		}
		r.Go(frame.Route{Room: frame.SheetRoom, ID: g.ID})
	}
}

func (r *Room) Tiles(games []game.Row) []fyne.CanvasObject {
	var tiles []fyne.CanvasObject
	for _, g := range games {
		t := r.newTile()
		t.show(g, r.opening(g))
		tiles = append(tiles, t.Tile)
	}
	return tiles
}
