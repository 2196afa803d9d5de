package walks_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/internal/testing/uitest"
	"tabby/ui/kit/widgets"
)

// scroller returns the scroll of the page in front.
func (w *walker) scroller() *container.Scroll {
	return uitest.All[*widgets.Page](w.Front(), nil)[0].Scroll()
}

// inView reports whether something is where the page in front scrolls.
func (w *walker) inView(o fyne.CanvasObject) bool { return boxOf(o).within(boxOf(w.scroller())) }

func TestRowThatIsTappedOpensBeneathItselfInSight(t *testing.T) {
	for _, tt := range []struct{ row, last string }{
		{"Rat-a-Tat Cat", ""},
		{"Ending · Last player still in · out at 100", "Time"},
		{"Seats · Ann deals", "Totals from a paper sheet"},
		{"House rules", ""},
	} {
		t.Run(tt.row, func(t *testing.T) {
			w := settingUp(t, "Ann", "Ben", "Cy", "Dee")
			w.Tap(tt.row)
			row := w.Find(tt.row).(fyne.CanvasObject)
			if !w.inView(row) {
				t.Errorf("the row is at %v", boxOf(row))
			}
			if tt.last != "" && !w.inView(w.Find(tt.last).(fyne.CanvasObject)) {
				t.Errorf("%q is out of sight", tt.last)
			}
			if tt.last == "" && boxOf(row).Top > boxOf(w.scroller()).Top+16 {
				t.Errorf("the row is at %v, and there is more below it", boxOf(row))
			}
			w.Tap(tt.row)
			if row := w.Find(tt.row).(fyne.CanvasObject); !w.inView(row) {
				t.Errorf("the row is at %v once it is closed", boxOf(row))
			}
		})
	}
}

func TestListOfGamesClosesAtATapOnTheGameThatIsChosen(t *testing.T) {
	w := settingUp(t, "Ann", "Ben", "Cy", "Dee")
	w.Tap("Rat-a-Tat Cat")
	w.Tap("Recall")
	w.Shows("2 to 6 players")
	w.Tap("standard cards and jokers")
	w.ShowsNot("2 to 6 players")
}

func TestPageIsNeverScrolledBeyondItsEnd(t *testing.T) {
	for _, tt := range []struct {
		also, taps []string
		inView     bool // the row of the seats, afterwards
	}{
		{taps: []string{"Ann deals"}, inView: true},
		{also: []string{"Eve", "Finn"}, taps: []string{"Finn", "Eve", "Dee"}},
	} {
		w := settingUp(t, "Ann", "Ben", "Cy", "Dee")
		w.meets(tt.also...)
		w.Tap("Ann deals")
		w.Tap("Totals from a paper sheet")
		s := w.scroller()
		s.ScrollToBottom()
		want(t, "the page scrolls", s.Offset.Y > 0, true)
		for _, label := range tt.taps {
			w.Tap(label)
		}
		if most := max(0, s.Content.MinSize().Height-s.Size().Height); s.Offset.Y > most {
			t.Errorf("after taps on %v the page is scrolled to %v of %v", tt.taps, s.Offset.Y, most)
		}
		if tt.inView && !w.inView(w.Find("Ann deals").(fyne.CanvasObject)) {
			t.Errorf("the seats are at %v", w.boxOf("Ann deals"))
		}
	}
}

func TestTotalsFromPaperAreInViewOnceTheyAreOpened(t *testing.T) {
	w := settingUp(t, "Ann", "Ben", "Cy", "Dee")
	w.Tap("Ann deals")
	w.Tap("Totals from a paper sheet")
	hint := w.Find("Totals from a paper sheet").(fyne.CanvasObject)
	more := uitest.All(w.Front(), func(b *widgets.Stepper) bool { return true })
	if !w.inView(hint) || len(more) != 4 || !w.inView(more[1]) {
		t.Errorf("%d totals, the first at %v, the page shows %v", len(more), boxOf(more[0]), boxOf(w.scroller()))
	}
}

func TestRowIsBackInItsPlaceOnceTheChoiceAboveItIsClosed(t *testing.T) {
	w := settingUp(t, "Ann", "Ben", "Cy", "Dee")
	w.Window.Resize(fyne.NewSize(320, 568))
	w.Tap("Game")
	w.Shows("2 to 6 players")
	w.scroller().ScrollToBottom()
	row := w.Find("Ending").(fyne.CanvasObject)
	before := boxOf(row)
	w.Tap("Ending")
	w.Shows("Rounds")
	w.ShowsNot("2 to 6 players")
	want(t, "where the row is", boxOf(row), before)
}
