package deck

import (
	"cmp"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/ui/cards"
	"tabby/ui/widgets"
)

// blank keeps room for a note, so that cards stay where they are.
const blank = "\u00a0"

// slot draws a card of a line.
func (s *screen) slot(c slotView, size fyne.Size) fyne.CanvasObject {
	at := inLine(c.Spot)
	picture, room := s.card(at, c.Card, size), size
	if size == tightCard() {
		picture = container.NewStack(picture, sign(c))
	} else {
		note := noteBelow(c)
		picture = widgets.Column(widgets.SpaceNone, picture, note)
		room = fyne.NewSize(max(size.Width, note.MinSize().Width), size.Height+note.MinSize().Height)
	}
	picture = widgets.Sized(picture, room) // so that nobody has to ask its parts how large they are
	if c.Shown {
		shown := widgets.NewIdleTile(widgets.SpaceTiny, picture, func() {}) // letting go has turned it down
		shown.OnHeld = s.do.hold
		return shown
	}
	return s.spot(at, picture, c.Taps || c.Selected, func() { s.do.tap(c.Spot) })
}

// noteBelow is what is known of a card, below it.
func noteBelow(c slotView) fyne.CanvasObject {
	ink := widgets.ColorMuted
	if c.Selected {
		ink = widgets.ColorAccent
	}
	return widgets.NewText(cmp.Or(c.Note, blank), widgets.TextStyle{Size: widgets.SizeSmall, Bold: c.Selected, Color: ink, Align: fyne.TextAlignCenter, Whole: true})
}

// signs stand for notes where there is no room for words.
var signs = map[string]widgets.Icon{
	noteChosen: widgets.IconCheck, noteDrawn: widgets.IconCards, noteTaken: widgets.IconUp, notePenalty: widgets.IconPlus,
}

// sign is what is known of a small card, on its back.
func sign(c slotView) fyne.CanvasObject {
	g := widgets.NewGlyph("", widgets.ColorMuted)
	if c.Card.Back {
		g.Icon, g.Side, g.Ground = signs[c.Note], widgets.SizeSmall, widgets.ColorSurface
	}
	return container.NewCenter(g)
}

// spot is a place to look at. What can be done there stands out; where nothing
// can, who tries is told why.
func (s *screen) spot(at place, o fyne.CanvasObject, taps bool, tapped func()) fyne.CanvasObject {
	switch {
	case s.movable(at):
		m := widgets.NewDragTile(o, tapped)
		m.SetSelected(taps)
		m.OnDragged = func(p fyne.Position) { s.follow(at, p) }
		m.OnDropped = func(p fyne.Position) { s.drop(at, p) }
		s.stops[at] = m
		return m
	case taps:
		tile := widgets.NewTile(widgets.Bare, o, tapped)
		tile.SetSelected(true)
		s.stops[at] = tile
		return tile
	}
	return widgets.NewIdleTile(widgets.SpaceTiny, o, tapped)
}

// card is a card at a place, at its size.
func (s *screen) card(at place, c cardFace, size fyne.Size) fyne.CanvasObject {
	o := s.picture(at, c)
	s.cards[at] = o
	return widgets.Sized(o, size)
}

// picture draws a card at a place, or finds it drawn.
func (s *screen) picture(at place, c cardFace) fyne.CanvasObject {
	key := drawnCard{place: at}
	if !c.Back {
		key.code = c.Face.Code
	}
	if s.drawn[key] == nil {
		s.drawn[key] = newCard(c)
	}
	return s.drawn[key]
}

// count says how many cards lie in a pile. Beside large text there is room for
// the number alone.
func count(pile string, n int) string {
	if widgets.LargeText() {
		return strconv.Itoa(n)
	}
	return pile + " (" + strconv.Itoa(n) + ")"
}

func (s *screen) pile(at place, p pileView, tapped func()) fyne.CanvasObject {
	top := widgets.Sized(cards.NewEmpty(), pileCard())
	if p.Count > 0 {
		top = s.card(at, p.Card, pileCard())
	}
	return s.spot(at, widgets.Column(widgets.SpaceTiny, top, widgets.NewCaption(count(at.name, p.Count))), p.Taps, tapped)
}
