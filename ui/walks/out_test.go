package walks_test

import (
	"testing"

	"fyne.io/fyne/v2/canvas"

	"tabby/engine"
	"tabby/internal/testing/uitest"
)

// TestWhoGoesOutWatchesWithTheCat lets a player go out. The next round can be entered at once,
// and what the cat says goes away at a tap or with that round.
func TestWhoGoesOutWatchesWithTheCat(t *testing.T) {
	const said = "Ben is out, and watches with the cat."
	w := walk(t)
	w.begin(engine.House{engine.End: engine.EndElimination, engine.Threshold: "30"}, "Ann", "Ben", "Cy")
	w.round(5, 32, 6)
	w.Shows(said, "Enter round 2")
	want(t, "message", w.Message(), "")
	row := func() float32 {
		numbers := uitest.All(w.Front(), func(x *canvas.Text) bool { return (x.Text == "1" || x.Text == "2") && x.Visible() })
		return boxOf(numbers[1]).Top - boxOf(numbers[0]).Top
	}
	below := row()
	w.Tap(said)
	w.ShowsNot(said)
	want(t, "height of a row below it", below, row())
	w.Type("u")
	w.round(5, 32, 6)
	w.Shows(said)
	w.round(7, 8)
	w.ShowsNot(said)
}
