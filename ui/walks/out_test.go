package walks_test

import (
	"testing"

	"tabby/engine"
)

// TestWhoGoesOutKeepsTheCatCompany lets a player go out. The next round can be entered at once,
// and what the cat says goes away at a tap or with that round.
func TestWhoGoesOutKeepsTheCatCompany(t *testing.T) {
	const said = "Ben is out, and keeps the cat company."
	w := walk(t)
	w.begin(engine.House{engine.End: engine.EndElimination, engine.Threshold: "30"}, "Ann", "Ben", "Cy")
	w.round(5, 32, 6)
	w.Shows(said, "Enter round 2")
	want(t, "message", w.Message(), "")
	w.Tap(said)
	w.ShowsNot(said)
	w.Type("u")
	w.round(5, 32, 6)
	w.Shows(said)
	w.round(7, 8)
	w.ShowsNot(said)
}
