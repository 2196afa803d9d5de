package ui_test

import (
	"fmt"
	"slices"
	"strings"
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

func TestEnterAsksWhoCalledBeforeItSaysNobody(t *testing.T) {
	for _, last := range []string{"9", "2"} { // complete with the digit, or by Enter alone
		w := walk(t)
		w.begin(to100, "Ann", "Ben")
		w.Type("7" + last)
		w.Shows("Who called?")
		w.Press(fyne.KeyReturn)
		want(t, "rounds after Enter", len(w.sheet().Rounds), 0)
		want(t, "the focus", w.Focused(), "Nobody called")
		w.Press(fyne.KeyReturn)
		want(t, "rounds after another", len(w.sheet().Rounds), 1)
		want(t, "the focus then", w.Focused(), "")
		w.Type("n89")
		w.Press(fyne.KeyReturn)
		want(t, "rounds after Enter in the next", len(w.sheet().Rounds), 1)
		w.Press(fyne.KeyReturn)
		want(t, "rounds after another", len(w.sheet().Rounds), 2)
		want(t, "message", w.Message(), "")
	}
}

func TestQuestionWhoCalledIsInSightAndMovesNoKeys(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 390, Height: 844}, {Width: 320, Height: 480}, {Width: 320, Height: 640}, {Width: 844, Height: 390}} {
		for _, scale := range []float32{1, 2} {
			t.Run(fmt.Sprint(size, scale), func(t *testing.T) {
				w := walk(t)
				w.textScale(scale)
				w.begin(to100, "Ann", "Ben", "Cy", "Dot")
				w.start(size)
				w.Tap("Enter round 1")
				pad := func() box { return boxOf(uitest.All[*widgets.Keypad](w.Front(), nil)[0]) }
				before := pad()
				for _, typed := range []string{"7", "8", "9", "5"} {
					w.digits(typed)
					want(t, "keypad", pad(), before)
				}
				asks := uitest.All(w.Front(), func(t *widgets.Text) bool { return strings.HasPrefix(t.Text(), "Who called?") })
				window := box{0, 0, size.Width, size.Height}
				if !slices.ContainsFunc(asks, func(o *widgets.Text) bool { return seen(o, w.Front(), window) }) {
					t.Errorf("of %d questions none is in sight", len(asks))
				}
				for _, name := range []string{"Ann", "Ben", "Cy", "Dot"} { // scores that cannot be
					w.TapIn(name, name)
					w.digits("36")
				}
				want(t, "recounts", w.Offers("Recount"), true)
				want(t, "keypad with impossible scores", pad(), before)
			})
		}
	}
}

// seen reports whether an object is in the window, and in what scrolls around it.
func seen(o fyne.CanvasObject, in fyne.CanvasObject, window box) bool {
	for _, s := range uitest.All[*container.Scroll](in, nil) {
		if len(uitest.All(s.Content, func(t *widgets.Text) bool { return t == o })) > 0 && !boxOf(o).within(boxOf(s)) {
			return false
		}
	}
	return boxOf(o).within(window)
}

func TestSumIsTypedWithTheKeypad(t *testing.T) {
	for _, tt := range []struct {
		size  fyne.Size
		scale float32
		plus  string
	}{
		{fyne.Size{Width: 390, Height: 844}, 1, "Plus"},
		{fyne.Size{Width: 320, Height: 480}, 1, "Plus"},
		{fyne.Size{Width: 320, Height: 480}, 2, "Add to the score"}, // there is no room among the keys
		{fyne.Size{Width: 844, Height: 390}, 1, "Plus"},
		{fyne.Size{Width: 1280, Height: 800}, 1, "Plus"},
	} {
		t.Run(fmt.Sprint(tt.size, tt.scale), func(t *testing.T) {
			w := walk(t)
			w.textScale(tt.scale)
			w.begin(to100, "Ann", "Ben")
			w.start(tt.size)
			w.Type("n")
			for _, key := range []string{"1", "2", tt.plus, "7"} {
				w.Tap(key)
			}
			w.Shows("19_")
			if tt.scale == 1 {
				w.Shows("12+7 = 19, 0 › 19")
			}
			w.Tap("Enter")
			w.Tap("5")
			w.Tap("Nobody called")
			want(t, "totals", w.totals(), []int{19, 5})
		})
	}
}

func TestSumCorrectsACell(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 390, Height: 844}, {Width: 1280, Height: 800}} {
		w := walk(t)
		w.begin(to100, "Ann", "Ben")
		w.start(size)
		w.round(5, 6)
		w.TapCell("1", "Ben")
		w.Type("12+7") // complete with the 2, and gone on with
		w.Press(fyne.KeyReturn)
		want(t, "totals", w.totals(), []int{5, 19})
		w.TapCell("1", "Ann")
		w.Tap("Plus")
		w.Tap("3")
		w.Shows("5+3 = 8, was 5")
		w.Tap("Enter")
		want(t, "totals", w.totals(), []int{8, 19})
	}
}

func TestTotalFromPaperCanBeASum(t *testing.T) {
	w := walk(t)
	w.start(fyne.Size{Width: 390, Height: 844})
	w.Tap("New game")
	w.meets("Ann", "Ben")
	w.Tap("Ann deals")
	w.Tap("Totals from a paper sheet")
	all := uitest.All(w.Front(), func(s *widgets.Stepper) bool { return strings.HasPrefix(uitest.Text(s), "Ann") })
	w.Window.Canvas().Focus(all[0].Entry())
	w.Press(fyne.KeyEnd, fyne.KeyBackspace)
	w.Type("12+7")
	w.Shows("12+7 = 19")
	w.Tap("Start")
	want(t, "totals", w.totals(), []int{19, 0})
}
