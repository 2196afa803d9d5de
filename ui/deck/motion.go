package deck

import (
	"time"

	"fyne.io/fyne/v2"

	"tabby/ui/cards"
	"tabby/ui/widgets"
)

// travelTime is how long a card takes from one place to another.
const travelTime = 220 * time.Millisecond

// boxes returns where cards lie on the screen.
func (t *table) boxes() map[place]widgets.Box {
	screen, all := widgets.Boxes(t.layer), map[place]widgets.Box{}
	for at, o := range t.cards {
		all[at] = screen[o]
	}
	return all
}

// animate moves cards from where they lay to where they lie now. The cards there
// are hidden until then.
func (t *table) animate(travels []travel, from map[place]widgets.Box) {
	if len(travels) == 0 {
		return
	}
	to := t.boxes()
	var flights []widgets.Flight
	var arriving []fyne.CanvasObject
	for _, tr := range travels {
		begin, was := from[tr.from]
		end, is := to[tr.to]
		if was && is {
			flights = append(flights, widgets.Flight{Object: newCard(tr.card), From: begin, To: end})
			arriving = append(arriving, t.cards[tr.to])
		}
	}
	for _, o := range arriving {
		o.Hide()
	}
	t.motion.Start(flights, travelTime, func() {
		for _, o := range arriving {
			o.Show()
		}
	})
}

// draggable reports whether the card at a place can be dragged anywhere.
func (t *table) draggable(at place) bool {
	for d := range t.drags {
		if d.from == at {
			return true
		}
	}
	return false
}

// A ghost is the copy of a card that follows the pointer.
type ghost struct {
	from place
	card fyne.CanvasObject
}

// newGhost draws a copy of the card at a place.
func (t *table) newGhost(from place) ghost {
	if f, ok := t.cards[from].(*cards.Face); ok {
		return ghost{from, cards.New(f.Face())}
	}
	return ghost{from, cards.NewBack()}
}

// follow moves the ghost of a card to the pointer, and marks where the card can
// go.
func (t *table) follow(from place, pointer fyne.Position) {
	if t.cards[from] == nil {
		return
	}
	all, visible := t.boxes(), widgets.Boxes(t.layer)[t.felt.scroller]
	var goals []widgets.Box
	for to, b := range all {
		if _, can := t.drags[drag{from, to}]; can && visible.Has(b.At) && visible.Has(b.At.Add(b.Size)) {
			goals = append(goals, b)
		}
	}
	if t.ghost.from != from || t.ghost.card == nil {
		t.ghost = t.newGhost(from)
	}
	t.motion.Follow(t.ghost.card, all[from].Size, t.toScreen(pointer), goals)
}

// drop ends a drag. A card dropped beside all others stays where it is.
func (t *table) drop(from place, pointer fyne.Position) {
	t.motion.Stop()
	t.ghost = ghost{}
	at := t.toScreen(pointer)
	for to, b := range t.boxes() {
		if to != from && b.Has(at) {
			t.dropCard(drag{from, to})
			return
		}
	}
}

// toScreen converts a position on the canvas to one on the screen.
func (t *table) toScreen(at fyne.Position) fyne.Position {
	return at.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(t.layer))
}
