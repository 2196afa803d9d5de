package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

func TestABarFillsFromTheLeft(t *testing.T) {
	p := NewProgress()
	p.Resize(fyne.NewSize(200, progressHeight))
	r := test.TempWidgetRenderer(t, p).(*progressRenderer)
	for _, c := range []struct{ share, width float32 }{{0, 0}, {0.25, 50}, {1, 200}, {7, 200}, {-1, 0}} {
		p.SetShare(c.share)
		if got := r.done.Size().Width; got != c.width || r.done.Visible() != (c.width > 0) {
			t.Errorf("at %v it is filled for %v, seen %t; want %v", c.share, got, r.done.Visible(), c.width)
		}
	}
}
