package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/widgettest"
)

func TestOnlyPlannedRowsAreShown(t *testing.T) {
	s := newSheet(t, 2, 3, widgettest.Phone())
	s.grid.Planned, s.grid.Ruled = 2, true
	s.grid.Refresh()
	if shown := s.shown(); shown["300"].IsZero() || !shown["400"].IsZero() {
		t.Errorf("shown: %v", shown)
	}
	if lines := s.grid.lines(); lines < 10 {
		t.Errorf("%d lines do not fill the view", lines)
	}
	if rest := s.grid.scroll.Size().Height - s.grid.measure.row*float32(s.grid.lines()); rest > 0.5 {
		t.Errorf("the lines leave %v of the view", rest)
	}
	if s.grid.body.Size().Height > s.grid.scroll.Size().Height {
		t.Error("empty lines make the grid scroll")
	}
}

func TestATapBelowTheRowsHasItsOwnAction(t *testing.T) {
	s := newSheet(t, 2, 3, widgettest.Phone())
	below := 0
	s.grid.Planned, s.grid.OnBelow = 1, func() { below++ }
	s.grid.Refresh()
	test.TapAt(s.grid.body, fyne.NewPos(100, s.grid.measure.row*2.5))
	test.TapAt(s.grid.body, fyne.NewPos(100, s.grid.measure.row*3.5))
	if below != 1 || len(s.tapped) != 0 {
		t.Errorf("%d taps below, cells tapped: %v", below, s.tapped)
	}
	s.grid.stop.FocusGained()
	s.grid.stop.TypedKey(widgettest.Key(fyne.KeyDown))
	expect.Same(t, "the cursor is on row", s.grid.cursor.row, 1)
}

func TestScoresLandInTheirRowOneAfterTheOther(t *testing.T) {
	s := newSheet(t, 4, 3, widgettest.Phone())
	height := func(col int) float32 { return s.grid.body.slots[3].cells[col-1].line.Text.Position().Y }
	rest, foot := height(1), s.grid.scroll.Size().Height
	for col := 1; col <= 2; col++ {
		if s.grid.Land(3, 0); height(col) <= foot-s.grid.measure.row || height(col) >= foot {
			t.Errorf("score %d begins at %v, not in the last row in sight", col, height(col))
		}
	}
	if s.grid.Land(3, 0.5); height(1) <= rest || height(1) >= height(2) {
		t.Errorf("halfway the scores are at %v and %v, and land at %v", height(1), height(2), rest)
	}
	halfway := height(1)
	s.grid.Resize(s.grid.Size().AddWidthHeight(-20, 0))
	expect.Same(t, "halfway in a narrower grid a score is at", height(1), halfway)
	if s.grid.Land(3, 1); height(1) != rest || height(2) != rest {
		t.Errorf("the scores land at %v and %v, want %v", height(1), height(2), rest)
	}
	s.grid.Land(99, 0.5) // no such row is in sight
}

func TestABadgeAboveTheScoreReplacesTheSignOfItsRing(t *testing.T) {
	s := newSheet(t, 1, 2, widgettest.Phone())
	s.odd = map[cellPlace]CellView{{0, 1}: {Text: "15", Badge: IconOut}, {0, 2}: {Text: "15", Badge: IconOut, Ring: Bad}}
	s.grid.Refresh()
	for i, c := range s.grid.body.slots[0].cells {
		text, badge := Box{c.line.Text.Position(), c.line.Text.Size()}, Box{c.badge.disc.Position(), c.badge.disc.Size()}
		if c.badge.disc.Hidden || !c.sign.disc.Hidden || badge.Centre().Y >= text.Centre().Y || badge.At.X+badge.Size.Width/2 < text.At.X+text.Size.Width {
			t.Errorf("column %d: badge %v at text %v", i+1, badge, text)
		}
	}
}

func TestRingIsRoundTheScoreAndSaysItsVerdict(t *testing.T) {
	s := newSheet(t, 1, 3, widgettest.Phone())
	s.odd = map[cellPlace]CellView{{0, 1}: {Text: "7", Ring: Good}, {0, 2}: {Text: "8", Ring: Bad, Said: "missed"}}
	s.grid.Refresh()
	for col, sign := range map[int]Icon{1: IconCheck, 2: IconClose} {
		c := s.grid.body.slots[0].cells[col-1]
		ring := Box{c.ground.Position(), c.ground.Size()}
		text := Box{c.line.Text.Position(), c.line.Text.Size()}
		if d := ring.Centre().Subtract(text.Centre()); c.ground.Hidden || d.X*d.X+d.Y*d.Y > 1 {
			t.Errorf("column %d: ring %v round text %v", col, ring, text)
		}
		if c.sign.sign.shows.icon != sign || c.sign.disc.Hidden {
			t.Errorf("column %d has the sign %q", col, c.sign.sign.shows.icon)
		}
	}
	if !s.grid.body.slots[0].cells[2].ground.Hidden {
		t.Error("a score without a call has a ring")
	}
	expect.Same(t, "said", s.grid.label(0, 2), "8, missed, P2, 0")
}

func TestMarkLeavesTheBadgeInTheMiddle(t *testing.T) {
	plain, marked := NewBadgeView(Badge{}, RowBadge), NewBadgeView(Badge{}, RowBadge)
	marked.Mark = IconDealer
	for _, v := range []*BadgeView{plain, marked} {
		widgettest.Scene(t, v, fyne.NewSize(80, 40))
	}
	drawn := func(v *BadgeView) fyne.CanvasObject { return test.WidgetRenderer(v).Objects()[0] }
	if plain.MinSize() != marked.MinSize() || drawn(plain).Position() != drawn(marked).Position() {
		t.Errorf("%v at %v, marked %v at %v", plain.MinSize(), drawn(plain).Position(), marked.MinSize(), drawn(marked).Position())
	}
	if inkedPixels(t, marked, 80) <= inkedPixels(t, plain, 80) {
		t.Error("the mark is not seen")
	}
}

func TestLastRowStaysInALowerGrid(t *testing.T) {
	s := newSheet(t, 30, 3, widgettest.Phone())
	for _, tt := range []struct {
		row  int  // that was looked at
		last bool // the last row is seen after
	}{{29, true}, {0, false}} {
		s.grid.Resize(widgettest.Phone())
		s.grid.ScrollToRow(tt.row)
		s.grid.Resize(fyne.NewSize(widgettest.Phone().Width, widgettest.Phone().Height/2))
		if _, shown := s.shown()["2900"]; shown != tt.last {
			t.Errorf("of row %d the last row is seen: %t", tt.row, shown)
		}
	}
}
