package walks_test

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"tabby/internal/testing/assault"
	"tabby/internal/testing/uitest"
)

// keyboardRooms are the sizes in which the scores cover the sheet, and stand beside it.
var keyboardRooms = []fyne.Size{uitest.Phone(), fyne.NewSize(1000, 880)}

// stops calls try with each thing in front that the keyboard can be on, on a screen of its own
// that prepare has made.
func stops(t *testing.T, prepare func(*testing.T) *walker, try func(w *walker)) {
	t.Helper()
	last := false
	for n := 1; !last; n++ {
		t.Run(fmt.Sprint("stop ", n), func(t *testing.T) {
			w := prepare(t)
			c := w.Window.Canvas()
			c.FocusNext()
			first := c.Focused()
			for range n - 1 {
				c.FocusNext()
			}
			at := w.Focused()
			c.FocusNext()
			last = c.Focused() == first
			c.FocusPrevious()
			try(w)
			if t.Failed() {
				t.Logf("the keyboard was on %q", at)
			}
		})
	}
}

func TestEnterWritesTheRoundWhateverHasTheFocus(t *testing.T) {
	type typed struct {
		name, before, typed string
		corrects            bool
		totals              []int
	}
	for _, tt := range assault.Few(2, []typed{
		{"a round in the middle of a number", "1", "989", false, []int{24, 14, 16}}, // 19, 8 and 9
		{"a correction in the middle of the number", "1", "9", true, []int{5, 19, 7}},
		{"a round on the sheet", "", "1989", false, []int{24, 14, 16}},
		{"a round in the scores", "n", "1989", false, []int{24, 14, 16}},
		{"a correction", "", "19", true, []int{5, 19, 7}},
	}) {
		for _, size := range assault.Few(1, keyboardRooms) {
			t.Run(fmt.Sprint(size.Width, " ", tt.name), func(t *testing.T) {
				stops(t, func(t *testing.T) *walker {
					w := playing3(t)
					if w.start(size); tt.corrects {
						w.TapCell("1", "Ben")
					}
					w.Type(tt.before)
					return w
				}, func(w *walker) {
					w.Type(tt.typed)
					w.Press(fyne.KeyReturn)
					if !tt.corrects { // it is asked who called
						want(w, "the focus", w.Focused(), "Nobody called")
						w.Press(fyne.KeyReturn)
					}
					want(w, "totals", w.totals(), tt.totals)
				})
			})
		}
	}
}

// toCells leads the keyboard on to the cells of the sheet.
func (w *walker) toCells() {
	for !strings.HasSuffix(w.Focused(), "round 1") {
		w.Window.Canvas().FocusNext()
	}
}

func TestTabLeadsThroughTheSheetAndBackTheSameWay(t *testing.T) {
	w := playing3(t)
	on, back, c := []string{}, []string{}, w.Window.Canvas()
	for range 6 {
		c.FocusNext()
		on = append(on, w.Focused())
	}
	want(t, "the first and the fourth", []string{on[0], on[3]}, []string{"Ann, 5, 1st", "5, Ann, round 1"})
	for range 5 {
		c.FocusPrevious()
		back = append([]string{w.Focused()}, back...)
	}
	want(t, "back", back, on[:5])
}

func TestCorrectionIsTypedFromTheCellThatOpenedIt(t *testing.T) {
	for _, size := range assault.Few(1, keyboardRooms) {
		t.Run(fmt.Sprint(size.Width), func(t *testing.T) {
			w := playing3(t)
			w.start(size)
			w.toCells()
			grid := w.Window.Canvas().Focused()
			w.Press(fyne.KeyRight, fyne.KeyReturn)
			w.Shows("Correct round 1")
			w.Type("19")
			w.Press(fyne.KeyReturn)
			want(t, "totals", w.totals(), []int{5, 19, 7})
			w.ShowsNot("Correct round 1")
			want(t, "the grid has the keyboard again", w.Window.Canvas().Focused() == grid, true)
		})
	}
}

func TestCellTappedAgainKeepsTheTypedScore(t *testing.T) {
	w := playing3(t)
	w.start(keyboardRooms[1])
	w.TapCell("1", "Ben")
	w.Type("19")
	w.TapCell("1", "Ben")
	w.Press(fyne.KeyReturn)
	want(t, "totals", w.totals(), []int{5, 19, 7})
}

func TestOverlayOverTheFocusTakesTheKeys(t *testing.T) {
	for _, opens := range []string{"n", "k", "h"} {
		w := playing3(t)
		w.toCells()
		grid := w.Window.Canvas().Focused()
		w.Type(opens)
		if w.Window.Canvas().Focused() == grid {
			t.Errorf("after %q the sheet has the keyboard", opens)
		}
	}
}

func TestFocusStaysInSight(t *testing.T) {
	for _, size := range assault.Few(1, keyboardRooms) {
		t.Run(fmt.Sprint(size.Width), func(t *testing.T) {
			stops(t, func(t *testing.T) *walker {
				w := playing3(t)
				w.start(size)
				return w
			}, func(w *walker) {
				before := w.Window.Canvas().Focused()
				w.Shortcut(&fyne.ShortcutUndo{})
				w.Shortcut(&fyne.ShortcutRedo{})
				want(w, "has the focus", w.Window.Canvas().Focused() == before, true)
			})
		})
	}
}
