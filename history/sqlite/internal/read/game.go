package read

import (
	"database/sql"
	"errors"
	"time"

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

// Endings returns all endings of a game, its main line first and then those that part
// from it first. A game that was not written on by two devices apart has one. The error is
// like that of [Source.Game].
func (r *Source) Endings(id string) ([]history.Ending, error) {
	var all []history.Ending
	err := r.Snapshot(func(q database.Querier) error {
		nodes, _, err := Tree(q, id)
		if err != nil {
			return err
		}
		chosen, err := ChoiceOf(q, id)
		if err != nil {
			return err
		}
		l, err := Ledgers(q, id)
		if err != nil {
			return err
		}
		if len(nodes) == 0 {
			return history.Refusal{Reason: history.ErrNoGame, What: id}
		}
		all = history.EndingsOf(history.NewTree(nodes).Endings(chosen), l)
		return nil
	})
	summaries := make([]history.Summary, len(all))
	for i := range all {
		summaries[i] = all[i].Summary
	}
	err = disk.Join(err, r.complete(summaries))
	for i := range all {
		all[i].Summary = summaries[i]
	}
	return all, disk.Wrap(history.Reading, err)
}

// EachOther calls f with the entries outside the main lines that a clause selects, ordered by
// game, number and checksum. It checks each.
func EachOther(q database.Querier, clause string, f func(history.Other) error, args ...any) error {
	return database.Each(q, func(row database.Row) error {
		var o history.Other
		if err := row.Scan(&o.Game, &o.Seq, &o.Sum, &o.Before, &o.At, &o.Body); err != nil {
			return err
		}
		if o.Sum != o.Chained(o.Before) {
			return history.Damaged(history.Refusal{Reason: history.ErrChecksum, Kind: history.OfGame, What: o.Game, Seq: o.Seq})
		}
		return f(o)
	}, `SELECT game, seq, sum, before, at, body FROM other_entry `+clause+` ORDER BY game, seq, sum`, args...)
}

// Forked returns the games that have several endings.
func Forked(q database.Querier) (map[string]bool, error) {
	ids, err := database.Texts(q, `SELECT DISTINCT game FROM other_entry`)
	return setOf(ids), err
}

// endingsAmong returns how many endings those of some games have that have entries off their
// main lines.
func endingsAmong(q database.Querier, games []string) (map[string]int, error) {
	forked, err := database.Texts(q, `SELECT DISTINCT game FROM other_entry WHERE game`+database.Among, database.List(games))
	endings := map[string]int{}
	for _, id := range forked {
		if err == nil {
			var nodes []history.Node
			nodes, _, err = Tree(q, id)
			endings[id] = history.NewTree(nodes).Leaves()
		}
	}
	return endings, err
}

// Tree reads the tree of a game, and how many of its entries are its main line as it is
// stored: the first ones.
func Tree(q database.Querier, id string) (all []history.Node, main int, err error) {
	add := func(row database.Row, n *history.Node, more ...any) error {
		var at, body string
		err := row.Scan(append([]any{&n.Seq, &n.Sum, &at, &body}, more...)...)
		n.At, _ = time.Parse(time.RFC3339, at)
		n.Says = history.Said(body)
		all = append(all, *n)
		return err
	}
	before := ""
	err = database.Each(q, func(row database.Row) error {
		n := history.Node{Before: before}
		err := add(row, &n)
		before = n.Sum
		return err
	}, `SELECT seq, sum, at, body FROM event WHERE game = ? ORDER BY seq`, id)
	if main = len(all); err != nil {
		return nil, 0, err
	}
	err = database.Each(q, func(row database.Row) error {
		var n history.Node
		return add(row, &n, &n.Before)
	}, `SELECT seq, sum, at, body, before FROM other_entry WHERE game = ?`, id)
	return all, main, err
}

// ChoiceOf returns which ending of a game was chosen.
func ChoiceOf(q database.Querier, id string) (string, error) {
	m, err := Annotation(q, history.OfGame, id)
	return m.Choice(), err
}

// Ledgers returns a game as of each of its entries, by their sums.
func Ledgers(q database.Querier, id string) (map[string]history.Ledger, error) {
	at := map[string]history.Ledger{"": {ID: id}}
	next := func(e history.Entry, before string) error {
		l, known := at[before]
		if !known {
			return history.Damaged(history.Refusal{Reason: history.ErrGap, Kind: history.OfGame, What: id, Seq: e.Seq})
		}
		after, _, err := l.Next(e)
		at[e.Sum] = after
		return err
	}
	before := ""
	err := EachEntry(q, `WHERE game = ? ORDER BY seq`, func(e history.Entry) error {
		err := next(e, before)
		before = e.Sum
		return err
	}, id)
	if err == nil {
		err = EachOther(q, `WHERE game = ?`, func(o history.Other) error { return next(o.Entry, o.Before) }, id)
	}
	return at, err
}
