package read

import (
	"database/sql"
	"errors"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
	"tabby/scoring"
)

// LastEntry returns the number of the last entry of all.
func LastEntry(q database.Querier) (last int64, err error) {
	err = q.QueryRow(`SELECT coalesce(max(n), 0) FROM event`).Scan(&last)
	return last, err
}

// Game returns a game as it stands. The error wraps [history.ErrNoGame] if
// there is none of that id, [history.ErrNewerGame] if a newer Tabby wrote it, or
// [history.ErrDamaged] and names the entry that is not as it was written.
func (r *Source) Game(id string) (scoring.Game, error) {
	l, _, err := r.Load(id)
	return l.Game, err
}

// Load reads a game and its batches.
func (r *Source) Load(id string) (history.Ledger, [][]scoring.Event, error) {
	l, batches := history.Ledger{ID: id}, [][]scoring.Event(nil)
	err := r.Snapshot(func(q database.Querier) error {
		err := EachEntry(q, `WHERE game = ? ORDER BY seq`, func(e history.Entry) (err error) {
			var events []scoring.Event
			l, events, err = l.Next(e)
			batches = append(batches, events)
			return err
		}, id)
		if err == nil {
			err = whole(q, l)
		}
		if err != nil {
			return err
		}
		return l.Readable()
	})
	return l, batches, disk.Wrap(history.Reading, err)
}

// whole checks that nothing is missing at the end of a game.
func whole(q database.Querier, l history.Ledger) error {
	s, err := Stored(q, l.ID)
	switch {
	case errors.Is(err, sql.ErrNoRows) && l.Seq == 0:
		return history.Refusal{Reason: history.ErrNoGame, What: l.ID}
	case err == nil && s.Entries != l.Seq:
		return history.Damaged(history.Refusal{Reason: history.ErrEntries, Kind: history.OfGame, What: l.ID, Count: l.Seq, Known: s.Entries})
	case err != nil && disk.ReasonOf(err) != nil:
		return err
	}
	return nil // a damaged summary says nothing about the entries
}

// Stored returns the summary of a game as it is stored.
func Stored(q database.Querier, id string) (history.Summary, error) {
	var body, sum string
	if err := q.QueryRow(`SELECT body, sum FROM summary WHERE game = ?`, id).Scan(&body, &sum); err != nil {
		return history.Summary{}, disk.Reasoned(err)
	}
	return history.ReadSummary(body, sum)
}

// Snapshot lets f see one moment, whatever is written meanwhile.
func (r *Source) Snapshot(f func(database.Querier) error) error {
	tx, err := r.DB.Begin()
	if err != nil {
		return disk.Reasoned(err)
	}
	return disk.Join(f(tx), tx.Rollback())
}

// EachEntry calls f with the entries on main lines that a clause selects. It does not check them.
func EachEntry(q database.Querier, clause string, f func(history.Entry) error, args ...any) error {
	return database.Each(q, func(row database.Row) error {
		e, err := ScanEntry(row)
		if err != nil {
			return err
		}
		return f(e)
	}, `SELECT `+EntryColumns+` FROM event `+clause, args...)
}

const EntryColumns = `n, game, seq, at, body, sum`

// ScanEntry reads an entry from a row.
func ScanEntry(row database.Scanner) (e history.Entry, err error) {
	err = row.Scan(&e.N, &e.Game, &e.Seq, &e.At, &e.Body, &e.Sum)
	return e, err
}

// Follow reads a game entry by entry, and returns the number of its last one.
func Follow(q database.Querier, id string) (l history.Ledger, last int64, err error) {
	l.ID = id
	err = EachEntry(q, `WHERE game = ? ORDER BY seq`, func(e history.Entry) (err error) {
		l, _, err = l.Next(e)
		last = e.N
		return err
	}, id)
	return l, last, err
}
