package sqlite

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"tabby/history"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

func TestHousekeepingIsDoneOnceAWeek(t *testing.T) {
	now := time.Date(2026, 11, 20, 20, 0, 0, 0, time.UTC)
	s := openAt(t, t.TempDir(), Options{Now: func() time.Time { return now }})
	expect := func(what string, backup bool) {
		t.Helper()
		before := must.Get(s.folder.ListBackups())
		err := s.Housekeep(now)
		after := must.Get(s.folder.ListBackups())
		made := slices.ContainsFunc(after, func(b history.Backup) bool { return !slices.Contains(before, b) })
		if err != nil || made != backup || len(must.Get(s.folder.Damaged())) > 0 {
			t.Errorf("%s: %v before, %v after, %v", what, before, after, err)
		}
	}
	expect("an empty store", false)
	fill(t, s, 1, 1)
	expect("a first game", true)
	expect("at once again", false)
	now = now.Add(6 * 24 * time.Hour)
	expect("six days later", false)
	now = now.Add(24 * time.Hour)
	expect("a week later", true)
	now = now.AddDate(-3, 0, 0)
	expect("after the clock was wrong for years", true)
}

// An import into an empty store is not checked again as soon as it ends.
func TestHousekeepingOfAnEmptyStoreWaitsForNoImport(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	s.mu.Lock()
	defer s.mu.Unlock()
	must.Do(t, s.Housekeep(time.Now()))
}

func TestHousekeepingNoticesDamage(t *testing.T) {
	s := filled(t, 1, 3)
	must.Do(t, s.w.Script(`UPDATE event SET body = replace(body, '1', '2') WHERE seq = 3`))
	if err := s.Housekeep(time.Now()); !errors.Is(err, history.ErrDamaged) || len(must.Get(s.folder.ListBackups())) > 0 {
		t.Error(err)
	}
}

// TestASyncAppendsOnlyNewLines lets a device be met again and again: the running export grows
// by what it brings.
func TestASyncAppendsOnlyNewLines(t *testing.T) {
	s, other := told(t), openAt(t, t.TempDir(), Options{})
	brings(t, s, other)
	brings(t, other, s)
	for n := range 3 {
		before, id := s.running.End, must.Get(other.Games(history.Page{}))[0].ID
		must.Get(other.Do(history.NoteGame{Game: id, Note: strings.Repeat("n", n+1)}))
		must.Get(s.TakeIn(strings.NewReader(exported(t, other.Reader)), history.Work{}))
		if grown := s.running.End - before; grown == 0 || grown > 300 {
			t.Errorf("it has grown by %d bytes", grown)
		}
	}
	same(t, s, exported(t, other.Reader))
}

func TestCheckNamesWhatIsWrong(t *testing.T) {
	for statement, want := range map[string]string{
		`UPDATE event SET body = replace(body, '1', '2') WHERE game = '%s' AND seq = 3`: "the checksum does not match: %s, entry 3",
		`UPDATE event SET at = '2026-01-01T00:00:00Z' WHERE game = '%s' AND seq = 2`:    "the checksum does not match: %s, entry 2",
		`DELETE FROM event WHERE game = '%s' AND seq = 2`:                               "the entry before it is missing: %s, entry 3",
		`DELETE FROM event WHERE game = '%s' AND seq = 4`:                               "the number of entries differs: %s",
		`DELETE FROM event WHERE game = '%s'`:                                           "the number of entries differs: %s",
		`UPDATE game SET variant = 'recall' WHERE id = '%s'`:                            "what is derived from its entries differs: %s",
		`UPDATE summary SET body = replace(body, '2', '3') WHERE game = '%s'`:           "the checksum does not match: %s",
		`DELETE FROM summary WHERE game = '%s'`:                                         "the checksum does not match: %s",
		`UPDATE person SET name = 'Bea' WHERE name = 'Ben' -- %s`:                       "the checksum does not match",
		`UPDATE played SET games = 7 -- %s`:                                             "games are not counted right",
	} {
		s := filled(t, 2, 3)
		must.Do(t, s.Check(history.Work{}))
		games := must.Get(s.Games(history.Page{}))
		must.Do(t, s.w.Script(fmt.Sprintf(statement, games[1].ID)))
		if strings.Contains(want, "%s") {
			want = fmt.Sprintf(want, games[1].ID)
		}
		if err := s.Check(history.Work{}); !errors.Is(err, history.ErrDamaged) || !strings.Contains(err.Error(), want) {
			t.Errorf("%s:\n\t%v\n\twant %s", statement, err, want)
		}
	}
}

