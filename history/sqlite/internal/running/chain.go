package running

import (
	"database/sql"
	"errors"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
)

// A chain has the last entry of each game of a running export, as far as it was read.
type chain map[string]history.Entry

// ahead reports whether an entry that the database lacks was once written so: it follows on the
// one before. Otherwise it is of pieces of lines, as power cuts leave them, or the line before
// it is gone.
func (c chain) ahead(q database.Querier, e history.Entry) (bool, error) {
	before, known, err := c.before(q, e)
	if err != nil || !known || e.Check() != nil || e.Sum != e.Chained(before) {
		return false, err
	}
	c[e.Game] = e
	return true, nil
}

// before returns the checksum of the entry before another one, in the export or else in the
// database, which is "" before the first one of a game.
func (c chain) before(q database.Querier, e history.Entry) (sum string, known bool, err error) {
	if last, read := c[e.Game]; read && last.Seq == e.Seq-1 {
		return last.Sum, true, nil
	}
	if e.Seq == 1 {
		return "", true, nil
	}
	err = q.QueryRow(`SELECT sum FROM event WHERE game = ? AND seq = ?`, e.Game, e.Seq-1).Scan(&sum)
	if errors.Is(err, sql.ErrNoRows) {
		return "", false, nil
	}
	return sum, err == nil, disk.Reasoned(err)
}
