package sqlite

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"tabby/engine"
	"tabby/history"
	"tabby/history/stats"
	"tabby/history/trophy"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// ledGame is a game in which Ann led from first to last.
func ledGame(t *testing.T, s *Store) history.Log {
	log := s.NewGame()
	must.Do(t, log.Append(0, []scoring.Event{scoring.Started{
		At: friday, Variant: "rat-a-tat-cat", House: engine.House{engine.End: engine.EndRounds, engine.Rounds: "3"},
		People: []scoring.Person{{Name: "Ann"}, {Name: "Ben"}},
	}}))
	for i := range 3 {
		must.Do(t, log.Append(i+1, []scoring.Event{scoring.Recorded{Caller: scoring.Nobody, Scores: []*scoring.Score{{Points: 1 + i}, {Points: 9}}}}))
	}
	return log
}

// trophies returns the awards of Ann.
func trophies(t *testing.T, s *Store) []stats.Award {
	for _, l := range must.Get(s.Statistics(stats.Query{}, history.Work{})).People {
		if l.Name == "Ann" {
			return l.Trophies
		}
	}
	return nil
}

func TestATrophyIsTakenBackByUndoAndTrash(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	log := ledGame(t, s)
	want := []stats.Award{
		{Trophy: trophy.TopCat, Times: 1, Game: log.ID(), Day: "2026-11-20"},
		{Trophy: trophy.HatTrick, Times: 1, Game: log.ID(), Day: "2026-11-20"},
	}
	expect.Same(t, "the trophies", trophies(t, s), want)
	must.Do(t, log.Append(4, []scoring.Event{scoring.Undone{}}))
	if got := trophies(t, s); got != nil {
		t.Errorf("after an undo %v", got)
	}
	must.Do(t, log.Append(5, []scoring.Event{scoring.Redone{}}))
	must.Do(t, log.Append(6, []scoring.Event{scoring.Corrected{Round: 1, Scores: []*scoring.Score{{Points: 20}, {Points: 2}}, Caller: scoring.Nobody}}))
	if got := trophies(t, s); got != nil {
		t.Errorf("after a correction %v", got)
	}
	must.Do(t, log.Append(7, []scoring.Event{scoring.Undone{}}))
	expect.Same(t, "the trophies", trophies(t, s), want)
	must.Get(s.Do(history.Trash{Game: log.ID(), At: friday}))
	if got := trophies(t, s); got != nil {
		t.Errorf("of a game in the trash %v", got)
	}
	must.Do(t, s.Check(history.Work{}))
}

// TestGamesOfAnOlderFileHaveTheirTrophies opens a file of schema 9, which knew none.
func TestGamesOfAnOlderFileHaveTheirTrophies(t *testing.T) {
	dir := t.TempDir()
	s := openAt(t, dir, Options{})
	ledGame(t, s)
	want := trophies(t, s)
	must.Do(t, s.Close())

	makeOlder(t, dir, 9, func(f *stats.Fact) { f.Seats[0].Trophies = 0 })
	s = openAt(t, dir, Options{})
	must.Do(t, s.Check(history.Work{}))
	if diff := cmp.Diff(want, trophies(t, s)); diff != "" || want == nil {
		t.Error(diff)
	}
}
