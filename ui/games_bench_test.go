package ui

import (
	"fmt"
	"runtime"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"tabby/ui/widgets"
)

// A library is a store with so many games, five an evening.
type library struct {
	*memoryStore
	games int
}

func (l *library) Count(Wanted) (int, error) { return l.games, nil }

// Find returns games whose IDs are numbers, from the highest down.
func (l *library) Find(_ Wanted, before string, limit int) ([]Listed, error) {
	next := l.games
	if before != "" {
		if _, err := fmt.Sscan(before, &next); err != nil {
			return nil, err
		}
	}
	var found []Listed
	for i := next - 1; i >= 0 && len(found) < limit; i-- {
		day := time.Date(2026, 11, 20, 20, 0, 0, 0, time.UTC).AddDate(0, 0, i/5-l.games/5)
		found = append(found, Listed{
			ID: fmt.Sprint(i), Variant: "rat-a-tat-cat", Began: day, Day: day.Format(time.DateOnly), Rounds: 10, Over: true,
			Players: []string{"Ann", "Ben", "Cy", fmt.Sprint("Dee ", i%7)}, Winners: []string{"Ann"},
		})
	}
	return found, nil
}

// BenchmarkAllGames scrolls through all of 100,000 games, a screen at a time, as
// somebody does who never lets go. The memory at the end is that of the driver for
// tests, which never forgets how something was drawn; that of a window does within
// a minute.
func BenchmarkAllGames(b *testing.B) {
	const games, step = 100_000, 700
	for b.Loop() {
		w := walk(b)
		w.app.store = &library{w.store, games}
		before := inUse()
		w.app.goGames()
		page := w.app.stack.Current().(*widgets.Page)
		var took []time.Duration
		for y := float32(step); page.Scroll().Offset.Y > y-2*step; y += step {
			began := time.Now()
			page.Scroll().Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -step)})
			took = append(took, time.Since(began))
		}
		slices.Sort(took)
		b.ReportMetric(float64(took[len(took)/2].Microseconds()), "µs-median")
		b.ReportMetric(float64(took[len(took)*99/100].Microseconds()), "µs-99th")
		b.ReportMetric(float64(len(took)), "steps")
		b.ReportMetric(w.app.inUse()-before, "MiB-at-the-end")
		runtime.KeepAlive(page)
	}
	b.ReportMetric(0, "ns/op")
}
