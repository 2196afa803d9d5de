package write

import (
	"tabby/history"
	"tabby/history/sqlite/internal/database"
)

// Revisions writes down new revisions, in their order.
func Revisions(w *database.Writer, all []history.Revision) error {
	for _, e := range all {
		if err := revision(w, e); err != nil {
			return err
		}
	}
	return nil
}

// revision writes down a new revision.
func revision(w *database.Writer, e history.Revision) error {
	switch e := e.(type) {
	case history.Person:
		return Person(w, e)
	case history.Annotation:
		return SaveAnnotation(w, e)
	case history.Setting:
		return Value(w, "setting", e.Key, []byte(e.Value))
	}
	panic("sqlite: an event of another kind")
}

// Value saves a value by its key in a table, in place of the one before.
func Value(w *database.Writer, table, key string, value []byte) error {
	return w.Exec(`INSERT INTO `+table+` (key, value, sum) VALUES (?, ?, ?)
		ON CONFLICT (key) DO UPDATE SET value = excluded.value, sum = excluded.sum`,
		key, append([]byte{}, value...), history.Checksum(key, string(value)))
}
