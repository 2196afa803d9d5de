package walks_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/testing/uitest"
	"tabby/ui/frame"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
)

func TestEndOfAGameIsAPodiumWithWhatDecidedIt(t *testing.T) {
	w := walk(t)
	w.begin(engine.House{engine.End: engine.EndRounds, engine.Rounds: "2"}, "Ann", "Ben", "Cy", "Dot")
	w.round(5, 16, 17, 18)
	w.round(9, 12, 13, 14)
	w.Shows("Ann led from start to finish", "4th Dot 32", "Picture", "Play again")
	podium := uitest.All[*pictures.Podium](w.Front(), nil)
	if len(podium) != 1 || widgets.Label(podium[0]) != "1. Ann, 14, 2. Ben, 28, 3. Cy, 30" {
		t.Errorf("podium: %v", podium)
	}
	w.Tap("Picture")
	w.Shows("Share the game", "Save the picture")
	w.Press(fyne.KeyEscape)
	w.Tap("Undo")
	w.ShowsNot("Ann led from start to finish", "4th Dot 32")
	if len(uitest.All[*pictures.Podium](w.Front(), nil)) != 0 {
		t.Error("the podium stays after an undo")
	}
	w.TapMessage("Redo")
	w.Tap("Play again")
	w.Shows("Enter round 1")
}

func TestPodiumAndCurveAreBesideTheSheetOnAWideWindow(t *testing.T) {
	w := walk(t)
	w.begin(engine.House{engine.End: engine.EndRounds, engine.Rounds: "2"}, "Ann", "Ben")
	w.Window.Resize(uitest.Desktop())
	curve := func() bool { return len(uitest.All[*frame.Picture](w.Front(), nil)) > 0 }
	if curve() {
		t.Error("there is a curve before the first round")
	}
	w.round(5, 16)
	if !curve() {
		t.Error("there is no curve beside the sheet")
	}
	w.round(9, 12)
	grid, podium := uitest.All[*widgets.Grid](w.Front(), nil)[0], uitest.All[*pictures.Podium](w.Front(), nil)[0]
	if at := widgets.Boxes(w.Front()); at[podium].At.X < at[grid].At.X+at[grid].Size.Width {
		t.Errorf("the podium is at %v, the grid %v", at[podium], at[grid])
	}
}

func TestSheetHasAllTheWidthUntilThereIsACurve(t *testing.T) {
	for _, size := range []fyne.Size{uitest.Desktop(), fyne.NewSize(1920, 1080)} {
		w := walk(t)
		w.begin(to100, "Ann", "Ben", "Cy", "Dee")
		w.start(size)
		grid := func() box { return boxOf(uitest.All[*widgets.Grid](w.Front(), nil)[0]) }
		beside := boxOf(uitest.All[*widgets.Keypad](w.Front(), nil)[0])
		if gap := beside.Left - grid().Right; gap > 40 {
			t.Errorf("in %v the sheet ends %v before what is entered", size, gap)
		}
		w.round(9, 8, 7, 6)
		curve := uitest.All[*frame.Picture](w.Front(), nil)
		if len(curve) != 1 || boxOf(curve[0]).Left < grid().Right {
			t.Errorf("in %v there are %d curves after a round", size, len(curve))
		}
		w.Tap("Undo")
		if gap := beside.Left - grid().Right; gap > 40 {
			t.Errorf("in %v the sheet ends %v before what is entered once the round is taken back", size, gap)
		}
	}
}
