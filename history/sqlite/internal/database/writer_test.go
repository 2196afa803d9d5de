package database

import (
	"path/filepath"
	"testing"

	"tabby/history/sqlite/internal/disk"
	"tabby/internal/testing/must"
)

// TestStoreInRollbackModeGetsALog opens what is kept without a write-ahead log, as a copy that
// VACUUM INTO makes.
func TestStoreInRollbackModeGetsALog(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x.db")
	w, err := OpenWriter(disk.Machine{}, path)
	if err != nil {
		t.Fatal(err)
	}
	must.Do(t, disk.Join(w.Script(`PRAGMA journal_mode = delete; CREATE TABLE x (y)`), w.Close()))
	if w, err = OpenWriter(disk.Machine{}, path); err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	mode, level := "", ""
	if err := w.QueryRow(`SELECT * FROM pragma_journal_mode, pragma_synchronous`).Scan(&mode, &level); err != nil || mode != "wal" || level != "2" {
		t.Errorf("the journal is %q and synchronous %q, %v; want wal and 2", mode, level, err)
	}
}
