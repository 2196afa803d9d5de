package sqlite_test

import (
	"errors"
	"testing"

	"tabby/history"
	"tabby/history/journal"
	"tabby/internal/testing/logtest"
	"tabby/scoring"
)

func TestASQLiteLogIsALog(t *testing.T) {
	logtest.Run(t, logtest.Case[scoring.Event]{
		Open: func(t *testing.T) (journal.Log[scoring.Event], func() journal.Log[scoring.Event]) {
			s := open(t, folder(t))
			first := s.NewGame()
			return first, func() journal.Log[scoring.Event] {
				log, err := s.Log(first.ID())
				if err != nil {
					t.Fatal(err)
				}
				return log
			}
		},
		Batches: [][]scoring.Event{
			{started(ann, ben), round(1, 2)},
			{round(7, 12)},
			{round(18, 23), scoring.Undone{}},
			{scoring.Redone{}},
		},
	})
}

func TestNewGameIsStoredWithItsFirstBatch(t *testing.T) {
	s := open(t, folder(t))
	log := s.NewGame()
	if err := log.Append(0, []scoring.Event{round(1)}); !errors.Is(err, scoring.ErrMisfit) {
		t.Errorf("a round before the start: %v", err)
	}
	if games, err := s.Games(history.Page{}); err != nil || len(games) != 0 || log.ID() != "" {
		t.Errorf("%v, %v, id %q", games, err, log.ID())
	}
	if _, err := s.Log("0190-nobody"); !errors.Is(err, history.ErrNoGame) {
		t.Errorf("a game that is not there: %v", err)
	}
}

func TestReopenedDeskContinues(t *testing.T) {
	dir := folder(t)
	s := open(t, dir)
	log := s.NewGame()
	desk, err := journal.Open(history.Domain(), log)
	if err != nil {
		t.Fatal(err)
	}
	do := func(in scoring.Intent) {
		t.Helper()
		if err := desk.Do(in); err != nil {
			t.Fatal(err)
		}
	}
	do(scoring.Start{At: evening, Variant: "rat-a-tat-cat", People: []scoring.Person{ann, ben}})
	do(scoring.Record{At: evening, Scores: []*scoring.Score{{Points: 7}, {Points: 12}}, Caller: 0})
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}

	s = open(t, dir)
	games, err := s.Games(history.Page{})
	if err != nil || len(games) != 1 || games[0].ID != log.ID() {
		t.Fatalf("games %v, %v", games, err)
	}
	log, err = s.Log(games[0].ID)
	if err != nil {
		t.Fatal(err)
	}
	desk, err = journal.Open(history.Domain(), log)
	if err != nil {
		t.Fatal(err)
	}
	if totals := desk.State().Sheet(evening).Totals; totals[0] != 7 || totals[1] != 12 {
		t.Errorf("totals %v", totals)
	}
	do(scoring.Undo{})
}
