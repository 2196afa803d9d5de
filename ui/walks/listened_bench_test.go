package walks_test

import (
	"testing"

	"tabby/engine"
	"tabby/internal/testing/must"
	"tabby/internal/testing/uitest"
	"tabby/ui/kit/widgets"
)

// BenchmarkListened looks at a sheet of twenty rounds as is done ten times a second while
// somebody listens, on the screen's goroutine.
func BenchmarkListened(b *testing.B) {
	w := walk(b)
	w.newGame("dutch", engine.House{engine.End: engine.EndRounds, engine.Rounds: engine.Number(21)}, "Ann", "Ben", "Cy", "Di")
	g, err := openGame(w.store.games[0])
	for n := 0; n < 20 && err == nil; n++ {
		err = g.Do(nthRound(n, 4))
	}
	must.Do(b, err)
	delete(w.store.drafts, "route") // so that the program opens the game
	w.start(uitest.Phone())
	spotter := widgets.NewSpotter(w.Window.Canvas())
	for b.Loop() {
		if len(spotter.Spots()) < 30 {
			b.Fatal("the sheet is not read")
		}
	}
	b.ReportMetric(float64(len(spotter.Spots())), "spots")
}
