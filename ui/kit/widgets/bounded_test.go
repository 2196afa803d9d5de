package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
)

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
