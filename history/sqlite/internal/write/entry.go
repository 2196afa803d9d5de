// Package write writes everything to a database: entries and what is derived from them, people,
// annotations, imports and migrations. Each function is part of a transaction of its caller.
package write

import (
	"errors"
	"slices"
	"strings"
	"time"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/read"
	"tabby/history/stats"
	"tabby/scoring"
)

// ErrUnfollowed means that the main line of a game does not end with the entry on which
// another is to follow.
var ErrUnfollowed = errors.New("the game does not stand where the entry follows")

// Entry adds an entry to the main line of its game, whose last entry has the given sum; and the
// game itself with its first entry.
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

// isTrashed is the SQL for whether the game of a fact is in the bin.
const isTrashed = `EXISTS (SELECT 1 FROM mark WHERE kind = 'game' AND id = game AND (body ->> 'trashed' <> '' OR body ->> 'gone'))`

// Summary writes down what was derived from a game whose last entry has number n of all, the
// people only if they changed.
func Summary(w *database.Writer, s history.Summary, n int64, changed bool) error {
	body, err := s.Body()
	if err != nil {
		return err
	}
	over := slices.Index([]history.State{history.Running, history.Over, history.Unplayed, history.Newer}, s.State())
	if err := w.Exec(`INSERT INTO summary (game, last, over, body, sum) VALUES (?, ?, ?, ?, ?)
		ON CONFLICT (game) DO UPDATE SET last = excluded.last, over = excluded.over, body = excluded.body, sum = excluded.sum`,
		s.ID, n, over, body, history.Checksum(body)); err != nil {
		return err
	}
	if err := saveFact(w, s); err != nil || !changed {
		return err
	}
	if err := w.Exec(`DELETE FROM player WHERE game = ?`, s.ID); err != nil {
		return err
	}
	return w.Exec(`INSERT INTO player (person, game) SELECT value, ?2 FROM json_each(?1)`, database.List(s.People()), s.ID)
}

// saveFact writes down what statistics need to know of a game, on the evening that was noted.
func saveFact(w *database.Writer, s history.Summary) error {
	f := s.Fact
	day, err := read.Day(w, s)
	if err != nil {
		return err
	}
	return w.Exec(`INSERT INTO fact (game, day, variant, ending, hidden, body)
		SELECT ?1, ?2, ?3, ?4, `+strings.ReplaceAll(isTrashed, "= game", "= ?1")+`, ?5 WHERE true
		ON CONFLICT (game) DO UPDATE SET day = excluded.day, variant = excluded.variant, ending = excluded.ending, body = excluded.body`,
		f.Game, day, f.Variant, f.Ending, f.Encode())
}

// atOnce is how many facts are derived again in one transaction.
const atOnce = 50

// FactsAgain derives some facts of games after the one given again that were derived by another
// rule than [stats.Form], with the summaries of these games, and returns the last of them, or "" if there are
// none. That of a game that is damaged is left for a check to name.
func FactsAgain(w *database.Writer, after string) (last string, err error) {
	err = w.Transact(func(w *database.Writer) error {
		ids, err := database.Texts(w, `SELECT game FROM fact WHERE game > ? AND substr(body, 1, 1) <> ? ORDER BY game LIMIT ?`, after, []byte{stats.Form}, atOnce)
		for i := 0; err == nil && i < len(ids); i++ {
			last = ids[i]
			if err = factAgain(w, last); errors.Is(err, history.ErrDamaged) {
				err = nil
			}
		}
		return err
	})
	return last, err
}

func factAgain(w *database.Writer, game string) error {
	l, last, err := read.Follow(w, game)
	if err != nil {
		return err
	}
	return Summary(w, l.Derive(), last, false)
}

// Purge deletes every game in the bin, and returns how many there were. The running
// export then has to be replaced.
func Purge(w *database.Writer) (int, error) {
	ids, err := database.Texts(w, `SELECT id FROM game WHERE `+strings.ReplaceAll(isTrashed, "id = game", "mark.id = game.id"))
	if err != nil || len(ids) == 0 {
		return 0, err
	}
	for _, id := range ids {
		if err := Removed(w, id); err != nil {
			return 0, err
		}
		if err := remove(w, id); err != nil {
			return 0, err
		}
	}
	return len(ids), due(w)
}

// remove deletes all that there is of a game.
func remove(w *database.Writer, id string) error {
	if err := w.Exec(`DELETE FROM verbatim WHERE key = 'game/' || ?`, id); err != nil {
		return err
	}
	if err := w.Exec(`DELETE FROM draft WHERE instr(key, '/') > 0 AND substr(key, instr(key, '/') + 1) = ?`, id); err != nil { // what is half done, and the names of its batches
		return err
	}
	for _, table := range []string{"event WHERE game", "other_entry WHERE game", "summary WHERE game", "player WHERE game", "fact WHERE game", "game WHERE id"} {
		if err := w.Exec(`DELETE FROM `+table+` = ?`, id); err != nil {
			return err
		}
	}
	return nil
}

// Removed notes that a game was deleted for good.
func Removed(w *database.Writer, id string) error {
	return w.Exec(`INSERT INTO removed VALUES (?) ON CONFLICT DO NOTHING`, id)
}

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
