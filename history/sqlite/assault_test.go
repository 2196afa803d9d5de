package sqlite_test

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// A victim is long work that is killed at any moment.
type victim struct {
	from string                                           // the folder it begins with
	work func(dir, given string, long history.Work) error // what is done there
}

// victims are by the name of what is killed. Given is a folder with what an
// import or a restore takes.
var victims = map[string]victim{
	"import":    {"", importing},
	"parting":   {"", parting},
	"choosing":  {"", choosing},
	"backup":    {"", backingUp},
	"migration": {"testdata/v1", opening},
	"merge":     {"", merging},
	"restore":   {"", restoring},
	"repair":    {"", repairing},
	"emptying":  {"", emptying},
}

func importing(dir, given string, long history.Work) error {
	return stored(dir, func(s *sqlite.Store) error {
		file, err := os.Open(filepath.Join(given, "given.jsonl"))
		if err != nil {
			return err
		}
		defer file.Close()
		_, err = s.Import(file, long)
		return err
	})
}

func backingUp(dir, _ string, long history.Work) error {
	return stored(dir, func(s *sqlite.Store) error {
		_, err := s.Backup(long)
		return err
	})
}

// repairing damages the database and repairs it. What was stopped or killed is
// repaired again by [mended].
func repairing(dir, _ string, long history.Work) error {
	if err := os.Truncate(filepath.Join(dir, "tabby.db"), 8192); err != nil {
		return err
	}
	_, err := sqlite.Recover(dir, sqlite.Options{}, long)
	return err
}

// mended repeats a repair that was broken off.
func mended(t *testing.T, name, dir string) {
	t.Helper()
	if name != "repair" {
		return
	}
	must.Get(sqlite.Recover(dir, sqlite.Options{}, history.Work{}))
}

func opening(dir, _ string, _ history.Work) error {
	return stored(dir, func(*sqlite.Store) error { return nil })
}

func merging(dir, _ string, _ history.Work) error {
	return stored(dir, func(s *sqlite.Store) error {
		one, err := s.Meet("Cy")
		if err != nil {
			return err
		}
		two, err := s.Meet("Ann")
		if err != nil {
			return err
		}
		return expect.ErrorOf(s.Do(history.Merge{Entry: one.ID, Into: two.ID}))
	})
}

func restoring(dir, given string, long history.Work) error {
	_, err := sqlite.RestoreBackup(dir, filepath.Join(given, "given.db"), sqlite.Options{}, long)
	return err
}

func emptying(dir, _ string, _ history.Work) error {
	return stored(dir, func(s *sqlite.Store) error {
		_, err := s.EmptyTrash()
		return err
	})
}

func stored(dir string, work func(*sqlite.Store) error) error {
	s, err := sqlite.Open(dir, sqlite.Options{})
	if err != nil {
		return err
	}
	return errors.Join(work(s), s.Close())
}

// attack does the work of a victim, in a child that is to be killed.
func attack(dir string) error {
	fmt.Println("begin")
	err := victims[os.Getenv("HISTORY_TEST_ASSAULT")].work(dir, os.Getenv("HISTORY_TEST_GIVEN"), history.Work{})
	fmt.Println("done")
	return err
}

// TestKilledWorkLeavesTheStoreWhole kills each work, in a short test an import and a repair, at
// moments from its beginning to its end. What is there afterwards is what was there before, or all of what
// was to come.
func TestKilledWorkLeavesTheStoreWhole(t *testing.T) {
	given := t.TempDir()
	base := prepare(t, given)
	for name, a := range victims {
		if testing.Short() && !slices.Contains([]string{"import", "repair"}, name) {
			continue
		}
		t.Run(name, func(t *testing.T) {
			from := base
			if a.from != "" {
				from = a.from
			}
			whole := copied(t, from)
			before := ""
			if a.from == "" {
				before = exportOf(t, whole)
			}
			began := time.Now()
			must.Do(t, a.work(whole, given, history.Work{}))
			took := time.Since(began)
			allowed := []string{before, exportOf(t, whole)}
			if a.from != "" {
				allowed = allowed[1:]
			}
			rnd := rand.New(rand.NewPCG(3, 4))
			kills := assault.Times(1, 1, 10) // internal/testing/sim/store cuts the power at any operation
			for range kills {
				dir := copied(t, from)
				killAfter(t, name, dir, given, time.Duration(rnd.Int64N(int64(took)*3/2)))
				mended(t, name, dir)
				if got := exportOf(t, dir); !slices.Contains(allowed, got) {
					t.Fatalf("a half of %d bytes, allowed are %d", len(got), len(allowed))
				}
			}
			assault.Tried(t, kills, assault.Kills)
		})
	}
}

