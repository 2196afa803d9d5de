package widgets

import (
	"testing"

	"fyne.io/fyne/v2"

	"tabby/ui/kit/widgets/shape"
)

func TestWideOrShowsWhatFits(t *testing.T) {
	wide, narrow := NewBody("a table"), Column(SpaceNone, NewBody("a list"), NewBody("below each other"))
	c := WideOr(300, wide, narrow)
	for _, width := range []float32{299, 300, 299} {
		c.Resize(fyne.NewSize(width, 100))
		if wide.Visible() != (width >= 300) || narrow.Visible() == wide.Visible() {
			t.Errorf("at %v the wide one is visible: %v, the narrow one: %v", width, wide.Visible(), narrow.Visible())
		}
	}
	if shape.HeightFor(c, 200) != shape.HeightFor(narrow, 200) || shape.HeightFor(c, 400) != shape.HeightFor(wide, 400) {
		t.Error("it does not have the height of what it shows")
	}
}
