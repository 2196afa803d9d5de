package running

import (
	"database/sql"
	"errors"
	"io"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
)

// A place is up to where the running export was on the disk: so many bytes, and the number of
// the last entry in them. The lines after it were appended without waiting for the disk:
// where the power was cut, some of them may be there and some before them not.
type place struct{ bytes, n int64 }

// Sync waits until the running export is on the disk, and keeps up to where. Should
// that fail, the next start checks more of it.
func (r *Export) Sync(w *database.Writer) {
	if r.Behind || r.File.Sync() != nil {
		return
	}
	at := place{r.End, r.Last}
	if was, err := syncedPlace(w); err == nil && was == at {
		return
	}
	_ = w.Transact(func(w *database.Writer) error {
		return errors.Join(w.Exec(`DELETE FROM due WHERE what = 'revisions'`), w.Exec(`DELETE FROM synced`),
			w.Exec(`INSERT INTO synced VALUES (?, ?)`, at.bytes, at.n))
	})
}

// syncedPlace returns up to where the running export was on the disk, as far as is known.
func syncedPlace(q database.Querier) (at place, err error) {
	err = q.QueryRow(`SELECT bytes, n FROM synced`).Scan(&at.bytes, &at.n)
	if errors.Is(err, sql.ErrNoRows) {
		return place{}, nil
	}
	return at, disk.Reasoned(err)
}

// errHoles means that the running export is not what it was when it was on the disk.
var errHoles = errors.New("the running export has holes")

// mostChecked is how many bytes an opening checks if it is not known how much was on the disk, as
// of a file of an older Tabby: a second of work. A longer one is checked once a week.
const mostChecked = 16 << 20

// mend drops everything since the last place from the end of the file if something of that is
// missing. The error is [errHoles] if it is missing before, and [history.ErrAhead] if the
// database lacks an entry of it.
func (r *Export) mend(q database.Querier) error {
	at, err := r.lastPlace(q)
	if err != nil || (at == place{}) && r.End > mostChecked && r.Last > 0 {
		return err
	}
	whole, err := r.wholeFrom(at, q)
	switch {
	case err != nil || whole:
		return err
	case at == place{}:
		return errHoles
	}
	r.End, r.Last, r.Behind = at.bytes, at.n, true
	return nil
}

// lastPlace returns up to where the file is as it was on the disk, or its beginning where that is
// not known.
func (r *Export) lastPlace(q database.Querier) (place, error) {
	at, err := syncedPlace(q)
	if err != nil {
		return place{}, disk.Wrap(history.ReadingFile, err)
	}
	if ends, err := r.endsAt(at, q); err != nil || !ends {
		return place{}, err
	}
	return at, nil
}

// endsAt reports whether the bytes up to a place end with its entry.
func (r *Export) endsAt(at place, q database.Querier) (bool, error) {
	if at.bytes > r.End {
		return false, nil
	}
	t, err := readTail(r.File, at.bytes)
	if err != nil || t.torn || t.last.Game == "" {
		return err == nil && !t.torn && at.n == 0, err
	}
	n := int64(0)
	err = q.QueryRow(`SELECT n FROM event WHERE game = ? AND seq = ? AND sum = ?`, t.last.Game, t.last.Seq, t.last.Sum).Scan(&n)
	if errors.Is(err, sql.ErrNoRows) {
		return false, nil
	}
	return n == at.n, disk.Reasoned(err)
}

// wholeFrom reports whether all lines after a place are as they were written, and have all
// entries of the database up to the last. The error wraps [history.ErrDamaged] if the
// database lacks one.
func (r *Export) wholeFrom(at place, q database.Querier) (bool, error) {
	c := continuity{q: q, last: at.n, whole: true, chain: chain{}}
	if err := history.EachLine(io.NewSectionReader(r.File, at.bytes, r.End-at.bytes), c.line); err != nil {
		return false, disk.Wrap(history.ReadingFile, err)
	}
	stored := 0
	err := q.QueryRow(`SELECT count(*) FROM event WHERE n > ? AND n <= ?`, at.n, max(c.last, r.Last)).Scan(&stored)
	if err == nil && (at == place{}) {
		others, removed := 0, 0
		err = q.QueryRow(`SELECT (SELECT count(*) FROM other_entry), (SELECT count(*) FROM removed)`).Scan(&others, &removed)
		c.whole = c.whole && r.End > 0 && others == c.others && removed == c.removed
	}
	return c.whole && stored == c.found, disk.Reasoned(err)
}

// A continuity follows the lines of a running export.
type continuity struct {
	q       database.Querier
	last    int64 // number of the last entry
	found   int   // entries
	others  int   // entries off the main lines
	removed int   // games that were deleted for good
	whole   bool  // so far
	chain   chain
}

func (c *continuity) line(_ int, text []byte) error {
	what, err := history.ParseLine(text)
	c.whole = c.whole && (err == nil || errors.Is(err, history.ErrRevision)) && isAsWritten(c.q, text, what)
	switch e := what.(type) {
	case history.Other:
		c.others++
	case history.Removed:
		c.removed++
	case history.Entry:
		return c.entry(e)
	}
	return nil
}

func (c *continuity) entry(e history.Entry) error {
	n, same := int64(0), false
	err := c.q.QueryRow(`SELECT n, at = ? AND body = ? FROM event WHERE game = ? AND seq = ? AND sum = ?`, e.At, e.Body, e.Game, e.Seq, e.Sum).
		Scan(&n, &same)
	if errors.Is(err, sql.ErrNoRows) {
		c.whole = false
		ahead, err := c.chain.ahead(c.q, e)
		if ahead {
			return history.Damaged(history.Refusal{Reason: history.ErrAhead})
		}
		return err
	}
	c.whole = c.whole && same && n > c.last
	c.last, c.chain[e.Game] = n, e
	c.found++
	return err
}
