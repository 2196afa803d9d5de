package walks_test

import (
	"testing"

	"fyne.io/fyne/v2"
)

// onItsSide is the size of a window on a phone on its side.
func onItsSide() fyne.Size { return fyne.NewSize(844, 390) }

func TestButtonsOfASheetOnItsSideAreWhole(t *testing.T) {
	w := playing3(t)
	w.Window.Resize(onItsSide())
	for _, text := range []string{"Call", "Enter round 2"} {
		at := boxOf(w.Find(text).(fyne.CanvasObject))
		if !at.within(box{Top: 60, Right: 844, Bottom: 390}) || at.Bottom-at.Top < 48 {
			t.Errorf("%q lies at %v", text, at)
		}
	}
}

func TestSomebodyKnocksOnASmallPhoneOnItsSide(t *testing.T) {
	w := playing3(t)
	w.Window.Resize(fyne.NewSize(568, 320))
	knock, enter := boxOf(w.Find("Call").(fyne.CanvasObject)), boxOf(w.Find("Enter round 2").(fyne.CanvasObject))
	want(t, "in one row", knock.Top, enter.Top)
	w.Tap("Call")
	w.Shows("Who")
}
