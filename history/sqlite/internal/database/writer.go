package database

import (
	"context"
	"database/sql"
	"errors"
	"os"

	"tabby/history"
	"tabby/history/sqlite/internal/disk"
)

// A Writer is the one connection that writes. It keeps its statements prepared
// and does without database/sql's transactions, each of which starts a
// goroutine: together that is a third of the time of an entry.
type Writer struct {
	Keeps func() error // returns why what is written now would not be kept; nil if nothing is to be asked

	db       *sql.DB
	Conn     *sql.Conn
	prepared map[string]*sql.Stmt
}

// OpenWriter opens the database at a path of a disk, and makes one for this user only
// if there is none.
func OpenWriter(d disk.Disk, path string) (*Writer, error) {
	file, err := d.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, disk.Wrap(history.OpeningFile, err)
	}
	if err := file.Close(); err != nil {
		return nil, disk.Wrap(history.ClosingFile, err)
	}
	db, err := writing.Connect(d, path, 1)
	if err != nil {
		return nil, err
	}
	conn, err := db.Conn(context.Background())
	if err != nil {
		return nil, notOpened(path, disk.Join(err, db.Close()))
	}
	return &Writer{db: db, Conn: conn, prepared: map[string]*sql.Stmt{}}, nil
}

// Close closes the connection and its statements.
func (w *Writer) Close() error {
	var errs []error
	for _, s := range w.prepared {
		errs = append(errs, s.Close())
	}
	return errors.Join(append(errs, w.Conn.Close(), w.db.Close())...)
}

// Transact runs f in a transaction that holds, and is on the disk, if and only if
// transact returns nil.
func (w *Writer) Transact(f func(*Writer) error) error {
	if err := w.Exec(`BEGIN IMMEDIATE`); err != nil {
		return err
	}
	err := f(w)
	if err == nil {
		err = w.Ready()
	}
	if err == nil {
		err = w.Exec(`COMMIT`)
	}
	if err != nil {
		// It fails if SQLite has rolled back by itself. Should neither have
		// happened, the next BEGIN says so.
		_ = w.Exec(`ROLLBACK`)
	}
	return err
}

// Ready returns an error if what is written now would not be kept.
func (w *Writer) Ready() error {
	if w.Keeps == nil {
		return nil
	}
	return w.Keeps()
}

// Exec runs one statement of those in this package.
func (w *Writer) Exec(query string, args ...any) error {
	_, err := w.Change(query, args...)
	return err
}

// Change runs a statement as exec does, and returns how many rows it changed.
func (w *Writer) Change(query string, args ...any) (int64, error) {
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
func (w *Writer) statement(query string) (*sql.Stmt, error) {
	if s, known := w.prepared[query]; known {
		return s, nil
	}
	s, err := w.Conn.PrepareContext(context.Background(), query)
	if err == nil {
		w.prepared[query] = s
	}
	return s, err
}

// Script runs any number of statements.
func (w *Writer) Script(text string) error {
	_, err := w.Conn.ExecContext(context.Background(), text)
	return err
}

// Query implements [Querier].
func (w *Writer) Query(query string, args ...any) (*sql.Rows, error) {
	return w.Conn.QueryContext(context.Background(), query, args...)
}

// QueryRow implements [Querier]. It keeps the statement prepared.
func (w *Writer) QueryRow(query string, args ...any) *sql.Row {
	s, err := w.statement(query)
	if err != nil {
		return w.QueryRowContext(context.Background(), query, args...) // which has the error
	}
	return s.QueryRow(args...)
}

// QueryRowContext implements [Querier].
func (w *Writer) QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row {
	return w.Conn.QueryRowContext(ctx, query, args...)
}
