package ui

import (
	"fyne.io/fyne/v2"

	"tabby/ui/widgets"
)

// A gameLine is a row of a long list that shows a game or the heading of an
// evening, whichever of the two it has a tile for.
type gameLine struct {
	app   *App
	at    func(i int) listRow
	game  *gameTile
	night *nightTile
}

// newGameList is a long list of games and evenings in a page.
func (a *App) newGameList(page *widgets.Page, at func(i int) listRow) *widgets.LongList {
	kind := func(i int) int {
		if at(i).Game.ID == "" {
			return 1
		}
		return 0
	}
	return widgets.NewLongList(page.Scroll(), kind, func(kind int) widgets.ListRow {
		if kind == 1 {
			return &gameLine{app: a, at: at, night: a.newNightTile()}
		}
		return &gameLine{app: a, at: at, game: a.newGameTile()}
	})
}

// Object is the tile.
func (l *gameLine) Object() fyne.CanvasObject {
	if l.night != nil {
		return l.night.Tile
	}
	return l.game.Tile
}

// Show makes the tile look like a row of the list.
func (l *gameLine) Show(i int) {
	row := l.at(i)
	if l.night != nil {
		l.night.show(row.Day)
		return
	}
	l.game.show(row.Game, l.app.opening(row.Game))
}
