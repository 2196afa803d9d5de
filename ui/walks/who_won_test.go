package walks_test

import (
	"testing"

	"tabby/engine"
	"tabby/internal/testing/uitest"
	"tabby/scoring"
)

// TestWhoWonIsTappedAndTheTableDecides plays a game without points, which ends in a tie that the table decides.
func TestWhoWonIsTappedAndTheTableDecides(t *testing.T) {
	w := walk(t)
	w.newGame("just-who-won", engine.House{engine.End: engine.EndOpen}, "Ann", "Ben")
	w.start(uitest.Phone())
	w.Tap("Go on")
	for i, name := range []string{"Ann", "Ben"} {
		w.Tap("Enter round")
		w.Shows("Tap who won the round.")
		w.Tap(name)
		w.Tap("Write it down")
		want(t, "rounds", len(w.sheet().Rounds), i+1)
	}
	want(t, "how often each has won", w.sheet().Totals, []int{1, 1})
	w.more("End the game now")
	w.Tap("End it")
	want(t, "a tie", len(w.sheet().Winners), 2)
	w.more("Say who won")
	w.Tap("Ben")
	want(t, "who has won", w.sheet().Winners, []scoring.Player{1})
	w.Shows("Decided at the table.")
	w.Tap("Undo")
	want(t, "a tie again", len(w.sheet().Winners), 2)
}
