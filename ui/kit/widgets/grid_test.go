package widgets

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/widgettest"
	"tabby/ui/kit/widgets/typeset"
)

// sheet is a grid of numbers in a window, and what was asked and tapped.
type sheet struct {
	grid   *Grid
	canvas fyne.Canvas
	asked  map[int]int // how often a row was asked for
	tapped []cellPlace
	odd    map[cellPlace]CellView
}

func newSheet(t testing.TB, rows, people int, size fyne.Size) *sheet {
	s := &sheet{asked: map[int]int{}, odd: map[cellPlace]CellView{}}
	header := []fyne.CanvasObject{NewHint("Round")}
	for i := range people {
		header = append(header, NewText(fmt.Sprintf("P%d", i+1), TextStyle{Align: fyne.TextAlignCenter, Lines: 1}))
	}
	s.grid = NewGrid(header, s.cell)
	s.grid.OnTapped = func(row, col int) { s.tapped = append(s.tapped, cellPlace{row, col}) }
	s.grid.SetRows(rows)
	s.canvas = widgettest.Scene(t, s.grid, size)
	return s
}

func (s *sheet) cell(row, col int) CellView {
	s.asked[row]++
	if v, ok := s.odd[cellPlace{row, col}]; ok {
		return v
	}
	return CellView{Text: fmt.Sprint(row*100 + col)}
}

// shown returns the texts that can be read, with the place of their last digit on
// the canvas.
func (s *sheet) shown() map[string]fyne.Position {
	out := map[string]fyne.Position{}
	for _, p := range []*pane{s.grid.body, s.grid.first} {
		origin := fyne.CurrentApp().Driver().AbsolutePositionForObject(p)
		for _, slot := range p.slots {
			for _, c := range slot.cells {
				if slot.row >= 0 && c.line.Text.Visible() {
					out[c.line.Text.Text] = origin.Add(c.line.Text.Position()).AddXY(c.line.Text.Size().Width-4, 4)
				}
			}
		}
	}
	return out
}

func (s *sheet) objects() int { return len(s.grid.body.objects) + len(s.grid.first.objects) }

func TestGridHasObjectsForVisibleRowsOnly(t *testing.T) {
	few, many := newSheet(t, 40, 6, widgettest.Phone()), newSheet(t, 10_000, 6, widgettest.Phone())
	expect.Same(t, "objects for 40 rows and for 10,000", few.objects(), many.objects())
	before := many.objects()
	for row := 0; row < 10_000; row += 37 {
		many.grid.ScrollToRow(row)
	}
	if many.objects() > before+2*len(many.grid.body.slots[0].cells)*8 {
		t.Errorf("%d objects grew to %d by scrolling", before, many.objects())
	}
	if len(many.asked) > 10_000 {
		t.Errorf("asked for %d rows", len(many.asked))
	}
}

func TestHeaderAndFirstColumnFollowTheScroll(t *testing.T) {
	s := newSheet(t, 300, 12, widgettest.Phone())
	s.grid.setCursor(200, 12)
	shown := s.shown()
	number, ok := shown["20000"]
	if !ok {
		t.Fatalf("row 200 has no number: %v", shown)
	}
	score, ok := shown["20012"]
	if !ok || score.Y != number.Y {
		t.Errorf("the number is at %v, its last score at %v", number, score)
	}
	last := s.grid.header[12]
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(last)
	if score.X < at.X || score.X > at.X+last.Size().Width {
		t.Errorf("the last header is at %v, its score at %v", at, score)
	}
	if at.X+last.Size().Width > widgettest.Phone().Width+1 {
		t.Errorf("the last header ends at %v", at.X+last.Size().Width)
	}
}

func TestTheMarginBelongsToTheLastColumn(t *testing.T) {
	s := newSheet(t, 3, 4, widgettest.Phone())
	test.TapAt(s.grid.body, fyne.NewPos(s.grid.body.Size().Width-1, 1))
	if !slices.Equal(s.tapped, []cellPlace{{0, 4}}) {
		t.Errorf("tapped %v", s.tapped)
	}
}

func TestOnlyTheHeaderExtendsBesideTheColumns(t *testing.T) {
	s := newSheet(t, 3, 2, widgettest.Desk())
	s.grid.Aside = 300
	s.grid.Refresh()
	test.TapCanvas(s.canvas, fyne.NewPos(widgettest.Desk().Width-280, 100))
	expect.Same(t, "taps beside the rows", len(s.tapped), 0)
	test.TapCanvas(s.canvas, fyne.NewPos(widgettest.Desk().Width-320, 100))
	expect.Same(t, "taps on the last column", len(s.tapped), 1)
	ground := test.WidgetRenderer(s.grid).(*gridRenderer).ground
	expect.Same(t, "width of the header", ground.Size().Width, widgettest.Desk().Width)
	s.grid.SetRows(0)
	expect.Same(t, "the lines go on before the first row", s.grid.scroll.Size().Width+s.grid.measure.first, widgettest.Desk().Width)
}

