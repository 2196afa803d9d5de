package sqlite_test

import (
	"os"
	"path/filepath"
	"slices"
	"sync"
	"testing"
	"time"

	"tabby/engine"
	"tabby/history"
	"tabby/history/journal"
	"tabby/history/sqlite"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// six are the people of a large table.
func six() []scoring.Person {
	var people []scoring.Person
	for _, name := range []string{"Ann", "Ben", "Cy", "Di", "Eve", "Fay"} {
		people = append(people, scoring.Person{ID: "person-" + name, Name: name})
	}
	return people
}

// seat opens a desk with a game of so many rounds that goes on for ever.
func seat(b *testing.B, s *sqlite.Store, rounds int) (*journal.Desk[scoring.Game, scoring.Intent, scoring.Event], string) {
	b.Helper()
	log := s.NewGame()
	desk := must.Get(journal.Open(history.Domain(), log))
	must.Do(b, desk.Do(scoring.Start{At: evening, Variant: "rat-a-tat-cat", House: engine.House{engine.Rounds: engine.Number(999)}, People: six()}))
	for range rounds {
		record(b, desk)
	}
	return desk, log.ID()
}

func record(b *testing.B, desk *journal.Desk[scoring.Game, scoring.Intent, scoring.Event]) {
	b.Helper()
	var scores []*scoring.Score
	for i := range 6 {
		scores = append(scores, &scoring.Score{Points: i})
	}
	if err := desk.Do(scoring.Record{At: evening, Scores: scores, Caller: 0}); err != nil {
		b.Error(err)
	}
}

// BenchmarkConfirmWithoutTheDisk confirms the 31st round of six players where
// syncing costs nothing, if there is such a place.
func BenchmarkConfirmWithoutTheDisk(b *testing.B) {
	dir, err := os.MkdirTemp("/dev/shm", "tabby")
	if err != nil {
		dir = b.TempDir()
	}
	defer os.RemoveAll(dir)
	desk, _ := seat(b, open(b, dir), 30)
	for b.Loop() {
		record(b, desk)
		b.StopTimer() // back to 30 rounds
		must.Do(b, desk.Do(scoring.Undo{}))
		b.StartTimer()
	}
}

// BenchmarkConfirm confirms the 31st round of six players, durably, and compares
// the median with that of writing and syncing 4 KiB on the same disk.
func BenchmarkConfirm(b *testing.B) {
	dir := b.TempDir()
	desk, _ := seat(b, open(b, dir), 30)
	bare := must.Get(os.Create(filepath.Join(dir, "bare")))
	defer bare.Close()
	page := make([]byte, 4096)
	var confirms, writes []time.Duration
	for b.Loop() {
		confirms = append(confirms, timed(func() { record(b, desk) }))
		writes = append(writes, timed(func() {
			must.Get(bare.Write(page))
			must.Do(b, bare.Sync())
		}))
		b.StopTimer() // back to 30 rounds
		must.Do(b, desk.Do(scoring.Undo{}))
		b.StartTimer()
	}
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(float64(median(confirms).Microseconds()), "µs-confirm")
	b.ReportMetric(float64(median(writes).Microseconds()), "µs-bare-4KiB")
	b.ReportMetric(float64(median(confirms))/float64(median(writes)), "ratio")
}

// BenchmarkThousandWriters confirms rounds of a thousand games at once, each by a
// goroutine that waits until its round is on disk.
func BenchmarkThousandWriters(b *testing.B) {
	s := open(b, b.TempDir())
	var desks []*journal.Desk[scoring.Game, scoring.Intent, scoring.Event]
	for range 1000 {
		desk, _ := seat(b, s, 1)
		desks = append(desks, desk)
	}
	for b.Loop() {
		var all sync.WaitGroup
		for _, desk := range desks {
			all.Go(func() { record(b, desk) })
		}
		all.Wait()
	}
	b.ReportMetric(float64(len(desks)*b.N)/b.Elapsed().Seconds(), "rounds/s")
}

func timed(f func()) time.Duration {
	begin := time.Now()
	f()
	return time.Since(begin)
}

func median(all []time.Duration) time.Duration {
	slices.Sort(all)
	return all[len(all)/2]
}

func BenchmarkOpenGameOf500Rounds(b *testing.B) {
	s := open(b, b.TempDir())
	_, id := seat(b, s, 500)
	for b.Loop() {
		log := must.Get(s.Log(id))
		must.Get(journal.Open(history.Domain(), log))
	}
}
