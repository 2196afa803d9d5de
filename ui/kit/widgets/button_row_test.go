package widgets

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/widgettest"
)

func TestButtonsOfARowAreEquallyWideUnlessALongWordNeedsMore(t *testing.T) {
	for _, c := range []struct {
		one, other string
		width      float32
		rows       int
		equal      bool
	}{
		{"Draw", "Take the discard", 358, 1, true},
		{"End your turn", "Say “rat-a-tat-blat”", 288, 1, false},
		{"Incomprehensibilities", "Counterrevolutionaries", 288, 2, true},
	} {
		one, other := NewButton(Primary, c.one, nil), NewButton(Secondary, c.other, nil)
		row := ButtonRow(SpaceSmall, one, other)
		widgettest.Scene(t, row, fyne.NewSize(c.width, 400))
		row.Resize(fyne.NewSize(c.width, 400))
		expect.Same(t, fmt.Sprintf("in %v, %q and %q are %v and %v wide", c.width, c.one, c.other, one.Size().Width, other.Size().Width), one.Size().Width == other.Size().Width, c.equal)
		expect.Same(t, fmt.Sprintf("in %v, %q and %q lie at %v and %v", c.width, c.one, c.other, one.Position(), other.Position()), one.Position().Y == other.Position().Y, c.rows == 1)
		if end := other.Position().X + other.Size().Width; end > c.width {
			t.Errorf("in %v, %q ends at %v", c.width, c.other, end)
		}
	}
}

func TestNoWordOfThreeButtonsIsBroken(t *testing.T) {
	const width = 288
	buttons := []*Button{NewButton(Primary, "Draw", nil), NewButton(Secondary, "Take the discard", nil), NewButton(Secondary, "Say “knock”", nil)}
	row := ButtonRow(SpaceSmall, buttons...)
	widgettest.Scene(t, row, fyne.NewSize(width, 400))
	row.Resize(fyne.NewSize(width, 400))
	two := NewButton(Primary, "Take\nthe discard", nil).HeightFor(width)
	for _, b := range buttons {
		if b.Size().Width < b.leastWidth() || b.Size().Height > two || b.Position().Y > 0 {
			t.Errorf("%q has %v, and its longest word needs %v", b.Text(), b.Size(), b.leastWidth())
		}
	}
}
