package sqlite_test

import (
	"fmt"
	"testing"

	"tabby/history"
	"tabby/history/journal"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/logtest"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

func TestALogOnSQLiteKeepsTheContractOfALog(t *testing.T) {
	logtest.Run(t, logtest.Case[scoring.Event]{
		Open: func(t *testing.T) (journal.Log[scoring.Event], func() journal.Log[scoring.Event]) {
			s := open(t, folder(t))
			first := s.NewGame()
			return first, func() journal.Log[scoring.Event] {
				return must.Get(s.Log(first.ID()))
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

func TestALogKnowsTheNamesOfItsLastBatches(t *testing.T) {
	s := open(t, folder(t))
	log := play(t, s, started(ann, ben))
	batches := journal.Remembered + 2
	for n := 1; n <= batches; n++ {
		must.Do(t, log.Append(2*n-1, []scoring.Event{round(n, n)}, fmt.Sprint("phone/", n), fmt.Sprint("other/", n)))
		must.Do(t, log.Append(2*n, []scoring.Event{scoring.Undone{}}))
	}
	for which, log := range map[string]history.Log{"the log": log, "the log that is opened again": must.Get(s.Log(log.ID()))} {
		for n := 1; n <= batches; n++ {
			for _, name := range []string{"phone/", "other/"} {
				expect.Same(t, fmt.Sprint(which, " knows ", name, n), log.Has(fmt.Sprint(name, n)), n > 2)
			}
		}
	}
}

func TestNewGameIsStoredWithItsFirstBatch(t *testing.T) {
	s := open(t, folder(t))
	log := s.NewGame()
	expect.Error(t, "a round before the start", log.Append(0, []scoring.Event{round(1)}), scoring.ErrMisfit)
	if games, err := s.Games(history.Page{}); err != nil || len(games) != 0 || log.ID() != "" {
		t.Errorf("%v, %v, id %q", games, err, log.ID())
	}
	expect.Error(t, "a game that is not there", expect.ErrorOf(s.Log("0190-nobody")), history.ErrNoGame)
}
