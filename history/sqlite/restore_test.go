package sqlite

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tabby/history"
)

func TestBackupIsRestoredAndThePresentSetAside(t *testing.T) {
	dir := t.TempDir()
	s := openAt(t, dir, Options{})
	fill(t, s, 2, 3)
	then := exported(t, s.Reader)
	path, err := s.Backup(history.Work{})
	must(t, err)
	fill(t, s, 2, 3)
	now := exported(t, s.Reader)
	if copies, err := Backups(dir); err != nil || len(copies) != 1 || copies[0].Path != path || copies[0].Bytes == 0 {
		t.Errorf("%v, %v", copies, err)
	}
	busy := new(history.BusyError)
	if err := onlyError(RestoreBackup(dir, path, Options{}, history.Work{})); !errors.As(err, &busy) {
		t.Errorf("while it is open: %v", err)
	}
	must(t, s.Close())
	got, err := RestoreBackup(dir, path, Options{}, history.Work{})
	must(t, err)
	if got.Games != 2 || got.Entries != 8 || len(got.SetAside) != 2 {
		t.Errorf("%+v", got)
	}
	s = openAt(t, dir, Options{})
	aside := slices.DeleteFunc(must1(s.Backups()), func(b history.Backup) bool { return !b.Aside })
	if len(aside) != 1 || aside[0].Path != got.SetAside[0] || aside[0].At.IsZero() || aside[0].Bytes == 0 {
		t.Errorf("set aside: %v", aside)
	}
	same(t, s, then)
	must(t, s.Close())
	again, err := RestoreBackup(dir, got.SetAside[0], Options{}, history.Work{})
	must(t, err)
	same(t, openAt(t, dir, Options{}), now)
	if again.Games != 4 {
		t.Errorf("%+v", again)
	}
}

func TestDamagedCopyIsNotRestored(t *testing.T) {
	dir, want := aFolder(t, true)
	bad := filepath.Join(t.TempDir(), "bad.db")
	backups, err := Backups(dir)
	must(t, err)
	copyFile(t, backups[0].Path, bad)
	truncate(t, bad)
	text := filepath.Join(t.TempDir(), "text.db")
	must(t, os.WriteFile(text, []byte("not a database"), 0o600))
	for _, from := range []string{bad, text, filepath.Join(dir, "nothing.db")} {
		if err := onlyError(RestoreBackup(dir, from, Options{}, history.Work{})); err == nil {
			t.Errorf("%s: no error", from)
		}
	}
	same(t, openAt(t, dir, Options{}), want)
}

// TestInterruptedRestoreLeavesOneStore cuts the power when the store is set aside, and when
// the copy has its name.
func TestInterruptedRestoreLeavesOneStore(t *testing.T) {
	dir, want := aFolder(t, true)
	from := must1(Backups(dir))[0].Path
	before, after := filepath.Join(t.TempDir(), "before"), filepath.Join(t.TempDir(), "after")
	must(t, onlyError(RestoreBackup(dir, from, Options{}, history.Work{Report: func(doing history.Doing, _, _ int) {
		if doing == history.PuttingBack {
			must(t, errors.Join(os.CopyFS(before, os.DirFS(dir)), os.CopyFS(after, os.DirFS(dir))))
		}
	}})))
	s := openAt(t, before, Options{})
	same(t, s, want)
	must(t, s.Close())
	must(t, onlyError(RestoreBackup(before, from, Options{}, history.Work{})))
	must(t, os.Rename(filepath.Join(after, "tabby.db.part"), filepath.Join(after, "tabby.db")))
	must(t, openAt(t, after, Options{}).Close())
}

func TestDamagedStoreIsSetAsideForACopy(t *testing.T) {
	dir, _ := aFolder(t, true)
	backups, err := Backups(dir)
	must(t, err)
	db := filepath.Join(dir, "tabby.db")
	truncate(t, db)
	damaged, err := os.ReadFile(db)
	must(t, err)
	got, err := RestoreBackup(dir, backups[0].Path, Options{}, history.Work{})
	must(t, err)
	aside, err := os.ReadFile(got.SetAside[0])
	must(t, err)
	if !cmp.Equal(damaged, aside) {
		t.Error("what was set aside is not what was there")
	}
	must(t, openAt(t, dir, Options{}).Check(history.Work{}))
}
