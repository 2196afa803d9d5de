package visit

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/engine"
	"tabby/internal/host/wire"
	"tabby/ui/cards"
	"tabby/ui/widgets"
)

// A hand shows a round with the virtual deck from this device's seat.
type hand struct {
	*Page
	page  *widgets.Page
	rules engine.Ruleset
	cards *wire.Deck // as the table has it, or nil
	wide  bool       // there is room for large cards
}

// The widths of cards on a phone, in device-independent pixels; where there is room, they are
// larger by half. The lines of others are side by side where none is narrower than otherLine,
// one's own is at most ownLine wide, and the table tableWidth.
const (
	ownCard    = 72
	pileCard   = 60
	otherCard  = 44
	otherLine  = 300
	ownLine    = 500
	tableWidth = 960
)

// newHand returns a hand without cards.
func newHand(p *Page) *hand {
	h := &hand{Page: p, page: widgets.NewPage("The cards")}
	h.page.SetBack("Back to the sheet", p.Back)
	h.page.SetActions(widgets.NewIconButton(widgets.IconBook, "Rules", p.openRules))
	return h
}

// show shows the round.
func (h *hand) show(rules engine.Ruleset, v view) {
	d := h.cards
	if d == nil {
		return
	}
	h.rules = rules
	h.page.SetTitle(v.Sheet.Title, cmp.Or(d.Last, v.Below))
	own := len(d.Lines)
	if h.table.seated() {
		own--
	}
	all := []fyne.CanvasObject{}
	if v.Notice != "" {
		all = append(all, widgets.NewNotice(widgets.Warning, v.Notice))
	}
	others := widgets.Columns(otherLine, widgets.SpaceMedium)
	for _, l := range d.Lines[:own] {
		others.Add(h.line(l, otherCard))
	}
	all = append(all, others, h.piles())
	for _, l := range d.Lines[own:] {
		all = append(all, widgets.AtMost(ownLine, h.line(l, ownCard)))
	}
	all = append(all, onFelt(d.Hint, true))
	for _, text := range d.News {
		all = append(all, onFelt(text, false))
	}
	felt := widgets.NewSurface(widgets.ColorTable, widgets.ColorTableEdge)
	table := widgets.Inset(widgets.SpaceMedium, widgets.SpaceMedium, widgets.AtMost(tableWidth, widgets.Column(widgets.SpaceMedium, all...)))
	h.page.SetFill(container.NewStack(felt, container.NewVScroll(table)))
	h.page.SetButtons(h.buttons()...)
	h.page.Refresh()
}

// caption draws what lies above it.
func caption(text string) fyne.CanvasObject {
	return widgets.NewText(text, widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorTableMuted, Align: fyne.TextAlignCenter, Whole: true})
}

// onFelt draws a text on the table.
func onFelt(text string, bold bool) fyne.CanvasObject {
	ink := widgets.ColorTableMuted
	if bold {
		ink = widgets.ColorOnTable
	}
	return widgets.NewText(text, widgets.TextStyle{Bold: bold, Color: ink, Align: fyne.TextAlignCenter})
}

// line draws a player and the cards of the line.
func (h *hand) line(l wire.Line, width float32) fyne.CanvasObject {
	note := cmp.Or(l.Note, l.Level)
	heading := widgets.Row(widgets.SpaceSmall, 1,
		widgets.NewBadgeView(h.badge(l.Player), widgets.SmallBadge),
		widgets.NewText(h.table.Players[l.Player].Name, widgets.TextStyle{Bold: true, Lines: 1, Color: widgets.ColorOnTable}),
		widgets.NewText(note, widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorTableLight, Whole: true}),
		widgets.NewText(l.Points, widgets.TextStyle{Size: widgets.SizeHeading, Bold: true, Whole: true, Color: widgets.ColorOnTable}))
	row := widgets.Flow(widgets.SpaceTiny)
	for i, code := range l.Cards {
		var slot wire.Slot
		if i < len(l.Slots) {
			slot = l.Slots[i]
		}
		row.Add(h.slot(code, slot, width))
	}
	line := widgets.Inset(widgets.SpaceSmall, widgets.SpaceSmall, widgets.Column(widgets.SpaceTiny, heading, row))
	switch {
	case l.Won:
		return container.NewStack(widgets.NewSurface(widgets.ColorTableSoft, widgets.ColorTableLight), line)
	case l.Turn:
		return container.NewStack(widgets.NewSurface(widgets.ColorTableSoft, widgets.ColorTableEdge), line)
	}
	return line
}