func TestTapHitsCell(t *testing.T) {
	for name, c := range map[string]struct {
		scroll int
		text   string
		want   cellPlace
	}{
		"in the first row":       {0, "2", cellPlace{0, 2}},
		"in the row's number":    {0, "300", cellPlace{3, 0}},
		"after scrolling far":    {2000, "200003", cellPlace{2000, 3}},
		"the number, far below":  {1999, "199900", cellPlace{1999, 0}},
		"in the last row of all": {9999, "999904", cellPlace{9999, 4}},
	} {
		t.Run(name, func(t *testing.T) {
			s := newSheet(t, 10_000, 4, widgettest.Phone())
			s.grid.ScrollToRow(c.scroll)
			at, ok := s.shown()[c.text]
			if !ok {
				t.Fatalf("%s is not shown: %v", c.text, s.shown())
			}
			widgettest.NewPointer(s.canvas).Tap(at, 0, 8)
			if len(s.tapped) != 1 || s.tapped[0] != c.want {
				t.Errorf("tapped %v, want %v once", s.tapped, c.want)
			}
		})
	}
}

func TestTapBelowLastRowHitsNothing(t *testing.T) {
	s := newSheet(t, 2, 4, widgettest.Phone())
	widgettest.NewPointer(s.canvas).Tap(fyne.NewPos(200, 700), 0, 0)
	test.Tap(s.grid.body)
	expect.Same(t, "cells that were tapped", len(s.tapped), 1)
}

func TestRefreshAsksForVisibleCellsOnly(t *testing.T) {
	s := newSheet(t, 10_000, 6, widgettest.Phone())
	clear(s.asked)
	s.odd[cellPlace{1, 2}] = CellView{Text: "never mind", Warn: true}
	s.grid.Refresh()
	if _, ok := s.shown()["never mind"]; !ok {
		t.Errorf("the change is not shown: %v", s.shown())
	}
	if len(s.asked) > 40 {
		t.Errorf("asked for %d rows to refresh one screen", len(s.asked))
	}
}

func TestNoMeaningByColourAlone(t *testing.T) {
	for name, c := range map[string]struct {
		view CellView
		seen func(*cell) bool
	}{
		"a doubtful score has a sign":      {CellView{Text: "9", Warn: true}, func(c *cell) bool { return c.glyphs[0].image.Visible() }},
		"one that does not count, a line":  {CellView{Text: "9", Struck: true}, func(c *cell) bool { return c.strike.Visible() }},
		"the caller's is strong":           {CellView{Text: "9", Strong: true}, func(c *cell) bool { return c.line.Text.TextStyle.Bold }},
		"and has a mark":                   {CellView{Text: "9", Marks: []Icon{IconKnock}}, func(c *cell) bool { return c.glyphs[0].image.Visible() }},
		"what was before has a line":       {CellView{Text: "0", Before: "5"}, func(c *cell) bool { return c.strike.Visible() && c.before.Text.Text == "5" }},
		"a plain score has none of these":  {CellView{Text: "9"}, func(c *cell) bool { return !c.strike.Visible() && !c.ground.Visible() && !c.glyphs[0].image.Visible() }},
		"a cell used again shows no trace": {CellView{}, func(c *cell) bool { return c.line.Text.Text == "" && !c.strike.Visible() && !c.before.Text.Visible() }},
	} {
		t.Run(name, func(t *testing.T) {
			drawn := newCell()
			l := CurrentLooks()
			m := gridMeasure{face: typeset.Typeface{Size: 20}}
			drawn.paint(l, m, CellView{Text: "1", Before: "2", Warn: c.view.Text == "", Struck: c.view.Text == ""})
			drawn.paint(l, m, c.view)
			if !c.seen(drawn) {
				t.Errorf("not seen")
			}
		})
	}
}

func TestFormerScoreIsAboveTheNewOne(t *testing.T) {
	s := newSheet(t, 2, 4, widgettest.Phone())
	s.odd[cellPlace{0, 1}] = CellView{Text: "0", Before: "5", Ring: Good}
	s.grid.Twofold = true
	s.grid.Refresh()
	c := s.grid.body.slots[0].cells[0]
	before, ring := c.before.Text, c.ground
	if end := before.Position().Y + before.Size().Height; before.Position().Y < 0 || end > ring.Position().Y+callWidth {
		t.Errorf("what was before is from %v to %v, the ring from %v", before.Position().Y, end, ring.Position().Y)
	}
	if end := ring.Position().Y + ring.Size().Height; end > s.grid.measure.row {
		t.Errorf("the ring ends at %v of %v", end, s.grid.measure.row)
	}
}

