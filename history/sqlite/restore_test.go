package sqlite

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tabby/history"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

func TestBackupIsRestoredAndTheReplacedStoreIsSetAside(t *testing.T) {
	dir := t.TempDir()
	s := openAt(t, dir, Options{})
	fill(t, s, 2, 3)
	then := exported(t, s.Reader)
	path := must.Get(s.Backup(history.Work{}))
	fill(t, s, 2, 3)
	now := exported(t, s.Reader)
	if copies, err := Backups(dir); err != nil || len(copies) != 1 || copies[0].Path != path || copies[0].Bytes == 0 {
		t.Errorf("%v, %v", copies, err)
	}
	busy := new(history.BusyError)
	if err := expect.ErrorOf(RestoreBackup(dir, path, Options{}, history.Work{})); !errors.As(err, &busy) {
		t.Errorf("while it is open: %v", err)
	}
	must.Do(t, s.Close())
	got := must.Get(RestoreBackup(dir, path, Options{}, history.Work{}))
	if got.Games != 2 || got.Entries != 8 || len(got.SetAside) != 2 {
		t.Errorf("%+v", got)
	}
	s = openAt(t, dir, Options{})
	aside := slices.DeleteFunc(must.Get(s.Backups()), func(b history.Backup) bool { return !b.Aside })
	if len(aside) != 1 || aside[0].Path != got.SetAside[0] || aside[0].At.IsZero() || aside[0].Bytes == 0 {
		t.Errorf("set aside: %v", aside)
	}
	same(t, s, then)
	must.Do(t, s.Close())
	again := must.Get(RestoreBackup(dir, got.SetAside[0], Options{}, history.Work{}))
	same(t, openAt(t, dir, Options{}), now)
	expect.Same(t, "games", again.Games, 4)
}

func TestDamagedCopyIsNotRestored(t *testing.T) {
	dir, want := aFolder(t, true)
	bad := filepath.Join(t.TempDir(), "bad.db")
	backups := must.Get(Backups(dir))
	copyFile(t, backups[0].Path, bad)
	truncate(t, bad)
	text := filepath.Join(t.TempDir(), "text.db")
	must.Do(t, os.WriteFile(text, []byte("not a database"), 0o600))
	for _, from := range []string{bad, text, filepath.Join(dir, "nothing.db")} {
		if err := expect.ErrorOf(RestoreBackup(dir, from, Options{}, history.Work{})); err == nil {
			t.Errorf("%s: no error", from)
		}
	}
	same(t, openAt(t, dir, Options{}), want)
}

// TestInterruptedRestoreLeavesOneStore cuts the power when the store is set aside, and when
// the copy has its name.
func TestInterruptedRestoreLeavesOneStore(t *testing.T) {
	dir, want := aFolder(t, true)
	from := must.Get(Backups(dir))[0].Path
	before, after := filepath.Join(t.TempDir(), "before"), filepath.Join(t.TempDir(), "after")
	must.Get(RestoreBackup(dir, from, Options{}, history.Work{Report: func(doing history.Doing, _, _ int) {
		if doing == history.PuttingBack {
			must.Do(t, errors.Join(os.CopyFS(before, os.DirFS(dir)), os.CopyFS(after, os.DirFS(dir))))
		}
	}}))
	s := openAt(t, before, Options{})
	same(t, s, want)
	must.Do(t, s.Close())
	must.Get(RestoreBackup(before, from, Options{}, history.Work{}))
	must.Do(t, os.Rename(filepath.Join(after, "tabby.db.part"), filepath.Join(after, "tabby.db")))
	must.Do(t, openAt(t, after, Options{}).Close())
}

func TestDamagedStoreIsSetAsideForACopy(t *testing.T) {
	dir, _ := aFolder(t, true)
	backups := must.Get(Backups(dir))
	db := filepath.Join(dir, "tabby.db")
	truncate(t, db)
	damaged := must.Get(os.ReadFile(db))
	got := must.Get(RestoreBackup(dir, backups[0].Path, Options{}, history.Work{}))
	aside := must.Get(os.ReadFile(got.SetAside[0]))
	if !cmp.Equal(damaged, aside) {
		t.Error("what was set aside is not what was there")
	}
	must.Do(t, openAt(t, dir, Options{}).Check(history.Work{}))
}
