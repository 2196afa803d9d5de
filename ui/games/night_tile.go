package games

import (
	"tabby/history"
	"tabby/ui/widgets"
)

// A NightTile is the heading of an evening in a list: what is written to it, and
// the way there.
type NightTile struct {
	*widgets.Tile
	room          *Room
	title, writes *widgets.Text
}

func (r *Room) NewNightTile() *NightTile {
	t := &NightTile{
		room: r, title: widgets.NewHeading(""),
		writes: widgets.NewText("", widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorMuted, Lines: 2}),
	}
	lines := widgets.Column(widgets.SpaceNone, t.title, t.writes)
	row := widgets.Row(widgets.SpaceSmall, 0, lines, widgets.NewGlyph(widgets.IconNext, widgets.ColorFelt))
	t.Tile = widgets.NewTile(widgets.Bare, widgets.Outdent(widgets.Inset(widgets.SpaceNone, widgets.SpaceTiny, row)), nil)
	return t
}

// Show makes the heading look like that of an evening.
func (t *NightTile) Show(day string) {
	t.title.SetText(NightTitle(day, t.room.Now()))
	n, err := t.room.store.Night(day)
	t.room.Refused(err)
	t.writes.SetText(nightText(n))
	widgets.SetVisible(t.writes, nightText(n) != "")
	t.OnTapped = func() { t.room.OpenNight(day) }
}

// nightText returns what is written about an evening in one text.
func nightText(n history.Night) string {
	if n.Place == "" || n.Note == "" {
		return n.Place + n.Note
	}
	return n.Place + " – " + n.Note
}
