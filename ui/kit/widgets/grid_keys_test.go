package widgets

import (
	"testing"

	"fyne.io/fyne/v2"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/widgettest"
)

func TestArrowsMoveTheCursorAndEnterTaps(t *testing.T) {
	s := newSheet(t, 100, 3, widgettest.Phone())
	s.canvas.Focus(s.grid.stop)
	for _, step := range []struct {
		keys []fyne.KeyName
		want cellPlace
	}{
		{nil, cellPlace{99, 1}},
		{[]fyne.KeyName{fyne.KeyDown}, cellPlace{99, 1}},
		{[]fyne.KeyName{fyne.KeyUp, fyne.KeyRight}, cellPlace{98, 2}},
		{[]fyne.KeyName{fyne.KeyRight, fyne.KeyRight}, cellPlace{98, 3}},
		{[]fyne.KeyName{fyne.KeyHome, fyne.KeyLeft}, cellPlace{0, 2}},
		{[]fyne.KeyName{fyne.KeyEnd}, cellPlace{99, 2}},
	} {
		for _, name := range step.keys {
			s.grid.stop.TypedKey(widgettest.Key(name))
		}
		if s.grid.cursor != step.want {
			t.Fatalf("after %v the cursor is at %v, want %v", step.keys, s.grid.cursor, step.want)
		}
		if !s.grid.body.ring.Visible() {
			t.Fatalf("after %v no cursor is seen", step.keys)
		}
	}
	s.grid.stop.TypedKey(widgettest.Key(fyne.KeyReturn))
	if len(s.tapped) != 1 || s.tapped[0] != (cellPlace{99, 2}) {
		t.Errorf("Enter tapped %v", s.tapped)
	}
	s.canvas.Unfocus()
	if s.grid.body.ring.Visible() {
		t.Errorf("the cursor stays without the focus")
	}
}

func TestArrowsLeadFromHeaderToHeaderAndToTheCells(t *testing.T) {
	s := newSheet(t, 3, 3, widgettest.Phone())
	header := []fyne.CanvasObject{NewHint("Round")}
	for _, name := range []string{"Ann", "Ben"} {
		header = append(header, NewTile(Bare, NewHint(name), func() {}))
	}
	s.grid.SetHeader(header)
	s.canvas.Focus(header[1].(fyne.Focusable))
	press := func(key fyne.KeyName) bool {
		if s.canvas.Focused() == fyne.Focusable(s.grid.stop) {
			s.grid.stop.TypedKey(widgettest.Key(key))
			return true
		}
		return s.grid.TypedOnHeader(key)
	}
	for _, step := range []struct {
		key   fyne.KeyName
		moves bool
		want  fyne.CanvasObject
	}{
		{fyne.KeyLeft, false, header[1]},
		{fyne.KeyRight, true, header[2]},
		{fyne.KeyRight, false, header[2]},
		{fyne.KeyUp, false, header[2]},
		{fyne.KeyDown, true, s.grid.stop},
		{fyne.KeyUp, true, header[2]},
		{fyne.KeyLeft, true, header[1]},
	} {
		if moves := press(step.key); moves != step.moves || any(s.canvas.Focused()) != any(step.want) {
			t.Errorf("%s moves: %v, to %v", step.key, moves, s.canvas.Focused())
		}
	}
}

func TestPageKeysMoveByVisibleRows(t *testing.T) {
	s := newSheet(t, 1000, 3, widgettest.Phone())
	s.canvas.Focus(s.grid.stop)
	s.grid.setCursor(0, 1)
	s.grid.stop.TypedKey(widgettest.Key(fyne.KeyPageDown))
	rows := int(s.grid.scroll.Size().Height / s.grid.measure.row)
	if row := s.grid.cursor.row; row < rows/2 || row > rows {
		t.Errorf("a page of %d rows went to row %d", rows, row)
	}
	s.grid.stop.TypedKey(widgettest.Key(fyne.KeyPageUp))
	expect.Same(t, "the row one is back on", s.grid.cursor.row, 0)
}

func TestGridPassesOtherKeysOn(t *testing.T) {
	s := newSheet(t, 3, 3, widgettest.Phone())
	var heard []fyne.KeyName
	s.canvas.SetOnTypedKey(func(e *fyne.KeyEvent) { heard = append(heard, e.Name) })
	s.canvas.Focus(s.grid.stop)
	s.grid.stop.TypedKey(widgettest.Key(fyne.KeyEscape))
	expect.Same(t, "keys that went on", len(heard), 1)
}
