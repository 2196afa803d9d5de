package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"tabby/history"
	"tabby/scoring"
)

// Options are what a store needs from outside. The zero Options are right for
// the app.
type Options struct {
	// Now tells the time, if it is not to be [time.Now].
	Now func() time.Time

	steps    []string           // migrations, if not those embedded
	sync     func(string) error // makes the names in a folder last, if not syncDir
	tallying tallying           // if not usualTallying
}

func (o Options) filled() Options {
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.steps == nil {
		o.steps = migrations()
	}
	if o.sync == nil {
		o.sync = syncDir
	}
	if o.tallying == (tallying{}) {
		o.tallying = usualTallying
	}
	return o
}

func (o Options) folder(dir string) folder { return folder{dir, o.filled()} }

// A Reader reads the store, even while a [Store] elsewhere writes to it. It is
// safe for use by several goroutines.
type Reader struct {
	folder folder
	db     *sql.DB
}

// OpenReadOnly opens the store in a folder for reading. It creates nothing: where
// nothing is kept yet, the error is [history.ErrEmpty]. It may also wrap [history.ErrNewer],
// [history.ErrOlder], [history.ErrFolder], [history.ErrUnreadable], [history.ErrDamaged]
// and [history.ErrReadOnly].
func OpenReadOnly(dir string, o Options) (*Reader, error) {
	r, err := o.folder(dir).open()
	if err != nil {
		return nil, err
	}
	if err := r.checkLast(); err != nil {
		return nil, join(err, r.Close())
	}
	return r, nil
}

// open is OpenReadOnly without a look at the running export.
func (f folder) open() (*Reader, error) {
	if err := f.check(); err != nil {
		return nil, err
	}
	if !exists(f.db()) {
		return nil, f.checkEmpty()
	}
	r, err := openReader(f)
	if err != nil {
		return nil, f.mayRead(err)
	}
	s, err := schemaOf(r.db)
	switch {
	case err != nil:
	case s.fresh():
		err = f.checkEmpty()
	case s.version > 0 && s.version < len(f.steps) && s.application == applicationID:
		err = history.ErrOlder
	default:
		err = s.check(len(f.steps))
	}
	if err != nil {
		return nil, join(err, r.Close())
	}
	return r, nil
}

// openReader opens the file without checking its schema. Where a reader would
// have to make files that it may not make, and no writer has left any, the file
// cannot change and is read as it is.
func openReader(f folder) (*Reader, error) {
	db, err := connectTo(reading, f.db(), 4)
	if errors.Is(err, history.ErrReadOnly) && !exists(f.db()+"-wal") {
		db, err = connectTo(immutable, f.db(), 4)
	}
	if err != nil {
		return nil, err
	}
	return &Reader{folder: f, db: db}, nil
}

// connectTo also reads something, because only then SQLite looks at the file.
func connectTo(a access, path string, connections int) (*sql.DB, error) {
	db, err := a.connect(path, connections)
	if err != nil {
		return nil, err
	}
	if _, err := schemaOf(db); err != nil {
		return nil, join(err, db.Close())
	}
	return db, nil
}

// Close lets go of the file.
func (r *Reader) Close() error { return wrap("close "+r.folder.db(), r.db.Close()) }

// Game returns a game as it stands. The error wraps [history.ErrNoGame] if
// there is none of that id, or [history.ErrDamaged] and names the entry that is
// not as it was written.
func (r *Reader) Game(id string) (scoring.Game, error) {
	l, _, err := r.load(id)
	return l.Game, err
}

// load reads a game and its batches.
func (r *Reader) load(id string) (history.Ledger, [][]scoring.Event, error) {
	l, batches := history.Ledger{ID: id}, [][]scoring.Event(nil)
	err := r.snapshot(func(q querier) error {
		err := eachEntry(q, `WHERE game = ? ORDER BY seq`, func(e history.Entry) (err error) {
			var events []scoring.Event
			l, events, err = l.Next(e)
			batches = append(batches, events)
			return err
		}, id)
		if err != nil {
			return err
		}
		return whole(q, l)
	})
	return l, batches, wrap("read game "+id, err)
}

// whole checks that nothing is missing at the end of a game.
func whole(q querier, l history.Ledger) error {
	s, err := stored(q, l.ID)
	switch {
	case errors.Is(err, sql.ErrNoRows) && l.Seq == 0:
		return history.Refusal{Reason: history.ErrNoGame, What: l.ID}
	case err == nil && s.Entries != l.Seq:
		return history.Damagedf("game %s: %d entries instead of %d", l.ID, l.Seq, s.Entries)
	case err != nil && reasonOf(err) != nil:
		return err
	}
	return nil // a damaged summary says nothing about the entries
}

// stored returns the summary of a game as it is stored.
func stored(q querier, id string) (history.Summary, error) {
	var body, sum string
	if err := q.QueryRow(`SELECT body, sum FROM summary WHERE game = ?`, id).Scan(&body, &sum); err != nil {
		return history.Summary{}, reasoned(err)
	}
	return history.ReadSummary(body, sum)
}

// snapshot lets f see one moment, whatever is written meanwhile.
func (r *Reader) snapshot(f func(querier) error) error {
	tx, err := r.db.Begin()
	if err != nil {
		return reasoned(err)
	}
	return join(f(tx), tx.Rollback())
}

// A querier is a database or a transaction.
type querier interface {
	Query(query string, args ...any) (*sql.Rows, error)
	QueryRow(query string, args ...any) *sql.Row
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
}

func eachEntry(q querier, clause string, f func(history.Entry) error, args ...any) error {
	return each(q, func(row row) error {
		e, err := scanEntry(row)
		if err != nil {
			return err
		}
		return f(e)
	}, `SELECT `+entryColumns+` FROM event `+clause, args...)
}

const entryColumns = `n, game, seq, at, body, sum`

func scanEntry(row scanner) (e history.Entry, err error) {
	err = row.Scan(&e.N, &e.Game, &e.Seq, &e.At, &e.Body, &e.Sum)
	return e, err
}

// A scanner is what the columns of a row can be read from.
type scanner interface{ Scan(dest ...any) error }

// A row is one row of a query.
type row struct{ *sql.Rows }

// Scan reads the columns of the row. What is no such thing as was written is damaged.
func (r row) Scan(dest ...any) error {
	if err := r.Rows.Scan(dest...); err != nil {
		return history.Damagedf("a row cannot be read: %w", err)
	}
	return nil
}

// each calls f with every row of a query, to scan it, until f fails.
func each(q querier, f func(row) error, query string, args ...any) error {
	rows, err := q.Query(query, args...)
	if err != nil {
		return reasoned(err)
	}
	defer rows.Close()
	for rows.Next() {
		if err := f(row{rows}); err != nil {
			return reasoned(err)
		}
	}
	return reasoned(rows.Err())
}

// texts returns the rows of a query, of one text each, or as many as can be read.
func texts(q querier, query string, args ...any) (all []string, err error) {
	err = each(q, func(row row) error {
		all = append(all, "")
		return row.Scan(&all[len(all)-1])
	}, query, args...)
	return all, err
}
