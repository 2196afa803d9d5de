package walks_test

import (
	"runtime"
	"strconv"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/must"
	"tabby/internal/testing/uitest"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
)

// BenchmarkThousandRounds enters a thousand rounds with taps on what a thumb
// would tap, and looks how much memory is in use after a hundred and after all.
// What the rounds have to take is measured too, in a game without a window.
func BenchmarkThousandRounds(b *testing.B) {
	const few, many, people = 100, 1000, 4
	for b.Loop() {
		kept := memoryOfRounds(b, people, few, many)
		w := walk(b)
		var names []string
		for i := range people {
			names = append(names, "Person "+strconv.Itoa(i))
		}
		w.begin(engine.House{engine.End: engine.EndElimination, engine.Threshold: engine.Number(9999)}, names...)
		w.enter(0, few)
		before := w.inUse()
		w.enter(few, many)
		after := w.inUse()
		b.ReportMetric(before, "MiB-after-100")
		b.ReportMetric(after, "MiB-after-1000")
		b.ReportMetric(kept, "MiB-of-the-game")
		b.ReportMetric((after-kept)/before, "ratio")
	}
	b.ReportMetric(0, "ns/op")
}

// memoryOfRounds returns what the rounds from few to many take in memory.
func memoryOfRounds(b *testing.B, people, few, many int) float64 {
	b.Helper()
	w := &walker{store: newMemoryStore()}
	g, err := openGame(w.store.NewGame())
	in := scoring.Start{Variant: "rat-a-tat-cat", House: engine.House{engine.End: engine.EndElimination, engine.Threshold: engine.Number(9999)}}
	for i := range people {
		in.People = append(in.People, scoring.Person{ID: strconv.Itoa(i), Name: "Person " + strconv.Itoa(i)})
	}
	if err == nil {
		err = g.Do(in)
	}
	empty := 0.0
	for n := 0; n < many && err == nil; n++ {
		if n == few {
			empty = inUse()
		}
		err = g.Do(nthRound(n, people))
	}
	must.Do(b, err)
	used := inUse() - empty
	runtime.KeepAlive(g)
	return used
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

// enter enters rounds from the n-th to before the one given.
func (w *walker) enter(from, to int) {
	w.Helper()
	people := len(w.sheet().People)
	for n := from; n < to; n++ {
		w.Tap("Enter round " + strconv.Itoa(n+1))
		for p := range people {
			w.digits(strconv.Itoa(nthScore(n, p)))
		}
		w.TapIn("Person "+strconv.Itoa(n%people), " called")
	}
	if n := len(w.sheet().Rounds); n != to {
		w.Fatalf("%d rounds are recorded, want %d: %s", n, to, w.Message())
	}
}

// BenchmarkOpenTenSeats opens the sheet of a game of ten over forty rounds, and measures every
// object as Fyne does before it draws a frame; the way back home is not counted.
func BenchmarkOpenTenSeats(b *testing.B) {
	const rounds, people = 40, 10
	w := walk(b)
	var names []string
	for i := range people {
		names = append(names, "Person "+strconv.Itoa(i))
	}
	w.newGame("dutch", engine.House{engine.End: engine.EndRounds, engine.Rounds: engine.Number(rounds + 1)}, names...)
	for n := range rounds {
		w.record(nthRound(n, people))
	}
	w.start(uitest.Phone())
	for b.Loop() {
		w.app.Go(frame.SheetRoom.Route(w.id()))
		measureAll(w.Window.Content())
		b.StopTimer()
		w.app.Home()
		b.StartTimer()
	}
}

// BenchmarkListened looks at a sheet of twenty rounds as is done ten times a second while
// somebody listens, on the screen's goroutine.
func BenchmarkListened(b *testing.B) {
	w := walk(b)
	w.newGame("dutch", engine.House{engine.End: engine.EndRounds, engine.Rounds: engine.Number(21)}, "Ann", "Ben", "Cy", "Di")
	for n := range 20 {
		w.record(nthRound(n, 4))
	}
	w.resume(uitest.Phone())
	all := widgets.NewAccessible(w.Window.Canvas())
	for b.Loop() {
		if len(all.Nodes()) < 30 {
			b.Fatal("the sheet is not read")
		}
	}
	b.ReportMetric(float64(len(all.Nodes())), "nodes")
}
