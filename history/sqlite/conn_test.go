package sqlite

import (
	"os"
	"path/filepath"
	"testing"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/must"
)

// openAt opens a store and its database.
func openAt(t testing.TB, dir string, o Options) *Store {
	t.Helper()
	s := must.Get(Open(dir, o))
	t.Cleanup(func() { _ = s.Close() }) // a test may have closed it
	must.Do(t, s.finishOpening())
	return s
}

// reopened closes a store and opens it again.
func reopened(t testing.TB, s *Store) *Store {
	t.Helper()
	must.Do(t, s.Close())
	return openAt(t, s.folder.Path, Options{})
}

// recovered makes good what is damaged in a folder, and opens its store.
func recovered(t testing.TB, dir string, o Options) *Store {
	t.Helper()
	must.Get(Recover(dir, o, history.Work{}))
	return openAt(t, dir, o)
}

// copied returns a new folder with what is in another.
func copied(t testing.TB, from string) string {
	t.Helper()
	to := filepath.Join(t.TempDir(), "tabby")
	must.Do(t, os.CopyFS(to, os.DirFS(from)))
	return to
}

// script runs SQL in a database that nothing else has open.
func script(t testing.TB, path, sql string) {
	t.Helper()
	w := must.Get(database.OpenWriter(disk.Machine{}, path))
	must.Do(t, disk.Join(w.Script(sql), w.Close()))
}

func TestEveryConnectionSyncsFully(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	s.DB.SetMaxIdleConns(0) // every question asks a new connection
	for name, db := range map[string]database.Querier{"writer": s.w, "reader": s.DB} {
		want := map[string]string{"journal_mode": "wal", "synchronous": "2", "trusted_schema": "0", "busy_timeout": "5000"}
		if name == "writer" {
			want["foreign_keys"], want["fullfsync"] = "1", "1"
		} else {
			want["query_only"] = "1"
		}
		for pragma, value := range want {
			var got string
			if err := db.QueryRow("PRAGMA " + pragma).Scan(&got); err != nil || got != value {
				t.Errorf("%s: %s is %q, %v; want %s", name, pragma, got, err, value)
			}
		}
	}
}

// syncing is the disk of the machine, but for how it makes names last.
type syncing struct {
	disk.Machine
	sync func(dir string) error
}

func (s syncing) SyncDir(dir string) error { return s.sync(dir) }

func TestFolderIsSyncedAfterCreatingAFile(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new", "tabby")
	seen := map[string]bool{}
	o := Options{Disk: syncing{sync: func(dir string) error {
		files, err := os.ReadDir(dir)
		for _, f := range files {
			seen[filepath.Join(dir, f.Name())] = true
		}
		return disk.Join(err, disk.Machine{}.SyncDir(dir))
	}}}
	for _, time := range []string{"first", "second"} {
		clear(seen)
		s := openAt(t, dir, o)
		must.Get(s.Backup(history.Work{}))
		for _, path := range everything(t, dir) {
			if !seen[path] && (time == "first" || path != dir) {
				t.Errorf("the %s time: the folder of %s was not synced after it was made", time, path)
			}
		}
		must.Do(t, s.Close())
	}
}

// everything returns the paths of a folder and all in it.
func everything(t *testing.T, dir string) (paths []string) {
	t.Helper()
	must.Do(t, filepath.WalkDir(dir, func(path string, _ os.DirEntry, err error) error {
		paths = append(paths, path)
		return err
	}))
	return paths
}

// TestFolderNameCanBeAnything opens a store in each folder by its path and from beside it, in a short test in three by their path.
func TestFolderNameCanBeAnything(t *testing.T) {
	for _, name := range assault.Few(3, []string{"a?b=c", "%41", "two words", "Bär & Co", "100%", "plain", "#1", "a;b", "x:y"}) {
		for _, dir := range assault.Few(1, []string{filepath.Join(t.TempDir(), name), name, "./" + name + "/" + name}) {
			t.Chdir(t.TempDir())
			s := openAt(t, dir, Options{})
			fill(t, s, 1, 1)
			if _, err := s.Backup(history.Work{}); err != nil {
				t.Errorf("%s: %v", dir, err)
			}
			must.Do(t, s.Close())
			r, err := OpenReadOnly(dir, Options{})
			if err != nil {
				t.Fatalf("%s: %v", dir, err)
			}
			must.Do(t, r.Close())
			if _, err := os.Stat(filepath.Join(dir, "tabby.db")); err != nil {
				t.Errorf("it is elsewhere: %v", err)
			}
		}
	}
}
