package walks_test

import (
	"fmt"
	"runtime"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"tabby/history"
	"tabby/internal/testing/turns"
	"tabby/internal/testing/uitest"
)

// A library is a store with many games, five an evening.
type library struct {
	*memoryStore
	games int
}

func (l *library) Count(history.Filter) (int, error) { return l.games, nil }

// Games returns games whose IDs are numbers, from the highest down.
func (l *library) Games(p history.Page) ([]history.Summary, error) {
	if p.State == history.Running {
		return nil, nil
	}
	next := l.games
	if p.Before != "" {
		if _, err := fmt.Sscan(p.Before, &next); err != nil {
			return nil, err
		}
	}
	var found []history.Summary
	for i := next - 1; i >= 0 && len(found) < p.Limit; i-- {
		day := time.Date(2026, 11, 20, 18, 30*(i%5), 0, 0, time.UTC).AddDate(0, 0, i/5-l.games/5)
		found = append(found, history.Summary{
			ID: fmt.Sprint(i), Variant: "rat-a-tat-cat", Created: day, Rounds: 10, Over: true,
			Seats: []history.Seat{{Name: "Ann", Won: true}, {Name: "Ben"}, {Name: "Cy"}, {Name: fmt.Sprint("Dee ", i%7)}},
		})
	}
	return found, nil
}

// BenchmarkAllGames scrolls through all of 100,000 games without a pause, a screen
// at a time. The test driver never forgets how something was drawn, so the memory
// at the end is an upper bound: a real window forgets within a minute.
func BenchmarkAllGames(b *testing.B) {
	const games, step = 100_000, 700
	for b.Loop() {
		w := walk(b)
		w.opens = &library{w.store, games}
		w.start(uitest.Phone())
		before := inUse()
		w.games()
		list := uitest.All[*container.Scroll](w.Front(), nil)[0]
		var took []time.Duration
		for y := float32(step); list.Offset.Y > y-2*step; y += step {
			began := time.Now()
			list.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -step)})
			took = append(took, time.Since(began))
		}
		slices.Sort(took)
		b.ReportMetric(float64(took[len(took)/2].Microseconds()), "µs-median")
		b.ReportMetric(float64(took[len(took)*99/100].Microseconds()), "µs-99th")
		b.ReportMetric(float64(len(took)), "steps")
		b.ReportMetric(w.inUse()-before, "MiB-at-the-end")
		runtime.KeepAlive(list)
	}
	b.ReportMetric(0, "ns/op")
}

// inUse returns how much memory is in use after a quiet minute. That is how long
// Fyne remembers the size of every text it has measured; the test driver remembers
// it until the theme changes.
func (w *walker) inUse() float64 {
	settings := w.App.Settings()
	settings.SetTheme(settings.Theme())
	return inUse()
}

// inUse returns how much memory is in use, in MiB.
func inUse() float64 {
	var m runtime.MemStats
	runtime.GC()
	runtime.GC() // what the first one finalized
	runtime.ReadMemStats(&m)
	return float64(m.HeapAlloc) / (1 << 20)
}

// BenchmarkFirstPage opens the list of 5,000 games, and measures every object as Fyne does
// before it draws a frame.
func BenchmarkFirstPage(b *testing.B) {
	w := walk(b)
	w.opens = &library{w.store, 5000}
	w.start(uitest.Phone())
	var took []float64
	for b.Loop() {
		began := time.Now()
		w.games()
		measureAll(w.Window.Content())
		took = append(took, time.Since(began).Seconds()*1e3)
		w.Tap("Back")
	}
	turns.Report(b, "ms-page", took)
}

// measureAll asks all that is seen for its least size, what is within first.
func measureAll(o fyne.CanvasObject) {
	if !o.Visible() {
		return
	}
	var within []fyne.CanvasObject
	switch o := o.(type) {
	case *fyne.Container:
		within = o.Objects
	case fyne.Widget:
		within = test.WidgetRenderer(o).Objects()
	}
	for _, o := range within {
		measureAll(o)
	}
	o.MinSize()
}
