package sqlite

import (
	"fmt"
	"testing"
	"time"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/stats"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// TestGamesOfAnOlderFileAreDerivedAnew gives a game the fact that it had in files of three schemas.
func TestGamesOfAnOlderFileAreDerivedAnew(t *testing.T) {
	for schema, change := range map[int]func(*stats.Fact){
		8:  func(f *stats.Fact) { f.Seats[0].Points[0] += 10 }, // what a wrong call cost was part of a hand
		9:  func(f *stats.Fact) { f.Seats[0].Awarded = false }, // there were none
		10: func(f *stats.Fact) { f.Rounds = 99 },
	} {
		s := openAt(t, t.TempDir(), Options{})
		ledGame(t, s)
		want := must.Get(s.Statistics(stats.Query{}, history.Work{}))
		must.Do(t, s.Close())
		makeOlder(t, s.folder.Path, schema, change)
		s = openAt(t, s.folder.Path, Options{})
		must.Do(t, s.Check(history.Work{}))
		expect.Same(t, fmt.Sprint("of schema ", schema), must.Get(s.Statistics(stats.Query{}, history.Work{})), want)
	}
}

// TestFactsOfAnotherRuleAreDerivedAgain has facts that an older and a newer Tabby derived: they are
// no damage, count as they should at once, and are written down when there is time.
func TestFactsOfAnotherRuleAreDerivedAgain(t *testing.T) {
	dir := t.TempDir()
	s := openAt(t, dir, Options{})
	for range 60 {
		table(t, s, friday, "Ann", "Ben")
	}
	facts := func() []string { return must.Get(database.Texts(s.w, `SELECT hex(body) FROM fact ORDER BY game`)) }
	want, report := facts(), must.Get(s.Statistics(stats.Query{}, history.Work{}))
	must.Do(t, s.w.Script(`UPDATE fact SET body = iif(random() % 2, x'0400', x'FF00')`))
	game := must.Get(s.Games(history.Page{Limit: 1}))[0].ID
	summary := must.Get(s.Summary(game))
	loses := history.Summary{ID: game, Created: summary.Created, Changed: summary.Changed, Variant: summary.Variant, Entries: summary.Entries}
	body := must.Get(loses.Body())
	must.Do(t, s.w.Exec(`UPDATE summary SET body = ?, sum = ? WHERE game = ?`, body, history.Checksum(body), game))

	beside := must.Get(OpenReadOnly(dir, Options{}))
	defer beside.Close()
	expect.Same(t, "what a reader counts", must.Get(beside.Statistics(stats.Query{}, history.Work{})), report)
	must.Do(t, s.Check(history.Work{}))
	if before := facts(); before[0] == want[0] {
		t.Error("reading or checking has written")
	}
	must.Do(t, s.Housekeep(time.Now()))
	expect.Same(t, "facts", facts(), want)
	expect.Same(t, "a summary of then", must.Get(s.Summary(game)), summary)
}