// slot draws a card of a line with its note. A tap does what it does at the host.
func (h *hand) slot(code string, s wire.Slot, width float32) fyne.CanvasObject {
	card := widgets.Column(widgets.SpaceNone, h.card(code, width))
	if s.Note != "" {
		card.Add(widgets.NewText(s.Note, widgets.TextStyle{Size: widgets.SizeSmall, Bold: s.Chosen, Color: widgets.ColorTableLight, Align: fyne.TextAlignCenter, Whole: true}))
	}
	if !s.Taps && !s.Chosen {
		return widgets.NewIdleTile(widgets.SpaceTiny, card, func() { h.Say(h.cards.Hint) })
	}
	tile := widgets.NewTile(widgets.OnTable, card, func() { h.play(tapOn(s)) })
	tile.SetSelected(true)
	return tile
}

// tapOn returns the intent of a tap on a card.
func tapOn(s wire.Slot) wire.Intent {
	return wire.Intent{Do: "tap", Spot: &engine.Spot{Seat: s.Seat, Slot: s.Slot}}
}

// card draws a card by its code, or a back.
func (h *hand) card(code string, width float32) fyne.CanvasObject {
	size := h.sizeOf(width)
	face, err := h.rules.Deck().Face(code)
	if err != nil {
		return widgets.Sized(cards.NewBack(), size)
	}
	return widgets.Sized(cards.New(face), size)
}

// sizeOf returns the size of a card that is so wide on a phone.
func (h *hand) sizeOf(width float32) fyne.Size {
	if h.wide {
		width *= 1.5
	}
	return fyne.NewSize(width, width*7/5)
}

// piles draws the piles and the card in hand.
func (h *hand) piles() fyne.CanvasObject {
	d := h.cards
	row := widgets.Row(widgets.SpaceLarge, -1, h.pile("draw", "Draw", d.Draw, h.card("", pileCard)))
	if d.Held != nil {
		row.Add(widgets.Column(widgets.SpaceTiny, h.card(*d.Held, pileCard), caption("in hand")))
	}
	top := fyne.CanvasObject(widgets.Sized(cards.NewEmpty(), h.sizeOf(pileCard)))
	if d.Discard != "" {
		top = h.card(d.Discard, pileCard)
	}
	row.Add(h.pile("discard", "Discard", -1, top))
	return container.NewCenter(row)
}

// pile draws a pile of so many cards, or of a number that does not matter.
func (h *hand) pile(name, says string, n int, top fyne.CanvasObject) fyne.CanvasObject {
	if n >= 0 {
		says += " (" + strconv.Itoa(n) + ")"
	}
	all := widgets.Column(widgets.SpaceTiny, top, caption(says))
	if !slices.Contains(h.cards.Taps, name) {
		return widgets.NewIdleTile(widgets.SpaceTiny, all, func() { h.Say(h.cards.Hint) })
	}
	tile := widgets.NewTile(widgets.OnTable, all, func() { h.play(wire.Intent{Do: "pile", Pile: name}) })
	tile.SetSelected(true)
	return tile
}

// halfTiny is the least width of one of two buttons side by side, in device-independent
// pixels.
const halfTiny = 136

// buttons returns what can be done without a card.
func (h *hand) buttons() []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for _, b := range h.cards.Buttons {
		kind, text := widgets.Secondary, b.Text
		if b.Main {
			kind = widgets.Primary
		}
		if b.Seconds > 0 {
			text = fmt.Sprintf("%s (%d)", text, b.Seconds)
		}
		all = append(all, widgets.NewButton(kind, text, func() { h.play(wire.Intent{Do: "press", Button: b.ID}) }))
	}
	if len(all) == 0 {
		return nil
	}
	return []fyne.CanvasObject{widgets.Columns(halfTiny, widgets.SpaceSmall, all...)}
}

// play asks for something at the table as it is seen.
func (h *hand) play(in wire.Intent) {
	at := h.cards.At
	in.At = &at
	h.ask(in, nil)
}
