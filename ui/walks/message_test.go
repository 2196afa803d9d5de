package walks_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tabby/engine"
	"tabby/internal/testing/uitest"
	"tabby/scoring"
	"tabby/ui/kit/widgets"
)

func TestMessageMovesNothingAndLeavesTheMainButtonFree(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 390, Height: 844}, {Width: 320, Height: 480}, {Width: 844, Height: 390}} {
		w := walk(t)
		w.begin(to100, "Ann", "Ben")
		w.start(size)
		w.round(5, 6)
		grid := boxOf(uitest.All[*widgets.Grid](w.Front(), nil)[0])
		w.TapCell("1", "Ann")
		w.Tap("9")
		w.Tap("Correct it")
		want(t, "message", w.Message(), "Ann has 9, not 5.")
		want(t, "the grid", boxOf(uitest.All[*widgets.Grid](w.Front(), nil)[0]), grid)
		message := uitest.All(w.Front(), func(x *widgets.Text) bool { return x.Text() == w.Message() })[0]
		at, button := boxOf(message), boxOf(w.Find("Enter round 2").(fyne.CanvasObject))
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
			w := walk(t)
			w.begin(to100, "Ann", "Ben")
			w.round(5, 6)
			w.TapCell("1", "Ann")
			w.Tap("9")
			w.Tap("Correct it")
			want(t, "message", w.Message(), "Ann has 9, not 5.")
			leave(w)
			want(t, "message on the next screen", w.Message(), "")
		})
	}
}

func TestMessageEndsWithTheNextChange(t *testing.T) {
	w := walk(t)
	w.begin(oneRound, "Ann", "Ben")
	w.Window.Resize(uitest.Desktop())
	w.round(5, 6)
	w.Tap("Undo")
	want(t, "message", w.Message(), "Round 1 is taken back. The game goes on.")
	w.round(5, 6)
	want(t, "message after the next round", w.Message(), "")
}

func TestNoRowOfASheetLiesBelowAMessage(t *testing.T) {
	for _, size := range handSizes() {
		for _, rounds := range []engine.Value{"14", "20"} {
			w := walk(t)
			w.begin(engine.House{engine.End: engine.EndRounds, engine.Rounds: rounds}, "Ann", "Ben", "Cy", "Dee")
			for range 14 {
				w.record(uitest.Round(scoring.Nobody, 9, 8, 7, 6))
			}
			w.start(size)
			w.Pass(time.Second) // the shield is down
			w.TapCell("14", "Ann")
			w.Tap("5")
			w.Tap("Correct it")
			uitest.All[*container.Scroll](w.Front(), nil)[0].ScrollToBottom() // of a game that is over
			message := boxOf(uitest.All(w.Front(), func(x *widgets.Text) bool { return x.Text() == w.Message() })[0])
			row := uitest.All(uitest.All[*widgets.Grid](w.Front(), nil)[0], func(x *canvas.Text) bool { return x.Text == "14" && x.Visible() })
			if at := boxOf(row[len(row)-1]); at.Bottom > message.Top {
				t.Errorf("in %v of %s rounds the last row is at %v, the message at %v", size, rounds, at, message)
			}
		}
	}
}
