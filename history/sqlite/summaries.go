package sqlite

import (
	"strings"

	"tabby/history"
)

// saveSummary writes down what is derived from a game whose last entry has
// number n of all, the people only if they changed.
func saveSummary(w *writer, d history.Derived, n int64, changed bool) error {
	r, err := d.Row()
	if err != nil {
		return err
	}
	return saveRow(w, r, n, changed)
}

// saveRow writes down what is derived from a game, as [saveSummary] does.
func saveRow(w *writer, r history.Row, n int64, changed bool) error {
	if err := w.exec(`INSERT INTO summary (game, last, over, body, sum) VALUES (?, ?, ?, ?, ?)
		ON CONFLICT (game) DO UPDATE SET last = excluded.last, over = excluded.over, body = excluded.body, sum = excluded.sum`,
		r.Game, n, r.Over, r.Body, history.Checksum(r.Body)); err != nil {
		return err
	}
	if err := saveFact(w, r.FactRow); err != nil || !changed {
		return err
	}
	if err := w.exec(`DELETE FROM player WHERE game = ?`, r.Game); err != nil {
		return err
	}
	for _, id := range r.People {
		if err := w.exec(`INSERT INTO player (person, game) VALUES (?, ?)`, id, r.Game); err != nil {
			return err
		}
	}
	return nil
}

// saveFact writes down what statistics need to know of a game.
func saveFact(w *writer, r history.FactRow) error {
	return w.exec(`INSERT INTO fact (game, day, variant, ending, hidden, body)
		SELECT ?1, ?2, ?3, ?4, `+strings.ReplaceAll(isTrashed, "= game", "= ?1")+`, ?5 WHERE true
		ON CONFLICT (game) DO UPDATE SET day = excluded.day, ending = excluded.ending, body = excluded.body`,
		r.Game, r.Day, r.Variant, r.Ending, r.Fact)
}
