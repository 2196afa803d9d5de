package write

import (
	"errors"
	"strings"

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

// readAgain derives again what follows from a game. A game that no Tabby can have written stays as
// it is: a check names it.
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

// verbatim keeps a line if what it says is kept, and reports whether it is new. A spare one is
// kept of a game that cannot be computed here.
func verbatim(w *database.Writer, v history.Verbatim, spare bool) (added bool, err error) {
	about, id, _ := strings.Cut(v.Key, "/")
	kept := map[string]string{
		"person": `EXISTS (SELECT 1 FROM person WHERE id = ?4 AND sum = ?1)`,
		"mark":   `EXISTS (SELECT 1 FROM mark WHERE kind || '/' || id = ?4 AND sum = ?1)`,
		"game": `(EXISTS (SELECT 1 FROM event WHERE game = ?4 AND sum = ?1)
			OR EXISTS (SELECT 1 FROM other_entry WHERE game = ?4 AND sum = ?1))`,
	}[about]
	n, err := w.Change(`INSERT INTO verbatim (sum, key, line) SELECT ?1, ?2, ?3 WHERE `+kept+`
		AND (NOT ?5 OR EXISTS (SELECT 1 FROM summary WHERE game = ?4 AND over = 3)) ON CONFLICT DO NOTHING`, v.Sum, v.Key, v.Text, id, spare)
	return n > 0, err
}
