// Package database is SQLite as a store uses it: connections that flush every write, one
// writer, rows, and the schema with its migrations.
package database

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"path/filepath"
	"strings"

	"github.com/ncruces/go-sqlite3"
	"github.com/ncruces/go-sqlite3/driver"

	"tabby/history"
	"tabby/history/sqlite/internal/disk"
)

// ApplicationID marks a database as ours: "Tbby" in ASCII.
const ApplicationID = 0x54626279

// An access is a way to open a database: what to ask of the file, and what
// every connection then has to answer.
type access struct {
	query   string
	pragmas []pragma
}

type pragma struct{ name, value string }

// Why WAL and FULL: with them no power cut takes an acknowledged entry, and
// readers never wait for the writer. Full syncs are what macOS needs for that.
var (
	writing = access{
		query: "_txlock=immediate",
		pragmas: []pragma{
			{"busy_timeout", "5000"},
			{"cell_size_check", "1"},
			{"checkpoint_fullfsync", "1"},
			{"foreign_keys", "1"},
			{"fullfsync", "1"},
			{"journal_mode", "wal"},
			{"synchronous", "2"},
			{"trusted_schema", "0"},
		},
	}
	Reading = access{
		query: "mode=ro",
		pragmas: []pragma{
			{"busy_timeout", "5000"},
			{"cell_size_check", "1"},
			{"query_only", "1"},
			{"synchronous", "2"},
			{"trusted_schema", "0"},
		},
	}
	// copying is reading, but may write a copy elsewhere.
	Copying = access{query: "mode=ro", pragmas: []pragma{{"busy_timeout", "5000"}, {"synchronous", "2"}, {"trusted_schema", "0"}}}
	// immutable reads a file that nobody else may have open, and leaves no trace.
	Immutable = access{query: "mode=ro&immutable=1", pragmas: Reading.pragmas}
	// memory is a database of its own that ends with the connection.
	memory = access{query: "mode=memory"}
)

// Connect opens the database at a path of a disk, and makes the first connection.
func (a access) Connect(d disk.Disk, path string, connections int) (*sql.DB, error) {
	db, err := a.Pool(d, path, connections, func() error { return nil })
	if err != nil {
		return nil, err
	}
	if err := db.Ping(); err != nil {
		return nil, notOpened(path, disk.Join(err, db.Close()))
	}
	return db, nil
}

// Pool returns the connections to the database at a path of a disk, each made when
// it is needed, after a call of before. It sets the pragmas then, and asserts them.
func (a access) Pool(d disk.Disk, path string, connections int, before func() error) (*sql.DB, error) {
	db, err := driver.Open(a.URI(d, path), func(conn *sqlite3.Conn) error {
		if err := before(); err != nil {
			return err
		}
		return a.prepare(conn)
	})
	if err != nil {
		return nil, notOpened(path, err)
	}
	db.SetMaxOpenConns(connections)
	db.SetMaxIdleConns(connections)
	return db, nil
}

// URI returns how SQLite is to open the file at a path of a disk.
func (a access) URI(d disk.Disk, path string) string {
	return fileURI(filepath.ToSlash(path)) + "?vfs=" + d.VFS() + "&" + a.query
}

// fileURI takes the paths of all systems, also ./x, C:/x and //server/x.
func fileURI(path string) string {
	switch {
	case filepath.VolumeName(path) != "" && path[0] != '/':
		path = "/" + path
	case strings.HasPrefix(path, "//"):
		path = "//" + path
	}
	return "file:" + (&url.URL{Path: path}).EscapedPath()
}

// notOpened names the file that an error of SQLite is about, as an error of the system does.
func notOpened(path string, err error) error {
	if errors.Is(err, sqlite3.ERROR) { // the header asks for a format that no SQLite has
		err = history.Refusal{Reason: history.ErrDamaged, Cause: err}
	}
	return disk.Wrap(history.OpeningFile, &fs.PathError{Op: "open", Path: path, Err: err})
}

// prepare sets up a new connection. It returns an error if a pragma does not
// hold: SQLite says nothing about one that it does not follow.
func (a access) prepare(conn *sqlite3.Conn) error {
	if _, err := conn.Config(sqlite3.DBCONFIG_DEFENSIVE, true); err != nil {
		return err
	}
	for _, p := range a.pragmas {
		if err := conn.Exec("PRAGMA " + p.name + "=" + p.value); err != nil {
			return err
		}
		got, err := ask(conn, p.name)
		if err != nil {
			return err
		}
		if got != p.value {
			return fmt.Errorf("pragma %s is %s instead of %s", p.name, got, p.value)
		}
	}
	return nil
}

// ask returns the value of a pragma, "" if SQLite does not know it.
func ask(conn *sqlite3.Conn, pragma string) (value string, err error) {
	question, _, err := conn.Prepare("PRAGMA " + pragma)
	if err != nil {
		return "", err
	}
	if question.Step() {
		value = question.ColumnText(0)
	}
	return value, disk.Join(question.Err(), question.Close())
}

// Among is SQL for a value that is one of a [list].
const Among = ` IN (SELECT value FROM json_each(?))`

// List makes one value of many, since SQL takes only so many.
func List(ids []string) string {
	text, err := json.Marshal(append([]string{}, ids...))
	if err != nil {
		panic(err) // strings have a JSON form
	}
	return string(text)
}

// ConnectTo also reads something, because only then SQLite looks at the file.
func ConnectTo(a access, d disk.Disk, path string, connections int) (*sql.DB, error) {
	db, err := a.Connect(d, path, connections)
	if err != nil {
		return nil, err
	}
	if _, err := SchemaOf(db); err != nil {
		return nil, disk.Join(err, db.Close())
	}
	return db, nil
}

// A Querier is a database or a transaction.
type Querier interface {
	Query(query string, args ...any) (*sql.Rows, error)
	QueryRow(query string, args ...any) *sql.Row
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
}

// A Scanner is what the columns of a row can be read from.
type Scanner interface{ Scan(dest ...any) error }

// A Row is one row of a query.
type Row struct{ *sql.Rows }

// Scan reads the columns of the row. What is no such thing as was written is damaged.
func (r Row) Scan(dest ...any) error {
	if err := r.Rows.Scan(dest...); err != nil {
		return history.Damaged(history.Refusal{Reason: history.ErrContent, Cause: err})
	}
	return nil
}

// Each calls f with every row of a query, to scan it, until f fails.
func Each(q Querier, f func(Row) error, query string, args ...any) error {
	rows, err := q.Query(query, args...)
	if err != nil {
		return disk.Reasoned(err)
	}
	defer rows.Close()
	for rows.Next() {
		if err := f(Row{rows}); err != nil {
			return disk.Reasoned(err)
		}
	}
	return disk.Reasoned(rows.Err())
}

// Texts returns the rows of a query, of one text each, or as many as can be read.
func Texts(q Querier, query string, args ...any) (all []string, err error) {
	err = Each(q, func(row Row) error {
		all = append(all, "")
		return row.Scan(&all[len(all)-1])
	}, query, args...)
	return all, err
}
