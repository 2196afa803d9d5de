package sqlite

import (
	"encoding/json"

	"tabby/history"
)

// Trashed lists the games in the trash, the newest first.
func (r *Reader) Trashed() ([]history.Summary, error) {
	games, err := r.summaries(`SELECT game AS id FROM fact WHERE hidden = 1`)
	return games, wrap("list the trash", err)
}

// EmptyTrash deletes all games in the trash for good, and returns how many. An
// import does not bring them back; a backup made before does.
func (s *Store) EmptyTrash() (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	gone := 0
	err := s.w.transact(func(w *writer) error {
		if err := markForDeletion(w); err != nil {
			return err
		}
		var err error
		gone, err = purge(w)
		return err
	})
	if err == nil && gone > 0 {
		err = s.renumber()
	}
	return gone, wrap("empty the trash", err)
}

// markForDeletion marks every game in the trash as gone.
func markForDeletion(w *writer) error {
	var marks []history.Annotation
	err := eachAnnotation(w, history.OfGame, func(m history.Annotation) error {
		var g history.GameAnnotation
		if err := json.Unmarshal([]byte(m.Body), &g); err != nil || g.Trashed == "" || g.Gone {
			return err
		}
		body, err := history.EncodeAnnotation(history.GameAnnotation{Trashed: g.Trashed, Gone: true})
		marks = append(marks, history.Annotation{Kind: m.Kind, ID: m.ID, Rev: m.Rev + 1, Body: body})
		return err
	})
	if err != nil {
		return err
	}
	for _, m := range marks {
		if err := saveAnnotation(w, m); err != nil {
			return err
		}
	}
	return nil
}

// purge deletes every game that is marked for deletion, and returns how many
// there were. The running export then has to be replaced.
func purge(w *writer) (int, error) {
	ids, err := texts(w, `SELECT g.id FROM mark AS m JOIN game AS g ON g.id = m.id
		WHERE m.kind = 'game' AND m.body ->> 'gone'`)
	if err != nil || len(ids) == 0 {
		return 0, err
	}
	for _, id := range ids {
		for _, table := range []string{"event WHERE game", "other_entry WHERE game", "summary WHERE game", "player WHERE game", "fact WHERE game", "game WHERE id"} {
			if err := w.exec(`DELETE FROM `+table+` = ?`, id); err != nil {
				return 0, err
			}
		}
	}
	return len(ids), due(w)
}

// renumber follows a purge: it replaces the running export and goes on from the
// last number that is left. If it is interrupted, the next start does it.
func (s *Store) renumber() error {
	last, err := lastEntry(s.w)
	if err != nil {
		return err
	}
	s.last = last
	return s.swapRunning(replaceRunning(s.folder, s.w))
}

// swapRunning goes on with another running export.
func (s *Store) swapRunning(next *running, err error) error {
	if err != nil {
		return err
	}
	old := s.running.file
	s.running = next
	return old.Close()
}

// replaceRunning writes the running export again and opens it.
func replaceRunning(f folder, w *writer) (*running, error) {
	if err := writeRunning(f, w); err != nil {
		return nil, err
	}
	if err := w.exec(`DELETE FROM due WHERE what = 'running'`); err != nil {
		return nil, err
	}
	return openRunning(f, w)
}

// isDue reports whether something is still to be done.
func isDue(q querier, what string) (bool, error) {
	n := 0
	err := q.QueryRow(`SELECT count(*) FROM due WHERE what = ?`, what).Scan(&n)
	return n > 0, err
}
