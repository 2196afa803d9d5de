package sheet

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/scoring"
	"tabby/ui/widgets"
)

// A head is the top of a player's column: badge, name, total, place, and whether
// the player deals or begins.
type head struct {
	*widgets.Tile
	player scoring.Player
	badge  *widgets.BadgeView
	turn   *widgets.Glyph
	name   *widgets.Text
	total  *widgets.Text
	note   *widgets.Text
	shown  int // the total, once it has been counted up
}

func newHead(p scoring.Player, badge widgets.Badge, tapped func()) *head {
	h := &head{
		player: p,
		badge:  widgets.NewBadgeView(badge, widgets.SmallBadge),
		turn:   &widgets.Glyph{Color: widgets.ColorAccent, Side: widgets.SizeHeading},
		name:   widgets.NewText("", widgets.TextStyle{Size: widgets.SizeSmall, Align: fyne.TextAlignCenter, Lines: 1}),
		total:  widgets.NewText("", widgets.TextStyle{Size: widgets.SizeName, Tight: widgets.SizeHeading, Bold: true, Align: fyne.TextAlignCenter, Whole: true}),
		note:   widgets.NewText("", widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorMuted, Align: fyne.TextAlignCenter, Lines: 2}),
	}
	h.turn.ExtendBaseWidget(h.turn)
	top := container.NewCenter(widgets.Row(widgets.SpaceTiny, -1, h.badge, h.turn))
	h.Tile = widgets.NewTile(widgets.Bare, widgets.Column(widgets.SpaceNone, top, h.name, h.total, h.note), tapped)
	h.AlignTop() // all totals are level, however long the notes are
	return h
}

// A counter counts from one number to another, and shows each.
type counter func(from, to int, show func(int))

// AtOnce is a counter that shows only the last number.
func AtOnce(_, to int, show func(int)) { show(to) }

// count counts up to the total.
func (h *head) count(total int, run counter) {
	from := h.shown
	h.shown = total
	run(from, total, func(n int) {
		if h.shown == total { // otherwise it counts to another total by now
			h.total.SetText(strconv.Itoa(n))
		}
	})
}

// show makes the head look like v.
func (h *head) show(v columnView, count counter) {
	var ink fyne.ThemeColorName
	if v.Out {
		ink = widgets.ColorMuted
	}
	noteInk := widgets.ColorMuted
	if v.Danger {
		noteInk = widgets.ColorWarning
	}
	h.name.SetText(v.Name)
	h.name.SetColor(ink)
	h.count(v.Total, count)
	h.total.SetColor(ink)
	h.note.SetText(strings.Trim(v.Place+"\n"+v.Note, "\n"))
	h.note.SetColor(noteInk)
	h.badge.Dim = v.Out
	h.badge.Refresh()
	h.turn.Icon = v.turn()
	h.turn.Refresh()
	widgets.SetVisible(h.turn, h.turn.Icon != "")
}

// turn says what the player does next.
func (v columnView) turn() widgets.Icon {
	switch {
	case v.Wins:
		return widgets.IconCrown
	case v.Deals:
		return widgets.IconDeal
	case v.Begins:
		return widgets.IconFirst
	}
	return ""
}
