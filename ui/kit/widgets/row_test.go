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

func TestNoteGivesWayToTheNameBesideIt(t *testing.T) {
	name, note := NewText("Grandmother", TextStyle{Bold: true, Lines: 1}), NewText("turn", TextStyle{Size: SizeSmall, Whole: true})
	c := WholeName(SpaceSmall, name, note)
	for _, tt := range []struct {
		width float32
		note  bool
		said  string
	}{{400, true, "Grandmother"}, {name.natural() + 4, false, "Grandmother, turn"}, {name.natural() - 4, false, "Grandmother, turn"}, {400, true, "Grandmother"}} {
		c.Resize(fyne.NewSize(tt.width, 30))
		if got := c.Objects[1].Visible(); got != tt.note || name.AccessibilityLabel() != tt.said {
			t.Errorf("at %v: the note is seen: %v, the name is said as %q", tt.width, got, name.AccessibilityLabel())
		}
		if lines := name.lines(name.Size().Width); len(lines) != 1 || lines[0] != "Grandmother" {
			t.Errorf("at %v the name is %q", tt.width, lines)
		}
	}
}
