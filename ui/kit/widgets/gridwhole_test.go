package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/widgettest"
)

// newWhole returns a whole grid of 30 rows below something else, in what scrolls around both.
func newWhole(t *testing.T) (*sheet, *container.Scroll) {
	s := newSheet(t, 30, 3, widgettest.Phone())
	s.grid.SetWhole(true)
	around := container.NewVScroll(Column(SpaceNone, Sized(container.NewWithoutLayout(), fyne.NewSize(10, 300)), s.grid))
	around.OnScrolled = func(to fyne.Position) { s.grid.SetAbove(to.Y - 300) }
	widgettest.Scene(t, around, widgettest.Phone())
	return s, around
}

func TestAWholeGridIsAsHighAsItsRows(t *testing.T) {
	s, _ := newWhole(t)
	if want := s.grid.measure.head + 30*s.grid.measure.row; s.grid.Size().Height != want || s.grid.scroll.Offset.Y != 0 {
		t.Errorf("it is %v high, its rows are %v", s.grid.Size().Height, want)
	}
}

func TestTheWheelOverAWholeGridScrollsWhatIsAroundIt(t *testing.T) {
	s, around := newWhole(t)
	s.grid.body.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -400)})
	if around.Offset.Y != 400 || s.grid.scroll.Offset.Y != 0 {
		t.Errorf("around it is scrolled by %v, and it by %v", around.Offset.Y, s.grid.scroll.Offset.Y)
	}
	expect.Same(t, "where the header is", s.grid.headClip.Position().Y+HeadRoom, 100)
}

func TestTheCursorOfAWholeGridIsSeen(t *testing.T) {
	s, around := newWhole(t)
	for _, row := range []int{29, 3} {
		s.grid.setCursor(row, 1)
		top := 300 + s.grid.measure.head + float32(row)*s.grid.measure.row - around.Offset.Y
		if top < s.grid.measure.head || top+s.grid.measure.row > around.Size().Height {
			t.Errorf("row %d is at %v", row, top)
		}
	}
}
