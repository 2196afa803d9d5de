package walks_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

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
	w.Shows("Ann wins")
	w.ShowsNot("min left", "Time is up")
}

func TestWinnerIsNamedAndCrownedOnceThePodiumHasRisen(t *testing.T) {
	for _, size := range []fyne.Size{uitest.Phone(), onItsSide(), uitest.Desktop()} {
		namesTheWinnerLate(t, size)
	}
}

// namesTheWinnerLate plays a game to its end in a window of a size.
func namesTheWinnerLate(t *testing.T, size fyne.Size) {
	t.Helper()
	w := walk(t)
	w.begin(engine.House{engine.End: engine.EndRounds, engine.Rounds: "3"}, "Ann", "Ben", "Cy")
	w.start(size)
	w.round(5, 16, 17)
	w.round(5, 16, 17)
	frames := w.Frames()
	w.round(5, 16, 17)
	crowned := func() bool {
		return len(uitest.All(w.Front(), func(v *widgets.BadgeView) bool { return v.Mark == widgets.IconWon })) > 0 ||
			len(uitest.All(w.Front(), func(g *widgets.Glyph) bool { return g.Icon == widgets.IconWon })) > 0
	}
	unnamed := 0
	for ; w.Reads("The game is over."); frames.Next() {
		if unnamed++; crowned() || w.Reads("Ann led") || w.Reads("Ahead after every round") || !frames.Moving() {
			t.Fatalf("in %v after %d frames the winner is known: %s", size, unnamed, w.Text())
		}
	}
	if unnamed < 30 {
		t.Errorf("the podium rises in %d frames", unnamed)
	}
	for frames.Moving() {
		frames.Next()
	}
	want(t, "crowned", crowned(), true)
	want(t, "headlines", w.Count("Ann won, always ahead"), 1)
	w.Shows("1st", "Top cat")
}

func TestMedalsOfAGameKeepAwayFromItsChart(t *testing.T) {
	w := walk(t)
	w.begin(oneRound, "Ann", "Ben", "Cy")
	w.Window.Resize(uitest.Desktop())
	w.round(5, 6, 7)
	medals, curve := uitest.All[*pictures.Medals](w.Front(), nil), uitest.All[*frame.Picture](w.Front(), nil)
	if len(medals) != 1 || len(curve) != 1 {
		t.Fatalf("%d rows of medals and %d curves: %s", len(medals), len(curve), w.Text())
	}
	if gap := boxOf(curve[0]).Top - boxOf(medals[0]).Bottom; gap < 12 {
		t.Errorf("they are %v apart", gap)
	}
}

func TestGuestsAreBelowHowAGameCameOut(t *testing.T) {
	p := newHosting(t)
	p.begin(oneRound, "Ann", "Ben", "Cy")
	p.letIn()
	p.helper()
	p.Tap("Back to the sheet")
	p.Window.Resize(uitest.Desktop())
	p.round(5, 16, 17)
	podium := uitest.All[*pictures.Podium](p.Front(), nil)
	here := uitest.All(p.Front(), func(b *widgets.Button) bool { return b.Text() == "1 guest here." })
	if len(podium) != 1 || len(here) != 1 || boxOf(here[0]).Top < boxOf(podium[0]).Bottom {
		t.Fatalf("%d podiums, and below them %d buttons: %s", len(podium), len(here), p.Text())
	}
	p.Tap("1 guest here.")
	p.Shows("Join in")
}

func TestWhatIsBelowAWidePodiumIsInTheMiddle(t *testing.T) {
	w := walk(t)
	w.begin(engine.House{engine.End: engine.EndRounds, engine.Rounds: "3"}, "Ann", "Ben", "Cy", "Dot")
	w.Window.Resize(uitest.Desktop())
	for range 3 {
		w.round(5, 16, 17, 18)
	}
	medals := uitest.All[*pictures.Medals](w.Front(), nil)
	if len(medals) != 1 {
		t.Fatalf("%d rows of medals: %s", len(medals), w.Text())
	}
	if box, middle := boxOf(medals[0]), uitest.Desktop().Width/2; box.Left < middle-pictures.PodiumWidest/2 || box.Right > middle+pictures.PodiumWidest/2 {
		t.Errorf("the medals are from %v to %v", box.Left, box.Right)
	}
}
