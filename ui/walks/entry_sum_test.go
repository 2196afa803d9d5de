package walks_test

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"tabby/internal/testing/uitest"
	"tabby/ui/kit/widgets"
)

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
			w.Shows("19")
			if tt.scale == 1 {
				w.Shows("12+7 = 19, now 19")
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
		w.Type("12+7")
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
