package database

import (
	"context"
	"database/sql"
	"encoding/json"

	"tabby/history"
	"tabby/history/sqlite/internal/disk"
)

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
