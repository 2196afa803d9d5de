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
func (s *screen) boxes() map[place]widgets.Box {
	screen, all := widgets.Boxes(s.table), map[place]widgets.Box{}
	for at, o := range s.cards {
		all[at] = screen[o]
	}
	return all
}

// animate moves cards from where they lay to where they lie now. The cards there
// are hidden until then.
func (s *screen) animate(travels []travel, from map[place]widgets.Box) {
	if len(travels) == 0 {
		return
	}
	to := s.boxes()
	var flights []widgets.Flight
	var arriving []fyne.CanvasObject
	for _, t := range travels {
		begin, was := from[t.from]
		end, is := to[t.to]
		if was && is {
			flights = append(flights, widgets.Flight{Object: newCard(t.card), From: begin, To: end})
			arriving = append(arriving, s.cards[t.to])
		}
	}
	for _, o := range arriving {
		o.Hide()
	}
	s.motion.Start(flights, travelTime, func() {
		for _, o := range arriving {
			o.Show()
		}
	})
}

// draggable reports whether the card at a place can be dragged anywhere.
func (s *screen) draggable(at place) bool {
	for d := range s.drags {
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
func (s *screen) newGhost(from place) ghost {
	if f, ok := s.cards[from].(*cards.Face); ok {
		return ghost{from, cards.New(f.Face())}
	}
	return ghost{from, cards.NewBack()}
}

// follow moves the ghost of a card to the pointer, and marks where the card can
// go.
func (s *screen) follow(from place, pointer fyne.Position) {
	if s.cards[from] == nil {
		return
	}
	all, visible := s.boxes(), widgets.Boxes(s.table)[s.page.Scroll()]
	var goals []widgets.Box
	for to, b := range all {
		if _, can := s.drags[drag{from, to}]; can && visible.Has(b.At) && visible.Has(b.At.Add(b.Size)) {
			goals = append(goals, b)
		}
	}
	if s.ghost.from != from || s.ghost.card == nil {
		s.ghost = s.newGhost(from)
	}
	s.motion.Follow(s.ghost.card, all[from].Size, s.toScreen(pointer), goals)
}

// drop ends a drag. A card dropped beside all others stays where it is.
func (s *screen) drop(from place, pointer fyne.Position) {
	s.motion.Stop()
	s.ghost = ghost{}
	at := s.toScreen(pointer)
	for to, b := range s.boxes() {
		if to != from && b.Has(at) {
			s.dropCard(drag{from, to})
			return
		}
	}
}

// toScreen converts a position on the canvas to one on the screen.
func (s *screen) toScreen(at fyne.Position) fyne.Position {
	return at.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(s.table))
}
