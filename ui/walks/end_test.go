package walks_test

import (
	"testing"
	"time"

	"tabby/engine"
	"tabby/internal/testing/uitest"
	"tabby/ui/frame"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
)

func TestTimedGameThatIsOverHasNoTimeLeft(t *testing.T) {
	w := walk(t)
	w.begin(engine.House{engine.End: engine.EndTime, engine.Minutes: "30"}, "Ann", "Ben")
	w.round(5, 6)
	w.Pass(4 * time.Minute)
	w.Shows("26 min left")
	w.endNow()
	w.Tap("End it")
	w.Shows("Ann wins.")
	w.ShowsNot("min left", "Time is up")
}

func TestWinnerIsNamedOnceThePodiumHasRisen(t *testing.T) {
	w := walk(t)
	w.begin(to100, "Ann", "Ben", "Cy")
	w.round(5, 6, 7)
	frames := w.Frames()
	w.endNow()
	w.Tap("End it")
	want(t, "message", w.Message(), "The game is over.")
	for n := 0; frames.Moving(); n++ {
		if podium := uitest.All[*pictures.Podium](w.Front(), nil); len(podium) == 1 && (w.Reads("Ann wins.") || w.Reads("Ann led")) && n < 50 {
			t.Fatalf("after %d frames it says: %s", n, w.Text())
		}
		frames.Next()
	}
	want(t, "times that the winner is named", w.Count("Ann wins."), 1)
	w.Shows("Ann led from start to finish")
}

func TestStoryOfAGameKeepsAwayFromItsChart(t *testing.T) {
	w := walk(t)
	w.begin(oneRound, "Ann", "Ben", "Cy")
	w.Window.Resize(uitest.Desktop())
	w.round(5, 6, 7)
	said := uitest.All(w.Front(), func(t *widgets.Text) bool {
		return uitest.Read(t.Text()) == "Ann led from start to finish"
	})
	curve := uitest.All[*frame.Picture](w.Front(), nil)
	if len(said) != 1 || len(curve) != 1 {
		t.Fatalf("%d sentences and %d curves: %s", len(said), len(curve), w.Text())
	}
	if gap := boxOf(curve[0]).Top - boxOf(said[0]).Bottom; gap < 12 {
		t.Errorf("they are %v apart", gap)
	}
}
