package ui_test

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/ui/uitest"
	"tabby/ui/widgets"
)

// A box is where something is in the window.
type box struct{ Left, Top, Right, Bottom float32 }

// boxOf returns where an object is.
func boxOf(o fyne.CanvasObject) box {
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
	return box{at.X, at.Y, at.X + o.Size().Width, at.Y + o.Size().Height}
}

// within reports whether a box is inside another.
func (b box) within(c box) bool {
	return b.Left >= c.Left && b.Top >= c.Top && b.Right <= c.Right && b.Bottom <= c.Bottom
}

// textScale sets the scale of the text, from the next start on.
func (w *walker) textScale(scale float32) {
	w.store.setting["preferences"] = fmt.Sprintf(`{"text":%v,"still":true}`, scale)
}

func TestActiveRowIsInSightOfAKeypadThatKeepsItsPlace(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 390, Height: 844}, {Width: 320, Height: 480}, {Width: 844, Height: 390}, {Width: 932, Height: 430}} {
		for _, scale := range []float32{1, 2} {
			t.Run(fmt.Sprint(size, scale), func(t *testing.T) {
				w := walk(t)
				w.textScale(scale)
				w.begin(to100, "Ann", "Ben", "Cy", "Dot", "Eve", "Fay")
				w.start(size)
				w.Tap("Enter round 1")
				pad := boxOf(uitest.All[*widgets.Keypad](w.Front(), nil)[0])
				for _, score := range []string{"7", "8", "9", "12", "15", "20"} {
					w.activeRowIsInSight(pad)
					w.digits(score)
					want(t, "keypad after "+score, boxOf(uitest.All[*widgets.Keypad](w.Front(), nil)[0]), pad)
				}
			})
		}
	}
}

// activeRowIsInSight fails unless the row that is typed into is on the screen and
// not below the keypad, whose keys fit a thumb.
func (w *walker) activeRowIsInSight(pad box) {
	w.Helper()
	window := box{0, 0, w.Window.Canvas().Size().Width, w.Window.Canvas().Size().Height}
	row := uitest.All(w.Front(), func(t *widgets.Tile) bool { return t.Selected() })[0]
	for _, s := range uitest.All[*container.Scroll](w.Front(), nil) {
		if seen := boxOf(s); !boxOf(row).within(seen) || seen.Bottom > pad.Top && seen.Right > pad.Left || !pad.within(window) {
			w.Errorf("row %v, rows %v, keypad %v", boxOf(row), seen, pad)
		}
	}
	if key := w.Find("5").(fyne.CanvasObject).Size(); key.Width < 44 || key.Height < 44 {
		w.Errorf("a key is %v", key)
	}
}

func TestCorrectionIsFinishedByItself(t *testing.T) {
	for _, tt := range []struct {
		name string
		taps []string
		want []int
	}{
		{"by the last digit there can be", []string{"1", "6"}, []int{16, 6}},
		{"by a digit alone", []string{"9"}, []int{9, 6}},
		{"by the next key", []string{"3", "Enter"}, []int{3, 6}},
		{"by the same score", []string{"5"}, []int{5, 6}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			w := walk(t)
			w.begin(to100, "Ann", "Ben")
			w.round(5, 6)
			w.TapCell("1", "Ann")
			for _, key := range tt.taps {
				want(t, "the main button invites", w.Offers("Correct it"), false)
				w.Tap(key)
			}
			want(t, "totals", w.totals(), tt.want)
			w.Shows("Enter round 2")
		})
	}
}

func TestCorrectionShowsWhatStoodThereBefore(t *testing.T) {
	w := walk(t)
	w.begin(to100, "Ann", "Ben")
	w.round(5, 6)
	w.TapCell("1", "Ann")
	w.Tap("1")
	w.Shows("was 5")
}

func TestCorrectionWithoutAChangeIsNoStepToUndo(t *testing.T) {
	w := walk(t)
	w.begin(to100, "Ann", "Ben")
	w.round(5, 6)
	before := w.game().LastDone()
	w.TapCell("1", "Ann")
	w.Tap("5")
	want(t, "the last step", w.game().LastDone(), before)
}

func TestCardsLeftAreCorrectedByTheMainButton(t *testing.T) {
	w := walk(t)
	w.beginGame("recall", nil, "Ann", "Ben")
	w.Type("n5")
	w.Press(fyne.KeyReturn)
	w.Type("6")
	w.Press(fyne.KeyReturn, fyne.KeyReturn)
	w.TapCell("1", "Ann")
	want(t, "the main button invites", w.Offers("Correct it"), false)
	w.Tap("More")
	w.Tap("Correct it")
	want(t, "cards left", *w.sheet().Rounds[0].Cells[0].Score.Cards, 5)
}

func TestRoundWithoutACallerAsksWhoCalled(t *testing.T) {
	w := walk(t)
	w.begin(to100, "Ann", "Ben")
	w.Tap("Enter round 1")
	w.digits("7")
	w.ShowsNot("Who called?")
	w.digits("9")
	w.Shows("Who called?")
	w.ShowsNot("Write it down")
	w.TapIn("Ben", "knock")
	w.ShowsNot("Who called?", "Nobody called")
	w.TapIn("Ben", "knock")
	w.Taps = 0
	w.Tap("Nobody called")
	want(t, "taps to say that nobody did", w.Taps, 1)
	want(t, "totals", w.totals(), []int{7, 9})
}
