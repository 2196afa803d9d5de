package sqlite

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"tabby/history"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// foreign is SQL that makes a backup one that Tabby did not make, by the object
// that a refusal names.
var foreign = map[string]string{
	"trigger thief":     `CREATE TRIGGER thief AFTER INSERT ON event BEGIN DELETE FROM person; END`,
	"table more":        `CREATE TABLE more (x)`,
	"view less":         `CREATE VIEW less AS SELECT * FROM event`,
	"index aside":       `CREATE INDEX aside ON event (at)`,
	"table game":        `ALTER TABLE game ADD COLUMN price INTEGER NOT NULL DEFAULT 0`,
	"table person":      `ALTER TABLE person RENAME COLUMN colour TO color`,
	"view due":          `DROP TABLE due; CREATE VIEW due AS SELECT id FROM person`,
	"trigger player_in": `DROP TRIGGER player_in; CREATE TRIGGER player_in AFTER INSERT ON player BEGIN DELETE FROM person; END`,
	"index fact_day":    `DROP INDEX fact_day`,
}

func copyFile(t *testing.T, from, to string) {
	t.Helper()
	data := must.Get(os.ReadFile(from))
	must.Do(t, os.WriteFile(to, data, 0o600))
}

func TestBackupWithAForeignSchemaIsRefused(t *testing.T) {
	dir, want := aFolder(t, true)
	backups := must.Get(Backups(dir))
	for object, statement := range foreign {
		path := filepath.Join(t.TempDir(), "foreign.db")
		copyFile(t, backups[0].Path, path)
		script(t, path, statement)
		err := expect.ErrorOf(RestoreBackup(dir, path, Options{}, history.Work{}))
		var refused history.Refusal
		if !errors.As(err, &refused) || !errors.Is(err, history.ErrSchema) || refused.What != object {
			t.Errorf("%s: %v", object, err)
		}
	}
	same(t, openAt(t, dir, Options{}), want)
}

func TestOnlyRowsOfABackupAreRestored(t *testing.T) {
	dir, _ := aFolder(t, true)
	backups := must.Get(Backups(dir))
	path := filepath.Join(t.TempDir(), "free.db")
	copyFile(t, backups[0].Path, path)
	script(t, path, `CREATE TABLE more (x); INSERT INTO more VALUES ('left behind'); DROP TABLE more`)
	must.Get(RestoreBackup(dir, path, Options{}, history.Work{}))
	must.Do(t, openAt(t, dir, Options{}).Check(history.Work{}))
	data := must.Get(os.ReadFile(filepath.Join(dir, "tabby.db")))
	if bytes.Contains(data, []byte("left behind")) {
		t.Error("a page of the backup came with it")
	}
}

func TestCheckFindsForeignPartsOfTheSchema(t *testing.T) {
	s := filled(t, 1, 2)
	must.Do(t, s.w.Script(foreign["trigger thief"]))
	if err := s.Check(history.Work{}); !errors.Is(err, history.ErrDamaged) || !errors.Is(err, history.ErrSchema) {
		t.Error(err)
	}
}
