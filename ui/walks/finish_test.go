package walks_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/internal/testing/assault"
	"tabby/internal/testing/uitest"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
)

func TestEndOfAGameShowsAPodiumAndWhatDecidedIt(t *testing.T) {
	w := begun(t, twoRounds, "Ann", "Ben", "Cy", "Dot")
	w.round(5, 16, 17, 18)
	w.round(9, 12, 13, 14)
	w.Shows("Ann won, always ahead", "4th Dot: 32", "Share", "Play again")
	podium := uitest.All[*pictures.Podium](w.Front(), nil)
	if len(podium) != 1 || widgets.Label(podium[0]) != "1. Ann, 14, 2. Ben, 28, 3. Cy, 30" {
		t.Errorf("podium: %v", podium)
	}
	w.Tap("Share")
	w.Shows("Share the game", "Save the picture")
	w.Tap("Film")
	w.Shows("Save the film")
	w.ShowsNot("Save the picture")
	w.Press(fyne.KeyEscape)
	w.Tap("Undo")
	w.ShowsNot("Ann won, always ahead", "4th Dot: 32")
	want(t, "podiums after an undo", len(uitest.All[*pictures.Podium](w.Front(), nil)), 0)
	w.TapMessage("Redo")
	w.Tap("Play again")
	w.Shows("Enter round 1")
}

func TestThePodiumIsSeenAtTheEndAndTheRowsByScrolling(t *testing.T) {
	for _, size := range assault.Few(1, []fyne.Size{uitest.Phone(), onItsSide(), uitest.Desktop()}) {
		w := begun(t, twoRounds, "Ann", "Ben", "Cy", "Dot")
		w.start(size)
		w.round(5, 16, 17, 18)
		before := w.grid()
		for range 2 {
			w.round(9, 12, 13, 14)
			seen, podium := boxOf(uitest.All[*container.Scroll](w.Front(), nil)[0]), boxOf(uitest.All[*pictures.Podium](w.Front(), nil)[0])
			if podium.Top < seen.Top || podium.Bottom > seen.Bottom || w.grid().Top < seen.Bottom {
				t.Fatalf("in %v the podium is at %v, the rows at %v, and %v is seen", size, podium, w.grid(), seen)
			}
			w.Tap("The sheet")
			if at := w.grid(); at.Top > seen.Top || at.Bottom < seen.Bottom {
				t.Errorf("in %v the rows are at %v after a tap, and %v is seen", size, at, seen)
			}
			w.Tap("Undo")
			want(t, "the sheet of a game that goes on", w.grid(), before)
		}
	}
}

func TestTheMedalIsSeenAtTheEndOnAPhone(t *testing.T) {
	w := begun(t, to100, "Ann", "Ben", "Cy", "Dot")
	w.start(uitest.Phone())
	w.round(5, 26, 29, 30)
	w.round(9, 32, 34, 36)
	w.round(6, 27, 30, 35)
	w.round(6, 25, 30)
	w.Shows("Last cat standing", "4th Dot: 101")
	seen, medal := boxOf(uitest.All[*container.Scroll](w.Front(), nil)[0]), boxOf(uitest.All[*pictures.Medal](w.Front(), nil)[0])
	if medal.Bottom > seen.Bottom {
		t.Errorf("it ends at %v, and %v is seen", medal.Bottom, seen)
	}
}

func TestWinnerIsNamedAndCrownedOnceThePodiumHasRisen(t *testing.T) {
	for _, size := range assault.Few(1, []fyne.Size{uitest.Phone(), onItsSide(), uitest.Desktop()}) {
		namesTheWinnerLate(t, size)
	}
}

// namesTheWinnerLate plays a game to its end in a window of a size.
func namesTheWinnerLate(t *testing.T, size fyne.Size) {
	t.Helper()
	w := begun(t, threeRounds, "Ann", "Ben", "Cy")
	w.start(size)
	w.round(5, 16, 17)
	w.round(5, 16, 17)
	frames := w.Frames()
	w.round(5, 16, 17)
	crowned := func() bool {
		return len(uitest.All(w.Front(), func(v *widgets.BadgeView) bool { return v.Mark == widgets.IconWon })) > 0 ||
			len(uitest.All(w.Front(), func(g *widgets.Glyph) bool { return g.Icon == widgets.IconWon })) > 0
	}
	unnamed := 0
	for ; w.Reads("The game is over."); frames.Next() {
		if unnamed++; crowned() || w.Reads("Ann led") || w.Reads("Ahead after every round") || !frames.Moving() {
			t.Fatalf("in %v after %d frames the winner is known: %s", size, unnamed, w.Text())
		}
	}
	if unnamed < 30 {
		t.Errorf("the podium rises in %d frames", unnamed)
	}
	frames.Land()
	want(t, "crowned", crowned(), true)
	want(t, "headlines", w.Count("Ann won, always ahead"), 1)
	w.Shows("1st", "Copycat")
}

func TestGuestsAreListedBelowTheResult(t *testing.T) {
	p := newHosting(t)
	p.begin(oneRound, "Ann", "Ben", "Cy")
	p.helped()
	p.Window.Resize(uitest.Desktop())
	p.round(5, 16, 17)
	podium := uitest.All[*pictures.Podium](p.Front(), nil)
	here := uitest.All(p.Front(), func(b *widgets.Button) bool { return b.Text() == "1 guest here." })
	if len(podium) != 1 || len(here) != 1 || boxOf(here[0]).Top < boxOf(podium[0]).Bottom {
		t.Fatalf("%d podiums, and below them %d buttons: %s", len(podium), len(here), p.Text())
	}
	p.Tap("1 guest here.")
	p.Shows("By phone")
}
