package sqlite

import (
	"strings"
	"testing"

	"tabby/history"
	"tabby/history/flat"
	"tabby/history/stats"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// TestAGameHasTheDayThatWasNoted moves a game of three to an evening before the others.
func TestAGameHasTheDayThatWasNoted(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	first := table(t, s, friday, "Ann", "Ben")
	second := table(t, s, friday.AddDate(0, 0, 1), "Ann", "Ben")
	third := table(t, s, friday.AddDate(0, 0, 2), "Ann", "Cy")
	before, beforeTable := exported(t, s.Reader), csvOf(t, s)
	undo := must.Get(s.Do(history.PlayedOn{Game: third, Day: "2026-11-13"}))
	moved := func(t *testing.T, s *Store) {
		expect.Same(t, "all games", ids(t, s.Reader, history.Page{}), []string{second, first, third})
		expect.Same(t, "page by page", ids(t, s.Reader, history.Page{Before: first, Limit: 1}), []string{third})
		expect.Same(t, "of a person", ids(t, s.Reader, history.Page{Filter: history.Filter{Words: "ann"}, Before: second}), []string{first, third})
		expect.Same(t, "of its day", ids(t, s.Reader, history.Page{Filter: history.Filter{Day: "2026-11-13"}}), []string{third})
		expect.Same(t, "days", must.Get(s.Nights(history.NightPage{}))[2], history.Night{Day: "2026-11-13", Games: 1})
		expect.Same(t, "the day of the summary", must.Get(s.Summary(third)).Day(), "2026-11-13")
		expect.Same(t, "and of the game as it is printed", stats.Evening(must.Get(s.Detail(third)).Began.At), "2026-11-13")
		expect.Same(t, "counted until then", must.Get(s.Statistics(stats.Query{To: "2026-11-14"}, history.Work{})).Games, 1)
		expect.Same(t, "and later", must.Get(s.Statistics(stats.Query{From: "2026-11-20"}, history.Work{})).Games, 2)
		rows := strings.Split(strings.TrimSpace(csvOf(t, s)), "\n")
		expect.Contains(t, "its row in the table", rows[len(rows)-1], "2026-11-13T20:00:00")
		must.Do(t, s.Check(history.Work{}))
	}
	moved(t, s)
	other := openAt(t, t.TempDir(), Options{})
	imported(t, other, exported(t, s.Reader))
	moved(t, other)
	byTable := openAt(t, t.TempDir(), Options{})
	imported(t, byTable, csvOf(t, s))
	moved(t, byTable)
	s = reopened(t, s)
	moved(t, s)
	must.Get(s.Do(undo))
	expect.Same(t, "the days are as they were", ids(t, s.Reader, history.Page{}), []string{third, second, first})
	expect.Same(t, "and so is the table", csvOf(t, s), beforeTable)
	must.Do(t, s.Check(history.Work{}))
	expect.Same(t, "and the entries", entriesIn(exported(t, s.Reader)), entriesIn(before))
	for _, day := range []string{"2026-02-30", "Friday", "13.11.2026"} {
		expect.Error(t, day, expect.ErrorOf(s.Do(history.PlayedOn{Game: third, Day: day})), history.ErrDay)
	}
}

// csvOf returns all games as CSV.
func csvOf(t *testing.T, s *Store) string {
	t.Helper()
	var b strings.Builder
	must.Do(t, s.ExportTable(&b, history.Filter{}, flat.Form{}, history.Work{}))
	return b.String()
}

// entriesIn returns the lines of an export that are entries of games.
func entriesIn(export string) (entries []string) {
	for line := range strings.Lines(export) {
		if strings.HasPrefix(line, `{"game"`) {
			entries = append(entries, line)
		}
	}
	return entries
}
