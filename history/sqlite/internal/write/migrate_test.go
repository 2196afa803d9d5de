package write

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// emptyFile is what [database.Empty] returns, or will where UPDATE is set.
const emptyFile = "../database/migrations/empty.db"

// TestEmptyDatabaseIsWhatTheMigrationsMake writes the empty database again where UPDATE is set.
func TestEmptyDatabaseIsWhatTheMigrationsMake(t *testing.T) {
	path := filepath.Join(t.TempDir(), "made.db")
	w := must.Get(database.OpenWriter(disk.Machine{}, path))
	must.Do(t, Migrate(w, database.Migrations(), 0))
	want := contentOf(t, w)
	must.Do(t, disk.Join(w.Script(`VACUUM; PRAGMA wal_checkpoint(TRUNCATE)`), w.Close()))
	made := must.Get(os.ReadFile(path))
	if os.Getenv("UPDATE") != "" {
		must.Do(t, os.WriteFile(emptyFile, made, 0o644))
	}
	empty, got := readEmpty(t)
	expect.Same(t, "it is another, which make golden writes", got, want)
	if made, empty := made[18:20], empty[18:20]; string(made) != "\x02\x02" || string(empty) != string(made) {
		t.Errorf("the head says of the log % x, want % x", empty, made)
	}
}

// TestEmptyDatabaseHoldsNothing wants no row but the number of the schema, and no page of what
// there was before.
func TestEmptyDatabaseHoldsNothing(t *testing.T) {
	file, content := readEmpty(t)
	number := fmt.Sprintln(len(database.Migrations()))
	for what, got := range content {
		want := ""
		if what == "rows of schema_number" {
			want = number
		}
		if strings.HasPrefix(what, "rows of ") && got != want {
			t.Errorf("%s: %q, want %q", what, got, want)
		}
	}
	if free := file[36:40]; string(free) != "\x00\x00\x00\x00" {
		t.Errorf("% x pages are free", free)
	}
}

// TestDatabaseOfAllMigrationsIsACopy wants the bytes of the empty one, for this user only, and
// nothing of what was there before.
func TestDatabaseOfAllMigrationsIsACopy(t *testing.T) {
	f := disk.Folder{Path: t.TempDir(), Disk: disk.Machine{}}
	must.Do(t, os.WriteFile(f.DB()+"-wal", []byte("of another"), 0o644))
	must.Do(t, MakeDatabase(f, f.DB(), database.Migrations()))
	got := must.Get(os.ReadFile(f.DB()))
	if string(got) != string(database.Empty()) || f.Exists(f.DB()+"-wal") {
		t.Errorf("%d bytes, and a log: %v", len(got), f.Exists(f.DB()+"-wal"))
	}
	if info, err := os.Stat(f.DB()); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
}

// readEmpty returns the bytes of the empty database, and what it says.
func readEmpty(t *testing.T) (file []byte, content map[string]string) {
	t.Helper()
	file = must.Get(os.ReadFile(emptyFile))
	db := must.Get(database.Immutable.Connect(disk.Machine{}, emptyFile, 1))
	content = contentOf(t, db)
	must.Do(t, db.Close())
	return file, content
}

// contentOf returns what a database says, but for its pages.
func contentOf(t *testing.T, q database.Querier) map[string]string {
	t.Helper()
	all := map[string]string{
		"objects": rowsOf(t, q, `SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_schema ORDER BY type, name`),
	}
	for _, pragma := range []string{"application_id", "user_version", "page_size", "encoding", "auto_vacuum"} {
		all[pragma] = rowsOf(t, q, "PRAGMA "+pragma)
	}
	tables := must.Get(database.Texts(q, `SELECT name FROM sqlite_schema WHERE type = 'table'`))
	for _, table := range tables {
		all["rows of "+table] = rowsOf(t, q, "SELECT * FROM "+table)
	}
	return all
}

// rowsOf returns the rows of a query, a line each.
func rowsOf(t *testing.T, q database.Querier, query string) string {
	t.Helper()
	var lines strings.Builder
	must.Do(t, database.Each(q, func(row database.Row) error {
		columns, err := row.Columns()
		if err != nil {
			return err
		}
		values, into := make([]string, len(columns)), make([]any, len(columns))
		for i := range values {
			into[i] = &values[i]
		}
		err = row.Scan(into...)
		fmt.Fprintln(&lines, strings.Join(values, "|"))
		return err
	}, query))
	return lines.String()
}
