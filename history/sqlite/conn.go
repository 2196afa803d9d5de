package sqlite

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"fmt"
	"net/url"
	"path/filepath"
	"strings"

	"modernc.org/sqlite"
)

// applicationID marks a database as ours: "Tbby" in ASCII.
const applicationID = 0x54626279

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
	reading = access{
		query: "mode=ro",
		pragmas: []pragma{
			{"busy_timeout", "5000"},
			{"cell_size_check", "1"},
			{"query_only", "1"},
			{"trusted_schema", "0"},
		},
	}
	// copying is reading, but may write a copy elsewhere.
	copying = access{query: "mode=ro", pragmas: []pragma{{"busy_timeout", "5000"}, {"trusted_schema", "0"}}}
	// frozen reads a file that nobody else may have open, and leaves no trace.
	immutable = access{query: "mode=ro&immutable=1", pragmas: reading.pragmas}
	// memory is a database of its own that ends with the connection.
	memory = access{query: "mode=memory"}
)

// connect opens the database at path. Each connection sets and then asserts the
// pragmas; the first is made before connect returns.
func (a access) connect(path string, connections int) (*sql.DB, error) {
	base, err := sqlite.NewConnector(a.dsn(path))
	if err != nil {
		return nil, wrap("open "+path, err)
	}
	db := sql.OpenDB(asserting{base, a.pragmas})
	db.SetMaxOpenConns(connections)
	db.SetMaxIdleConns(connections)
	if err := db.Ping(); err != nil {
		return nil, wrap("open "+path, join(err, db.Close()))
	}
	return db, nil
}

func (a access) dsn(path string) string {
	q := a.query + "&_defensive=1&_dqs=0&_error_rc=1"
	for _, p := range a.pragmas {
		q += "&_pragma=" + url.QueryEscape(p.name+"="+p.value)
	}
	return fileURI(filepath.ToSlash(path)) + "?" + q
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

// asserting is a connector that never hands out a connection that lacks one of
// the pragmas: SQLite says nothing about a pragma that it does not follow.
type asserting struct {
	driver.Connector
	pragmas []pragma
}

// Connect implements [driver.Connector].
func (a asserting) Connect(ctx context.Context) (driver.Conn, error) {
	conn, err := a.Connector.Connect(ctx)
	if err != nil {
		return nil, err
	}
	for _, p := range a.pragmas {
		got, err := ask(ctx, conn, p.name)
		if err == nil && got != p.value {
			err = fmt.Errorf("pragma %s is %s instead of %s", p.name, got, p.value)
		}
		if err != nil {
			return nil, join(err, conn.Close())
		}
	}
	return conn, nil
}

// ask returns the value of a pragma on one connection.
func ask(ctx context.Context, conn driver.Conn, name string) (string, error) {
	rows, err := conn.(driver.QueryerContext).QueryContext(ctx, "PRAGMA "+name, nil)
	if err != nil {
		return "", err
	}
	value := make([]driver.Value, 1)
	if err := rows.Next(value); err != nil {
		return "", join(err, rows.Close())
	}
	return fmt.Sprint(value[0]), rows.Close()
}
