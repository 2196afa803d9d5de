package walks_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"tabby/engine"
)

// counted waits until rounds are played.
func (w *walker) counted() {
	w.Helper()
	for range 10_000 {
		if !w.Reads("Playing thousands of rounds") {
			return
		}
		w.Pass(time.Millisecond)
	}
	w.Fatal("the rounds do not end")
}

func TestBesideTheRuleOfTheCallStandsHowOftenItIsRight(t *testing.T) {
	w := walk(t)
	w.begin(engine.House{engine.MinKnockTurns: "2"}, "Ann", "Ben")
	w.Type("h")
	w.Tap("The end of a round")
	w.Tap("How often is a call right?")
	w.counted()
	w.Shows("4 players", "How often a call is right with 4 players and a hand of 8: about 6 times in 10.", "Steady computer players")
	four := w.Text()
	w.Tap("2 players")
	w.counted()
	w.Shows("How often a call is right with 2 players and a hand of 10: about ")
	w.Tap("4 players")
	w.ShowsNot("Playing thousands of rounds") // it is kept
	want(t, "what stood there before", w.Text(), four)
	w.Press(fyne.KeyEscape)
	w.Shows("Calling")
}

func TestAGameThatIsKeptAloneShowsNoOdds(t *testing.T) {
	w := walk(t)
	w.beginGame("skyjo", nil, "Ann", "Ben")
	w.Type("h")
	w.ShowsNot("How often is a call right?")
	w.Press(fyne.KeyEscape)
}
