package database

import (
	"path/filepath"
	"strings"
	"testing"

	"tabby/history/sqlite/internal/disk"
)

func TestConnectionWithoutAPragmaIsRefused(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x.db")
	for _, p := range []pragma{{"journal_mode", "wall"}, {"no_such_pragma", "1"}} {
		a := access{query: "_txlock=immediate", pragmas: []pragma{p}}
		if db, err := a.Connect(disk.Machine{}, path, 1); err == nil {
			t.Errorf("%s = %s: opened", p.name, p.value)
			_ = db.Close()
		}
	}
	if db, err := (access{query: "mode=memory", pragmas: writing.pragmas}).Connect(disk.Machine{}, path, 1); err == nil || !strings.Contains(err.Error(), "journal_mode") {
		t.Errorf("a database in memory that cannot have a WAL: %v", err)
		_ = db.Close()
	}
}
