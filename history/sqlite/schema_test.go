package sqlite

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
	"tabby/history/sqlite/internal/write"
	"tabby/history/stats"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// later is what a later Tabby brings its files to.
func later() Options {
	return Options{steps: append(database.Migrations(), `
		ALTER TABLE game ADD COLUMN trashed INTEGER NOT NULL DEFAULT 0;
		UPDATE game SET trashed = 1 WHERE variant <> 'rat-a-tat-cat';`)}
}

func version(t *testing.T, path string) int {
	t.Helper()
	db := must.Get(database.Immutable.Connect(disk.Machine{}, path, 1))
	s, err := database.SchemaOf(db)
	must.Do(t, disk.Join(err, db.Close()))
	return s.Version
}

func TestOlderFileIsMigratedAfterABackup(t *testing.T) {
	dir, want := aFolder(t, true)
	must.Do(t, os.RemoveAll(filepath.Join(dir, "backups")))
	expect.Error(t, "only reading", expect.ErrorOf(OpenReadOnly(dir, later())), history.ErrOlder)
	s := openAt(t, dir, later())
	same(t, s, want)
	must.Do(t, s.Close())
	expect.Same(t, "version", version(t, s.folder.DB()), len(database.Migrations())+1)
	backups, err := s.folder.ListBackups()
	if err != nil || len(backups) != 1 || version(t, backups[0].Path) != len(database.Migrations()) {
		t.Fatalf("backups %v, %v", backups, err)
	}
	must.Do(t, openAt(t, dir, later()).Close())
	if again, err := s.folder.ListBackups(); err != nil || len(again) != 1 {
		t.Errorf("a backup although nothing was to do: %v, %v", again, err)
	}
}

func TestFailedMigrationChangesNothing(t *testing.T) {
	dir, want := aFolder(t, true)
	for _, bad := range []string{
		`CREATE TABLE other (x); INSERT INTO nowhere VALUES (1);`,
		`DELETE FROM event; no SQL at all`,
	} {
		if _, err := Open(dir, Options{steps: append(database.Migrations(), bad)}); err == nil {
			t.Fatalf("%s: no error", bad)
		}
		expect.Same(t, bad+": version", version(t, filepath.Join(dir, "tabby.db")), len(database.Migrations()))
	}
	s := openAt(t, dir, Options{})
	same(t, s, want)
	n := 0
	if err := s.DB.QueryRow(`SELECT count(*) FROM sqlite_schema WHERE name = 'other'`).Scan(&n); err != nil || n > 0 {
		t.Errorf("half a migration: %d, %v", n, err)
	}
}

func TestNewerFileIsRefusedAndUnchanged(t *testing.T) {
	dir, want := aFolder(t, true)
	must.Do(t, openAt(t, dir, later()).Close())
	for what, err := range map[string]error{
		"writing":   expect.ErrorOf(Open(dir, Options{})),
		"reading":   expect.ErrorOf(OpenReadOnly(dir, Options{})),
		"repairing": expect.ErrorOf(Recover(dir, Options{}, history.Work{})),
	} {
		if !errors.Is(err, history.ErrNewer) {
			t.Errorf("%s: %v", what, err)
		}
	}
	expect.Same(t, "the export", exported(t, openAt(t, dir, later()).Reader), want)
}

func TestDatabaseOfAnotherProgramIsRefused(t *testing.T) {
	for _, other := range []string{
		`PRAGMA application_id = 7`,
		`PRAGMA user_version = 0`,
		`PRAGMA user_version = -1`,
		`PRAGMA user_version = 99999`,
		`ALTER TABLE schema_number RENAME COLUMN version TO versiom`,
		`ALTER TABLE schema_number RENAME TO somewhere`,
	} {
		dir, _ := aFolder(t, true)
		script(t, filepath.Join(dir, "tabby.db"), other)
		if err := expect.ErrorOf(Open(dir, Options{})); !errors.Is(err, history.ErrDamaged) {
			t.Errorf("%s: %v", other, err)
		}
		if d, err := Diagnose(dir, Options{}, history.Work{}); err != nil || len(d.Ways) == 0 {
			t.Errorf("%s: %v, and the ways %v", other, err, d.Ways)
		}
	}
}

func TestRestoredBackupOfAnOlderSchemaIsMigrated(t *testing.T) {
	dir, want := aFolder(t, true)
	must.Do(t, openAt(t, dir, later()).Close())
	must.Do(t, os.Truncate(filepath.Join(dir, "tabby.db"), 8192))
	same(t, recovered(t, dir, later()), want)
}

