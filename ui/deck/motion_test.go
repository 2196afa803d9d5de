package deck

import (
	"math/rand/v2"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"tabby/engine"
	"tabby/internal/round"
	"tabby/ui/look"
	"tabby/ui/widgets"
)

// BenchmarkAFrameOfTheReveal shows the frames in which the cards of six players are
// turned up one by one on a large screen, and reports how long the longest takes.
func BenchmarkAFrameOfTheReveal(b *testing.B) {
	app := test.NewTempApp(b)
	app.Settings().SetTheme(look.NewTheme(look.Appearance{Mode: look.Light, TextScale: 1}))
	motion := widgets.NewMotion()
	w := test.NewTempWindow(b, container.NewStack(widgets.NewPage("Round"), motion.Layer()))
	w.Resize(fyne.NewSize(1920, 1080))
	ruleset, err := engine.NewRuleset(engine.Variants()[0].ID, nil)
	if err != nil {
		b.Fatal(err)
	}
	pack, err := engine.NewPack(ruleset)
	if err != nil {
		b.Fatal(err)
	}
	dice := rand.New(rand.NewPCG(1, 2))
	var flights []widgets.Flight
	for i := range 24 {
		at := box(float32(i%8)*220, float32(i/8)*300, 200, 280)
		f := newFlight(round.Place{}, round.Face{Back: true}, round.Face{Face: pack.Deck[dice.IntN(len(pack.Deck))]}, widgets.Flight{From: at, To: at, After: time.Duration(i) * revealStep, Takes: flipTime})
		flights = append(flights, f.Flight)
	}
	worst := time.Duration(0)
	for b.Loop() {
		motion.Hold(flights)
		for at := time.Duration(0); at < 25*revealStep; at += time.Second / 60 {
			begin := time.Now()
			motion.Frame(at)
			worst = max(worst, time.Since(begin))
		}
		motion.Stop()
	}
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(float64(worst)/float64(time.Millisecond), "ms-worst")
}
