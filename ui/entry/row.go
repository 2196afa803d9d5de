package entry

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/scoring"
	"tabby/ui/widgets"
)

// A row is one player's line while a round is entered: who it is, what
// the score does, who called, and the score.
type row struct {
	*widgets.Tile
	player scoring.Player
	mark   *widgets.BadgeView
	name   *widgets.Text
	effect *widgets.Text
	value  *widgets.Text
	caller *widgets.Tile
	knock  *widgets.Glyph
}

// RowActions is what can be done to a row.
type RowActions struct {
	Activate func(scoring.Player)
	Call     func(scoring.Player)
}

func newRow(p scoring.Player, mark widgets.Badge, do RowActions) *row {
	r := &row{
		player: p,
		mark:   widgets.NewBadgeView(mark, widgets.RowBadge),
		name:   widgets.NewText("", widgets.TextStyle{Bold: true, Lines: 1}),
		effect: widgets.NewText("", widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorMuted, Lines: 2}),
		value:  widgets.NewText("", widgets.TextStyle{Size: widgets.SizeName, Bold: true, Align: fyne.TextAlignTrailing, Whole: true}),
		knock:  widgets.NewGlyph(widgets.IconKnock, widgets.ColorMuted),
	}
	r.caller = widgets.NewTile(widgets.Bare, container.NewCenter(r.knock), func() { do.Call(p) })
	who := widgets.Column(widgets.SpaceNone, r.name, r.effect)
	line := widgets.Row(widgets.SpaceSmall, 1, r.mark, who, r.value, r.caller)
	r.Tile = widgets.NewTile(widgets.Carded, line, func() { do.Activate(p) })
	return r
}

// show makes the row look like v.
func (r *row) show(v RowView) {
	r.name.SetText(v.Person.Name)
	r.effect.SetText(v.below())
	r.value.SetText(v.Value)
	widgets.SetVisible(r.effect, v.below() != "")
	r.effect.SetColor(v.effectInk())
	r.value.SetColor(v.valueInk())
	r.SetSelected(v.Active)
	r.caller.SetSelected(v.Caller)
	if ink := callerInk(v.Caller); r.knock.Color != ink {
		r.knock.Color = ink
		r.knock.Refresh()
	}
	r.Refresh()
}

// below is the small line under the name.
func (v RowView) below() string {
	text := v.Effect
	switch {
	case v.Needs != "":
		return v.Needs
	case text == "":
		text = v.cards()
	}
	if v.Caller && text != "" {
		return "called, " + text
	}
	if v.Caller {
		return "called"
	}
	return text
}

// cards names the cards tapped so far: "4, 0, Peek".
func (v RowView) cards() string {
	text := ""
	for i, f := range v.Hand {
		if i > 0 {
			text += ", "
		}
		text += f.Name
	}
	return text
}

func (v RowView) effectInk() fyne.ThemeColorName {
	if v.Alarm || v.Needs != "" {
		return widgets.ColorWarning
	}
	return widgets.ColorMuted
}

func (v RowView) valueInk() fyne.ThemeColorName {
	if v.Sits {
		return widgets.ColorMuted
	}
	return ""
}

func callerInk(on bool) fyne.ThemeColorName {
	if on {
		return widgets.ColorFelt
	}
	return widgets.ColorMuted
}
