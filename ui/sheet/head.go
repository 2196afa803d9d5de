package sheet

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/scoring"
	"tabby/ui/widgets"
)

// A head stands above a player's column: who it is, the total, the place,
// and whether the player deals or begins.
type head struct {
	*widgets.Tile
	player scoring.Player
	mark   *widgets.BadgeView
	turn   *widgets.Glyph
	name   *widgets.Text
	total  *widgets.Text
	note   *widgets.Text
	shown  int // the total, once it has stopped running
}

func newHead(p scoring.Player, mark widgets.Badge, tapped func()) *head {
	h := &head{
		player: p,
		mark:   widgets.NewBadgeView(mark, widgets.SmallBadge),
		turn:   &widgets.Glyph{Color: widgets.ColorAccent, Side: widgets.SizeHeading},
		name:   widgets.NewText("", widgets.TextStyle{Size: widgets.SizeSmall, Align: fyne.TextAlignCenter, Lines: 1}),
		total:  widgets.NewText("", widgets.TextStyle{Size: widgets.SizeName, Tight: widgets.SizeHeading, Bold: true, Align: fyne.TextAlignCenter, Whole: true}),
		note:   widgets.NewText("", widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorMuted, Align: fyne.TextAlignCenter, Lines: 2}),
	}
	h.turn.ExtendBaseWidget(h.turn)
	top := container.NewCenter(widgets.Row(widgets.SpaceTiny, -1, h.mark, h.turn))
	h.Tile = widgets.NewTile(widgets.Bare, widgets.Column(widgets.SpaceNone, top, h.name, h.total, h.note), tapped)
	h.AlignTop = true // totals stand in one line, whatever is said below them
	return h
}

// A counter runs a number from one value to another and shows it on the way.
type counter func(from, to int, show func(int))

// AtOnce shows where a number has got to and nothing on the way.
func AtOnce(_, to int, show func(int)) { show(to) }

// count lets the total run to where it is.
func (h *head) count(total int, run counter) {
	from := h.shown
	h.shown = total
	run(from, total, func(n int) {
		if h.shown == total { // otherwise it is running elsewhere by now
			h.total.SetText(strconv.Itoa(n))
		}
	})
}

// show makes the head look like v.
func (h *head) show(v columnView, count counter) {
	h.name.SetText(v.Name)
	h.count(v.Total, count)
	h.note.SetText(v.small())
	h.total.SetColor(v.ink())
	h.name.SetColor(v.ink())
	h.note.SetColor(v.noteInk())
	h.mark.Dim = v.Out || v.Gone
	h.mark.Refresh()
	h.turn.Icon = v.turn()
	h.turn.Refresh()
	widgets.SetVisible(h.turn, h.turn.Icon != "")
}

// turn is what the player does next.
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

// small is the two lines under the total.
func (v columnView) small() string {
	switch {
	case v.Place == "" || v.Gone:
		return v.Note
	case v.Note == "":
		return v.Place
	}
	return v.Place + "\n" + v.Note
}

func (v columnView) ink() fyne.ThemeColorName {
	if v.Out || v.Gone {
		return widgets.ColorMuted
	}
	return ""
}

func (v columnView) noteInk() fyne.ThemeColorName {
	if v.Danger {
		return widgets.ColorWarning
	}
	return widgets.ColorMuted
}