func TestDamagedGameDoesNotAffectOthers(t *testing.T) {
	for damage, want := range map[string]string{
		`UPDATE event SET body = replace(body, '1', '2') WHERE seq = 3 AND game = '%s'`: "entry 3",
		`DELETE FROM event WHERE seq = 4 AND game = '%s'`:                               "the number of entries differs",
	} {
		s := filled(t, 2, 3)
		games := must.Get(s.Games(history.Page{}))
		must.Do(t, s.w.Script(fmt.Sprintf(damage, games[0].ID)))
		log := must.Get(s.Log(games[0].ID))
		_, unreadable := log.Read()
		for what, err := range map[string]error{
			"reading":   unreadable,
			"appending": log.Append(4, nil),
			"looking":   expect.ErrorOf(s.Game(games[0].ID)),
		} {
			if !errors.Is(err, history.ErrDamaged) || !strings.Contains(err.Error(), games[0].ID) || !strings.Contains(err.Error(), want) {
				t.Errorf("%s: %v", what, err)
			}
		}
		if _, err := s.Game(games[1].ID); err != nil {
			t.Error(err)
		}
	}
}

func TestSummariesAreRebuilt(t *testing.T) {
	s := filled(t, 3, 3)
	games := must.Get(s.Games(history.Page{}))
	people := must.Get(s.People())
	must.Do(t, s.w.Script(`UPDATE summary SET body = replace(body, '2', '3'); DELETE FROM player; UPDATE played SET games = 7`))
	if again, err := s.Games(history.Page{}); err != nil || !cmp.Equal(games, again) {
		t.Errorf("a damaged summary shows: %s, %v", cmp.Diff(games, again), err)
	}
	must.Get(s.Repair(history.Repair{Way: history.Gather}, history.Work{}))
	s = openAt(t, s.folder.Path, Options{})
	must.Do(t, s.Check(history.Work{}))
	again, err := s.Games(history.Page{})
	if diff := cmp.Diff(games, again); diff != "" || err != nil {
		t.Error(diff, err)
	}
	same, err := s.People()
	if diff := cmp.Diff(people, same); diff != "" || err != nil {
		t.Error(diff, err)
	}
}

func TestWritingContinuesDuringReads(t *testing.T) {
	s := filled(t, 3, 5)
	done := make(chan error)
	go func() {
		var errs []error
		for range assault.Times(2, 10, 10) {
			_, backup := s.Backup(history.Work{})
			housekeep := s.Housekeep(time.Now().AddDate(0, 1, 0))
			_, games := s.Games(history.Page{})
			errs = append(errs, backup, housekeep, games, s.Check(history.Work{}), s.Export(io.Discard, history.Work{}))
		}
		done <- errors.Join(errs...)
	}()
	fill(t, s, 3, assault.Times(20, 60, 60))
	rename(t, s)
	must.Do(t, must.From(t, "the end of the upkeep", done))
	same(t, s, exported(t, s.Reader))
}

func TestFilesAreForThisUserOnly(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new", "tabby")
	s := openAt(t, dir, Options{})
	fill(t, s, 1, 2)
	old := must.Get(s.Backup(history.Work{}))
	private(t, filepath.Dir(dir)) // while it is written
	must.Do(t, s.Close())
	for _, path := range []string{old, s.folder.DB(), s.folder.Export()} { // as an earlier version left them
		must.Do(t, os.Chmod(path, 0o644))
	}
	s = openAt(t, dir, Options{})
	fill(t, s, 1, 2)
	must.Get(s.Backup(history.Work{}))
	r := must.Get(OpenReadOnly(dir, Options{}))
	must.Get(r.Games(history.Page{}))
	private(t, filepath.Dir(dir))
	must.Do(t, errors.Join(r.Close(), s.Close()))
	r = must.Get(OpenReadOnly(dir, Options{})) // which makes files that no writer has left
	must.Get(r.Games(history.Page{}))
	private(t, filepath.Dir(dir))
	must.Do(t, r.Close())
}

func TestABackupIsMadeWhileAnotherProgramWrites(t *testing.T) {
	dir := t.TempDir()
	s := openAt(t, dir, Options{})
	fill(t, s, 2, 3)
	r := must.Get(OpenReadOnly(dir, Options{}))
	path := must.Get(r.Backup(history.Work{}))
	fill(t, s, 1, 1)
	must.Do(t, r.Close())
	found := must.Get(s.Backups())
	if len(found) != 1 || found[0].Path != path {
		t.Errorf("the backups are %v, want %s", found, path)
	}
}

// private fails if others may look into a folder or at anything in it.
func private(t *testing.T, dir string) {
	t.Helper()
	for _, path := range everything(t, dir) {
		if info := must.Get(os.Stat(path)); info.Mode().Perm()&0o077 != 0 {
			t.Errorf("%s is %v", path, info.Mode())
		}
	}
}

func TestSeveralIntentsAreAllOrNothing(t *testing.T) {
	s := filled(t, 2, 2)
	games, err := s.Games(history.Page{})
	must.Do(t, err)
	_, err = s.DoAll(history.Trash{Game: games[0].ID, At: time.Now()}, history.Trash{Game: "nowhere", At: time.Now()})
	if trashed, _ := s.Trashed(); !errors.Is(err, history.ErrNoGame) || len(trashed) > 0 {
		t.Errorf("%d in the trash, %v", len(trashed), err)
	}
}
