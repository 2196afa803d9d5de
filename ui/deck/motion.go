package deck

import (
	"time"

	"fyne.io/fyne/v2"

	"tabby/ui/cards"
	"tabby/ui/widgets"
)

// travelTime is how long a card is on its way.
const travelTime = 220 * time.Millisecond

// boxes returns where cards lie on the screen as it is.
func (s *screen) boxes() map[place]widgets.Box {
	screen, all := widgets.Boxes(s.table), map[place]widgets.Box{}
	for at, o := range s.cards {
		all[at] = screen[o]
	}
	return all
}

// fly shows cards on their way from where they lay. What lies where they go is
// seen once they are there.
func (s *screen) fly(all []travel, from map[place]widgets.Box) {
	if len(all) == 0 {
		return
	}
	to := s.boxes()
	var flights []widgets.Flight
	var there []fyne.CanvasObject
	for _, t := range all {
		begin, was := from[t.from]
		end, is := to[t.to]
		if was && is {
			flights = append(flights, widgets.Flight{Object: newCard(t.card), From: begin, To: end})
			there = append(there, s.cards[t.to])
		}
	}
	for _, o := range there {
		o.Hide()
	}
	s.motion.Start(flights, travelTime, func() {
		for _, o := range there {
			o.Show()
		}
	})
}

// newCard draws a card.
func newCard(c cardFace) fyne.CanvasObject {
	if c.Back {
		return cards.NewBack()
	}
	return cards.New(c.Face)
}

// movable reports whether a card can be dragged anywhere.
func (s *screen) movable(at place) bool {
	for w := range s.drags {
		if w.from == at {
			return true
		}
	}
	return false
}

// follow lets a card follow the pointer, and marks where it can go.
func (s *screen) follow(from place, pointer fyne.Position) {
	if s.cards[from] == nil {
		return
	}
	all, seen := s.boxes(), widgets.Boxes(s.table)[s.page.Scroll()]
	var goals []widgets.Box
	for to, b := range all {
		if _, can := s.drags[way{from, to}]; can && seen.Has(b.At) && seen.Has(b.At.Add(b.Size)) {
			goals = append(goals, b)
		}
	}
	if s.ghost.from != from || s.ghost.card == nil {
		s.ghost = ghost{from, s.copied(from)}
	}
	s.motion.Follow(s.ghost.card, all[from].Size, s.onScreen(pointer), goals)
}

// onScreen is a point of the canvas, seen from the corner of the screen.
func (s *screen) onScreen(at fyne.Position) fyne.Position {
	return at.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(s.table))
}

// A ghost is the picture that follows the pointer.
type ghost struct {
	from place
	card fyne.CanvasObject
}

// copied draws the card at a place once more.
func (s *screen) copied(at place) fyne.CanvasObject {
	if f, open := s.cards[at].(*cards.Face); open {
		return cards.New(f.Face())
	}
	return cards.NewBack()
}

// drop lets a card go. Where it is let go beside everything, nothing happens.
func (s *screen) drop(from place, pointer fyne.Position) {
	s.motion.Stop()
	s.ghost = ghost{}
	at := s.onScreen(pointer)
	for to, b := range s.boxes() {
		if to != from && b.Has(at) {
			s.do.drop(way{from, to})
			return
		}
	}
}
