//go:build !nodeck

package walks_test

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/engine"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/uitest"
	"tabby/scoring"
	"tabby/ui/kit/widgets"
)

// A place is where something of the table is: a card of a line, or a pile.
type place struct {
	seat engine.Seat // or Nobody
	slot int
}

// places returns where the cards and piles on the screen are, as far as one looks at them:
// the lines of the others, the piles, and the line of the only person, at seat 0.
func (x *deckWalker) places() map[place]widgets.Box {
	r, all := x.round().Round, map[place]widgets.Box{}
	spots, others := x.look().spots, 0
	for s := engine.Seat(1); s < engine.Seat(r.Players()); s++ {
		for slot := range r.Len(s) {
			all[place{s, slot}] = cardBox(spots[others])
			others++
		}
	}
	own := len(spots) - r.Len(0)
	for i, s := range spots[others:own] {
		all[place{engine.Nobody, i}] = cardBox(s)
	}
	for i, s := range spots[own:] {
		all[place{0, i}] = cardBox(s)
	}
	return all
}

// cardBox returns where the card of a spot is.
func cardBox(s spot) widgets.Box {
	card := uitest.All(s.on, isCard)[0]
	return widgets.Box{At: fyne.CurrentApp().Driver().AbsolutePositionForObject(card), Size: card.Size()}
}

// grows reports whether a line has more cards than any line had before, which it notes.
func (x *deckWalker) grows(most map[engine.Seat]int) bool {
	p, grows := x.round(), false
	for s := range engine.Seat(p.Round.Players()) {
		if n := p.Round.Len(s); n > most[s] {
			most[s], grows = n, true
		}
	}
	return grows
}

// TestNoCardMovesWhileARoundIsPlayed plays rounds of every variant, each with some of the numbers of
// players on some of the screens, and looks at each step
// where cards and piles lie. A line that gets more cards than it has had needs other room.
func TestNoCardMovesWhileARoundIsPlayed(t *testing.T) {
	sizes := []fyne.Size{{Width: 320, Height: 568}, uitest.Phone(), {Width: 844, Height: 390}, uitest.Desktop()}
	const every = 9
	var all []seating
	for i, r := range engine.Variants() {
		for n := r.Players.Min; n <= r.Players.Max; n++ {
			for k, size := range sizes {
				if (2*i+n+5*k)%every == 0 {
					all = append(all, seating{r.ID, n, size})
				}
			}
		}
	}
	for _, s := range assault.Few(1, all) {
		t.Run(s.String(), func(t *testing.T) { s.liesStill(t) })
	}
}

// A seating is a round of a variant by this many players in a window of a size.
type seating struct {
	variant string
	players int
	size    fyne.Size
}

func (s seating) String() string {
	return fmt.Sprintf("%s by %d on %.0f", s.variant, s.players, s.size.Width)
}

// liesStill plays a round, and fails if a card or a pile moves.
func (s seating) liesStill(t *testing.T) {
	x := s.dealt(t)
	lay, most := x.places(), map[engine.Seat]int{}
	for steps := 0; steps < 120 && !x.over(); steps++ {
		x.step()
		now := x.places()
		if x.grows(most) {
			lay = now
		}
		for p, b := range now {
			if was, known := lay[p]; known && was != b {
				t.Fatalf("after %d steps, %v lies at %v, and lay at %v: %s", steps, p, b, was, x.Text())
			}
			lay[p] = b
		}
	}
}

// TestNoTableScrollsOnAPhone plays rounds of few players on every phone: neither what the bar
// says nor what happened makes the table longer than the room it has. Cards in rows have to be
// scrolled on the smallest one.
func TestNoTableScrollsOnAPhone(t *testing.T) {
	var all []seating
	for i, size := range []fyne.Size{{Width: 320, Height: 568}, uitest.Phone(), {Width: 844, Height: 390}} {
		for _, r := range engine.Variants() {
			if n := 2 + i; !r.Snaps && n <= r.Players.Max && (r.Grid.Rows == 0 || size.Width > 320) {
				all = append(all, seating{r.ID, n, size})
			}
		}
	}
	for _, s := range assault.Few(1, all) {
		t.Run(s.String(), func(t *testing.T) { s.neverScrolls(t) })
	}
}

// neverScrolls plays a round, and fails if the table scrolls or the room for it changes.
func (s seating) neverScrolls(t *testing.T) {
	x := s.dealt(t)
	room := fyne.Size{}
	for steps := 0; steps < 60 && !x.over(); steps++ {
		page := uitest.All[*widgets.Page](x.Front(), nil)[0]
		for _, area := range uitest.All[*container.Scroll](page.Body(), nil) {
			if area.Content.Size().Height > area.Size().Height || room != area.Size() && !room.IsZero() {
				t.Fatalf("after %d steps, a table of %v scrolls in %v, which was %v: %s", steps, area.Content.Size(), area.Size(), room, x.Text())
			}
			room = area.Size()
		}
		x.step()
	}
}

// dealt deals the round to one person and computer players.
func (s seating) dealt(t *testing.T) *deckWalker {
	x, computers := seated(t, s.variant, s.size, []string{"Ann", "Ben", "Cy", "Dee", "Eve", "Finn"}[:s.players]...), levels{}
	for p := 1; p < s.players; p++ {
		computers[scoring.Player(p)] = "steady"
	}
	x.deal(computers)
	return x
}
