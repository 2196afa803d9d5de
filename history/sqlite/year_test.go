package sqlite

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"tabby/engine"
	"tabby/history"
	"tabby/history/journal"
	"tabby/history/stats"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// A year is a year of play, as a table makes it: by what it wants, at a desk.
type year struct {
	t testing.TB
	*Store
	rnd    *rand.Rand
	people []scoring.Person
}

// play plays so many nights of some games each, of all variants and endings.
func (y *year) play(nights, games int) {
	for _, name := range []string{"Ann", "Ben", "Cy", "Di", "Eve", "Fay", "Gus", "=Hal, \"the\n cat\""} {
		p := must.Get(y.Meet(name))
		y.people = append(y.people, scoring.Person{ID: p.ID, Name: p.Name})
	}
	for n := range nights {
		for g := range games {
			y.game(n, g)
		}
		must.Get(y.Do(history.NoteNight{Day: stats.Evening(friday.AddDate(0, 0, 6*n)), Note: fmt.Sprint("night ", n), Place: "at home"}))
	}
}

func (y *year) game(night, game int) {
	at := friday.AddDate(0, 0, 6*night)
	variants := engine.Variants()
	rules := variants[y.rnd.IntN(len(variants))]
	endings := []engine.Value{engine.EndRounds, engine.EndElimination, engine.EndThreshold}
	y.rnd.Shuffle(len(y.people), func(i, j int) { y.people[i], y.people[j] = y.people[j], y.people[i] })
	log := y.NewGame()
	desk := must.Get(journal.Open(history.Domain(), log))
	must.Do(y.t, desk.Do(scoring.Start{
		At: at, Variant: rules.ID, House: engine.House{engine.End: endings[game%len(endings)], engine.Threshold: engine.Number(60)},
		People: append([]scoring.Person{}, y.people[:rules.Players.Min+y.rnd.IntN(3)]...),
	}))
	for range 30 {
		s := desk.State().Sheet(at)
		if s.Over {
			break
		}
		in := scoring.Record{At: at, Caller: scoring.Nobody, Scores: make([]*scoring.Score, len(s.People))}
		for _, p := range s.Playing() {
			in.Scores[p] = &scoring.Score{Points: y.rnd.IntN(20)}
			in.Caller = p
		}
		must.Do(y.t, desk.Do(in))
		if y.rnd.IntN(12) == 0 {
			must.Do(y.t, desk.Do(scoring.Undo{}))
			must.Do(y.t, desk.Do(scoring.Redo{}))
		}
	}
	if y.rnd.IntN(20) == 0 {
		must.Get(y.Do(history.NoteGame{Game: log.ID(), Note: "a good one"}))
	}
}

// TestYearOfPlayIsExportedImportedAndRestored is what a family does that gets a new
// machine, and then loses everything.
func TestYearOfPlayIsExportedImportedAndRestored(t *testing.T) {
	dir := t.TempDir()
	s := openAt(t, dir, Options{})
	y := year{t: t, Store: s, rnd: rand.New(rand.NewPCG(5, 6))}
	nights := assault.Times(20, 60, 60)
	y.play(nights, 5)
	must.Do(t, s.Check(history.Work{}))
	want := exported(t, s.Reader)
	report := must.Get(s.Statistics(stats.Query{}, history.Work{}))
	if report.Games+report.Unfinished != 5*nights || len(report.People) != 8 || len(report.Variants) != len(engine.Variants()) {
		t.Errorf("%d games and %d, %d people, %d variants", report.Games, report.Unfinished, len(report.People), len(report.Variants))
	}
	if all := must.Get(s.Nights(history.NightPage{Limit: 100})); len(all) != nights || all[0].Games != 5 {
		t.Errorf("%d nights", len(all))
	}

	other := openAt(t, t.TempDir(), Options{})
	imported(t, other, want)
	same(t, other, want)
	expect.Same(t, "counted elsewhere", must.Get(other.Statistics(stats.Query{}, history.Work{})), report)
	var table bytes.Buffer
	must.Do(t, other.ExportTable(&table, history.Filter{}, history.Work{}))
	if table.Len() < nights*1600 {
		t.Errorf("a table of %d bytes", table.Len())
	}

	backup := must.Get(s.Backup(history.Work{}))
	kept := filepath.Join(t.TempDir(), "kept.db")
	copyFile(t, backup, kept)
	must.Do(t, s.Close())
	must.Do(t, os.RemoveAll(dir))
	must.Get(RestoreBackup(dir, kept, Options{}, history.Work{}))
	s = openAt(t, dir, Options{})
	same(t, s, want)
	must.Do(t, s.Check(history.Work{}))
	expect.Same(t, "restored", must.Get(s.Statistics(stats.Query{}, history.Work{})), report)
}

func TestStatisticsMatchTheGames(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	one, two := table(t, s, friday, "Ann", "Ben"), table(t, s, friday.AddDate(0, 0, 1), "Anne", "Ben")
	games := func(name string, w stats.Query) int {
		t.Helper()
		for _, l := range must.Get(s.Statistics(w, history.Work{})).People {
			if l.Name == name {
				return l.Games
			}
		}
		return 0
	}
	expect := func(what string, got, want int) {
		t.Helper()
		if got != want {
			t.Errorf("%s: %d games, want %d", what, got, want)
		}
	}
	expect("Ann", games("Ann", stats.Query{}), 1)
	must.Get(s.Do(history.Merge{Entry: person(t, s, "Anne").ID, Into: person(t, s, "Ann").ID}))
	expect("Ann is Anne", games("Ann", stats.Query{}), 2)
	expect("on one day", games("Ann", stats.Query{From: "2026-11-21", To: "2026-11-21"}), 1)
	must.Get(s.Do(history.LeaveOut{Game: one, Out: true}))
	expect("one left out", games("Ann", stats.Query{}), 1)
	expect("and counted", games("Ann", stats.Query{LeftOut: true}), 2)
	must.Get(s.Do(history.MarkCoached{Game: two, Coached: true}))
	expect("the other coached", games("Ann", stats.Query{}), 0)
	expect("coached alone", games("Ann", stats.Query{Coached: stats.Only}), 1)
	must.Get(s.Do(history.Trash{Game: two, At: time.Now()}))
	expect("and trashed", games("Ann", stats.Query{LeftOut: true, Coached: stats.Along}), 1)
	must.Do(t, s.w.Script(`UPDATE fact SET body = x'01'`))
	expect("with facts that cannot be read", games("Ann", stats.Query{LeftOut: true}), 1)
}
