//go:build long

package walks_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"tabby/internal/testing/uitest"
	"tabby/ui/frame"
	"tabby/ui/kit/cat"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
)

func TestAWideWindowShowsACatAndThenACurveBesideTheRows(t *testing.T) {
	for _, size := range []fyne.Size{uitest.Desktop(), fyne.NewSize(1920, 1080)} {
		w := begun(t, twoRounds, "Ann", "Ben", "Cy", "Dee")
		w.Window.Resize(size)
		beside := func() [2]int {
			return [2]int{len(uitest.All[*cat.View](w.Front(), nil)), len(uitest.All[*frame.Picture](w.Front(), nil))}
		}
		curve := func() box { return boxOf(uitest.All[*frame.Picture](w.Front(), nil)[0]) }
		columns := func() float32 { return w.grid().Right - uitest.All[*widgets.Grid](w.Front(), nil)[0].Aside }
		before := w.grid()
		want(t, "cats and curves before the first round", beside(), [2]int{1, 0})
		w.round(5, 16, 7, 8)
		want(t, "cats and curves after it", beside(), [2]int{0, 1})
		want(t, "the rows", []float32{w.grid().Left, w.grid().Right}, []float32{before.Left, before.Right})
		want(t, "the curve is beside them", curve().Left >= columns() && columns() < before.Right-100, true)
		w.Tap("Undo")
		want(t, "cats and curves once it is undone", beside(), [2]int{1, 0})
		w.round(5, 16, 7, 8)
		w.round(9, 12, 7, 8)
		if grid := w.grid(); curve().Left < columns() || curve().Top < grid.Top {
			t.Errorf("at the end the curve is at %v, the rows at %v", curve(), grid)
		}
	}
}

func TestTextBelowAWidePodiumIsCentred(t *testing.T) {
	w := begun(t, threeRounds, "Ann", "Ben", "Cy", "Dot")
	w.Window.Resize(uitest.Desktop())
	for range 3 {
		w.round(5, 16, 17, 18)
	}
	medals, curve := uitest.All[*pictures.Medal](w.Front(), nil), uitest.All[*frame.Picture](w.Front(), nil)
	if len(medals) != 1 || len(curve) != 1 {
		t.Fatalf("%d medals and %d curves: %s", len(medals), len(curve), w.Text())
	}
	if gap := boxOf(curve[0]).Top - boxOf(medals[0]).Bottom; gap < 12 {
		t.Errorf("the curve is %v below the medal", gap)
	}
	if box, middle := boxOf(medals[0]), uitest.Desktop().Width/2; box.Left < middle-pictures.PodiumWidest/2 || box.Right > middle+pictures.PodiumWidest/2 {
		t.Errorf("the medal is from %v to %v", box.Left, box.Right)
	}
}
