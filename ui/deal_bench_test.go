package ui

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
// computer does. What is kept is kept in memory. Moves that take people an hour
// are played in seconds, so what Fyne remembers for a minute piles up: that is
// swept away between them.
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
				defer debug.SetGCPercent(debug.SetGCPercent(-1))
				for b.Loop() {
					if len(took)%100 == 0 {
						runtime.GC()
					}
					if x.over() {
						b.StopTimer()
						x.again(levels)
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

// again writes the round on the sheet and deals the next one.
func (x *dealWalker) again(levels map[scoring.Player]string) {
	x.table.write()
	x.deal(levels)
}

func ms(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
