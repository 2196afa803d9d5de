package widgets

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

func TestAskingIsAsHighAsTheKeysAndKeepsItsAnswerInSight(t *testing.T) {
	keys, answer := NewKeypad(said(), func(Key) {}), NewButton(Secondary, "Anyway", func() {})
	text := NewBody("Count again?")
	a := NewAsking(NewNoticeOf(Warning, text), answer)
	a.InPlaceOf = keys
	for _, width := range []float32{280, 360} {
		if got, want := a.HeightFor(width), keys.HeightFor(width); got != want {
			t.Errorf("%v wide it is %v high, the keys are %v", width, got, want)
		}
	}
	text.SetText(strings.Repeat("These scores cannot be. ", 40))
	page := NewPage("Round 1")
	page.SetKeys(a, NewButton(Primary, "Recount", func() {}))
	w := test.NewTempWindow(t, page)
	w.SetPadded(false)
	for _, size := range []fyne.Size{{Width: 320, Height: 480}, {Width: 844, Height: 390}} {
		w.Resize(size)
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(answer)
		if bottom := at.Y + answer.Size().Height; bottom > size.Height-thumb || answer.Size().Height < thumb {
			t.Errorf("in %v the answer ends at %v", size, bottom)
		}
	}
}

// thumb is the least height of what a thumb hits.
const thumb = 44
