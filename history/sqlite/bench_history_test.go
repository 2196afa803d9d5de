package sqlite

import (
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
	"tabby/history/sqlite/internal/write"
	"tabby/history/stats"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/testing/turns"
	"tabby/scoring"
)

// sizes are how many games a history is measured with.
var sizes = []int{1_000, 10_000, 100_000}

// evenings keeps this many games of ten rounds, four of eight people each, five an
// evening.
func evenings(tb testing.TB, s *Store, games int) {
	tb.Helper()
	people := met(tb, s, "Ann", "Ben", "Cy", "Di", "Eve", "Fay", "Gus", "Hal")
	rnd := rand.New(rand.NewPCG(1, 2))
	must.Do(tb, s.w.Transact(func(w *database.Writer) error {
		for i := range games {
			if err := s.evening(w, rnd, friday.AddDate(0, 0, i/5-games/5), people); err != nil {
				return err
			}
		}
		return nil
	}))
	s.mu.Lock()
	s.running.CatchUp(s.w)
	s.mu.Unlock()
}

func (s *Store) evening(w *database.Writer, rnd *rand.Rand, at time.Time, people []scoring.Person) error {
	rnd.Shuffle(len(people), func(i, j int) { people[i], people[j] = people[j], people[i] })
	four := append([]scoring.Person{}, people[:4]...)
	events := []scoring.Event{scoring.Started{At: at, Variant: "rat-a-tat-cat", People: four}}
	for range 10 {
		r := scoring.Recorded{At: at, Caller: scoring.Player(rnd.IntN(4))}
		for range four {
			r.Scores = append(r.Scores, &scoring.Score{Points: rnd.IntN(30)})
		}
		events = append(events, r)
	}
	return s.kept(w, at, append(events, scoring.Ended{At: at}))
}

// kept writes a new game, an entry for each event.
func (s *Store) kept(w *database.Writer, at time.Time, events []scoring.Event) error {
	l := history.Ledger{ID: must.Get(uuid.NewV7()).String()}
	for _, event := range events {
		e, next, err := l.Write([]scoring.Event{event}, at)
		if err != nil {
			return err
		}
		s.last++
		e.N = s.last
		if err := write.Entry(w, e, l.Sum, next.Beginning()); err != nil {
			return err
		}
		l = next
	}
	return write.Summary(w, l.Derive(), s.last, true)
}

// measures are what is measured in one history.
var measures = []struct {
	name string
	do   func(s *Store) error
}{
	{"first page", func(s *Store) error {
		return disk.Join(expect.ErrorOf(s.Nights(history.NightPage{Limit: 50})), expect.ErrorOf(s.Games(history.Page{Limit: 50})))
	}},
	{"search", func(s *Store) error {
		return expect.ErrorOf(s.Games(history.Page{Limit: 50, Filter: history.Filter{Words: "ann ben", Variant: "rat-a-tat-cat"}}))
	}},
	{"one person", func(s *Store) error {
		return s.asked(history.Filter{Variant: "rat-a-tat-cat", Ending: "rounds", State: history.Over})
	}},
	{"one person who never played this", func(s *Store) error { return s.asked(history.Filter{Variant: "recall"}) }},
	{"those that go on", func(s *Store) error { return s.asked(history.Filter{State: history.Running}) }},
	{"statistics", func(s *Store) error { return expect.ErrorOf(s.Statistics(stats.Query{}, history.Work{})) }},
	{"statistics of one person", (*Store).countedAnn},
	{"statistics of thirty days", func(s *Store) error {
		return expect.ErrorOf(s.Statistics(stats.Query{From: friday.AddDate(0, 0, -30).Format(time.DateOnly)}, history.Work{}))
	}},
	{"digest", func(s *Store) error { return expect.ErrorOf(s.Digest()) }},
	{"export", func(s *Store) error { return s.Export(io.Discard, history.Work{}) }},
	{"check", func(s *Store) error { return s.Check(history.Work{}) }},
}

// countedAnn returns what the page of Ann shows.
func (s *Store) countedAnn() error {
	ann, err1 := s.Meet("Ann")
	report, err2 := s.Statistics(stats.Query{}, history.Work{})
	if !slices.ContainsFunc(report.People, func(l stats.Line) bool { return l.Person == ann.ID && l.Games > 100 }) {
		return errors.Join(err1, err2, errors.New("Ann was not counted"))
	}
	return errors.Join(err1, err2)
}

// asked lists and counts the games of Ann that fit.
func (s *Store) asked(want history.Filter) error {
	ann, err := s.Meet("Ann")
	want.Person = ann.ID
	return disk.Join(err, disk.Join(expect.ErrorOf(s.Games(history.Page{Limit: 50, Filter: want})), expect.ErrorOf(s.Count(want))))
}

