//go:build !nodeck

package walks_test

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"tabby/internal/testing/uitest"
)

// filmed begins a game of the virtual deck whose movements wait.
func filmed(t testing.TB, size fyne.Size) (*deckWalker, *film) {
	x := seated(t, "rat-a-tat-cat", size, "Ann", "Ben", "Cy", "Dee", "Eve", "Finn")
	return x, x.film()
}

// BenchmarkFramesOfADeal steps every movement of a round with the virtual deck through
// its frames: cards are dealt, drawn, exchanged and turned over, and turned up at the end.
func BenchmarkFramesOfADeal(b *testing.B) {
	for _, size := range []fyne.Size{uitest.Phone(), uitest.Desktop()} {
		b.Run(fmt.Sprintf("%.0f", size.Width), func(b *testing.B) {
			all := &film{}
			for b.Loop() {
				x, f := filmed(b, size)
				x.deal(nil)
				f.play()
				for !x.over() {
					x.step()
					f.play()
				}
				all.took, all.made = append(all.took, f.took...), max(all.made, f.made)
			}
			all.report(b)
		})
	}
}

func TestNothingIsDrawnOnceTheCardsLie(t *testing.T) {
	x, f := filmed(t, uitest.Phone())
	x.deal(nil)
	for moved := 0; !x.over(); x.step() {
		if f.Moving() {
			moved++
		}
		f.play()
		f.Drawn, f.Dirty = nil, 0
		f.Next()
		if f.Moving() || f.Dirty > 0 {
			t.Fatalf("after %d movements it moves: %t; drawn: %d %v", moved, f.Moving(), f.Dirty, f.Drawn)
		}
	}
	if !f.Moving() {
		t.Error("the cards are not turned up one by one")
	}
}

func TestWinnerIsSaidOnceAllCardsAreTurnedUp(t *testing.T) {
	x, f := filmed(t, uitest.Phone())
	x.deal(nil)
	for f.play(); !x.over(); x.step() {
		f.play()
	}
	for shown := 0; f.Moving(); shown++ {
		if x.Reads(" with ") {
			t.Fatalf("after %d frames it is said who has won: %s", shown, x.Text())
		}
		f.Next()
	}
	x.Shows(" with ")
}