// TestFilesOfEverySchemaOpen opens what every Tabby released has written, and puts it back as a backup.
func TestFilesOfEverySchemaOpen(t *testing.T) {
	old, err := filepath.Glob("testdata/v*")
	if err != nil || len(old) != len(database.Migrations()) {
		t.Fatalf("%d of %d schemas are in testdata, %v", len(old), len(database.Migrations()), err)
	}
	for _, from := range assault.Few(2, old) {
		restored, want := t.TempDir(), string(must.Get(os.ReadFile(filepath.Join(from, "export.jsonl"))))
		must.Get(RestoreBackup(restored, filepath.Join(from, "tabby.db"), Options{}, history.Work{}))
		opened := openAt(t, copied(t, from), Options{})
		for what, s := range map[string]*Store{from: opened, from + " restored": openAt(t, restored, Options{})} {
			same(t, s, want)
			expect.Same(t, what+": the setting", s.Setting("theme"), "dark")
		}
		expect.Same(t, from+": the draft", string(opened.Draft("round")), "7 12")
	}
}

// TestFilesOfAnotherDriverOpen opens what a Tabby with modernc.org/sqlite left
// when it was killed: all of it is in the write-ahead log.
func TestFilesOfAnotherDriverOpen(t *testing.T) {
	want := must.Get(os.ReadFile("testdata/killed/export.jsonl"))
	same(t, openAt(t, copied(t, "testdata/killed"), Options{}), string(want))
}

// TestInterruptedMigrationContinues opens a file of the first schema that was
// migrated only to the second, where facts are not derived yet.
func TestInterruptedMigrationContinues(t *testing.T) {
	dir := copied(t, "testdata/v1")
	w := must.Get(database.OpenWriter(disk.Machine{}, filepath.Join(dir, "tabby.db")))
	must.Do(t, errors.Join(write.Migrate(w, database.Migrations()[:2], 1), w.Close()))
	s := openAt(t, dir, Options{})
	must.Do(t, s.Check(history.Work{}))
}

// TestCountsKeptByAnOlderFileAreDropped opens a file of schema 7 that has kept a count.
func TestCountsKeptByAnOlderFileAreDropped(t *testing.T) {
	dir := copied(t, "testdata/v7")
	script(t, filepath.Join(dir, "tabby.db"), `INSERT INTO tally VALUES ('', 0, 0, 'z', x'00')`)
	s := openAt(t, dir, Options{})
	must.Do(t, s.Check(history.Work{}))
	if left := must.Get(database.Texts(s.DB, `SELECT name FROM sqlite_schema WHERE name = 'tally' OR type = 'trigger' AND name NOT LIKE 'player%'`)); len(left) > 0 {
		t.Errorf("left: %v", left)
	}
}

// TestDraftsForTablesOfOthersAreForgotten opens a file of schema 12, from which a device took part
// in tables of others in its window.
func TestDraftsForTablesOfOthersAreForgotten(t *testing.T) {
	dir := copied(t, "testdata/v12")
	w := must.Get(database.OpenWriter(disk.Machine{}, filepath.Join(dir, "tabby.db")))
	for _, name := range []string{"visit/a.sit", "visited/a.sit", "visitors"} {
		must.Do(t, write.Value(w, "draft", name, []byte{1}))
	}
	must.Do(t, w.Close())
	s := openAt(t, dir, Options{})
	for name, want := range map[string]int{"visit/a.sit": 0, "visited/a.sit": 0, "visitors": 1} {
		expect.Same(t, "bytes that are left of "+name, len(s.Draft(name)), want)
	}
}

// makeOlder gives a file with a single game that is closed an older schema, and the game's fact
// what it was then.
func makeOlder(t *testing.T, dir string, schema int, change func(*stats.Fact)) {
	t.Helper()
	w := must.Get(database.OpenWriter(disk.Machine{}, filepath.Join(dir, "tabby.db")))
	var f stats.Fact
	var body []byte
	must.Do(t, w.QueryRow(`SELECT body FROM fact`).Scan(&body))
	must.Do(t, f.Decode(body))
	change(&f)
	must.Do(t, w.Exec(`UPDATE fact SET body = ?`, f.Encode()))
	number := fmt.Sprintf("UPDATE schema_number SET version = %d; PRAGMA user_version = %[1]d", schema)
	marks := database.Migrations()[3] // of the kinds that there were
	must.Do(t, errors.Join(w.Script(marks), w.Script(number), w.Close()))
}
