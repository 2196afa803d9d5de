//go:build !nodeck

package walks_test

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/engine"
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
	for i, r := range engine.Variants() {
		for n := r.Players.Min; n <= r.Players.Max; n++ {
			for k, size := range sizes {
				if (2*i+n+5*k)%every == 0 {
					t.Run(fmt.Sprintf("%s by %d on %.0f", r.ID, n, size.Width), func(t *testing.T) { liesStill(t, r.ID, n, size) })
				}
			}
		}
	}
}

// liesStill plays a round, and fails if a card or a pile moves.
func liesStill(t *testing.T, variant string, players int, size fyne.Size) {
	x := dealtFor(t, variant, size, players)
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
	for i, size := range []fyne.Size{{Width: 320, Height: 568}, uitest.Phone(), {Width: 844, Height: 390}} {
		for _, r := range engine.Variants() {
			if n := 2 + i; !r.Snaps && n <= r.Players.Max && (r.Grid.Rows == 0 || size.Width > 320) {
				t.Run(fmt.Sprintf("%s by %d on %.0f", r.ID, n, size.Width), func(t *testing.T) { neverScrolls(t, r.ID, n, size) })
			}
		}
	}
}

// neverScrolls plays a round, and fails if the table scrolls or the room for it changes.
func neverScrolls(t *testing.T, variant string, players int, size fyne.Size) {
	x := dealtFor(t, variant, size, players)
	room := fyne.Size{}
	for steps := 0; steps < 60 && !x.over(); steps++ {
		page := uitest.All[*widgets.Page](x.Front(), nil)[0]
		for _, s := range uitest.All[*container.Scroll](page.Body(), nil) {
			if s.Content.Size().Height > s.Size().Height || room != s.Size() && !room.IsZero() {
				t.Fatalf("after %d steps, a table of %v scrolls in %v, which was %v: %s", steps, s.Content.Size(), s.Size(), room, x.Text())
			}
			room = s.Size()
		}
		x.step()
	}
}

// dealtFor deals a round of one person and computer players in a window of a size.
func dealtFor(t *testing.T, variant string, size fyne.Size, players int) *deckWalker {
	x, computers := seated(t, variant, size, []string{"Ann", "Ben", "Cy", "Dee", "Eve", "Finn"}[:players]...), levels{}
	for p := 1; p < players; p++ {
		computers[scoring.Player(p)] = "steady"
	}
	x.deal(computers)
	return x
}
