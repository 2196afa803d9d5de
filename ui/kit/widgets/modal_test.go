package widgets

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

func TestAQuestionIsAsHighAsTheKeypadAndItsAnswerStaysInSight(t *testing.T) {
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

func TestShelfScrollsWhatHasLessRoomThanItNeeds(t *testing.T) {
	s := NewBounded(Column(SpaceNone, NewBody("a"), NewBody("b"), NewBody("c")))
	full := s.Full(200)
	for _, tt := range []struct{ room, want float32 }{{0, full}, {full + 10, full}, {full - 10, full - 10}} {
		if s.Room = tt.room; s.HeightFor(200) != tt.want {
			t.Errorf("with a room of %v it is %v high, want %v", tt.room, s.HeightFor(200), tt.want)
		}
	}
	s.Resize(fyne.NewSize(200, full-10))
	if s.scroll.Content.MinSize().Height <= s.Size().Height {
		t.Error("it does not scroll")
	}
}
