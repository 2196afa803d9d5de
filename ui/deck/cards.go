package deck

import (
	"cmp"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/ui/cards"
	"tabby/ui/widgets"
)

// blank takes the place of a note, so that cards stay where they are.
const blank = "\u00a0"

// slot draws a card of a line with its note.
func (t *table) slot(c slotView, size fyne.Size) fyne.CanvasObject {
	at := inLine(c.Spot)
	picture, room := t.card(at, c.Card, size), size
	if size == tightCard() {
		picture = container.NewStack(picture, noteIcon(c))
	} else {
		note := noteBelow(c)
		picture = widgets.Column(widgets.SpaceNone, picture, note)
		room = fyne.NewSize(max(size.Width, note.MinSize().Width), size.Height+note.MinSize().Height)
	}
	picture = widgets.Sized(picture, room) // saves measuring its parts again and again
	if c.Shown {
		shown := widgets.NewIdleTile(widgets.SpaceTiny, picture, func() {}) // lifting the finger turns it down
		shown.OnHeld = t.hold
		return shown
	}
	return t.tile(at, picture, c.Taps || c.Selected, func() { t.tap(c.Spot) })
}

// noteBelow draws the note of a card below it.
func noteBelow(c slotView) fyne.CanvasObject {
	ink := widgets.ColorMuted
	if c.Selected {
		ink = widgets.ColorAccent
	}
	return widgets.NewText(cmp.Or(c.Note, blank), widgets.TextStyle{Size: widgets.SizeSmall, Bold: c.Selected, Color: ink, Align: fyne.TextAlignCenter, Whole: true})
}

// noteIcons stand for notes where there is no room for words.
var noteIcons = map[string]widgets.Icon{
	noteChosen: widgets.IconCheck, noteDrawn: widgets.IconCards, noteTaken: widgets.IconUp, notePenalty: widgets.IconPlus,
}

// noteIcon draws the note of a small card on its back.
func noteIcon(c slotView) fyne.CanvasObject {
	g := widgets.NewGlyph("", widgets.ColorMuted)
	if c.Card.Back {
		g.Icon, g.Side, g.Ground = noteIcons[c.Note], widgets.SizeSmall, widgets.ColorSurface
	}
	return container.NewCenter(g)
}

// tile makes a drawing at a place tappable, and draggable if its card can be moved.
// It is highlighted if a tap plays a move; otherwise a tap says why not.
func (t *table) tile(at place, o fyne.CanvasObject, taps bool, tapped func()) fyne.CanvasObject {
	switch {
	case t.draggable(at):
		m := widgets.NewDragTile(o, tapped)
		m.SetSelected(taps)
		m.OnDragged = func(p fyne.Position) { t.follow(at, p) }
		m.OnDropped = func(p fyne.Position) { t.drop(at, p) }
		t.stops[at] = m
		return m
	case taps:
		tile := widgets.NewTile(widgets.Bare, o, tapped)
		tile.SetSelected(true)
		t.stops[at] = tile
		return tile
	}
	return widgets.NewIdleTile(widgets.SpaceTiny, o, tapped)
}

// card draws a card at a place, or reuses the one drawn there before.
func (t *table) card(at place, c cardFace, size fyne.Size) fyne.CanvasObject {
	key := drawnCard{place: at}
	if !c.Back {
		key.code = c.Face.Code
	}
	o := t.drawn[key]
	if o == nil {
		o = newCard(c)
		t.drawn[key] = o
	}
	t.cards[at] = o
	return widgets.Sized(o, size)
}

// newCard draws a card.
func newCard(c cardFace) fyne.CanvasObject {
	if c.Back {
		return cards.NewBack()
	}
	return cards.New(c.Face)
}

// pileCaption returns how many cards lie in a pile. Large text leaves room for
// the number alone.
func pileCaption(pile string, n int) string {
	if widgets.LargeText() {
		return strconv.Itoa(n)
	}
	return pile + " (" + strconv.Itoa(n) + ")"
}

// pile draws a pile of cards.
func (t *table) pile(at place, p pileView, tapped func()) fyne.CanvasObject {
	top := widgets.Sized(cards.NewEmpty(), pileCard())
	if p.Count > 0 {
		top = t.card(at, p.Card, pileCard())
	}
	return t.tile(at, widgets.Column(widgets.SpaceTiny, top, widgets.NewCaption(pileCaption(at.name, p.Count))), p.Taps, tapped)
}
