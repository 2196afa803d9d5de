package widgets

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"pgregory.net/rapid"

	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/widgettest"
)

// seats is a list of four names and the moves it told of.
type seats struct {
	list   *Reorder
	names  []*Text
	moves  [][2]int
	canvas fyne.Canvas
}

func newSeats(t testing.TB) *seats {
	s := &seats{}
	var rows []Movable
	for _, name := range []string{"Ana", "Ben", "Cy", "Dee"} {
		s.names = append(s.names, NewBody(name))
		rows = append(rows, Movable{Name: s.names[len(s.names)-1]})
	}
	s.list = NewReorder(said(), rows, func(from, to int) { s.moves = append(s.moves, [2]int{from, to}) })
	s.canvas = widgettest.Scene(t, container.NewVScroll(Column(SpaceSmall, s.list)), widgettest.Phone())
	return s
}

// order returns the names as they stand in the window from top to bottom.
func (s *seats) order() string {
	names := slices.Clone(s.names)
	d := fyne.CurrentApp().Driver()
	slices.SortFunc(names, func(a, b *Text) int {
		return int(d.AbsolutePositionForObject(a).Y - d.AbsolutePositionForObject(b).Y)
	})
	out := ""
	for _, n := range names {
		out += n.Text()[:1]
	}
	return out
}

func (s *seats) drag(row int, dy float32) {
	h := s.list.rows[row].handle
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(h).AddXY(20, 20)
	p := widgettest.NewPointer(s.canvas)
	p.Press(at)
	for step := range 10 {
		p.Move(at.AddXY(0, dy*float32(step+1)/10))
	}
	p.Release()
}

func TestRowIsMoved(t *testing.T) {
	for name, c := range map[string]struct {
		do    func(*seats)
		order string
		move  [2]int
	}{
		"dragged down by two":   {func(s *seats) { s.drag(0, 2*s.list.rows[1].box.Position().Y) }, "BCAD", [2]int{0, 2}},
		"dragged up to the top": {func(s *seats) { s.drag(3, -400) }, "DABC", [2]int{3, 0}},
		"dragged out below":     {func(s *seats) { s.drag(1, 600) }, "ACDB", [2]int{1, 3}},
		"by its button up":      {func(s *seats) { test.Tap(s.list.rows[2].up) }, "ACBD", [2]int{2, 1}},
		"by its button down":    {func(s *seats) { test.Tap(s.list.rows[0].down) }, "BACD", [2]int{0, 1}},
		"by an arrow":           {func(s *seats) { s.list.rows[1].handle.TypedKey(widgettest.Key(fyne.KeyDown)) }, "ACBD", [2]int{1, 2}},
	} {
		t.Run(name, func(t *testing.T) {
			s := newSeats(t)
			c.do(s)
			expect.Same(t, "order", s.order(), c.order)
			if len(s.moves) != 1 || s.moves[0] != c.move {
				t.Errorf("told of %v, want %v once", s.moves, c.move)
			}
		})
	}
}

func TestUnmovedRowIsNotReported(t *testing.T) {
	for name, do := range map[string]func(*seats){
		"the first goes no higher": func(s *seats) { s.list.rows[0].handle.TypedKey(widgettest.Key(fyne.KeyUp)) },
		"the last goes no lower":   func(s *seats) { s.list.moveRow(3, 4) },
		"a little tug":             func(s *seats) { s.drag(1, 9) },
		"there and back": func(s *seats) {
			h := s.list.rows[1].handle
			h.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(0, 200)})
			h.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(0, -200)})
			h.DragEnd()
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := newSeats(t)
			do(s)
			if len(s.moves) != 0 || s.order() != "ABCD" {
				t.Errorf("order %s, told of %v", s.order(), s.moves)
			}
		})
	}
}

func TestReportedMovesMatchOrder(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		s := newSeats(t)
		model := []string{"A", "B", "C", "D"}
		for range rapid.IntRange(1, assault.Times(3, 10, 10)).Draw(r, "moves") {
			s.drag(rapid.IntRange(0, 3).Draw(r, "row"), rapid.Float32Range(-400, 400).Draw(r, "by"))
		}
		for _, m := range s.moves {
			name := model[m[0]]
			model = slices.Insert(slices.Delete(model, m[0], m[0]+1), m[1], name)
		}
		if got, want := s.order(), fmt.Sprint(model[0], model[1], model[2], model[3]); got != want {
			r.Fatalf("order %s, told %s", got, want)
		}
	})
}

func TestHandleLeavesShortcutsToCanvas(t *testing.T) {
	var focused fyne.Focusable = newSeats(t).list.rows[0].handle
	if _, ok := focused.(fyne.Shortcutable); ok {
		t.Error("the handle keeps shortcuts from the canvas")
	}
}

func TestButtonsGoBelowANameThatWouldBeCut(t *testing.T) {
	for _, width := range []float32{320, 390} {
		for name, below := range map[string]bool{"Ana": false, "Grandmother Rose": false, "Maximiliana Katharina von Hohenzollern": width < 390} {
			text := NewText(name, TextStyle{Lines: 2})
			list := NewReorder(said(), []Movable{{Name: text, Sign: NewGlyph(IconPerson, ColorFelt)}, {Name: NewBody("Ben")}}, nil)
			widgettest.Scene(t, container.NewVScroll(Column(SpaceSmall, list)), fyne.NewSize(width, 600))
			row := list.rows[0]
			d := fyne.CurrentApp().Driver()
			at, button := d.AbsolutePositionForObject(text), d.AbsolutePositionForObject(row.up)
			expect.Same(t, fmt.Sprintf("in %v the buttons of %s are below it, at %v and %v", width, name, at, button), button.Y >= at.Y+text.Size().Height, below)
			expect.Same(t, fmt.Sprintf("what is shown in %v", width), strings.Join(text.lines(text.Size().Width), " "), name)
			if end := button.X + row.up.Size().Width + row.down.Size().Width; end > width {
				t.Errorf("in %v the buttons end at %v", width, end)
			}
		}
	}
}
