package walks_test

import (
	"testing"

	"tabby/engine"
	"tabby/internal/testing/uitest"
	"tabby/ui/kit/widgets"
)

// BenchmarkListened looks at a sheet of twenty rounds as is done ten times a second while
// somebody listens, on the screen's goroutine.
func BenchmarkListened(b *testing.B) {
	w := walk(b)
	w.newGame("dutch", engine.House{engine.End: engine.EndRounds, engine.Rounds: engine.Number(21)}, "Ann", "Ben", "Cy", "Di")
	for n := range 20 {
		w.record(nthRound(n, 4))
	}
	w.resume(uitest.Phone())
	spotter := widgets.NewSpotter(w.Window.Canvas())
	for b.Loop() {
		if len(spotter.Spots()) < 30 {
			b.Fatal("the sheet is not read")
		}
	}
	b.ReportMetric(float64(len(spotter.Spots())), "spots")
}
