package sqlite

import (
	"path/filepath"
	"testing"
	"time"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// BenchmarkFirstPage lists the first 50 of 10 and of 10,000 games.
func BenchmarkFirstPage(b *testing.B) {
	for name, games := range map[string]int{"of 10 games": 10, "of 10,000 games": 10_000} {
		b.Run(name, func(b *testing.B) {
			s := openAt(b, b.TempDir(), Options{})
			many(b, s, games)
			for b.Loop() {
				must.Get(s.Games(history.Page{Limit: 50}))
			}
		})
	}
}

// BenchmarkPeople lists eight people who played 10,000 games.
func BenchmarkPeople(b *testing.B) {
	s := openAt(b, b.TempDir(), Options{})
	many(b, s, 10_000)
	for b.Loop() {
		if people, err := s.People(); err != nil || len(people) != 8 || people[0].Games < 1000 {
			b.Fatal(people, err)
		}
	}
}

// BenchmarkNew makes a store in a folder that is not there.
func BenchmarkNew(b *testing.B) {
	for b.Loop() {
		must.Do(b, openAt(b, filepath.Join(b.TempDir(), "tabby"), Options{}).Close())
	}
}

// BenchmarkOpen opens a store of 3 and of 10,000 games and finds the latest.
func BenchmarkOpen(b *testing.B) {
	for name, games := range map[string]int{"of 3 games": 3, "of 10,000 games": 10_000} {
		b.Run(name, func(b *testing.B) {
			s := openAt(b, b.TempDir(), Options{})
			many(b, s, games)
			must.Do(b, s.Close())
			for b.Loop() {
				s := openAt(b, s.folder.Path, Options{})
				must.Get(s.Games(history.Page{Limit: 1}))
				must.Do(b, s.Close())
			}
		})
	}
}

// many keeps games of four in one transaction.
func many(b *testing.B, s *Store, games int) {
	b.Helper()
	people := met(b, s, "Ann", "Ben", "Cy", "Di", "Eve", "Fay", "Gus", "Hal")
	must.Do(b, s.w.Transact(func(w *database.Writer) error {
		for i := range games {
			if err := s.kept(w, time.Now(), []scoring.Event{
				scoring.Started{At: time.Now(), Variant: "rat-a-tat-cat", People: people[i%2*4 : i%2*4+4]},
				scoring.Recorded{Scores: []*scoring.Score{{Points: 7}, {Points: 12}, {Points: 18}, {Points: 23}}},
			}); err != nil {
				return err
			}
		}
		return nil
	}))
}
