package desktop

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/adrg/xdg"

	"tabby/engine"
	"tabby/history"
	"tabby/history/journal"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

var evening = time.Date(2026, 11, 20, 20, 0, 0, 0, time.UTC)

// opened is a store in a new folder, with so many games that Ann won.
func opened(t *testing.T, games int) *Store {
	t.Helper()
	s := must.Get(Open(en, filepath.Join(t.TempDir(), "tabby")))
	t.Cleanup(func() { _ = s.Close() }) // it may be closed already
	for range games {
		play(t, s)
	}
	return s
}

// play plays a game, and returns its ID.
func play(t *testing.T, s *Store) string {
	t.Helper()
	in := scoring.Start{At: evening, Variant: "rat-a-tat-cat"}
	for _, name := range []string{"Ann", "Ben"} {
		p := must.Get(s.Meet(name))
		in.People = append(in.People, scoring.Person{ID: p.ID, Name: p.Name})
	}
	log := s.NewGame()
	desk := must.Get(journal.Open(history.Domain(), log))
	must.Do(t, desk.Do(in))
	must.Do(t, desk.Do(scoring.Record{At: evening, Caller: scoring.Nobody, Scores: []*scoring.Score{{Points: 3}, {Points: 9}}}))
	must.Do(t, desk.Do(scoring.EndGame{At: evening}))
	return log.ID()
}

// untold is a work that nobody watches.
func untold() history.Work {
	return history.Work{Context: context.Background(), Report: func(history.Doing, int, int) {}}
}

// written is what an export holds.
func written(t *testing.T, s *Store) string {
	t.Helper()
	path := must.Get(s.Export(t.TempDir(), history.JSONLines, untold()))
	data := must.Get(os.ReadFile(path))
	return string(data)
}

func TestExportIsImportedElsewhere(t *testing.T) {
	s, other := opened(t, 3), opened(t, 0)
	people := must.Get(s.People())
	must.Do(t, change(s, history.Retire{Person: people[0].ID, Retired: true}))
	path := must.Get(s.Export(t.TempDir(), history.JSONLines, untold()))
	for n, says := range []string{"3 new games.", "0 new games. 3 games already here."} {
		got := must.Get(other.Import(path, untold()))
		if languages.English().Games.Imported(got) != says {
			t.Errorf("import %d: %+v", n+1, got)
		}
	}
	if written(t, s) != written(t, other) {
		t.Error("the exports differ")
	}
	people = must.Get(other.People())
	if n := len(slices.DeleteFunc(people, func(p history.Person) bool { return !p.Retired })); n != 1 {
		t.Errorf("%d have retired", n)
	}
}

// TestTableIsExportedForTheSpreadsheetsOfTheLanguage exports a table in two languages, and imports it elsewhere.
func TestTableIsExportedForTheSpreadsheetsOfTheLanguage(t *testing.T) {
	for tag, begins := range map[string]string{"en": "\ufeffgame,date,variant,", "de": "\ufeffgame;date;variant;"} {
		s, other := opened(t, 1), opened(t, 0)
		s.SetWords(languages.In(tag))
		path := must.Get(s.Export(t.TempDir(), history.CSV, untold()))
		data := must.Get(os.ReadFile(path))
		if filepath.Ext(path) != ".csv" || strings.Count(string(data), "\n") != 3 || !strings.HasPrefix(string(data), begins) {
			t.Errorf("%s: %s", path, data)
		}
		if got := must.Get(other.Import(path, untold())); languages.English().Games.Imported(got) != "1 new game." {
			t.Errorf("%s: of the table came %+v", tag, got)
		}
		if other.brings(path) {
			t.Errorf("%s: the table is offered again", tag)
		}
	}
}

func TestStoppedExportLeavesNoFile(t *testing.T) {
	s, folder := opened(t, 1), t.TempDir()
	ctx, stop := context.WithCancel(context.Background())
	stop()
	w := untold()
	w.Context = ctx
	expect.Error(t, "it ended with", expect.ErrorOf(s.Export(folder, history.JSONLines, w)), history.ErrStopped)
	if left, err := os.ReadDir(folder); err != nil || len(left) > 0 {
		t.Errorf("left behind: %v, %v", left, err)
	}
}

