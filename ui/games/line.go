package games

import (
	"fyne.io/fyne/v2"

	"tabby/ui/widgets"
)

// A line is a row of a long list that shows a game or the heading of an
// evening, whichever of the two it has a tile for.
type line struct {
	room  *Room
	at    func(i int) listRow
	game  *tile
	night *NightTile
}

// newList returns a long list of games and evenings in a page.
func (r *Room) newList(page *widgets.Page, at func(i int) listRow) *widgets.LongList {
	kind := func(i int) int {
		if at(i).Game.ID == "" {
			return 1
		}
		return 0
	}
	return widgets.NewLongList(page.Scroll(), kind, func(kind int) widgets.ListRow {
		if kind == 1 {
			return &line{room: r, at: at, night: r.NewNightTile()}
		}
		return &line{room: r, at: at, game: r.newTile()}
	})
}

// Object returns the tile.
func (l *line) Object() fyne.CanvasObject {
	if l.night != nil {
		return l.night.Tile
	}
	return l.game.Tile
}

// Show makes the tile look like a row of the list.
func (l *line) Show(i int) {
	row := l.at(i)
	if l.night != nil {
		l.night.Show(row.Day)
		return
	}
	l.game.show(row.Game, l.room.opening(row.Game))
}
