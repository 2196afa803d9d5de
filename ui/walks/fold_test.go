package walks_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/internal/testing/uitest"
	"tabby/ui/kit/widgets"
)

// settingUp is a walk on which four people are about to play.
func settingUp(t *testing.T) *walker {
	w := walk(t)
	w.Tap("New game")
	w.meets("Ann", "Ben", "Cy", "Dee")
	return w
}

// scroller returns the scroll of the page in front.
func (w *walker) scroller() *container.Scroll {
	return uitest.All[*widgets.Page](w.Front(), nil)[0].Scroll()
}

// inView reports whether something is where the page in front scrolls.
func (w *walker) inView(o fyne.CanvasObject) bool { return boxOf(o).within(boxOf(w.scroller())) }

func TestRowThatIsTappedStaysAndOpensBeneathItself(t *testing.T) {
	for _, tt := range []struct{ row, first string }{
		{"Rat-a-Tat Cat", "2 to 6 players"}, {"Ending · Out at 100", "Last player standing"}, {"Seats · Ann deals", ""}, {"House rules", ""},
	} {
		t.Run(tt.row, func(t *testing.T) {
			w := settingUp(t)
			row := w.Find(tt.row).(fyne.CanvasObject)
			before := boxOf(row)
			w.Tap(tt.row)
			want(t, "the row", boxOf(row), before)
			if tt.first != "" {
				if first := boxOf(w.Find(tt.first).(fyne.CanvasObject)); first.Top < before.Bottom || first.Top > before.Bottom+16 {
					t.Errorf("%q is at %v, the row at %v", tt.first, first, before)
				}
			}
			w.Tap(tt.row)
			want(t, "the row once it is closed", boxOf(row), before)
		})
	}
}

func TestBeginningOfAPanelIsInViewWhereItsRowIsLow(t *testing.T) {
	w := settingUp(t)
	w.Window.Resize(fyne.Size{Width: 320, Height: 568})
	row := w.Find("House rules").(fyne.CanvasObject)
	w.Tap("House rules")
	if below := boxOf(w.scroller()).Bottom - boxOf(row).Bottom; below < 90 {
		t.Errorf("%v of the panel are seen", below)
	}
}

func TestPageIsNeverScrolledBeyondItsEnd(t *testing.T) {
	w := settingUp(t)
	w.Tap("Ann deals")
	w.Tap("Totals from a paper sheet")
	s := w.scroller()
	s.ScrollToBottom()
	if s.Offset.Y == 0 {
		t.Fatal("the page does not scroll")
	}
	w.Tap("Ann deals")
	if most := max(0, s.Content.MinSize().Height-s.Size().Height); s.Offset.Y > most {
		t.Errorf("the page is scrolled to %v of %v", s.Offset.Y, most)
	}
	if chip := w.Find("Ann deals").(fyne.CanvasObject); !w.inView(chip) {
		t.Errorf("the chip is at %v", boxOf(chip))
	}
}

func TestPageIsNotScrolledBeyondItsEndWhenSomebodyGetsUp(t *testing.T) {
	w := settingUp(t)
	w.meets("Eve", "Finn")
	w.Tap("Ann deals")
	w.Tap("Totals from a paper sheet")
	s := w.scroller()
	s.ScrollToBottom()
	for _, name := range []string{"Finn", "Eve", "Dee"} {
		w.Tap(name)
	}
	if most := max(0, s.Content.MinSize().Height-s.Size().Height); s.Offset.Y > most {
		t.Errorf("the page is scrolled to %v of %v", s.Offset.Y, most)
	}
}

func TestTotalsFromPaperAreInViewOnceTheyAreOpened(t *testing.T) {
	w := settingUp(t)
	w.Tap("Ann deals")
	w.Tap("Totals from a paper sheet")
	hint := w.Find("Totals from a paper sheet").(fyne.CanvasObject)
	more := uitest.All(w.Front(), func(b *widgets.Stepper) bool { return true })
	if !w.inView(hint) || len(more) != 4 || !w.inView(more[1]) {
		t.Errorf("%d totals, the first at %v, the page shows %v", len(more), boxOf(more[0]), boxOf(w.scroller()))
	}
}