func TestInvalidFileIsExplained(t *testing.T) {
	s := opened(t, 1)
	before := written(t, s)
	wrong := filepath.Join(t.TempDir(), "wrong.csv")
	must.Do(t, os.WriteFile(wrong, []byte("date,variant,player,total\n2026-01-02,recall,Ann,ten\n"), 0o600))
	for path, want := range map[string]string{
		wrong:                         "line 2: total is “ten”, not a whole number from 0 to 99999",
		filepath.Dir(wrong):           filepath.Dir(wrong) + " is a folder or a device; choose a file",
		filepath.Dir(wrong) + "/none": "there is no file " + filepath.Dir(wrong) + "/none; check its name",
	} {
		if _, err := s.Import(path, untold()); err == nil || languages.English().Refusals.Reason(err) != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
	if written(t, s) != before {
		t.Error("something came in")
	}
}

func TestTotalsFromPaperAreKept(t *testing.T) {
	s := opened(t, 0)
	paper := history.Paper{Day: "1998-12-27", Played: scoring.Started{Variant: "recall"}, Names: []string{`Ann, "the cat"`, "Ben"}, Totals: []int{41, 7}}
	got := must.Get(s.ImportPaper(paper))
	if got.Games != 1 {
		t.Errorf("%+v", got)
	}
	games := must.Get(s.Games(history.Page{Limit: 9}))
	if len(games) != 1 || !slices.Equal(games[0].Players(), paper.Names) || !slices.Equal(games[0].Winners(), []string{"Ben"}) {
		t.Errorf("%+v", games)
	}
	own := engine.CustomGame{Name: "Ours, \"the cat's\"", Players: engine.Pair{2, 3}, Wins: "highest"}.Canonical()
	paper.Played = scoring.Started{Variant: own.Variant(), Game: &own}
	must.Get(s.ImportPaper(paper))
	games = must.Get(s.Games(history.Page{Filter: history.Filter{Variant: own.Variant()}, Limit: 9}))
	if len(games) != 1 || games[0].Named != own.Name || !slices.Equal(games[0].Winners(), paper.Names[:1]) {
		t.Errorf("a custom game is kept as %+v", games)
	}
	paper.Names, paper.Totals = paper.Names[:1], paper.Totals[:1]
	if _, err := s.ImportPaper(paper); err == nil || strings.Contains(err.Error(), "line") {
		t.Errorf("one player: %v", err)
	}
}

func TestBackupIsRestoredAndTheReplacedStoreIsListed(t *testing.T) {
	s := opened(t, 1)
	then := written(t, s)
	backup := must.Get(s.Backup(untold()))
	play(t, s)
	got := must.Get(s.RestoreBackup(backup, untold()))
	if got.Games != 1 || len(got.SetAside) == 0 || !strings.HasPrefix(filepath.Base(got.SetAside[0]), "replaced-") {
		t.Errorf("%+v", got)
	}
	again := must.Get(Open(en, s.Dir()))
	defer again.Close()
	if written(t, again) != then {
		t.Error("it is not as it was")
	}
	all := must.Get(again.Backups())
	if len(all) != 2 || !all[0].Aside || all[1].Aside || all[1].Path != backup || all[1].Bytes == 0 {
		t.Errorf("%+v", all)
	}
}

func TestRestoreOfAMissingFileChangesNothing(t *testing.T) {
	s := opened(t, 1)
	want := written(t, s)
	if _, err := s.RestoreBackup("/none.db", untold()); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("%v", err)
	}
	again := must.Get(Open(en, s.Dir()))
	defer again.Close()
	if written(t, again) != want {
		t.Error("it is not as it was")
	}
}

// TestStoppedWorkChangesNothing stops what makes or takes whole copies.
func TestStoppedWorkChangesNothing(t *testing.T) {
	for name, work := range map[string]func(s *Store, backup string, w history.Work) error{
		"backup":  func(s *Store, _ string, w history.Work) error { _, err := s.Backup(w); return err },
		"restore": func(s *Store, backup string, w history.Work) error { _, err := s.RestoreBackup(backup, w); return err },
		"repair": func(s *Store, _ string, w history.Work) error {
			_, err := s.Repair(history.Repair{Way: history.Gather}, w)
			return err
		},
	} {
		s := opened(t, 1)
		backup := must.Get(s.Backup(untold()))
		play(t, s)
		before := written(t, s)
		ctx, stop := context.WithCancel(context.Background())
		err := work(s, backup, history.Work{Context: ctx, Report: func(history.Doing, int, int) { stop() }})
		expect.Error(t, name+": it ended with", err, history.ErrStopped)
		_ = s.Close() // a restore has closed it
		again := must.Get(Open(en, s.Dir()))
		if all, err := again.Backups(); err != nil || len(all) != 1 || written(t, again) != before {
			t.Errorf("%s: it is not as it was: %v, %v", name, all, err)
		}
		must.Do(t, again.Close())
	}
}

func TestTrashIsListedAndEmptied(t *testing.T) {
	s := opened(t, 2)
	games := must.Get(s.Games(history.Page{Limit: 9}))
	must.Do(t, change(s, history.Trash{Game: games[0].ID, At: time.Now()}))
	trashed := must.Get(s.Trashed())
	if len(trashed) != 1 || trashed[0].ID != games[0].ID {
		t.Errorf("%+v", trashed)
	}
	n := must.Get(s.EmptyTrash())
	must.Do(t, s.Check(untold()))
	left := must.Get(s.Count(history.Filter{}))
	if n != 1 || left != 1 {
		t.Errorf("%d deleted, %d left", n, left)
	}
}

func TestTypedPathIsCleaned(t *testing.T) {
	for typed, want := range map[string]string{
		" /a/b.csv ": "/a/b.csv", `"/a/b c.csv"`: "/a/b c.csv", "file:///a/b.csv": "/a/b.csv",
		"~/b.csv": filepath.Join(xdg.Home, "b.csv"), "~ann/b.csv": "~ann/b.csv", "b.csv": "b.csv",
	} {
		expect.Same(t, typed, place(typed), want)
	}
}

func TestTableIsOfferedOnlyIfItAddsGames(t *testing.T) {
	folder := t.TempDir()
	for _, name := range []string{"XDG_DOCUMENTS_DIR", "XDG_DOWNLOAD_DIR", "XDG_DESKTOP_DIR"} {
		t.Setenv(name, folder)
	}
	xdg.Reload()
	t.Cleanup(xdg.Reload)
	s, other := opened(t, 2), opened(t, 0)
	own := must.Get(s.Export(folder, history.CSV, untold()))
	typed := filepath.Join(folder, "typed.csv")
	must.Do(t, os.WriteFile(typed, []byte("date,variant,player,total\n"), 0o600))
	if found := s.Found(); !slices.Equal(found, []string{typed}) {
		t.Errorf("found where the games are: %v", found)
	}
	if found := other.Found(); !slices.Contains(found, own) {
		t.Errorf("found where they are not: %v", found)
	}
}
