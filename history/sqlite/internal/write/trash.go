package write

import (
	"strings"

	"tabby/history/sqlite/internal/database"
)

// Purge deletes every game in the trash, and returns how many there were. The running
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
