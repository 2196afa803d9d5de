package longlist

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/widgettest"
	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

// A verse is a row of a long list: every third is of a kind of its own, and higher.
type verse struct {
	tile *widgets.Tile
	text *widgets.Text
	long bool
}

func (v *verse) Object() fyne.CanvasObject { return v.tile }

func (v *verse) Show(i int) {
	text := "Game " + strconv.Itoa(i)
	if v.long {
		text += strings.Repeat(" with a long story", 12)
	}
	v.text.SetText(text)
}

// A library is a page with a long list of verses.
type library struct {
	*widgets.Page
	*List
	made int // how many rows were
}

func newLibrary(n int) *library {
	b := &library{Page: widgets.NewPage("All games")}
	b.List = New(b.Page.Scroll(), func(i int) int { return i % 3 }, func(kind int) Row {
		b.made++
		text := widgets.NewBody("")
		return &verse{widgets.NewTile(widgets.Carded, text, nil), text, kind == 0}
	})
	b.Grow(n)
	b.SetBody(widgets.NewTextField("Search"), b.List)
	return b
}

// says returns what a row that is made says, up to the story.
func (b *library) says(i int) string {
	text := b.rows[i].made.(*widgets.Tile).Content().(*widgets.Text).Text()
	short, _, _ := strings.Cut(text, " with")
	return short
}

// extent returns the first and the last row that are made, and how many are.
func (l *List) extent() (first, last, count int) {
	first, last = -1, -1
	for i := range l.Rows() {
		if l.rows[i].made == nil {
			continue
		}
		if first < 0 {
			first = i
		}
		last, count = i, count+1
	}
	return first, last, count
}

func TestLongListMakesNearRowsOnly(t *testing.T) {
	l := newLibrary(100_000)
	widgettest.Scene(t, l.Page, widgettest.Phone())
	if first, last, n := l.extent(); first != 0 || n != last+1 || n < 10 || n > 60 {
		t.Errorf("made: %d to %d, %d", first, last, n)
	}
	widgets.ScrollTo(l.Page.Scroll(), fyne.NewPos(0, 400_000))
	first, last, n := l.extent()
	if first < 3000 || n != last-first+1 || n < 10 || n > 80 {
		t.Errorf("made: %d to %d, %d", first, last, n)
	}
	seen := 0
	for i := first; i <= last; i++ {
		expect.Same(t, fmt.Sprintf("row %d says", i), l.says(i), "Game "+strconv.Itoa(i))
		if widgettest.Within(l.rows[i].made, l.Page.Scroll()) {
			seen++
		}
	}
	if seen < 3 {
		t.Errorf("%d rows can be seen", seen)
	}
	widgets.ScrollTo(l.Page.Scroll(), fyne.Position{})
	if first, _, n := l.extent(); first != 0 || n > 60 {
		t.Errorf("back on top: from %d, %d made", first, n)
	}
	if l.made > 150 {
		t.Errorf("%d rows were made in all: none is used again", l.made)
	}
}

func TestLongListStacksRows(t *testing.T) {
	l := newLibrary(50)
	widgettest.Scene(t, l.Page, widgettest.Phone())
	for _, scale := range []float32{1, 2} {
		widgettest.Scaled(t, scale)
		l.Page.Refresh()
		bottom := float32(0)
		_, last, _ := l.extent()
		for i := range last + 1 {
			row := l.rows[i].made
			if row.Position().Y < bottom || row.Size().Height != shape.HeightFor(row, row.Size().Width) {
				t.Errorf("at %v: row %d is at %v, %v high, after %v", scale, i, row.Position().Y, row.Size().Height, bottom)
			}
			bottom = row.Position().Y + row.Size().Height
		}
	}
}

func TestLongListCallsOnEndOnceNear(t *testing.T) {
	l := newLibrary(100)
	calls := 0
	l.OnEnd = func() { calls++ }
	widgettest.Scene(t, l.Page, widgettest.Phone())
	expect.Same(t, "calls at the top", calls, 0)
	for range 3 {
		l.Page.Scroll().ScrollToBottom()
	}
	if _, last, _ := l.extent(); calls != 1 || last != 99 {
		t.Errorf("calls %d times, at row %d", calls, last)
	}
	l.Grow(101)
	expect.Same(t, "calls after a row came in sight", calls, 2)
}

func TestLongListThatFitsCallsOnEndAtOnce(t *testing.T) {
	l := newLibrary(2)
	l.OnEnd = func() { l.Grow(l.Rows() + 2) }
	widgettest.Scene(t, l.Page, widgettest.Phone())
	if n := l.Rows(); n < 10 || n > 60 {
		t.Errorf("%d rows", n)
	}
}

func TestKeyboardReachesEveryRow(t *testing.T) {
	l := newLibrary(200)
	canvas := widgettest.Scene(t, l.Page, widgettest.Phone())
	canvas.Focus(l.rows[0].made.(*widgets.Tile))
	for i := 1; i < 200; i++ {
		canvas.FocusNext()
		if l.rows[i].made == nil || canvas.Focused() != l.rows[i].made.(fyne.Focusable) {
			t.Fatalf("Tab after row %d leads to %T", i-1, canvas.Focused())
		}
		if !widgettest.Within(l.rows[i].made, l.Page.Scroll()) {
			t.Fatalf("row %d has the keyboard and cannot be seen", i)
		}
	}
}

func TestLongListKeepsOffsetOnReset(t *testing.T) {
	l := newLibrary(300)
	widgettest.Scene(t, l.Page, widgettest.Phone())
	widgets.ScrollTo(l.Page.Scroll(), fyne.NewPos(0, 5000))
	first, _, _ := l.extent()
	before := l.rows[first].made
	l.Reset(299)
	again, _, _ := l.extent()
	if again != first || l.rows[again].made != before || l.Page.Scroll().Offset.Y != 5000 {
		t.Errorf("from row %d at %v, before from %d", again, l.Page.Scroll().Offset.Y, first)
	}
	l.Reset(first + 2)
	if _, last, _ := l.extent(); last != first+1 {
		t.Errorf("made up to row %d of %d", last, first+2)
	}
	l.Reset(0)
	expect.Same(t, "the height of nothing", l.HeightFor(300), 0)
}