// BenchmarkHistory measures histories of all sizes, and at the end of the largest
// how much more it costs than one of a tenth.
func BenchmarkHistory(b *testing.B) {
	took := map[string]float64{}
	for _, games := range sizes {
		b.Run(fmt.Sprintf("of %d games", games), func(b *testing.B) {
			s := openAt(b, b.TempDir(), Options{})
			evenings(b, s, games)
			for _, m := range measures {
				b.Run(m.name, func(b *testing.B) {
					debug.FreeOSMemory()
					rest, peak := resident(), int64(0)
					for b.Loop() {
						must.Do(b, m.do(s))
						peak = max(peak, resident())
					}
					each := b.Elapsed().Seconds() / float64(b.N)
					b.ReportMetric(float64(max(0, peak-rest))/(1<<20), "MB-over-rest")
					if before := took[m.name]; before > 0 {
						b.ReportMetric(each/before, "times-a-tenth")
					}
					took[m.name] = each
				})
			}
		})
	}
}

// resident returns how much memory the process has, that of SQLite included, or
// where the system does not tell, how much Go has.
func resident() int64 {
	var size, pages int64
	if text, err := os.ReadFile("/proc/self/statm"); err == nil {
		if _, err := fmt.Sscan(string(text), &size, &pages); err == nil {
			return pages * int64(os.Getpagesize())
		}
	}
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int64(m.Sys - m.HeapReleased)
}

// BenchmarkHistoryImport takes an export from the disk into an empty store.
func BenchmarkHistoryImport(b *testing.B) {
	for _, games := range []int{1_000, 5_000} {
		b.Run(fmt.Sprintf("of %d games", games), func(b *testing.B) {
			s := openAt(b, b.TempDir(), Options{})
			evenings(b, s, games)
			path := filepath.Join(b.TempDir(), "given.jsonl")
			must.Do(b, os.WriteFile(path, []byte(exported(b, s.Reader)), 0o600))
			must.Do(b, s.Close())
			debug.FreeOSMemory()
			rest, peak := resident(), int64(0)
			look := history.Work{Report: func(history.Doing, int, int) { peak = max(peak, resident()) }}
			var took []float64
			for b.Loop() {
				empty := openAt(b, b.TempDir(), Options{})
				file := must.Get(os.Open(path))
				began := time.Now()
				must.Get(empty.Import(file, look))
				took = append(took, time.Since(began).Seconds())
				must.Do(b, file.Close())
			}
			turns.Report(b, "s-import", took)
			b.ReportMetric(float64(peak-rest)/(1<<20), "MB-over-rest")
		})
	}
}

// BenchmarkTableImport takes a table as families write it, a row a game or a row a player and round, from the disk into an
// empty store: Tabby says what it understood, and then brings it in.
func BenchmarkTableImport(b *testing.B) {
	for _, rounds := range []int{0, 5} {
		b.Run(fmt.Sprintf("of 5000 games and %d rounds", rounds), func(b *testing.B) {
			path := filepath.Join(b.TempDir(), "given.csv")
			must.Do(b, os.WriteFile(path, []byte(familyTable(5000, rounds)), 0o600))
			var took []float64
			for b.Loop() {
				empty := openAt(b, b.TempDir(), Options{})
				file := must.Get(os.Open(path))
				began := time.Now()
				if known, is, err := empty.Understand(file, nil, history.Work{}); !is || err != nil || known.Games != 5000 {
					b.Fatalf("it understands %d games: %v, %v", known.Games, is, err)
				}
				must.Get(file.Seek(0, io.SeekStart))
				must.Get(empty.Import(file, history.Work{}))
				took = append(took, time.Since(began).Seconds())
				must.Do(b, file.Close())
				must.Do(b, empty.Close())
			}
			turns.Report(b, "s-import", took)
		})
	}
}

// familyTable returns a table of games of four people, one a day, with so many rounds, or totals alone.
func familyTable(games, rounds int) string {
	var t strings.Builder
	who := []string{"Ida", "Otto", "Mia", "Jürgen"}
	if t.WriteString("Datum;Spiel;Ida;Otto;Mia;Jürgen\n"); rounds > 0 {
		t.Reset()
		t.WriteString("Datum;Spiel;Runde;Spieler;Punkte\n")
	}
	for n := range games {
		day := time.Date(2010, 1, 1+n, 0, 0, 0, 0, time.UTC).Format("02.01.2006")
		for r := range rounds {
			for p, name := range who {
				fmt.Fprintf(&t, "%s;Skyjo;%d;%s;%d\n", day, r+1, name, (n+7*p+3*r)%30)
			}
		}
		if rounds == 0 {
			fmt.Fprintf(&t, "%s;Skyjo;%d;%d;%d;%d\n", day, n%90, (n+17)%90, (n+31)%90, (n+53)%90)
		}
	}
	return t.String()
}
