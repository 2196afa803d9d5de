package walks_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tabby/engine"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/uitest"
	"tabby/scoring"
	"tabby/ui/kit/widgets"
)

func TestMessageMovesNothingAndLeavesTheMainButtonFree(t *testing.T) {
	for _, size := range assault.Few(1, []fyne.Size{{Width: 390, Height: 844}, {Width: 320, Height: 480}, {Width: 844, Height: 390}}) {
		w := playing3(t)
		w.start(size)
		grid := w.grid()
		w.corrects9()
		want(t, "the grid", w.grid(), grid)
		message := w.text(w.Message())
		at, button := boxOf(message), w.boxOf("Enter round 2")
		if at.Bottom > button.Top && at.Right > button.Left {
			t.Errorf("in %v the message is at %v, the button at %v", size, at, button)
		}
	}
}

func TestMessageEndsWithItsScreen(t *testing.T) {
	for name, leave := range map[string]func(*walker){
		"for a round":      func(w *walker) { w.Tap("Enter round 2") },
		"for the knock":    func(w *walker) { w.Tap("Call") },
		"for the rules":    func(w *walker) { w.Tap("Rules") },
		"for the settings": func(w *walker) { w.Shortcut(ctrl(fyne.KeyComma)) },
		"for home":         func(w *walker) { w.Press(fyne.KeyEscape) },
	} {
		t.Run(name, func(t *testing.T) {
			w := playing3(t)
			w.corrects9()
			leave(w)
			want(t, "message on the next screen", w.Message(), "")
		})
	}
}

// corrects9 corrects the first score of [playing3] to 9, which a message says.
func (w *walker) corrects9() {
	w.Helper()
	w.TapCell("1", "Ann")
	w.Tap("9")
	w.Tap("Correct it")
	want(w, "message", w.Message(), "Ann has 9, not 5.")
}

func TestMessageEndsWithTheNextChange(t *testing.T) {
	w := begun(t, oneRound, "Ann", "Ben")
	w.Window.Resize(uitest.Desktop())
	w.round(5, 6)
	w.Tap("Undo")
	want(t, "message", w.Message(), "Round 1 is taken back. The game goes on.")
	w.round(5, 6)
	want(t, "message after the next round", w.Message(), "")
}

func TestNoRowOfASheetLiesBelowAMessage(t *testing.T) {
	for _, size := range assault.Few(1, handSizes()) {
		for _, rounds := range []engine.Value{"14", "20"} {
			w := begun(t, engine.House{engine.End: engine.EndRounds, engine.Rounds: rounds}, "Ann", "Ben", "Cy", "Dee")
			for range 14 {
				w.record(uitest.Round(scoring.Nobody, 9, 8, 7, 6))
			}
			w.start(size)
			w.Pass(time.Second) // the shield is down
			w.TapCell("14", "Ann")
			w.Tap("5")
			w.Tap("Correct it")
			uitest.All[*container.Scroll](w.Front(), nil)[0].ScrollToBottom() // of a game that is over
			message := boxOf(w.text(w.Message()))
			row := uitest.All(uitest.All[*widgets.Grid](w.Front(), nil)[0], func(x *canvas.Text) bool { return x.Text == "14" && x.Visible() })
			if at := boxOf(row[len(row)-1]); at.Bottom > message.Top {
				t.Errorf("in %v of %s rounds the last row is at %v, the message at %v", size, rounds, at, message)
			}
		}
	}
}
