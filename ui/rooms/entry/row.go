package entry

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"tabby/scoring"
	"tabby/ui/kit/widgets"
)

// A row is one player while a round is entered: badge, name, what the score does,
// the score, and whether the player called.
type row struct {
	*widgets.Tile
	player scoring.Player
	badge  *widgets.BadgeView
	hand   *hand
	value  *widgets.Text
	caret  fyne.CanvasObject // behind the value, while digits can follow
	caller *widgets.Tile
	called *fyne.Container // around it, which keeps its height
	knock  *widgets.Glyph
	mark   *widgets.Tile // that the player has the special hand
	star   *widgets.Glyph
}

func (s *Screen) newRow(p scoring.Player) *row {
	r := &row{
		player: p,
		badge:  widgets.NewBadgeView(s.badge(p), widgets.RowBadge),
		hand:   newHand(s.showsCards),
		value:  widgets.NewText("", widgets.TextStyle{Size: widgets.SizeName, Bold: true, Align: fyne.TextAlignTrailing, Whole: true}),
		caret:  widgets.NewSurface(widgets.ColorFelt, ""),
		knock:  widgets.NewGlyph(widgets.IconKnock, widgets.ColorMuted),
		star:   widgets.NewGlyph(widgets.IconStar, widgets.ColorMuted),
	}
	r.caller = widgets.NewTile(widgets.Bare, container.NewCenter(r.knock), func() { s.answer(r.caller, p) })
	r.mark = widgets.NewTile(widgets.Bare, container.NewCenter(r.star), func() { s.mark(p) })
	r.caller.Switch()
	r.mark.Switch()
	r.called = container.New(heightKept{}, r.caller)
	caret := widgets.Sized(r.caret, fyne.NewSize(caretWidth, theme.Size(widgets.SizeName)))
	line := widgets.Row(widgets.SpaceSmall, 1, r.badge, r.hand.root, widgets.Row(widgets.SpaceTiny, 0, r.value, caret), r.mark, r.called)
	r.Tile = widgets.NewTile(widgets.Carded, line, func() { s.choose(p) })
	r.TakeKeys()
	return r
}

// heightKept is the layout of an object that leaves its height where it is hidden.
type heightKept struct{}

func (heightKept) MinSize(objects []fyne.CanvasObject) fyne.Size {
	size := objects[0].MinSize()
	if !objects[0].Visible() {
		size.Width = 0
	}
	return size
}

func (heightKept) Layout(objects []fyne.CanvasObject, size fyne.Size) { objects[0].Resize(size) }

// caretWidth is the width of a caret in device-independent pixels.
const caretWidth = 3

// answer keeps who ended the round, as the hand of a row says, or a face. Where the title asks that, a
// number that could go on is finished by it, and the round is written down unless that raises a doubt. From a
// hand tapped by a key before, the keyboard goes on to the main button: another Enter writes the round down.
func (s *Screen) answer(from *widgets.Tile, p scoring.Player) {
	byKey, asked, doubt, e := from.Focused(), s.view.Asks && s.entry.Round < 0, s.view.Doubt, s.entry
	if asked && !e.rests() {
		e = e.Activate(scoring.Nobody)
	}
	switch s.do.Edit(e.Call(p)); {
	case s.entry.Caller != p || !s.view.Ready:
	case asked && s.view.Doubt == doubt && !s.view.Recount:
		s.do.Focus(from, false)
		s.do.Save()
	case byKey:
		s.do.Focus(s.save, true)
	}
}

func (r *row) show(v RowView) {
	value, knock, asks := fyne.ThemeColorName(""), widgets.ColorMuted, widgets.Bare
	if v.SatOut {
		value = widgets.ColorMuted
	}
	if v.Caller || v.Asked {
		knock = widgets.ColorFelt
	}
	if v.Asked {
		asks = widgets.Offered
	}
	r.hand.show(v)
	r.SetLabel(v.Said)
	r.caller.SetLook(asks)
	r.caller.Describe(v.SaidCall, v.CallKey)
	r.value.SetText(v.Value)
	r.value.SetColor(value)
	widgets.SetVisible(r.caret, v.Typing)
	r.SetSelected(v.Active || v.Won)
	r.caller.SetSelected(v.Caller)
	widgets.SetVisible(r.caller, !v.Faced || !v.Cards) // the small cards need the room
	widgets.SetVisible(r.called, !v.Mute)
	tint(r.knock, knock)
	star := widgets.ColorMuted
	if v.Special {
		star = widgets.ColorFelt
	}
	r.mark.SetLabel(v.SaidMark)
	r.mark.SetSelected(v.Special)
	widgets.SetVisible(r.mark, v.SaidMark != "")
	tint(r.star, star)
	r.Content().Refresh() // the score may be wider than before, and leave less to the name
}

// tint shows a glyph in another colour.
func tint(g *widgets.Glyph, ink fyne.ThemeColorName) {
	if g.Color != ink {
		g.Color = ink
		g.Refresh()
	}
}
