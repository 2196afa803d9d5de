package write

import (
	"errors"
	"time"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
)

// ErrUnfollowed means that the main line of a game does not end with the entry on which
// another is to follow.
var ErrUnfollowed = errors.New("the game does not stand where the entry follows")

// Entry adds an entry to the main line of its game, which ends with the sum before,
// and the game if it is the first.
func Entry(w *database.Writer, e history.Entry, before string, s history.Summary) error {
	if e.Seq == 1 {
		if err := w.Exec(`INSERT INTO game (id, created, variant) VALUES (?, ?, ?)`,
			e.Game, s.Created.Format(time.RFC3339Nano), s.Variant); err != nil {
			return err
		}
	}
	added, err := w.Change(`INSERT INTO event (game, seq, n, at, body, sum) SELECT ?1, ?2, ?3, ?4, ?5, ?6
		WHERE ?2 = 1 OR EXISTS (SELECT 1 FROM event WHERE game = ?1 AND seq = ?2 - 1 AND sum = ?7)`,
		e.Game, e.Seq, e.N, e.At, e.Body, e.Sum, before)
	if err == nil && added == 0 {
		err = ErrUnfollowed
	}
	return err
}
