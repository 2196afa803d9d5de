package widgets

import (
	"math"
	"testing"

	"fyne.io/fyne/v2"

	"tabby/internal/testing/widgettest"
)

func TestTheRowToComeIsSeenBelowTheLast(t *testing.T) {
	s := newSheet(t, 99, 3, widgettest.Phone())
	s.grid.Planned = 1
	s.grid.Refresh()
	s.grid.ScrollToEnd()
	if end := s.grid.scroll.Offset.Y + s.grid.scroll.Size().Height; end < s.grid.body.MinSize().Height-rounding {
		t.Errorf("it ends at %v of %v", end, s.grid.body.MinSize().Height)
	}
}

func TestAHigherGridShowsMoreBeforeItsLastRow(t *testing.T) {
	s := newSheet(t, 12, 4, fyne.NewSize(390, 200))
	s.grid.Planned = 28
	s.grid.Refresh()
	s.grid.ScrollToRow(11)
	s.grid.Resize(fyne.NewSize(390, 600))
	if top, end := s.grid.scroll.Offset.Y, s.grid.measure.row*12; top > max(0, end-s.grid.scroll.Size().Height) {
		t.Errorf("from %v on it shows %v, and the last row ends at %v", top, s.grid.scroll.Size().Height, end)
	}
}

func TestARowThatIsHeldStaysInViewAboveAMessage(t *testing.T) {
	s := newSheet(t, 12, 4, fyne.NewSize(390, 400))
	s.grid.ScrollToEnd()
	first := int(math.Ceil(float64(s.grid.scroll.Offset.Y / s.grid.measure.row)))
	s.grid.HoldRow(first)
	s.grid.keep(150)
	if top := float32(first) * s.grid.measure.row; top < s.grid.scroll.Offset.Y-rounding {
		t.Errorf("row %d is at %v, and what is seen begins at %v", first, top, s.grid.scroll.Offset.Y)
	}
	s.grid.keep(0)
	s.grid.ScrollToEnd()
	s.grid.keep(150)
	if !s.grid.showsEnd() {
		t.Error("the last row is not seen above a message")
	}
}

func TestNoRowIsCutAtTheEnd(t *testing.T) {
	s := newSheet(t, 40, 3, widgettest.Phone())
	s.grid.ScrollToRow(39)
	if above := float64(s.grid.scroll.Offset.Y / s.grid.measure.row); math.Abs(above-math.Round(above)) > 0.01 {
		t.Errorf("%.2f rows are above those that are seen", above)
	}
}
