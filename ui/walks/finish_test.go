package walks_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/engine"
	"tabby/internal/testing/uitest"
	"tabby/ui/frame"
	"tabby/ui/kit/cat"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
)

func TestEndOfAGameIsAPodiumWithWhatDecidedIt(t *testing.T) {
	w := walk(t)
	w.begin(engine.House{engine.End: engine.EndRounds, engine.Rounds: "2"}, "Ann", "Ben", "Cy", "Dot")
	w.round(5, 16, 17, 18)
	w.round(9, 12, 13, 14)
	w.Shows("Ann won, always ahead", "4th Dot: 32", "Share", "Play again")
	podium := uitest.All[*pictures.Podium](w.Front(), nil)
	if len(podium) != 1 || widgets.Label(podium[0]) != "1. Ann, 14, 2. Ben, 28, 3. Cy, 30" {
		t.Errorf("podium: %v", podium)
	}
	w.Tap("Share")
	w.Shows("Share the game", "Save the film", "Save the picture")
	w.Press(fyne.KeyEscape)
	w.Tap("Undo")
	w.ShowsNot("Ann won, always ahead", "4th Dot: 32")
	want(t, "podiums after an undo", len(uitest.All[*pictures.Podium](w.Front(), nil)), 0)
	w.TapMessage("Redo")
	w.Tap("Play again")
	w.Shows("Enter round 1")
}

func TestACatThenACurveIsBesideTheRowsOnAWideWindow(t *testing.T) {
	w := walk(t)
	w.begin(engine.House{engine.End: engine.EndRounds, engine.Rounds: "2"}, "Ann", "Ben")
	w.Window.Resize(uitest.Desktop())
	beside := func() [2]int {
		return [2]int{len(uitest.All[*cat.View](w.Front(), nil)), len(uitest.All[*frame.Picture](w.Front(), nil))}
	}
	width := func() float32 { return uitest.All[*widgets.Grid](w.Front(), nil)[0].Size().Width }
	before := width()
	want(t, "cats and curves before the first round", beside(), [2]int{1, 0})
	w.round(5, 16)
	want(t, "cats and curves after it", beside(), [2]int{0, 1})
	want(t, "the width of the rows", width(), before)
	w.Tap("Undo")
	want(t, "cats and curves once it is undone", beside(), [2]int{1, 0})
	w.round(5, 16)
	w.round(9, 12)
	grid, drawn := boxOf(uitest.All[*widgets.Grid](w.Front(), nil)[0]), boxOf(uitest.All[*frame.Picture](w.Front(), nil)[0])
	if drawn.Left < grid.Right || drawn.Top < grid.Top {
		t.Errorf("at the end the curve is at %v, the rows at %v", drawn, grid)
	}
}

func TestThePodiumIsSeenAtTheEndAndTheRowsByScrolling(t *testing.T) {
	for _, size := range []fyne.Size{uitest.Phone(), onItsSide(), uitest.Desktop()} {
		w := walk(t)
		w.begin(engine.House{engine.End: engine.EndRounds, engine.Rounds: "2"}, "Ann", "Ben", "Cy", "Dot")
		w.start(size)
		w.round(5, 16, 17, 18)
		grid := func() box { return boxOf(uitest.All[*widgets.Grid](w.Front(), nil)[0]) }
		before := grid()
		for range 2 {
			w.round(9, 12, 13, 14)
			seen, podium := boxOf(uitest.All[*container.Scroll](w.Front(), nil)[0]), boxOf(uitest.All[*pictures.Podium](w.Front(), nil)[0])
			if podium.Top < seen.Top || podium.Bottom > seen.Bottom || grid().Top < seen.Bottom {
				t.Fatalf("in %v the podium is at %v, the rows at %v, and %v is seen", size, podium, grid(), seen)
			}
			w.Tap("The sheet")
			if at := grid(); at.Top > seen.Top || at.Bottom < seen.Bottom {
				t.Errorf("in %v the rows are at %v after a tap, and %v is seen", size, at, seen)
			}
			w.Tap("Undo")
			want(t, "the sheet of a game that goes on", grid(), before)
		}
	}
}

func TestAllMedalsAreSeenAtTheEndOnAPhone(t *testing.T) {
	w := walk(t)
	w.begin(to100, "Ann", "Ben", "Cy", "Dot")
	w.start(uitest.Phone())
	w.round(5, 26, 29, 30)
	w.round(9, 32, 34, 36)
	w.round(6, 27, 30, 35)
	w.round(6, 25, 30)
	w.Shows("Top cat", "Last cat standing", "4th Dot: 101")
	seen, medals := boxOf(uitest.All[*container.Scroll](w.Front(), nil)[0]), boxOf(uitest.All[*pictures.Medals](w.Front(), nil)[0])
	if medals.Bottom > seen.Bottom {
		t.Errorf("they end at %v, and %v is seen", medals.Bottom, seen)
	}
}

func TestSheetIsAsWideAfterTheFirstRoundAsBefore(t *testing.T) {
	for _, size := range []fyne.Size{uitest.Desktop(), fyne.NewSize(1920, 1080)} {
		w := walk(t)
		w.begin(to100, "Ann", "Ben", "Cy", "Dee")
		w.start(size)
		grid := func() box { return boxOf(uitest.All[*widgets.Grid](w.Front(), nil)[0]) }
		before := grid()
		w.round(9, 8, 7, 6)
		want(t, "the end of the rows", grid().Right, before.Right)
		curve := uitest.All[*frame.Picture](w.Front(), nil)
		if len(curve) != 1 || boxOf(curve[0]).Left < grid().Right {
			t.Errorf("in %v there are %d curves after a round", size, len(curve))
		}
	}
}