func TestSignOfARowFitsIntoItsColumn(t *testing.T) {
	s := newSheet(t, 3, 4, widgettest.Phone())
	s.odd[cellPlace{1, 0}] = CellView{Text: "100", Warn: true}
	s.grid.RowMarks = 1
	s.grid.Refresh()
	for _, slot := range s.grid.first.slots {
		sign := slot.cells[0].glyphs[0].image
		if slot.row != 1 {
			continue
		}
		if right := sign.Position().X + sign.Size().Width; !sign.Visible() || right > s.grid.firstClip.Size().Width {
			t.Errorf("the sign ends at %v of %v", right, s.grid.firstClip.Size().Width)
		}
	}
}

func TestNumbersOfAColumnShareItsAxis(t *testing.T) {
	s := newSheet(t, 1, 1, widgettest.Phone())
	s.odd = map[cellPlace]CellView{{0, 1}: {Text: "7"}, {1, 1}: {Text: "48"}, {2, 1}: {Text: "112"}, {3, 1}: {Text: "-10", Strong: true}}
	s.grid.SetRows(4)
	axis := s.grid.measure.column / 2
	for _, slot := range s.grid.body.slots {
		text := slot.cells[0].line.Text
		if d := text.Position().X + text.MinSize().Width/2 - axis; d > 0.5 || d < -0.5 {
			t.Errorf("%q is %v beside the axis", text.Text, d)
		}
	}
}

func TestGridColumnsShareWidthOrScroll(t *testing.T) {
	wide := newSheet(t, 3, 4, widgettest.Desk())
	if got, want := wide.grid.body.MinSize().Width+wide.grid.measure.first, widgettest.Desk().Width-theme.Size(SpaceMedium); got != want {
		t.Errorf("four columns take %v, want %v", got, want)
	}
	narrow := newSheet(t, 3, 12, widgettest.Phone())
	if narrow.grid.body.MinSize().Width <= widgettest.Phone().Width {
		t.Errorf("twelve columns are squeezed into %v", narrow.grid.body.MinSize().Width)
	}
}

func TestSixPlayersFitOnPhone(t *testing.T) {
	s := newSheet(t, 30, 6, widgettest.Phone())
	if got := s.grid.body.MinSize().Width + s.grid.measure.first; got > widgettest.Phone().Width {
		t.Errorf("six columns take %v of %v", got, widgettest.Phone().Width)
	}
}

func TestRemovedRowsAreHidden(t *testing.T) {
	s := newSheet(t, 9, 3, widgettest.Phone())
	s.grid.SetRows(4)
	if _, ok := s.shown()["501"]; ok {
		t.Errorf("row 5 of 4 is shown: %v", s.shown())
	}
	if _, ok := s.shown()["301"]; !ok {
		t.Errorf("row 3 is not: %v", s.shown())
	}
}

func TestRowInViewKeepsItsObjects(t *testing.T) {
	s := newSheet(t, 100, 3, widgettest.Phone())
	before := map[int]*slot{}
	for _, slot := range s.grid.body.slots {
		before[slot.row] = slot
	}
	s.grid.ScrollToRow(20)
	for _, slot := range s.grid.body.slots {
		if old, ok := before[slot.row]; ok && old != slot {
			t.Errorf("row %d was painted anew", slot.row)
		}
	}
}

func TestEmptyGridIgnoresKeysAndTaps(t *testing.T) {
	s := newSheet(t, 0, 3, widgettest.Phone())
	s.canvas.Focus(s.grid.stop)
	s.grid.stop.TypedKey(widgettest.Key(fyne.KeyDown))
	s.grid.stop.TypedKey(widgettest.Key(fyne.KeyReturn))
	test.Tap(s.grid.body)
	expect.Same(t, "cells that were tapped", len(s.tapped), 0)
}

func TestGridTakesNewColumns(t *testing.T) {
	s := newSheet(t, 5, 2, widgettest.Phone())
	s.grid.SetHeader(append(s.grid.header, NewBody("P3")))
	if _, ok := s.shown()["403"]; !ok {
		t.Errorf("the new column shows nothing: %v", s.shown())
	}
	s.grid.SetHeader(s.grid.header[:2])
	if _, ok := s.shown()["402"]; ok {
		t.Errorf("the column that went is still shown")
	}
}
