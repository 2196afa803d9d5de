package sqlite

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tabby/history"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

func TestFolderWithoutItsDatabaseIsDamaged(t *testing.T) {
	for _, name := range []string{"tabby.jsonl", "backups", "tabby.db-wal"} {
		dir, want := aFolder(t, false)
		for _, file := range []string{"tabby.db", "tabby.db-shm", "tabby.db-wal", "tabby.jsonl", "backups"} {
			if file != name {
				must.Do(t, os.RemoveAll(filepath.Join(dir, file)))
			}
		}
		s, err := Open(dir, Options{})
		if got := errors.Is(err, history.ErrDamaged); got == (name == "tabby.db-wal") {
			t.Errorf("with nothing but %s: %v", name, err)
		}
		if err == nil {
			must.Do(t, s.Close())
		}
		r := must.Get(Recover(dir, Options{}, history.Work{}))
		s = openAt(t, dir, Options{})
		if name == "tabby.jsonl" {
			same(t, s, want)
		}
		expect.Same(t, "games with nothing but "+name, r.Games, map[string]int{"tabby.jsonl": 4, "backups": 2}[name])
	}
}

func TestDamagedBackupIsSkipped(t *testing.T) {
	dir := t.TempDir()
	now := time.Date(2026, 11, 20, 20, 0, 0, 0, time.UTC)
	s := openAt(t, dir, Options{Now: func() time.Time { now = now.Add(time.Hour); return now }})
	fill(t, s, 1, 3)
	good := must.Get(s.Backup(history.Work{}))
	want := exported(t, s.Reader)
	fill(t, s, 1, 3)
	bad := must.Get(s.Backup(history.Work{}))
	must.Do(t, s.Close())
	must.Do(t, os.Truncate(bad, 8192))
	must.Do(t, os.Truncate(s.folder.DB(), 8192))
	must.Do(t, os.Remove(s.folder.Export()))

	d, err := Diagnose(dir, Options{}, history.Work{})
	if err != nil || !errors.Is(d.Wrong, history.ErrDamaged) || d.Ways[1].From != good {
		t.Errorf("%+v, %v, want %s", d, err, good)
	}
	r, err := Recover(dir, Options{}, history.Work{})
	if err != nil || r.Games != 1 || r.Entries != 4 {
		t.Errorf("%+v, %v", r, err)
	}
	expect.Same(t, "the export", exported(t, openAt(t, dir, Options{}).Reader), want)
}

// TestEntriesAreSalvagedFromTheDamagedFile damages the export in one place
// and the database in another.
func TestEntriesAreSalvagedFromTheDamagedFile(t *testing.T) {
	dir, want := aFolder(t, true)
	path := filepath.Join(dir, "tabby.jsonl")
	text := must.Get(os.ReadFile(path))
	lines := bytes.SplitAfter(text, []byte("\n"))
	lines[len(lines)-6][40] ^= 1
	must.Do(t, os.WriteFile(path, bytes.Join(lines, nil), 0o600))
	script(t, filepath.Join(dir, "tabby.db"), `UPDATE event SET body = replace(body, '1', '2') WHERE n = 1`)
	must.Do(t, os.RemoveAll(filepath.Join(dir, "backups")))

	r, err := Recover(dir, Options{}, history.Work{})
	if err != nil || len(r.SetAside) != 2 {
		t.Errorf("%+v, %v", r, err)
	}
	same(t, openAt(t, dir, Options{}), want)
}

func TestRepairOfAnIntactStoreChangesNothing(t *testing.T) {
	dir, want := aFolder(t, false)
	for range 2 {
		r, err := Recover(dir, Options{}, history.Work{})
		if err != nil || len(r.SetAside) > 0 || r.Entries != 28 {
			t.Errorf("%+v, %v", r, err)
		}
	}
	s := openAt(t, dir, Options{})
	same(t, s, want)
	expect.Same(t, "the draft", string(s.Draft("round")), "7 12")
}

