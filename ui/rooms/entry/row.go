package entry

import (
	"cmp"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"tabby/engine"
	"tabby/scoring"
	"tabby/ui/kit/cards"
	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

// A row shows one player while a round is entered: badge, name, effect of the score,
// score, and whether the player called.
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
	mark   *widgets.Tile // shown if the player has the special hand
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
	r.mark = widgets.NewTile(widgets.Bare, container.NewCenter(r.star), func() { s.do.Edit(s.entry.mark(p)) })
	r.caller.Switch()
	r.mark.Switch()
	r.called = container.New(heightKept{}, r.caller)
	caret := widgets.Sized(r.caret, fyne.NewSize(caretWidth, theme.Size(widgets.SizeName)))
	line := widgets.Row(widgets.SpaceSmall, 1, r.badge, r.hand.root, widgets.Row(widgets.SpaceTiny, 0, r.value, caret), r.mark, r.called)
	r.Tile = widgets.NewTile(widgets.Carded, line, func() { s.choose(p) })
	r.TakeKeys()
	return r
}

// heightKept is the layout of an object that keeps its height while it is hidden.
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

// answer sets who ended the round, after a tap on the hand sign of a row or on a face. If the title asks who
// called, this also finishes the number that is being typed, and writes the round down unless there is a doubt. If a hand
// sign was pressed with a key before that, the focus moves to the main button, so that Enter writes the round down.
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
	widgets.SetVisible(r.caller, !v.Faced || !v.Cards) // the small cards need the space
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
	r.Content().Refresh() // the score may be wider than before and leave less space for the name
}

// tint changes the colour of a glyph.
func tint(g *widgets.Glyph, ink fyne.ThemeColorName) {
	if g.Color != ink {
		g.Color = ink
		g.Refresh()
	}
}

// slotWidth and slotHeight are the size of a small card, in device-independent pixels.
const (
	slotWidth  = 25
	slotHeight = 35
)

// A hand is the name of a player, and below it the effect of the score and the tapped cards, with
// places for further ones. If the cards do not fit, they are shown as text.
type hand struct {
	root   *fyne.Container
	name   *widgets.Text
	cards  *fyne.Container
	beside *widgets.Text // the effect of the score, beside the cards
	effect *widgets.Text // all of it as text

	roomy func() bool // cards can be higher than a line of text
	view  RowView     // as it is shown
}

func newHand(roomy func() bool) *hand {
	small := func() *widgets.Text {
		return widgets.NewText("", widgets.TextStyle{Tight: widgets.SizeSmall, Lines: 3})
	}
	h := &hand{
		name:  widgets.NewText("", widgets.TextStyle{Bold: true, Lines: 1}),
		cards: shape.In(slots{}), beside: small(), effect: small(), roomy: roomy,
	}
	h.root = shape.AllIn(h, h.name, h.cards, h.beside, h.effect)
	return h
}

// show shows what was typed for a player. It keeps cards that are already shown.
func (h *hand) show(v RowView) {
	if !slices.Equal(h.view.Hand, v.Hand) || h.view.Missing != v.Missing {
		h.cards.Objects = slotsOf(v.Hand, v.Missing)
	}
	h.view = v
	ink, effect := widgets.ColorMuted, v.Effect
	if widgets.LargeText() {
		effect = v.Brief
	}
	if v.Alarm {
		ink = widgets.ColorWarning
	}
	h.name.SetText(v.Name)
	h.beside.SetText(cmp.Or(v.Beside[0], " ")) // an empty line is as high as a text
	h.effect.SetText(cmp.Or(effect, " "))
	h.beside.SetColor(ink)
	h.effect.SetColor(ink)
}

// slotsOf returns the cards, followed by empty places for the missing ones.
func slotsOf(faces []engine.Face, missing int) []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for _, f := range faces {
		all = append(all, cards.New(f))
	}
	for range missing {
		all = append(all, cards.NewEmpty(""))
	}
	return all
}

// slots lays out small cards side by side.
type slots struct{}

func (slots) Narrowest(objects []fyne.CanvasObject) float32 {
	return float32(len(objects))*(slotWidth+theme.Size(widgets.SpaceTiny)) - theme.Size(widgets.SpaceTiny)
}

