package sqlite

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"tabby/history"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

func TestBackupHoldsEverything(t *testing.T) {
	s := filled(t, 2, 3)
	must.Do(t, os.Mkdir(s.folder.Backups(), 0o700))
	must.Do(t, os.WriteFile(filepath.Join(s.folder.Backups(), "broken off.part"), nil, 0o600))
	path := must.Get(s.Backup(history.Work{}))
	if files := everything(t, s.folder.Backups()); len(files) != 2 || files[1] != path {
		t.Errorf("backups %v", files)
	}
	dir := t.TempDir()
	must.Do(t, os.Rename(path, filepath.Join(dir, "tabby.db")))
	expect.Same(t, "the export", exported(t, openAt(t, dir, Options{}).Reader), exported(t, s.Reader))
}

func TestBackupOfADamagedStoreIsDiscarded(t *testing.T) {
	s := filled(t, 2, 3)
	must.Do(t, s.w.Script(`UPDATE event SET body = replace(body, '1', '2') WHERE seq = 3`))
	if path, err := s.Backup(history.Work{}); !errors.Is(err, history.ErrDamaged) {
		t.Errorf("%s, %v", path, err)
	}
	if files, err := os.ReadDir(s.folder.Backups()); err != nil || len(files) > 0 {
		t.Errorf("%v, %v", files, err)
	}
}

func TestBackupsAreKeptWhenTheClockWasSetBack(t *testing.T) {
	now := time.Date(2026, 11, 30, 20, 0, 0, 0, time.UTC)
	s := openAt(t, t.TempDir(), Options{Now: func() time.Time { return now }})
	fill(t, s, 1, 1)
	for range 5 {
		now = now.Add(-time.Minute)
		must.Get(s.Backup(history.Work{}))
	}
	now = now.AddDate(0, 0, -20)
	var made []string
	for range 3 { // such as those before an import, a merge and a migration
		now = now.Add(time.Minute)
		path := must.Get(s.Backup(history.Work{}))
		made = append(made, path)
	}
	for _, path := range made {
		if !s.folder.Exists(path) {
			t.Errorf("%s is gone", filepath.Base(path))
		}
	}
	before := must.Get(s.folder.ListBackups())
	if err := s.Housekeep(now); err != nil || len(must.Get(s.folder.ListBackups())) != len(before) {
		t.Errorf("another backup within a week: %v", err)
	}
}
