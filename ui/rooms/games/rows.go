package games

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/longlist"
	"tabby/ui/kit/pictures"
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

// A tile shows a game in a list: what decided it or who plays, and the totals.
type tile struct {
	*widgets.Tile

	room              *Room
	winners           *fyne.Container // badges, or the sign of a game that goes on
	title, line, note *widgets.Text
	totals            *fyne.Container  // the badge and the total of every player
	figure            *pictures.Figure // of the totals
}

// newTile returns a tile without a game.
func (r *Room) newTile() *tile {
	t := &tile{
		room:    r,
		winners: widgets.Column(widgets.SpaceTiny),
		title:   widgets.NewText("", widgets.TextStyle{Bold: true}),
		line:    widgets.NewHint(""),
		note:    widgets.NewText("", widgets.TextStyle{Size: widgets.SizeSmall, Lines: 2}),
		totals:  widgets.Flow(widgets.SpaceSmall),
	}
	t.figure = pictures.NewFigure("", t.totals)
	text := widgets.Column(widgets.SpaceTiny, t.title, t.line, t.figure, t.note)
	row := widgets.Row(widgets.SpaceSmall, 1, t.winners, text)
	t.Tile = widgets.NewTile(widgets.Carded, widgets.Inset(widgets.SpaceNone, widgets.SpaceSmall, row), nil)
	return t
}

// show shows the game of a row.
func (t *tile) show(row listRow) {
	g := row.Game
	t.title.SetText(cmp.Or(row.Won, t.room.Words.Games.GameTitle(g))) // what decided it, or who plays
	t.line.SetText(t.room.lineOf(row))
	t.note.SetText(g.Note)
	widgets.SetVisible(t.note, g.Note != "")
	var badges []widgets.Badge
	for _, s := range g.Ranking() {
		seat := scoring.Player(slices.Index(g.Seats, s))
		badges = append(badges, t.room.Badge(scoring.Person{ID: s.Person, Name: s.Name}, seat))
	}
	t.showWinners(g, badges)
	t.showTotals(g, badges)
	t.SetLabel(widgets.Joined(widgets.Label(t.Content()), t.room.Words.Table.Began(g.Created))) // two evenings may be alike
}

// lineOf returns what was played, and how it stands or what is half done of it.
func (r *Room) lineOf(row listRow) string {
	g := row.Game
	if row.Won != "" {
		return r.Words.Games.PlayedLine(g)
	}
	if !g.Over && !g.Newer && g.Rounds == 0 {
		if half, _ := r.halfOf(g); half.Begun() {
			return r.Words.Dotted(r.Words.Rules.GameName(g.Variant, g.Named), half.Brief(r.Words))
		}
	}
	return r.Words.Games.GameLine(g)
}

// openRow opens what a row of a list shows.
func (r *Room) openRow(row listRow) {
	switch {
	case row.Game.ID == "":
		r.OpenNight(row.Day)
	case row.Game.Newer:
		r.explain(row.Game)
	case row.Game.Over:
		r.OpenGame(row.Game.ID)
	default:
		r.Go(frame.SheetRoom.Route(row.Game.ID))
	}
}

// The sides of a winner's badge, and of one of several.
const (
	winnerBadge = 40
	sharedBadge = 32
)

// showWinners shows the badges of the winners of a game, the first one if there is none, or a sign while it
// goes on.
func (t *tile) showWinners(g history.Summary, badges []widgets.Badge) {
	t.winners.Objects = nil
	if !g.Over {
		sign := widgets.NewGlyph(widgets.IconPlay, widgets.ColorFelt)
		sign.Side = widgets.SizeTotal // as wide as a badge
		t.winners.Add(sign)
		return
	}
	winners, side := len(g.Winners()), float32(winnerBadge)
	if winners > 1 {
		side = sharedBadge
	}
	for _, b := range badges[:min(len(badges), max(1, winners))] {
		view := widgets.NewBadgeView(b, side)
		if winners > 0 {
			view.Mark = widgets.IconWon
		}
		t.winners.Add(view)
	}
}

// showTotals shows the totals of a game; badges are in the order of its ranking.
func (t *tile) showTotals(g history.Summary, badges []widgets.Badge) {
	t.totals.Objects = nil
	for i, s := range g.Ranking() {
		total := widgets.NewText(t.room.Words.Figure(s.Total), widgets.TextStyle{Bold: s.Won, Whole: true})
		t.totals.Add(widgets.Row(widgets.SpaceTiny, -1, widgets.NewBadgeView(badges[i], widgets.SmallBadge), total))
	}
	t.figure.SetLabel(t.room.Words.Games.TotalsOf(g))
	widgets.SetVisible(t.figure, g.Rounds > 0 || g.Over && !g.Unplayed)
	t.figure.Refresh()
}

// Tiles returns a tile for each of some games.
func (r *Room) Tiles(games []history.Summary) []fyne.CanvasObject {
	var tiles []fyne.CanvasObject
	for _, g := range games {
		t, row := r.newTile(), listRow{Game: g, Won: wonLine(r.store, g, r.Words)}
		t.show(row)
		t.OnTapped = func() { r.openRow(row) }
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
	lines         *fyne.Container // both
}

func (r *Room) newNightTile() *nightTile {
	t := &nightTile{
		room: r, title: widgets.NewHeading(""),
		writes: widgets.NewText("", widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorMuted, Lines: 2}),
	}
	t.lines = widgets.Column(widgets.SpaceNone, t.title, t.writes)
	row := widgets.Row(widgets.SpaceSmall, 0, t.lines, widgets.NewGlyph(widgets.IconNext, widgets.ColorFelt))
	t.Tile = widgets.NewTile(widgets.Bare, widgets.Inset(widgets.SpaceNone, widgets.SpaceTiny, row), nil)
	return t
}

// show shows the evening of a row, and what is written to it.
func (t *nightTile) show(row listRow) {
	t.title.SetText(nightTitle(t.room.Words, row.Day, t.room.Now()))
	text := t.room.Words.Games.PlaceAndNote(row.Said)
	t.writes.SetText(text)
	widgets.SetVisible(t.writes, text != "")
}

// NightTiles returns the heading of each of some evenings, level with other headings.
func (r *Room) NightTiles(days []string) []fyne.CanvasObject {
	said, err := r.store.Written(days)
	r.Refused(err)
	var tiles []fyne.CanvasObject
	for _, day := range days {
		t := r.newNightTile()
		t.show(listRow{Day: day, Said: said[day]})
		t.OnTapped = func() { r.OpenNight(day) }
		tiles = append(tiles, widgets.Level(widgets.Outdent(t.Tile), t.lines))
	}
	return tiles
}
