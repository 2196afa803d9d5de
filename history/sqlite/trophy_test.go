package sqlite

import (
	"testing"

	"tabby/engine"
	"tabby/history"
	"tabby/history/stats"
	"tabby/history/trophy"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/testing/scoringtest"
	"tabby/scoring"
)

// ledGame is a game in which Ann led from first to last.
func ledGame(t *testing.T, s *Store) history.Log {
	t.Helper()
	round := func(points int) scoring.Event {
		return scoring.Recorded{Caller: scoring.Nobody, Scores: scoringtest.Points(points, 9+points)}
	}
	house := engine.House{engine.End: engine.EndRounds, engine.Rounds: "3"}
	people := []scoring.Person{{Name: "Ann"}, {Name: "Ben"}}
	begun := scoring.Started{At: friday, Variant: "rat-a-tat-cat", House: house, People: people}
	return keep(t, s, begun, round(1), round(2), round(3))
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
