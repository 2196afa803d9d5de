package games

import (
	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/ui/frame"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// A tile shows a game in a list. A tap opens it.
type tile struct {
	*widgets.Tile
	room              *Room
	title, line, note *widgets.Text
}

func (r *Room) newTile() *tile {
	t := &tile{
		room:  r,
		title: widgets.NewText("", widgets.TextStyle{Bold: true}),
		line:  widgets.NewHint(""),
		note:  widgets.NewText("", widgets.TextStyle{Size: widgets.SizeSmall, Lines: 2}),
	}
	t.Tile = widgets.NewTile(widgets.Carded, widgets.Column(widgets.SpaceNone, t.title, t.line, t.note), nil)
	return t
}

// show shows a game.
func (t *tile) show(g history.Summary) {
	t.title.SetText(words.Joined(g.Players()))
	t.line.SetText(words.GameLine(g))
	t.note.SetText(g.Note)
	widgets.SetVisible(t.note, g.Note != "")
	t.OnTapped = func() {
		if g.Over {
			t.room.OpenGame(g.ID)
			return
		}
		t.room.Go(frame.Route{Room: frame.SheetRoom, ID: g.ID})
	}
}

// Tiles returns a tile for each of some games.
func (r *Room) Tiles(games []history.Summary) []fyne.CanvasObject {
	var tiles []fyne.CanvasObject
	for _, g := range games {
		t := r.newTile()
		t.show(g)
		tiles = append(tiles, t.Tile)
	}
	return tiles
}

// A nightTile is the heading of an evening in a list: what is written to it, and
// the way there.
type nightTile struct {
	*widgets.Tile
	room          *Room
	title, writes *widgets.Text
}

func (r *Room) newNightTile() *nightTile {
	t := &nightTile{
		room: r, title: widgets.NewHeading(""),
		writes: widgets.NewText("", widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorMuted, Lines: 2}),
	}
	lines := widgets.Column(widgets.SpaceNone, t.title, t.writes)
	row := widgets.Row(widgets.SpaceSmall, 0, lines, widgets.NewGlyph(widgets.IconNext, widgets.ColorFelt))
	t.Tile = widgets.NewTile(widgets.Bare, widgets.Outdent(widgets.Inset(widgets.SpaceNone, widgets.SpaceTiny, row)), nil)
	return t
}

// show shows an evening.
func (t *nightTile) show(day string) {
	t.title.SetText(nightTitle(day, t.room.Now()))
	n, err := t.room.store.Night(day)
	t.room.Refused(err)
	t.writes.SetText(nightText(n))
	widgets.SetVisible(t.writes, nightText(n) != "")
	t.OnTapped = func() { t.room.OpenNight(day) }
}

// NightTile returns the heading of an evening.
func (r *Room) NightTile(day string) fyne.CanvasObject {
	t := r.newNightTile()
	t.show(day)
	return t.Tile
}

// A longRow is a row of a long list.
type longRow struct {
	object fyne.CanvasObject
	show   func(i int)
}

// Object returns the widget of the row.
func (r longRow) Object() fyne.CanvasObject { return r.object }

// Show shows the row of an index.
func (r longRow) Show(i int) { r.show(i) }

// newList returns a long list of games and evenings in a page.
func (r *Room) newList(page *widgets.Page, at func(i int) listRow) *widgets.LongList {
	const game, night = 0, 1
	kind := func(i int) int {
		if at(i).Game.ID == "" {
			return night
		}
		return game
	}
	return widgets.NewLongList(page.Scroll(), kind, func(kind int) widgets.ListRow {
		if kind == night {
			t := r.newNightTile()
			return longRow{t.Tile, func(i int) { t.show(at(i).Day) }}
		}
		t := r.newTile()
		return longRow{t.Tile, func(i int) { t.show(at(i).Game) }}
	})
}
