package engine_test

import (
	"testing"
	"time"

	"tabby/engine"
	"tabby/internal/testing/limit"
	"tabby/internal/testing/must"
	"tabby/internal/testing/turns"
)

// BenchmarkRoundAgainstTheLimit plays the common workload in turns with the C
// program, and says how many times the limit a round takes: the best of many
// short slices of each, so that whatever else the machine does matters little.
func BenchmarkRoundAgainstTheLimit(b *testing.B) {
	for _, way := range []struct {
		name string
		play func(*workload)
	}{{"kept before every move", (*workload).play}, {"in place", (*workload).playInPlace}} {
		b.Run(way.name, func(b *testing.B) {
			c := limit.Compile(b)
			w := newWorkload(b, "rat-a-tat-cat")
			var times, ours []float64
			for b.Loop() {
				least, took := time.Hour, time.Hour
				for range 40 {
					least = min(least, c.Slice(b, 10_000))
					took = min(took, w.slice(way.play, 1000))
				}
				times, ours = append(times, float64(took)/float64(least)), append(ours, float64(took))
			}
			turns.Report(b, "x-limit", times)
			turns.Report(b, "ns/round", ours)
			b.ReportMetric(float64(w.moves)/float64(w.rounds), "moves/round")
			b.ReportMetric(float64(w.points)/float64(w.rounds)/4, "points/line")
		})
	}
}

// BenchmarkRound plays the common workload in place, for a profile.
func BenchmarkRound(b *testing.B) {
	w := newWorkload(b, "rat-a-tat-cat")
	b.ReportAllocs()
	for b.Loop() {
		w.playInPlace()
	}
	b.ReportMetric(float64(w.moves)/float64(w.rounds), "moves/op")
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(w.moves), "ns/move")
}

// BenchmarkRecall compares a move of Recall, snaps included, with one of the
// common workload.
func BenchmarkRecall(b *testing.B) {
	cat, recall := newWorkload(b, "rat-a-tat-cat"), newWorkload(b, "recall")
	least, took := 1e9, 1e9
	for range b.N {
		for range 200 {
			cat.moves, recall.moves = 0, 0
			least = min(least, float64(cat.slice((*workload).playInPlace, 500))*500/float64(cat.moves))
			took = min(took, float64(recall.slice((*workload).playRecall, 500))*500/float64(recall.moves))
		}
	}
	b.ReportMetric(took, "ns/move")
	b.ReportMetric(took/least, "x-common")
	b.ReportMetric(float64(recall.points)/float64(recall.rounds)/4, "points/line")
}

// BenchmarkView makes a thousand views of the player to move at a time, and
// reports the best.
func BenchmarkView(b *testing.B) {
	w := newWorkload(b, "rat-a-tat-cat")
	r := w.deal()
	for range 10 {
		must.Do(b, r.Do(w.choose(&r)))
	}
	b.ReportAllocs()
	var v engine.View
	const views = 1000
	best := time.Hour
	for b.Loop() {
		begun := time.Now()
		for range views {
			v = r.View(r.Turn())
		}
		best = min(best, time.Since(begun))
	}
	b.ReportMetric(float64(best.Nanoseconds())/views, "ns/view")
	if v.Phase() != r.Phase() {
		b.Fatal("another phase")
	}
}
