package sqlite

import (
	"database/sql"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"regexp"
	"slices"
	"strings"

	"tabby/history"
)

//go:embed migrations/*.sql
var migrationFiles embed.FS

// maxVersion is beyond any schema number there will be: what claims more is
// damaged, not new.
const maxVersion = 10_000

// migrations returns the SQL that brings a database from version i to i+1, for
// every i. The files are numbered, so their order is that of their names.
func migrations() []string {
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

// A schema is what a database says about itself: whose it is and which version.
type schema struct {
	application int
	version     int
	tables      int
}

// fresh reports whether nothing was ever written.
func (s schema) fresh() bool { return s == schema{} }

func schemaOf(q querier) (schema, error) {
	var s schema
	err := q.QueryRow(`SELECT application_id, user_version, (SELECT count(*) FROM sqlite_schema)
		FROM pragma_application_id, pragma_user_version`).Scan(&s.application, &s.version, &s.tables)
	if errors.Is(err, sql.ErrNoRows) {
		err = history.Damagedf("it does not say which schema it has")
	}
	return s, wrap("read the schema number", err)
}

// check returns an error unless the database is Tabby's and of a known version.
func (s schema) check(known int) error {
	switch {
	case s.application != applicationID:
		return history.Damagedf("tabby.db is not a database of Tabby")
	case s.version < 1 || s.version > maxVersion || s.tables == 0:
		return history.Damagedf("tabby.db has schema number %d and %d tables", s.version, s.tables)
	case s.version > known:
		return history.Refusal{Reason: history.ErrNewer, Count: s.version, Known: known}
	}
	return nil
}

// newDatabase makes a database in place of what is left of an earlier one, and
// returns its writer.
func newDatabase(path string, steps []string) (*writer, error) {
	if err := removeDatabase(path); err != nil {
		return nil, err
	}
	file, err := create(path) // whose mode it keeps
	if err == nil {
		err = file.Close()
	}
	if err != nil {
		return nil, err
	}
	w, err := openWriter(path)
	if err != nil {
		return nil, err
	}
	if err := migrate(w, steps, 0); err != nil {
		return nil, join(err, w.close())
	}
	return w, nil
}

// upgrade brings the schema of a database up to date, after a backup of an older
// one.
func upgrade(w *writer, f folder) error {
	s, err := schemaOf(w)
	if err != nil {
		return err
	}
	if !s.fresh() {
		if err := s.check(len(f.steps)); err != nil {
			return err
		}
		if s.version < len(f.steps) {
			if _, err := f.backUp(f.Now(), history.Work{}); err != nil {
				return wrap("make a backup", err)
			}
		}
	}
	return migrate(w, f.steps, s.version)
}

// migrate carries out steps[from:], each in a transaction of its own.
func migrate(w *writer, steps []string, from int) error {
	for version := from; version < len(steps); version++ {
		if err := step(w, steps[version], version+1); err != nil {
			return wrap(fmt.Sprintf("bring the file to schema %d", version+1), err)
		}
	}
	return nil
}

func step(w *writer, text string, version int) error {
	return w.transact(func(w *writer) error {
		if err := w.script(text); err != nil {
			return err
		}
		if version == derivedFrom {
			if err := deriveAgain(w); err != nil {
				return err
			}
		}
		return w.script(fmt.Sprintf("PRAGMA application_id = %d; PRAGMA user_version = %d", applicationID, version))
	})
}

// annotatedFrom is the first schema with annotations, derivedFrom the first in which
// everything is derived from the games as it is today, talliedFrom the first that
// keeps what was counted, and forkedFrom the first in which games have several endings.
const (
	annotatedFrom = 2
	derivedFrom   = 3
	talliedFrom   = 5
	forkedFrom    = 6
)

// deriveAgain derives the facts and summaries of games kept before. One that is
// damaged is left for a check to name.
func deriveAgain(w *writer) error {
	ids, err := texts(w, `SELECT DISTINCT game FROM event ORDER BY game`)
	if err != nil {
		return err
	}
	for _, id := range ids {
		l, last, err := follow(w, id)
		if errors.Is(err, history.ErrDamaged) {
			continue
		}
		if err == nil {
			err = saveSummary(w, l.Derive(), last, false)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// follow reads a game entry by entry, and returns the number of its last one.
func follow(q querier, id string) (l history.Ledger, last int64, err error) {
	l.ID = id
	err = eachEntry(q, `WHERE game = ? ORDER BY seq`, func(e history.Entry) (err error) {
		l, _, err = l.Next(e)
		last = e.N
		return err
	}, id)
	return l, last, err
}

// checkObjects returns an error unless a database has the tables, indexes and
// triggers that our migrations up to its version make, and nothing else. It wraps
// [history.ErrSchema] and names the first object that differs. Nothing of the
// database is used yet: a view or a trigger of its own never runs.
func (f folder) checkObjects(q querier, version int) error {
	ours, err := f.objects(version)
	if err != nil {
		return err
	}
	theirs, err := objectsOf(q)
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

// objects returns the objects that our migrations up to a version make.
func (f folder) objects(version int) (map[string]string, error) {
	db, err := memory.connect("ours", 1)
	if err != nil {
		return nil, err
	}
	_, err = db.Exec(strings.Join(f.steps[:version], "\n"))
	if err != nil {
		return nil, wrap("make the schema", join(err, db.Close()))
	}
	all, err := objectsOf(db)
	return all, join(err, db.Close())
}

// insignificant is what SQL may have more or less of and mean the same.
var insignificant = regexp.MustCompile(`--[^\n]*|\s+`)

// objectsOf returns the SQL of every object of a database, by its kind and name.
func objectsOf(q querier) (map[string]string, error) {
	all := map[string]string{}
	err := each(q, func(row row) error {
		var object, text string
		err := row.Scan(&object, &text)
		all[object] = strings.Join(strings.Fields(insignificant.ReplaceAllString(text, " ")), " ")
		return err
	}, `SELECT type || ' ' || name, tbl_name || ' ' || coalesce(sql, '') FROM sqlite_schema`)
	return all, err
}
