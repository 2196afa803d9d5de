package ui

import "tabby/ui/widgets"

// A nightTile is the heading of an evening in a list: what is written to it, and
// the way there.
type nightTile struct {
	*widgets.Tile
	app           *App
	title, writes *widgets.Text
}

func (a *App) newNightTile() *nightTile {
	t := &nightTile{
		app: a, title: widgets.NewHeading(""),
		writes: widgets.NewText("", widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorMuted, Lines: 2}),
	}
	lines := widgets.Column(widgets.SpaceNone, t.title, t.writes)
	row := widgets.Row(widgets.SpaceSmall, 0, lines, widgets.NewGlyph(widgets.IconNext, widgets.ColorFelt))
	t.Tile = widgets.NewTile(widgets.Bare, widgets.Outdent(widgets.Inset(widgets.SpaceNone, widgets.SpaceTiny, row)), nil)
	return t
}

// show makes the heading look like that of an evening.
func (t *nightTile) show(day string) {
	t.title.SetText(nightTitle(day, t.app.time.Now()))
	n, err := t.app.store.Night(day)
	t.app.refused(err)
	t.writes.SetText(n.says())
	widgets.SetVisible(t.writes, n.says() != "")
	t.OnTapped = func() { t.app.goNight(day) }
}

// says is what is written to an evening in one text.
func (n Night) says() string {
	if n.Place == "" || n.Note == "" {
		return n.Place + n.Note
	}
	return n.Place + " – " + n.Note
}
