package games

import (
	"slices"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/internal/words"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
)

// A tile shows a game in a list: who won it, and the totals. A tap opens it.
type tile struct {
	*widgets.Tile

	room              *Room
	winners           *fyne.Container // badges
	open              func(listRow)
	title, line, note *widgets.Text
	totals            *totals
}

// newTile returns a tile without a game. open opens the game when it is tapped.
func (r *Room) newTile(open func(listRow)) *tile {
	t := &tile{
		room:    r,
		open:    open,
		winners: widgets.Column(widgets.SpaceTiny),
		title:   widgets.NewText("", widgets.TextStyle{Bold: true, Lines: 4}),
		line:    widgets.NewHint(""),
		note:    widgets.NewText("", widgets.TextStyle{Size: widgets.SizeSmall, Lines: 2}),
		totals:  newTotals(r.Words),
	}
	text := widgets.Column(widgets.SpaceTiny, t.title, t.line, t.totals.Figure, t.note)
	row := widgets.Row(widgets.SpaceMedium, 1, t.winners, text)
	t.Tile = widgets.NewTile(widgets.Carded, widgets.Inset(widgets.SpaceNone, widgets.SpaceSmall, row), nil)
	return t
}

func (t *tile) show(g history.Summary) {
	t.title.SetText(t.room.Words.Games.GameTitle(g))
	t.line.SetText(t.room.lineOf(g))
	t.note.SetText(g.Note)
	widgets.SetVisible(t.note, g.Note != "")
	var badges []widgets.Badge
	for _, s := range g.Ranking() {
		badges = append(badges, t.room.seatBadge(g, s))
	}
	t.showWinners(badges, len(g.Winners()))
	t.totals.show(g, badges)
	t.SetLabel(widgets.Joined(widgets.Label(t.Content()), t.room.Words.Table.Began(g.Created))) // two evenings may be alike
	t.OnTapped = func() { t.open(listRow{Day: g.Day(), Game: g}) }
}

// lineOf returns what was played, and how it stands or what is half done of it.
func (r *Room) lineOf(g history.Summary) string {
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
		r.Go(frame.Route{Room: frame.SheetRoom, ID: row.Game.ID})
	}
}

// The sides of a winner's badge, and of one of several.
const (
	winnerBadge = 40
	sharedBadge = 32
)

// showWinners shows the badges of so many winners, or the first one while there is none.
func (t *tile) showWinners(badges []widgets.Badge, winners int) {
	side := float32(winnerBadge)
	if winners > 1 {
		side = sharedBadge
	}
	t.winners.Objects = nil
	for _, b := range badges[:min(len(badges), max(1, winners))] {
		view := widgets.NewBadgeView(b, side)
		if winners > 0 {
			view.Mark = widgets.IconWon
		}
		t.winners.Add(view)
	}
}

// seatBadge returns the badge of a player of a game.
func (r *Room) seatBadge(g history.Summary, s history.Seat) widgets.Badge {
	return r.Badge(scoring.Person{ID: s.Person, Name: s.Name}, scoring.Player(slices.Index(g.Seats, s)))
}

// A totals shows the badge and the total of every player of a game.
type totals struct {
	*pictures.Figure

	words *words.Language
	flow  *fyne.Container
}

func newTotals(w *words.Language) *totals {
	flow := widgets.Flow(widgets.SpaceMedium)
	return &totals{pictures.NewFigure("", flow), w, flow}
}

// show shows the totals of a game; badges are in the order of its ranking.
func (t *totals) show(g history.Summary, badges []widgets.Badge) {
	t.flow.Objects = nil
	for i, s := range g.Ranking() {
		total := widgets.NewText(t.words.Figure(s.Total), widgets.TextStyle{Bold: s.Won, Whole: true})
		t.flow.Add(widgets.Row(widgets.SpaceTiny, -1, widgets.NewBadgeView(badges[i], widgets.SmallBadge), total))
	}
	t.SetLabel(t.words.Games.TotalsOf(g))
	widgets.SetVisible(t.Figure, g.Rounds > 0 || g.Over && !g.Unplayed)
	t.Refresh()
}

// Tiles returns a tile for each of some games.
func (r *Room) Tiles(games []history.Summary) []fyne.CanvasObject {
	var tiles []fyne.CanvasObject
	for _, g := range games {
		t := r.newTile(r.openRow)
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
	open          func(listRow)
	title, writes *widgets.Text
	lines         *fyne.Container // both
}

func (r *Room) newNightTile(open func(listRow)) *nightTile {
	t := &nightTile{
		room: r, open: open, title: widgets.NewHeading(""),
		writes: widgets.NewText("", widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorMuted, Lines: 2}),
	}
	t.lines = widgets.Column(widgets.SpaceNone, t.title, t.writes)
	row := widgets.Row(widgets.SpaceSmall, 0, t.lines, widgets.NewGlyph(widgets.IconNext, widgets.ColorFelt))
	t.Tile = widgets.NewTile(widgets.Bare, widgets.Outdent(widgets.Inset(widgets.SpaceNone, widgets.SpaceTiny, row)), nil)
	return t
}

// show shows an evening, and what is written to it.
func (t *nightTile) show(day string, said history.NightAnnotation) {
	t.title.SetText(nightTitle(t.room.Words, day, t.room.Now()))
	text := t.room.Words.Games.PlaceAndNote(said)
	t.writes.SetText(text)
	widgets.SetVisible(t.writes, text != "")
	t.OnTapped = func() { t.open(listRow{Day: day}) }
}

// NightTiles returns the heading of each of some evenings, level with other headings.
func (r *Room) NightTiles(days []string) []fyne.CanvasObject {
	said, err := r.store.Written(days)
	r.Refused(err)
	var tiles []fyne.CanvasObject
	for _, day := range days {
		t := r.newNightTile(r.openRow)
		t.show(day, said[day])
		tiles = append(tiles, widgets.Level(t.Tile, t.lines))
	}
	return tiles
}
