package write

import (
	"strings"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
)

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
