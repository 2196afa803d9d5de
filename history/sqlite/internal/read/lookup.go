package read

import (
	"errors"
	"io"
	"slices"

	"tabby/history"
	"tabby/history/bring"
	"tabby/history/sqlite/internal/database"
)

// A Lookup answers intents from the database.
type Lookup struct{ Q database.Querier }

// Everyone implements [history.Lookup].
func (l Lookup) Everyone() ([]history.Person, error) { return everyone(l.Q) }

// Aliases implements [history.Lookup].
func (l Lookup) Aliases() (history.Aliases, error) { return aliases(l.Q) }

// Annotation implements [history.Lookup].
func (l Lookup) Annotation(kind, id string) (history.Annotation, error) {
	return Annotation(l.Q, kind, id)
}

// HasGame implements [history.Lookup].
func (l Lookup) HasGame(id string) (bool, error) {
	n := 0
	err := l.Q.QueryRow(`SELECT count(*) FROM game WHERE id = ?`, id).Scan(&n)
	return n > 0, err
}

// HasEntry implements [history.Lookup].
func (l Lookup) HasEntry(game, sum string) (bool, error) {
	n := 0
	err := l.Q.QueryRow(`SELECT (SELECT count(*) FROM event WHERE game = ?1 AND sum = ?2)
		+ (SELECT count(*) FROM other_entry WHERE game = ?1 AND sum = ?2)`, game, sum).Scan(&n)
	return n > 0, err
}

// Together implements [history.Lookup].
func (l Lookup) Together(some, others []string) (int, error) {
	n := 0
	err := l.Q.QueryRow(`SELECT count(*) FROM player AS a JOIN player AS b ON a.game = b.game
		WHERE a.person`+database.Among+` AND b.person`+database.Among, database.List(some), database.List(others)).Scan(&n)
	return n, err
}

// Setting implements [history.Lookup].
func (l Lookup) Setting(key string) string {
	value, _ := readValue(l.Q, "setting", key)
	return string(value)
}

// Drafts and settings are values by key, of which the last holds.

// Draft returns the draft that was saved under a key, or nil if there is none that
// can be read.
func (r *Source) Draft(key string) []byte {
	value, ok := readValue(r.DB, "draft", key)
	if !ok {
		return nil
	}
	return append([]byte{}, value...) // an empty one is there too
}

// Setting returns a setting of this device, or "" if it is not set.
func (r *Source) Setting(key string) string { return Lookup{Q: r.DB}.Setting(key) }

// readValue reads a value, and reports whether there is one that can be read.
func readValue(q database.Querier, table, key string) ([]byte, bool) {
	var value []byte
	var sum string
	err := q.QueryRow(`SELECT value, sum FROM `+table+` WHERE key = ?`, key).Scan(&value, &sum)
	if err != nil || sum != history.Checksum(key, string(value)) {
		return nil, false
	}
	return value, true
}

// Brings reports whether a table for spreadsheets has a game that is not stored here. For a table
// that Tabby did not write this cannot be known, and it returns true.
func (r *Source) Brings(table io.Reader) bool {
	text, err := io.ReadAll(table)
	if err != nil {
		return true // the import says what is wrong
	}
	f, err := bring.Read(text, bring.Options{})
	if err != nil || !f.Own {
		return true
	}
	_, ids := f.Fingerprints()
	return slices.ContainsFunc(ids, func(id string) bool {
		_, err := r.Summary(id)
		return errors.Is(err, history.ErrNoGame)
	})
}