func TestRepairDropsOutdatedDrafts(t *testing.T) {
	dir := t.TempDir()
	s := openAt(t, dir, Options{})
	fill(t, s, 1, 1)
	must.Do(t, s.SaveDraft("round", []byte("7 12")))
	must.Get(s.Do(history.Set{Key: "theme", Value: "dark"}))
	must.Get(s.Backup(history.Work{}))
	fill(t, s, 1, 1)
	must.Do(t, s.Close())
	must.Do(t, os.Truncate(s.folder.DB(), 8192))
	s = recovered(t, dir, Options{})
	expect.Same(t, "the draft", string(s.Draft("round")), "")
	expect.Same(t, "the setting", s.Setting("theme"), "dark")
}

func TestDamagedDraftIsIgnored(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	must.Do(t, s.SaveDraft("round", []byte("7 12")))
	must.Do(t, s.w.Script(`UPDATE draft SET value = x'37203133'`))
	expect.Same(t, "the draft", string(s.Draft("round")), "")
}

// TestWALIsSetAsideWithItsDatabase has the damage in the WAL, which must
// not be written into the backup that is restored.
func TestWALIsSetAsideWithItsDatabase(t *testing.T) {
	s := filled(t, 2, 6)
	must.Get(s.Backup(history.Work{}))
	want := exported(t, s.Reader)
	must.Do(t, s.w.Script(`UPDATE event SET body = replace(body, '1', '2') WHERE seq = 3`))
	dir := copied(t, s.folder.Path)
	r, err := Recover(dir, Options{}, history.Work{})
	if err != nil || len(r.SetAside) != 1 {
		t.Errorf("%+v, %v", r, err)
	}
	same(t, openAt(t, dir, Options{}), want)
}

func TestPeopleAreRestoredFromGames(t *testing.T) {
	dir, want := aFolder(t, true)
	path := filepath.Join(dir, "tabby.jsonl")
	text := must.Get(os.ReadFile(path))
	var lines []string
	for line := range strings.Lines(string(text)) {
		if !strings.HasPrefix(line, `{"person"`) {
			lines = append(lines, line)
		}
	}
	must.Do(t, os.WriteFile(path, []byte(strings.Join(lines, "")), 0o600))
	must.Do(t, os.Remove(filepath.Join(dir, "tabby.db")))
	must.Do(t, os.RemoveAll(filepath.Join(dir, "backups")))
	s := recovered(t, dir, Options{})
	people, err := s.People()
	if err != nil || len(people) != 2 || people[0].Name == people[1].Name || people[0].Colour == people[1].Colour {
		t.Errorf("%+v, %v", people, err)
	}
	for _, p := range people {
		if !strings.Contains(want, p.ID) || p.Games != 4 {
			t.Errorf("a stranger: %+v", p)
		}
	}
}

// TestRepairKeepsWhatWasNotedSinceABackupWasPutBack notes something in a time that is given up,
// and something else with as low a revision after it.
func TestRepairKeepsWhatWasNotedSinceABackupWasPutBack(t *testing.T) {
	dir, now := t.TempDir(), friday
	o := Options{Now: func() time.Time { now = now.Add(time.Hour); return now }}
	s := openAt(t, dir, o)
	fill(t, s, 1, 2)
	game := must.Get(s.Games(history.Page{Limit: 1}))[0].ID
	first := must.Get(s.Backup(history.Work{}))
	must.Get(s.Do(history.NoteGame{Game: game, Note: "zzz, of a time that is given up"}))
	must.Get(s.Backup(history.Work{}))
	must.Do(t, s.Close())
	must.Get(RestoreBackup(dir, first, o, history.Work{}))
	s = openAt(t, dir, o)
	must.Get(s.Do(history.NoteGame{Game: game, Note: "a comeback"}))
	want := exported(t, s.Reader)
	must.Do(t, s.Close())
	flip(t, filepath.Join(dir, "tabby.db"), 60, 3)
	same(t, recovered(t, dir, o), want)
}
