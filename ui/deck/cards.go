package deck

import (
	"cmp"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/internal/round"
	"tabby/ui/cards"
	"tabby/ui/widgets"
)

// blank takes the place of a note, so that cards stay where they are.
const blank = "\u00a0"

// slot draws one's own card or that of another player with its note, in words below
// it or as a sign.
func (t *table) slot(c round.Slot, own bool) fyne.CanvasObject {
	at, size := round.InLine(c.Spot), &t.felt.other
	if own {
		size = &t.felt.own
	}
	card := container.New(over{size}, t.card(at, c.Card), noteIcon(c))
	if own && !t.low() {
		card = container.New(above{size}, t.card(at, c.Card), noteBelow(c))
	}
	if c.Shown {
		shown := widgets.NewIdleTile(widgets.SpaceTiny, card, func() {}) // lifting the finger turns it down
		shown.OnHeld = t.hold
		return shown
	}
	return t.tile(at, card, c.Taps || c.Selected, func() { t.tap(c.Spot) })
}

// noteBelow draws the note of a card below it.
func noteBelow(c round.Slot) fyne.CanvasObject {
	ink := widgets.ColorTableMuted
	if c.Selected {
		ink = widgets.ColorTableLight
	}
	return widgets.NewText(cmp.Or(c.Note, blank), widgets.TextStyle{Size: widgets.SizeSmall, Bold: c.Selected, Color: ink, Align: fyne.TextAlignCenter, Whole: true})
}

// noteIcons stand for notes where there is no room for words.
var noteIcons = map[string]widgets.Icon{
	round.NoteChosen: widgets.IconCheck, round.NoteDrawn: widgets.IconCards, round.NoteTaken: widgets.IconUp, round.NotePenalty: widgets.IconPlus,
}

// noteIcon draws the note of a small card on its back.
func noteIcon(c round.Slot) fyne.CanvasObject {
	g := widgets.NewGlyph("", widgets.ColorMuted)
	if c.Card.Back {
		g.Icon, g.Side, g.Ground = noteIcons[c.Note], widgets.SizeSmall, widgets.ColorSurface
	}
	return g
}

// tile makes a drawing at a place tappable, and draggable if its card can be moved.
// It is highlighted if a tap plays a move; otherwise a tap says why not.
func (t *table) tile(at round.Place, o fyne.CanvasObject, taps bool, tapped func()) fyne.CanvasObject {
	switch {
	case t.draggable(at):
		m := widgets.NewDragTile(widgets.OnTable, o, tapped)
		m.SetSelected(taps)
		m.OnDragged = func(p fyne.Position) { t.follow(at, p) }
		m.OnDropped = func(p fyne.Position) { t.drop(at, p) }
		t.stops[at] = m
		return m
	case taps:
		tile := widgets.NewTile(widgets.OnTable, o, tapped)
		tile.SetSelected(true)
		t.stops[at] = tile
		return tile
	}
	return widgets.NewIdleTile(widgets.SpaceTiny, o, tapped)
}

// card draws a card at a place, or reuses the one drawn there before.
func (t *table) card(at round.Place, c round.Face) fyne.CanvasObject {
	key := drawnCard{place: at}
	if !c.Back {
		key.code = c.Face.Code
	}
	o := t.drawn[key]
	if o == nil {
		o = newCard(c)
		t.drawn[key] = o
	}
	t.cards[at], t.faces[at] = o, c
	return o
}

// newCard draws a card.
func newCard(c round.Face) fyne.CanvasObject {
	if c.Back {
		return cards.NewBack()
	}
	return cards.New(c.Face)
}

// pileCaption returns how many cards lie in a pile. Large text and a low window
// leave room for the number alone.
func pileCaption(pile string, n int, low bool) string {
	if widgets.LargeText() || low {
		return strconv.Itoa(n)
	}
	return pile + " (" + strconv.Itoa(n) + ")"
}

// low reports whether the window is low, as that of a phone on its side.
func (t *table) low() bool { return t.page.Size().Height < lowTable }

// lowTable is the height of a window below which there is no room for words on the
// table that signs can say, in device-independent pixels.
const lowTable = 600

// pile draws a pile of cards.
func (t *table) pile(at round.Place, p round.Pile, tapped func()) fyne.CanvasObject {
	top := fyne.CanvasObject(cards.NewEmpty())
	if p.Count > 0 {
		top = t.card(at, p.Card)
	}
	return t.tile(at, t.felt.captioned(top, pileCaption(at.Name, p.Count, t.low())), p.Taps, tapped)
}
