package spaces

import (
	"testing"
	"time"

	"tabby/history/journal"
	"tabby/history/sqlite"
	"tabby/internal/testing/logtest"
	"tabby/internal/testing/must"
	"tabby/internal/testing/scoringtest"
	"tabby/scoring"
)

// TestAMeteredLogKeepsTheContractOfALog asks of the log of a space what is asked of every log: that a batch has its
// names, too.
func TestAMeteredLogKeepsTheContractOfALog(t *testing.T) {
	w, _ := newTown(t, "home")
	home := must.Get(newSpace(w.server, "home"))
	record := func(points ...int) scoring.Event {
		return scoring.Recorded{At: w.now, Caller: scoring.Nobody, Scores: scoringtest.Points(points...)}
	}
	logtest.Run(t, logtest.Case[scoring.Event]{
		Open: func(t *testing.T) (journal.Log[scoring.Event], func() journal.Log[scoring.Event]) {
			s := must.Get(sqlite.Open(t.TempDir(), sqlite.Options{Now: time.Now}))
			t.Cleanup(func() { _ = s.Close() })
			kept := metered{s, home}
			log := kept.NewGame()
			return log, func() journal.Log[scoring.Event] { return must.Get(kept.Log(log.ID())) }
		},
		Batches: [][]scoring.Event{
			{scoring.Started{At: w.now, Variant: "rat-a-tat-cat", People: []scoring.Person{{Name: "Ann"}, {Name: "Ben"}}}},
			{record(7, 12)},
			{record(18, 23)},
			{scoring.Undone{}},
		},
	})
}
