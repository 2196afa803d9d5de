package widgets

import (
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
)

// library is a page with a long list of tiles, every third of them higher.
func library(n int) (*Page, *LongList) {
	p := NewPage("All games")
	l := NewLongList(p.Scroll(), func(i int) fyne.CanvasObject {
		text := "Game " + strconv.Itoa(i)
		if i%3 == 0 {
			text += strings.Repeat(" with a long story", 12)
		}
		return NewTile(Carded, NewBody(text), nil)
	})
	l.Grow(n)
	p.SetBody(NewTextField("Search"), l)
	return p, l
}

// first and last are the rows that are made, and count how many.
func (l *LongList) extent() (first, last, count int) {
	first, last = -1, -1
	for i := range l.Rows() {
		if l.Made(i) == nil {
			continue
		}
		if first < 0 {
			first = i
		}
		last, count = i, count+1
	}
	return first, last, count
}

func TestOfALongListOnlyWhatIsNearIsMade(t *testing.T) {
	p, l := library(100_000)
	scene(t, p, phone)
	if first, last, n := l.extent(); first != 0 || n != last+1 || n < 10 || n > 60 {
		t.Errorf("made: %d to %d, %d", first, last, n)
	}
	scrollTo(p.Scroll(), fyne.NewPos(0, 400_000))
	first, last, n := l.extent()
	if first < 3000 || n != last-first+1 || n < 10 || n > 80 {
		t.Errorf("made: %d to %d, %d", first, last, n)
	}
	seen := 0
	for i := first; i <= last; i++ {
		if within(l.Made(i), p.Scroll()) {
			seen++
		}
	}
	if seen < 3 {
		t.Errorf("%d rows can be seen", seen)
	}
	scrollTo(p.Scroll(), fyne.Position{})
	if first, _, n := l.extent(); first != 0 || n > 60 {
		t.Errorf("back on top: from %d, %d made", first, n)
	}
}

func TestRowsOfALongListStandOneBelowTheOther(t *testing.T) {
	p, l := library(50)
	scene(t, p, phone)
	for _, scale := range []float32{1, 2} {
		scaled(t, scale)
		p.Refresh()
		bottom := float32(0)
		_, last, _ := l.extent()
		for i := range last + 1 {
			row := l.Made(i)
			if row.Position().Y < bottom || row.Size().Height != HeightFor(row, row.Size().Width) {
				t.Errorf("at %v: row %d is at %v, %v high, after %v", scale, i, row.Position().Y, row.Size().Height, bottom)
			}
			bottom = row.Position().Y + row.Size().Height
		}
	}
}

func TestTheEndOfALongListIsToldOnceItIsNear(t *testing.T) {
	p, l := library(100)
	told := 0
	l.OnEnd = func() { told++ }
	scene(t, p, phone)
	if told != 0 {
		t.Error("told at the top")
	}
	for range 3 {
		p.Scroll().ScrollToBottom()
	}
	if _, last, _ := l.extent(); told != 1 || last != 99 {
		t.Errorf("told %d times, at row %d", told, last)
	}
	l.Grow(101)
	if told != 2 {
		t.Errorf("told %d times after a row came in sight", told)
	}
}

func TestALongListThatFitsTellsItsEndAtOnce(t *testing.T) {
	p, l := library(2)
	l.OnEnd = func() { l.Grow(l.Rows() + 2) }
	scene(t, p, phone)
	if n := l.Rows(); n < 10 || n > 60 {
		t.Errorf("%d rows", n)
	}
}

func TestTheKeyboardReachesEveryRowOfALongList(t *testing.T) {
	p, l := library(200)
	canvas := scene(t, p, phone)
	canvas.Focus(l.Made(0).(*Tile))
	for i := 1; i < 200; i++ {
		canvas.FocusNext()
		if l.Made(i) == nil || canvas.Focused() != l.Made(i).(fyne.Focusable) {
			t.Fatalf("Tab after row %d leads to %T", i-1, canvas.Focused())
		}
		if !within(l.Made(i), p.Scroll()) {
			t.Fatalf("row %d has the keyboard and cannot be seen", i)
		}
	}
}

func TestALongListMadeAnewStaysWhereItIs(t *testing.T) {
	p, l := library(300)
	scene(t, p, phone)
	scrollTo(p.Scroll(), fyne.NewPos(0, 5000))
	first, _, _ := l.extent()
	before := l.Made(first)
	l.Reset(299)
	again, _, _ := l.extent()
	if again < first-3 || again > first+3 || l.Made(again) == before || p.Scroll().Offset.Y != 5000 {
		t.Errorf("from row %d at %v, before from %d", again, p.Scroll().Offset.Y, first)
	}
	l.Reset(0)
	if h := l.HeightFor(300); h != 0 {
		t.Errorf("nothing is %v high", h)
	}
}
