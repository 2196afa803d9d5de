package ui

import (
	"slices"
	"testing"
	"time"

	"tabby/engine"
	"tabby/scoring"
)

// BenchmarkAMoveOnScreen plays rounds with the virtual deck, and reports how
// long the screen's goroutine works for what a person taps and for what the
// computer does. What is kept is kept in memory.
func BenchmarkAMoveOnScreen(b *testing.B) {
	names := []string{"Ann", "Ben", "Cy", "Dee", "Eve", "Finn"}
	for _, r := range engine.Variants() {
		for _, computers := range []string{"", "sharp"} {
			name := r.ID + "/people"
			levels := map[scoring.Player]string{}
			if computers != "" {
				name = r.ID + "/" + computers
				for p := 1; p < r.Players.Max; p++ {
					levels[scoring.Player(p)] = computers
				}
			}
			b.Run(name, func(b *testing.B) {
				x := dealt(b, r.ID, levels, names[:r.Players.Max]...)
				var took []time.Duration
				for b.Loop() {
					if x.over() {
						b.StopTimer()
						x = dealt(b, r.ID, levels, names[:r.Players.Max]...)
						b.StartTimer()
					}
					begin := time.Now()
					x.step()
					took = append(took, time.Since(begin))
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
