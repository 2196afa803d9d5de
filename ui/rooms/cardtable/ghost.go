package cardtable

import (
	"slices"

	"fyne.io/fyne/v2"

	"tabby/internal/table/round"
	"tabby/ui/kit/cards"
	"tabby/ui/kit/widgets"
)

// draggable reports whether the card at a place can be dragged anywhere.
func (t *Table) draggable(at round.Place) bool {
	return slices.ContainsFunc(t.drags, func(d round.Drag) bool { return d.From == at })
}

// A ghost is the copy of a card that follows the pointer.
type ghost struct {
	from round.Place
	card fyne.CanvasObject
}

// newGhost draws a copy of the card at a place.
func (t *Table) newGhost(from round.Place) ghost {
	if f, ok := t.cards[from].(*cards.Face); ok {
		return ghost{from, cards.New(f.Face())}
	}
	return ghost{from, cards.NewBack("")} // who listens hears the card that is moved
}

// follow moves the ghost of a card to the pointer, and marks where the card can
// go.
func (t *Table) follow(from round.Place, pointer fyne.Position) {
	if t.cards[from] == nil {
		return
	}
	all, visible := t.picture().boxes, widgets.Boxes(t.layer)[t.felt.scroller]
	var goals []widgets.Box
	for to, b := range all {
		if slices.Contains(t.drags, round.Drag{From: from, To: to}) && visible.Has(b.At) && visible.Has(b.At.Add(b.Size)) {
			goals = append(goals, b)
		}
	}
	if t.ghost.from != from || t.ghost.card == nil {
		t.ghost = t.newGhost(from)
	}
	t.motion.Follow(t.ghost.card, all[from].Size, t.toScreen(pointer), goals)
}

// drop ends a drag. A card dropped beside all others stays where it is.
func (t *Table) drop(from round.Place, pointer fyne.Position) {
	t.motion.Stop()
	t.ghost = ghost{}
	at := t.toScreen(pointer)
	for to, b := range t.picture().boxes {
		if to != from && b.Has(at) {
			t.hand.Drop(round.Drag{From: from, To: to})
			return
		}
	}
}

// toScreen converts a position on the canvas to one on the screen.
func (t *Table) toScreen(at fyne.Position) fyne.Position {
	return at.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(t.layer))
}
