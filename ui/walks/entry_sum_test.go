package walks_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"tabby/internal/testing/assault"
	"tabby/internal/testing/uitest"
	"tabby/ui/kit/widgets"
)

// TestSumAndMinusAreTypedOnEveryScreen types a sum where one cannot be below zero, and one that is.
func TestSumAndMinusAreTypedOnEveryScreen(t *testing.T) {
	for _, tt := range []struct {
		variant string
		keys    []string
		shows   string
		totals  []int
	}{
		{
			"rat-a-tat-cat",
			[]string{"1", "2", "Plus", "7", "Enter", "5", "Nobody called"},
			"12+7 = 19, now 19",
			[]int{19, 5},
		},
		{
			"minus-four",
			[]string{"9", "Plus", "Minus", "2", "Enter", "Minus", "3", "Nobody called"},
			"9−2 = 7, now 7",
			[]int{7, -3},
		},
	} {
		sizes := []fyne.Size{uitest.Phone(), {Width: 320, Height: 480}, onItsSide(), uitest.Desktop()}
		onScreens(t, sizes, []float32{1, 2}, func(w *walker, at screenAt) {
			w.beginGame(tt.variant, nil, "Ann", "Ben")
			w.start(at.size)
			w.Type("n")
			for _, key := range tt.keys {
				if key == "Enter" && at.scale == 1 {
					w.Shows(tt.shows)
				}
				if key == "Plus" && !w.Offers(key) { // there is no room among the keys
					key = "Add to the score"
				}
				if w.Tap(key); w.Offers("Back to the scores") && key == "9" {
					w.Tap("Back to the scores")
				}
			}
			want(w, "totals", w.totals(), tt.totals)
		})
	}
}

func TestSumCorrectsACell(t *testing.T) {
	for _, size := range assault.Few(1, []fyne.Size{{Width: 390, Height: 844}, {Width: 1280, Height: 800}}) {
		w := begun(t, to100, "Ann", "Ben")
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
	w := settingUp(t, "Ann", "Ben")
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
