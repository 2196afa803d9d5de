package sqlite_test

import (
	"path/filepath"
	"testing"
	"time"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/testing/must"
	"tabby/internal/testing/scoringtest"
	"tabby/scoring"
)

// evening is when the games of these tests are played.
var evening = time.Date(2026, 11, 20, 19, 30, 0, 0, time.FixedZone("", 3600))

// clock is a time that goes on by a minute each time it is asked.
func clock() func() time.Time {
	now := evening
	return func() time.Time {
		now = now.Add(time.Minute)
		return now
	}
}

func open(t testing.TB, dir string) *sqlite.Store {
	t.Helper()
	s := must.Get(sqlite.Open(dir, sqlite.Options{Now: clock()}))
	t.Cleanup(func() { _ = s.Close() }) // a test may have closed it
	return s
}

func started(people ...scoring.Person) scoring.Event {
	return scoring.Started{At: evening, Variant: "rat-a-tat-cat", People: people}
}

func round(points ...int) scoring.Event {
	return scoring.Recorded{At: evening, Caller: scoring.Nobody, Scores: scoringtest.Points(points...)}
}

var ann, ben = scoring.Person{Name: "Ann"}, scoring.Person{Name: "Ben"}

// play keeps a game of some entries.
func play(t testing.TB, s *sqlite.Store, events ...scoring.Event) history.Log {
	t.Helper()
	log := s.NewGame()
	for n, e := range events {
		must.Do(t, log.Append(n, []scoring.Event{e}))
	}
	return log
}

func folder(t testing.TB) string { return filepath.Join(t.TempDir(), "Bär & Co?#%41 x", "tabby") }
