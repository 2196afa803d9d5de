package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"os"
)

// A writer is the one connection that writes. It keeps its statements prepared
// and does without database/sql's transactions, each of which starts a
// goroutine: together that is a third of the time of an entry.
type writer struct {
	db       *sql.DB
	conn     *sql.Conn
	prepared map[string]*sql.Stmt
}

// openWriter opens the database at path, and makes one for this user only where
// there is none.
func openWriter(path string) (*writer, error) {
	file, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, wrap("open "+path, err)
	}
	if err := file.Close(); err != nil {
		return nil, wrap("close "+path, err)
	}
	db, err := writing.connect(path, 1)
	if err != nil {
		return nil, err
	}
	conn, err := db.Conn(context.Background())
	if err != nil {
		return nil, wrap("open "+path, join(err, db.Close()))
	}
	return &writer{db: db, conn: conn, prepared: map[string]*sql.Stmt{}}, nil
}

func (w *writer) close() error {
	var errs []error
	for _, s := range w.prepared {
		errs = append(errs, s.Close())
	}
	return errors.Join(append(errs, w.conn.Close(), w.db.Close())...)
}

// transact runs f in a transaction that holds, and is on the disk, if and only if
// transact returns nil.
func (w *writer) transact(f func(*writer) error) error {
	if err := w.exec(`BEGIN IMMEDIATE`); err != nil {
		return err
	}
	err := f(w)
	if err == nil {
		err = w.exec(`COMMIT`)
	}
	if err != nil {
		// It fails where SQLite has rolled back by itself. Should neither have
		// happened, the next BEGIN says so.
		_ = w.exec(`ROLLBACK`)
	}
	return err
}

// exec runs one statement of those in this package.
func (w *writer) exec(query string, args ...any) error {
	_, err := w.change(query, args...)
	return err
}

// change runs a statement as exec does, and returns how many rows it changed.
func (w *writer) change(query string, args ...any) (int64, error) {
	s, err := w.statement(query)
	if err != nil {
		return 0, err
	}
	done, err := s.Exec(args...)
	if err != nil {
		return 0, err
	}
	return done.RowsAffected()
}

// statement returns a statement of those in this package, prepared.
func (w *writer) statement(query string) (*sql.Stmt, error) {
	if s, known := w.prepared[query]; known {
		return s, nil
	}
	s, err := w.conn.PrepareContext(context.Background(), query)
	if err == nil {
		w.prepared[query] = s
	}
	return s, err
}

// script runs any number of statements.
func (w *writer) script(text string) error {
	_, err := w.conn.ExecContext(context.Background(), text)
	return err
}

func (w *writer) Query(query string, args ...any) (*sql.Rows, error) {
	return w.conn.QueryContext(context.Background(), query, args...)
}

func (w *writer) QueryRow(query string, args ...any) *sql.Row {
	s, err := w.statement(query)
	if err != nil {
		return w.QueryRowContext(context.Background(), query, args...) // which has the error
	}
	return s.QueryRow(args...)
}

func (w *writer) QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row {
	return w.conn.QueryRowContext(ctx, query, args...)
}
