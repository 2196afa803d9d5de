package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
)

func TestTextThatIsDrawnAnewHasItsLines(t *testing.T) {
	text := NewBody("Enter round 3")
	text.Resize(fyne.NewSize(200, 30))
	if n := len(text.CreateRenderer().Objects()); n == 0 {
		t.Error("nothing of it is drawn")
	}
}
