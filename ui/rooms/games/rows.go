package games

import (
	"fyne.io/fyne/v2"

	"tabby/ui/frame"
	"tabby/ui/kit/longlist"
	"tabby/ui/kit/widgets"
)

// A longRow is a row of a long list.
type longRow struct {
	list   *rows
	object fyne.CanvasObject // the tile, or what it stands in
	tile   *widgets.Tile
	show   func(listRow)
}

// Object returns the object of the row.
func (r longRow) Object() fyne.CanvasObject { return r.object }

// Show shows the row of an index.
func (r longRow) Show(i int) {
	row := r.list.at(i)
	r.show(row)
	r.tile.OnTapped = func() { r.list.open(row) }
	r.tile.SetSelected(row.name() == r.list.chosen)
}

// A rows is a long list of games and evenings in a page. What a tap opens is marked, as
// it may stand beside the list.
type rows struct {
	*longlist.List

	room   *Room
	route  func() frame.Route // of the page
	at     func(i int) listRow
	chosen string // names the row that was opened last, or ""
}

// newRows returns a list without rows in a page. at returns the row of an index.
func (r *Room) newRows(page *widgets.Page, route func() frame.Route, at func(i int) listRow) *rows {
	l := &rows{room: r, route: route, at: at}
	l.List = longlist.New(page.Scroll(), func(i int) int { return at(i).kind() }, l.build)
	l.After = r.After
	return l
}

// build returns the widget of a row.
func (l *rows) build(kind int) longlist.Row {
	if kind == nightRow {
		t := l.room.newNightTile()
		return longRow{l, widgets.Outdent(t.Tile), t.Tile, t.show}
	}
	t := l.room.newTile()
	return longRow{l, t.Tile, t.Tile, t.show}
}

// open opens what a row shows, beside the list if there is room.
func (l *rows) open(row listRow) {
	l.chosen = row.name()
	l.room.From(l.route(), func() { l.room.openRow(row) })
	l.Reset(l.Rows())
}

// openFirst opens the row that was opened last, if it is there, or else the first game
// that is over.
func (l *rows) openFirst() {
	first := -1
	for i := range l.Rows() {
		if l.at(i).name() == l.chosen {
			first = i
			break
		}
		if first < 0 && l.at(i).Game.Over {
			first = i
		}
	}
	if first >= 0 {
		l.open(l.at(first))
	}
}