func (slots) Arrange(objects []fyne.CanvasObject, _ fyne.Size, put shape.Put) float32 {
	for i, o := range objects {
		x := float32(i) * (slotWidth + theme.Size(widgets.SpaceTiny))
		put.At(o, fyne.NewPos(x, 0), fyne.NewSize(slotWidth, slotHeight))
	}
	return slotHeight
}

// A form says how the second line of a hand is shown.
type form struct {
	cards, below bool    // there are cards, and the text is below them
	indent       float32 // of the text
}

// formIn returns the form at a width. Beside cards it shows as much text as fits. The text of the active player
// is shown completely, if necessary below the cards, but without the call, which the hand sign shows.
func (h *hand) formIn(width float32) form {
	wide := shape.WidthOf(h.cards)
	indent, beside := wide+theme.Size(widgets.SpaceSmall), h.view.Beside
	if !h.roomy() || len(h.cards.Objects) == 0 || wide > width {
		return form{}
	}
	if h.view.Active {
		beside = beside[:min(2, len(beside))]
	}
	for _, text := range beside {
		h.beside.SetText(text)
		if text == "" || indent < width && h.beside.HeightFor(width-indent) == h.beside.HeightFor(shape.AnyHeight) {
			return form{cards: true, indent: indent}
		}
	}
	return form{cards: h.view.Active, below: h.view.Active}
}

// text returns the text below the name if no cards are there; it leaves out the cards if the
// grid shows them.
func (h *hand) text() *widgets.Text {
	if h.view.Lies && h.roomy() {
		return h.beside
	}
	return h.effect
}

// Narrowest returns the least width.
func (h *hand) Narrowest([]fyne.CanvasObject) float32 {
	return max(shape.WidthOf(h.name), shape.WidthOf(h.effect))
}

// Arrange lays out the hand. All rows are as high, so that none moves as cards come to another.
func (h *hand) Arrange(_ []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	if put != nil {
		h.place(room)
		return room.Height
	}
	name, text := shape.HeightFor(h.name, room.Width), shape.HeightFor(h.text(), room.Width)
	switch f := h.formIn(room.Width); {
	case f.below:
		text = slotHeight + shape.HeightFor(h.beside, room.Width)
	case f.cards:
		text = slotHeight + theme.Size(widgets.SpaceTiny)
	case h.view.Cards && h.roomy():
		text = max(slotHeight+theme.Size(widgets.SpaceTiny), text)
	}
	return name + text
}

func (h *hand) place(size fyne.Size) {
	f, name := h.formIn(size.Width), shape.HeightFor(h.name, size.Width)
	widgets.SetVisible(h.cards, f.cards)
	alone, y := h.text(), float32(0)
	blank := strings.TrimSpace(alone.Text()) == ""
	widgets.SetVisible(h.beside, (f.cards || alone == h.beside) && strings.TrimSpace(h.beside.Text()) != "")
	widgets.SetVisible(h.effect, !f.cards && alone == h.effect && !blank)
	switch text := shape.HeightFor(alone, size.Width); {
	case f.cards && !f.below:
		y = max(0, size.Height-name-slotHeight) / 2
		h.placeCards(f, y+name, size)
	case f.cards:
		h.placeCards(f, name, size)
	case !blank:
		y = (size.Height - name - text) / 2
		shape.Place(alone, fyne.NewPos(0, y+name), fyne.NewSize(size.Width, text))
	default:
		y = (size.Height - name) / 2
	}
	shape.Place(h.name, fyne.NewPos(0, y), fyne.NewSize(size.Width, name))
}

// placeCards puts the cards below the name, and the text beside or below them.
func (h *hand) placeCards(f form, y float32, size fyne.Size) {
	shape.Place(h.cards, fyne.NewPos(0, y), fyne.NewSize(size.Width, slotHeight))
	at, room := fyne.NewPos(f.indent, y), fyne.NewSize(size.Width-f.indent, slotHeight)
	if f.below {
		at.Y += slotHeight
		room.Height = shape.HeightFor(h.beside, size.Width)
	}
	shape.Place(h.beside, at, room)
}
