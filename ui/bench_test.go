package ui

import (
	"os"
	"runtime"
	"slices"
	"strconv"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"tabby/engine"
	"tabby/history/sqlite"
	"tabby/internal/journal"
	"tabby/scoring"
	"tabby/ui/widgets"
)

// endless is a game that nobody ends within a thousand rounds.
var endless = engine.House{engine.End: engine.EndElimination, engine.Threshold: engine.Number(9999)}

// fast is a folder whose disk is memory, so that what is measured does not wait
// for a disk; where there is none, it does.
func fast(b *testing.B) string {
	b.Helper()
	dir, err := os.MkdirTemp("/dev/shm", "tabby-bench")
	if err != nil {
		b.Logf("the disk is part of it: %v", err)
		return b.TempDir()
	}
	b.Cleanup(func() { _ = os.RemoveAll(dir) })
	return dir
}

// party begins a game of so many people and rounds.
func party(b *testing.B, log Log, people, rounds int) *game {
	b.Helper()
	g, err := openGame(log, func() time.Time { return time.Time{} })
	if err != nil {
		b.Fatal(err)
	}
	in := scoring.Start{Variant: "rat-a-tat-cat", House: endless}
	for i := range people {
		in.People = append(in.People, scoring.Person{ID: strconv.Itoa(i), Name: "Person " + strconv.Itoa(i)})
	}
	if err := g.Do(in); err != nil {
		b.Fatal(err)
	}
	for n := range rounds {
		if err := g.Do(nthRound(n, people)); err != nil {
			b.Fatal(err)
		}
	}
	return g
}

// nthScore is what a player has in a round: one digit that needs no second.
func nthScore(round, player int) int { return []int{0, 4, 5, 6, 7, 8, 9}[(round*3+player*2)%7] }

func nthRound(n, people int) scoring.Record {
	in := scoring.Record{Caller: scoring.Player(n % people)}
	for p := range people {
		in.Scores = append(in.Scores, &scoring.Score{Points: nthScore(n, p)})
	}
	return in
}

// BenchmarkConfirm confirms the 31st round of six people: Decide, append, fold,
// and the view of the sheet. It reports medians.
func BenchmarkConfirm(b *testing.B) {
	b.Run("memory", func(b *testing.B) { confirm(b, &journalLog{}) })
	b.Run("store", func(b *testing.B) {
		s, err := sqlite.Open(fast(b), sqlite.Options{})
		if err != nil {
			b.Fatal(err)
		}
		b.Cleanup(func() { _ = s.Close() })
		confirm(b, s.NewGame())
	})
}

// A journalLog is a log in memory.
type journalLog struct{ journal.Memory[scoring.Event] }

func (*journalLog) ID() string { return "" }

func confirm(b *testing.B, log Log) {
	g := party(b, log, 6, 30)
	round := nthRound(30, 6)
	var took []time.Duration
	for b.Loop() {
		begin := time.Now()
		err := g.Do(round)
		viewGame(g.State(), g.sheet())
		took = append(took, time.Since(begin))
		if err == nil {
			err = g.Do(scoring.Undo{}) // back to 30
		}
		if err != nil {
			b.Fatal(err)
		}
	}
	slices.Sort(took)
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(float64(took[len(took)/2])/1e3, "µs-confirm")
}

// BenchmarkThousandRounds enters a thousand rounds with taps on what a thumb
// would tap, and looks how much memory is in use after a hundred and after all.
// What the rounds have to take is measured too, in a game without a window.
func BenchmarkThousandRounds(b *testing.B) {
	const few, many, people = 100, 1000, 4
	for b.Loop() {
		bare := party(b, &journalLog{}, people, few)
		empty := inUse()
		for n := few; n < many; n++ {
			if err := bare.Do(nthRound(n, people)); err != nil {
				b.Fatal(err)
			}
		}
		kept := inUse() - empty
		runtime.KeepAlive(bare)

		a := seated(b, people)
		enter(b, a, 0, few)
		before := a.inUse()
		enter(b, a, few, many)
		after := a.inUse()
		b.ReportMetric(before, "MiB-after-100")
		b.ReportMetric(after, "MiB-after-1000")
		b.ReportMetric(kept, "MiB-of-the-game")
		b.ReportMetric((after-kept)/before, "ratio")
	}
	b.ReportMetric(0, "ns/op")
}

// inUse returns how much memory is in use after a quiet minute. That is how long
// Fyne remembers the size of every text it has measured; the test driver would
// remember it for ever, were it not for the theme.
func (a *App) inUse() float64 {
	a.wear()
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

// seated returns the program in a window of the size of a phone, with a game on
// the table.
func seated(b *testing.B, people int) *App {
	b.Helper()
	store := newMemoryStore()
	w := test.NewTempWindow(b, nil)
	w.SetPadded(false)
	a := New(test.NewTempApp(b), w, store, Schedule{
		Now:   func() time.Time { return time.Time{} },
		After: func(_ time.Duration, f func()) func() { f(); return func() {} },
	})
	w.Resize(fyne.NewSize(390, 844))
	in := scoring.Start{Variant: "rat-a-tat-cat", House: endless}
	for i := range people {
		in.People = append(in.People, scoring.Person{Name: "Person " + strconv.Itoa(i)})
	}
	if !a.begin(in) {
		b.Fatal("the game does not begin: " + a.toasts.Message())
	}
	return a
}

// enter enters rounds from the n-th to before the one given.
func enter(b *testing.B, a *App, from, to int) {
	b.Helper()
	t := a.table
	for n := from; n < to; n++ {
		test.Tap(t.sheet.enter)
		people := len(t.game.sheet().People)
		for p := range people {
			test.Tap(t.entry.pad.KeyWidget(widgets.Key(nthScore(n, p))))
		}
		test.Tap(t.entry.rows[n%people].caller)
		test.Tap(t.entry.save)
	}
	if n := len(t.game.sheet().Rounds); n != to {
		b.Fatalf("%d rounds are written down, want %d: %s", n, to, a.toasts.Message())
	}
}
