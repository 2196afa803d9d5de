//go:build !nodeck

package walks_test

import (
	"runtime"
	"runtime/debug"
	"slices"
	"testing"
	"time"

	"tabby/engine"
	"tabby/scoring"
)

// BenchmarkAMoveOnScreen plays rounds with the virtual deck, and reports how
// long the screen's goroutine works for what a person taps and for what the
// computer does. Computers think off that goroutine, and what is kept is kept in memory. Moves that take people an hour
// are played in seconds, so what Fyne remembers for a minute piles up: that is
// swept away between them.
func BenchmarkAMoveOnScreen(b *testing.B) {
	names := []string{"Ann", "Ben", "Cy", "Dee", "Eve", "Finn"}
	for _, r := range engine.Variants() {
		for _, computer := range []string{"", "sharp"} {
			name := r.ID + "/people"
			computers := levels{}
			if computer != "" {
				name = r.ID + "/" + computer
				for p := 1; p < r.Players.Max; p++ {
					computers[scoring.Player(p)] = computer
				}
			}
			b.Run(name, func(b *testing.B) {
				x := dealt(b, r.ID, computers, names[:r.Players.Max]...)
				x.Held = true
				var took []time.Duration
				defer debug.SetGCPercent(debug.SetGCPercent(-1))
				for b.Loop() {
					if len(took)%100 == 0 {
						runtime.GC()
					}
					b.StopTimer()
					if x.over() {
						x.Held = false
						x.write()
						x.deal(computers)
						x.Held = true
					}
					_, act := x.choose()
					b.StartTimer()
					begin := time.Now()
					act()
					took = append(took, time.Since(begin))
					b.StopTimer()
					for _, j := range x.Jobs {
						j.Do()
					}
					x.Jobs = nil
					b.StartTimer()
				}
				slices.Sort(took)
				b.ReportMetric(0, "ns/op")
				b.ReportMetric(ms(took[len(took)/2]), "ms-median")
				b.ReportMetric(ms(took[len(took)*99/100]), "ms-p99")
			})
		}
	}
}

func ms(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