// killAfter kills a child so long after it began, if it is still there.
func killAfter(t *testing.T, name, dir, given string, after time.Duration) {
	t.Helper()
	c := command(t, "attack", dir)
	c.Env = append(c.Env, "HISTORY_TEST_ASSAULT="+name, "HISTORY_TEST_GIVEN="+given)
	c = c.start(t)
	if c.line() != "begin" {
		t.Fatal("it did not begin", c.err)
	}
	<-time.After(after)
	c.kill()
	if c.err.Len() > 0 {
		t.Fatal(c.err)
	}
}

// prepare makes a folder of games, some of them in the bin, and what is to be
// imported and restored into it.
func prepare(t *testing.T, given string) string {
	t.Helper()
	dir := t.TempDir()
	s := open(t, dir)
	evening := func(n int, names ...string) (id string) {
		for range n {
			var people []scoring.Person
			for _, name := range names {
				p := must.Get(s.Meet(name))
				people = append(people, scoring.Person{ID: p.ID, Name: p.Name})
			}
			id = play(t, s, started(people...), round(1, 2), round(3, 4)).ID()
		}
		return id
	}
	evening(10, "Ann", "Ben")
	trashed := evening(10, "Cy", "Ben")
	backup := must.Get(s.Backup(history.Work{}))
	must.Do(t, os.Rename(backup, filepath.Join(given, "given.db")))
	other := sqlite.Options{Now: clock()}
	elsewhere := must.Get(sqlite.Open(t.TempDir(), other))
	for range 100 {
		play(t, elsewhere, started(ann, ben), round(5, 6), round(7, 8))
	}
	var b bytes.Buffer
	must.Do(t, elsewhere.Export(&b, history.Work{}))
	must.Do(t, os.WriteFile(filepath.Join(given, "given.jsonl"), b.Bytes(), 0o600))
	must.Get(s.Do(history.Trash{Game: trashed, At: time.Now()}))
	evening(3, "Ann", "Di")
	part(t, s, given)
	for _, s := range []*sqlite.Store{elsewhere, s} {
		must.Do(t, s.Close())
	}
	return dir
}

func copied(t *testing.T, from string) string {
	t.Helper()
	to := filepath.Join(t.TempDir(), "tabby")
	must.Do(t, os.CopyFS(to, os.DirFS(from)))
	return to
}

// exportOf opens a folder, checks everything in it, tabby.jsonl and backups
// included, and returns its export.
func exportOf(t *testing.T, dir string) string {
	t.Helper()
	s := must.Get(sqlite.Open(dir, sqlite.Options{}))
	defer s.Close()
	must.Do(t, s.Check(history.Work{}))
	copies := must.Get(s.Backups())
	for _, b := range copies {
		if _, err := sqlite.RestoreBackup(t.TempDir(), b.Path, sqlite.Options{}, history.Work{}); err != nil {
			t.Errorf("a backup that is none: %v", err)
		}
	}
	before, _ := filepath.Glob(filepath.Join(dir, "damaged-*"))
	err := s.Housekeep(time.Now().AddDate(1, 0, 0))
	if after, _ := filepath.Glob(filepath.Join(dir, "damaged-*")); err != nil || len(after) > len(before) {
		t.Errorf("tabby.jsonl does not hold what tabby.db does: %v, %v", after, err)
	}
	var b bytes.Buffer
	must.Do(t, s.Export(&b, history.Work{}))
	return b.String()
}
