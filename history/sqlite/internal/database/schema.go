package database

import (
	"database/sql"
	"embed"
	"errors"
	"io/fs"
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/ncruces/go-sqlite3"

	"tabby/history"
	"tabby/history/sqlite/internal/disk"
)

// IsPlain reports whether a database has a table of that name that is plain, so that reading it runs
// nothing that the file says.
func IsPlain(db Querier, table string) bool {
	plain := false
	err := db.QueryRow(`SELECT type = 'table' AND sql NOT LIKE 'create virtual%'
		AND NOT EXISTS (SELECT 1 FROM pragma_table_xinfo(?1) WHERE hidden <> 0) FROM sqlite_schema WHERE name = ?1`, table).Scan(&plain)
	return err == nil && plain
}

//go:embed migrations/*.sql
var migrationFiles embed.FS

//go:embed migrations/empty.db
var empty string

// Empty returns the file of a database that all [Migrations] have made of nothing.
func Empty() []byte { return []byte(empty) }

// MaxVersion is beyond any schema number there will ever be: a database that claims more is
// damaged, not new.
const MaxVersion = 10_000

// Migrations returns the SQL that brings a database from version i to i+1, for
// every i. The files are numbered, so their order is that of their names.
func Migrations() []string {
	names, err := fs.Glob(migrationFiles, "migrations/*.sql")
	if err != nil || len(names) == 0 {
		panic("history: the migrations are not embedded")
	}
	steps := make([]string, len(names))
	for i, name := range names {
		text, err := migrationFiles.ReadFile(name)
		if err != nil {
			panic(err)
		}
		steps[i] = string(text)
	}
	return steps
}

// A schema is what a database says about itself: which program it belongs to, and its version.
type schema struct {
	Application int
	Version     int
	tables      int
	number      int // the version as the database says it a second time, or -1 if it does not
}

// Fresh reports whether nothing was ever written.
func (s schema) Fresh() bool { return s == schema{number: -1} }

// SchemaOf returns what a database says about itself.
func SchemaOf(q Querier) (schema, error) {
	s := schema{number: -1}
	err := q.QueryRow(`SELECT application_id, user_version, (SELECT count(*) FROM sqlite_schema)
		FROM pragma_application_id, pragma_user_version`).Scan(&s.Application, &s.Version, &s.tables)
	if errors.Is(err, sql.ErrNoRows) {
		err = history.Damaged(history.Refusal{Reason: history.ErrSchemaNumber})
	}
	if err == nil && IsPlain(q, "schema_number") {
		err = q.QueryRow(`SELECT coalesce(max(version), 0) FROM schema_number`).Scan(&s.number)
		if errors.Is(err, sqlite3.ERROR) { // no such column: bits of its name are others
			err = history.Damaged(history.Refusal{Reason: history.ErrSchemaNumber, Count: s.Version})
		}
	}
	return s, disk.Wrap(history.ReadingFile, err)
}

// CheckNumber returns an error unless the database says the same version twice, or is of a
// time when it was said once. So a newer Tabby is not taken for damage.
func (s schema) CheckNumber() error {
	twice := s.number >= 0
	if twice && s.number != s.Version || !twice && s.Version >= NumberedFrom {
		return history.Damaged(history.Refusal{Reason: history.ErrSchemaNumber, Count: s.Version})
	}
	return nil
}

// Check returns an error unless the database is Tabby's and of a known version.
func (s schema) Check(known int) error {
	switch {
	case s.Application != ApplicationID:
		return history.Damaged(history.Refusal{Reason: history.ErrNotTabby})
	case s.Version < 1 || s.Version > MaxVersion || s.tables == 0:
		return history.Damaged(history.Refusal{Reason: history.ErrSchemaNumber, Count: s.Version})
	case s.CheckNumber() != nil:
		return s.CheckNumber()
	case s.Version > known:
		return history.Refusal{Reason: history.ErrNewer, Count: s.Version, Known: known}
	}
	return nil
}

// AnnotatedFrom is the first schema with annotations, ForkedFrom the first in which games
// have several endings, NumberedFrom the first that says its number twice and which games
// were deleted for good, and DerivedFrom the first in which everything is derived from the
// games as it is today.
const (
	AnnotatedFrom = 2
	ForkedFrom    = 6
	NumberedFrom  = 7
	DerivedFrom   = 13
)

// CheckObjects returns an error unless a database has the tables, indexes and
// triggers that our migrations up to its version make, and nothing else. It wraps
// [history.ErrSchema] and names the first object that differs. Nothing of the
// database is used yet: a view or a trigger of its own never runs.
func CheckObjects(steps []string, q Querier, version int) error {
	theirs, err := objectsOf(q)
	if err != nil || version == latest && history.ChecksumOf(theirs) == latestSum {
		return err
	}
	ours, err := objects(steps, version)
	if err != nil {
		return err
	}
	for _, all := range []map[string]string{theirs, ours} {
		for _, object := range slices.Sorted(maps.Keys(all)) {
			if text, known := ours[object]; !known || theirs[object] != text {
				return history.Refusal{Reason: history.ErrSchema, What: object}
			}
		}
	}
	return nil
}

// latest is how many migrations there are, and latestSum the checksum of the objects that they
// make: what has it need not be compared with a schema that is made for that.
const (
	latest    = 14
	latestSum = "929fa3724f6d16416404ffd01900388e"
)

// objects returns the objects that our migrations up to a version make.
func objects(steps []string, version int) (map[string]string, error) {
	db, err := memory.Connect(disk.Machine{}, "ours", 1)
	if err != nil {
		return nil, err
	}
	_, err = db.Exec(strings.Join(steps[:version], "\n"))
	if err != nil {
		return nil, disk.Wrap(history.OpeningFile, disk.Join(err, db.Close()))
	}
	all, err := objectsOf(db)
	return all, disk.Join(err, db.Close())
}

// insignificant is the text that SQL may have or not without a change of its meaning.
var insignificant = regexp.MustCompile(`--[^\n]*|\s+`)

// objectsOf returns the SQL of every object of a database, by its kind and name.
func objectsOf(q Querier) (map[string]string, error) {
	all := map[string]string{}
	err := Each(q, func(row Row) error {
		var object, text string
		err := row.Scan(&object, &text)
		all[object] = strings.Join(strings.Fields(insignificant.ReplaceAllString(text, " ")), " ")
		return err
	}, `SELECT type || ' ' || name, tbl_name || ' ' || coalesce(sql, '') FROM sqlite_schema`)
	return all, err
}
