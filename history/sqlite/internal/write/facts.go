package write

import (
	"slices"
	"strings"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
)

// isTrashed is the SQL for whether the game of a fact is in the trash.
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
	for _, id := range s.People() {
		if err := w.Exec(`INSERT INTO player (person, game) VALUES (?, ?)`, id, s.ID); err != nil {
			return err
		}
	}
	return nil
}

// saveFact writes down what statistics need to know of a game.
func saveFact(w *database.Writer, s history.Summary) error {
	f := s.Fact
	return w.Exec(`INSERT INTO fact (game, day, variant, ending, hidden, body)
		SELECT ?1, ?2, ?3, ?4, `+strings.ReplaceAll(isTrashed, "= game", "= ?1")+`, ?5 WHERE true
		ON CONFLICT (game) DO UPDATE SET day = excluded.day, variant = excluded.variant, ending = excluded.ending, body = excluded.body`,
		f.Game, f.Day, f.Variant, f.Ending, f.Encode())
}
