package sqlite

import (
	"errors"
	"os"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/stats"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// unfinished keeps a game that nobody has ended.
func unfinished(t testing.TB, s *Store, at time.Time, names ...string) string {
	t.Helper()
	return keep(t, s, scoring.Started{At: at, Variant: "rat-a-tat-cat", People: met(t, s, names...)}).ID()
}

func TestGameWithoutARoundIsListedOnlyWhenAskedFor(t *testing.T) {
	dir := t.TempDir()
	s := openAt(t, dir, Options{})
	over := table(t, s, friday, "Ann", "Ben")
	empty := unfinished(t, s, friday, "Ann", "Ben")
	log := must.Get(s.Log(empty))
	must.Do(t, log.Append(1, []scoring.Event{scoring.Ended{At: friday}}))
	finds(t, s, map[string]search{
		"all":                  {history.Filter{}, []string{over}},
		"over":                 {history.Filter{State: history.Over}, []string{over}},
		"on that evening":      {history.Filter{Day: "2026-11-20"}, []string{over}},
		"running":              {history.Filter{State: history.Running}, nil},
		"any":                  {history.Filter{State: history.Any}, []string{empty, over}},
		"without a round":      {history.Filter{State: history.Unplayed}, []string{empty}},
		"by its id":            {history.Filter{Game: empty}, []string{empty}},
		"a name":               {history.Filter{Words: "ann"}, []string{over}},
		"a name without round": {history.Filter{Words: "ann", State: history.Unplayed}, []string{empty}},
	})
	report, err := s.Statistics(stats.Query{}, history.Work{})
	if err != nil || report.Games != 1 || report.Unfinished != 0 {
		t.Errorf("%d games are counted and %d not over, %v", report.Games, report.Unfinished, err)
	}
	must.Do(t, s.w.Transact(func(w *database.Writer) error {
		return w.Script(`DROP TABLE schema_number; DROP TABLE verbatim; DROP INDEX summary_newer; DROP TABLE removed; DROP TABLE synced; DROP TABLE other_entry; UPDATE summary SET over = 1; DROP INDEX summary_unplayed; DROP TABLE mark; DROP TABLE fact; DROP TABLE due;` +
			database.Migrations()[1] + `PRAGMA user_version = 2`)
	}))
	must.Do(t, errors.Join(s.Close(), os.Remove(s.folder.Export()))) // which has what an older Tabby did not know
	s = openAt(t, dir, Options{})
	if got := ids(t, s.Reader, history.Page{}); !cmp.Equal(got, []string{over}) {
		t.Errorf("from an older file: %v, want %v", got, []string{over})
	}
}

func TestGamesAreFilteredByState(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	over := table(t, s, friday, "Ann", "Ben")
	open := unfinished(t, s, friday.AddDate(0, 0, 1), "Ann", "Cy")
	must.Get(s.Do(history.Trash{Game: unfinished(t, s, friday, "Ann", "Cy"), At: time.Now()}))
	late := unfinished(t, s, friday.AddDate(0, 0, 2), "Ben", "Cy")
	must.Get(s.Do(history.NoteNight{Day: "2026-11-21", Note: "", Place: "Grandma"}))
	ann := must.Get(s.Meet("Ann"))
	finds(t, s, map[string]search{
		"over":                    {history.Filter{State: history.Over}, []string{over}},
		"running":                 {history.Filter{State: history.Running}, []string{late, open}},
		"running, of a person":    {history.Filter{State: history.Running, Person: ann.ID}, []string{open}},
		"over, of a person":       {history.Filter{State: history.Over, Person: ann.ID}, []string{over}},
		"running, with words":     {history.Filter{State: history.Running, Words: "cy grandma"}, []string{open}},
		"over, with words":        {history.Filter{State: history.Over, Words: "cy"}, nil},
		"running, of a variant":   {history.Filter{State: history.Running, Variant: "recall"}, nil},
		"running, on an evening":  {history.Filter{State: history.Running, Day: "2026-11-22"}, []string{late}},
		"one game":                {history.Filter{Game: over}, []string{over}},
		"one game that is over":   {history.Filter{Game: open, State: history.Over}, nil},
		"one game that goes on":   {history.Filter{Game: open, State: history.Running}, []string{open}},
		"a game that nobody knew": {history.Filter{Game: "none"}, nil},
	})
}
