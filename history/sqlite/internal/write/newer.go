package write

import (
	"errors"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/read"
	"tabby/scoring"
)

// knows is the setting that keeps what the Tabby knew that last tried to read what a newer one
// wrote.
const knows = "knows"

// ReadNewer makes ordinary games of those that a newer Tabby wrote, if this one is new enough.
// It tries again only when it knows more than the last time.
func ReadNewer(w *database.Writer) error {
	ids, err := database.Texts(w, `SELECT game FROM summary INDEXED BY summary_newer WHERE over = 3 ORDER BY game`)
	if err != nil || len(ids) == 0 {
		return err
	}
	known := history.Checksum(scoring.Vocabulary())
	if (read.Lookup{Q: w}).Setting(knows) == known {
		return nil
	}
	return w.Transact(func(w *database.Writer) error {
		for _, id := range ids {
			if err := readAgain(w, id); err != nil {
				return err
			}
		}
		return Value(w, "setting", knows, []byte(known))
	})
}

// readAgain derives anew what follows from a game. One that is not as a Tabby writes it stays
// as it is: a check names it.
func readAgain(w *database.Writer, id string) error {
	l, last, err := read.Follow(w, id)
	switch {
	case errors.Is(err, history.ErrDamaged):
		return nil
	case err != nil || l.Newer() != nil:
		return err
	}
	if err := derive(w, l, last); err != nil {
		return err
	}
	_, err = addUnknown(w, l.Derive().Seats)
	return err
}
