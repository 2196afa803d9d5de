package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
	software "fyne.io/fyne/v2/driver/software"

	"tabby/internal/testing/widgettest"
)

// shelf returns a stack of a first page and a list of long rows, in a wide window.
func shelf(t *testing.T) (s *Stack, list *Page, rows []fyne.CanvasObject, c fyne.Canvas) {
	list, _, rows = longPage()
	s = NewStack(NewPage("Home"))
	c = widgettest.Scene(t, s, widgettest.Desk())
	s.SetList(1)
	s.Push(list)
	return s, list, rows, c
}

func TestListStaysBesideWhatItOpens(t *testing.T) {
	s, list, rows, c := shelf(t)
	alone := list.Size().Width
	c.Focus(rows[20].(*Button))
	scrolled := list.scroll.Offset
	detail := NewPage("Game")
	detail.SetBack("Back", nil)
	s.PushOn(2, detail)
	if !list.Visible() || list.Size().Width != alone || list.scroll.Offset != scrolled {
		t.Errorf("the list moves: %v wide of %v, scrolled %v of %v", list.Size().Width, alone, list.scroll.Offset, scrolled)
	}
	if c.Focused() != fyne.Focusable(rows[20].(*Button)) {
		t.Error("the focus leaves the list")
	}
	if detail.Position().X != alone || detail.Size().Width != widgettest.Desk().Width-alone || detail.leading.Visible() {
		t.Errorf("beside it at %v, %v, with a way back: %v", detail.Position(), detail.Size(), detail.leading.Visible())
	}
	deeper := NewPage("Story")
	deeper.SetBack("Back", nil)
	s.Push(deeper)
	if !list.Visible() || detail.Visible() || !deeper.leading.Visible() {
		t.Error("what was opened from beside the list has no way back, or covers the list")
	}
	s.PushOn(2, NewPage("Another game"))
	if s.Depth() != 3 || deeper.Visible() {
		t.Errorf("%d screens after another was opened from the list", s.Depth())
	}
}

func TestListIsCoveredIfThereIsNoRoom(t *testing.T) {
	s, list, _, c := shelf(t)
	detail := NewPage("Game")
	detail.SetBack("Back", nil)
	s.PushOn(2, detail)
	c.(software.WindowlessCanvas).Resize(widgettest.Phone())
	if list.Visible() || detail.Size() != widgettest.Phone() || !detail.leading.Visible() {
		t.Errorf("on a phone the list is seen, or the page %v has no way back", detail.Size())
	}
	c.(software.WindowlessCanvas).Resize(widgettest.Desk())
	if !list.Visible() || detail.leading.Visible() {
		t.Error("the list does not come back with the room")
	}
	widgettest.Scaled(t, 2)
	s.Refresh()
	if s.Roomy() {
		t.Error("there is room for a list in text of twice the size")
	}
}

func TestFocusLeavesWhatIsCoveredBesideAList(t *testing.T) {
	s, list, _, c := shelf(t)
	detail, _, inDetail := longPage()
	s.PushOn(2, detail)
	c.Focus(inDetail[0].(*Button))
	s.PushOn(2, NewPage("Another game"))
	if c.Focused() != nil {
		t.Error("the focus stays on a page that is not shown")
	}
	s.PopTo(2)
	if s.current() != fyne.CanvasObject(list) || !list.Visible() {
		t.Error("the list is not in front")
	}
}
