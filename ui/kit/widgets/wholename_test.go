package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
)

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
