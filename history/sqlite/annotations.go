package sqlite

import (
	"database/sql"
	"encoding/json"
	"errors"

	"tabby/history"
)

// readMarks calls f with every mark of a kind, or of all for "".
func readMarks(q querier, kind string, f func(history.Annotation) error) error {
	rows, err := q.Query(`SELECT kind, id, rev, body, sum FROM mark WHERE ? = '' OR kind = ? ORDER BY kind, id`, kind, kind)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		m, err := scanMark(rows)
		if err == nil {
			err = f(m)
		}
		if err != nil {
			return err
		}
	}
	return rows.Err()
}

func scanMark(row interface{ Scan(...any) error }) (history.Annotation, error) {
	var m history.Annotation
	var sum string
	if err := row.Scan(&m.Kind, &m.ID, &m.Rev, &m.Body, &sum); err != nil {
		return m, err
	}
	if sum != m.Sum() {
		return m, history.Damagedf("what is said about %s %s does not match its checksum", m.Kind, m.ID)
	}
	return m, nil
}

// markOf reads what is said about something, the zero T where nothing is.
func markOf[T any](q querier, kind, id string) (t T, rev int, err error) {
	m, err := scanMark(q.QueryRow(`SELECT kind, id, rev, body, sum FROM mark WHERE kind = ? AND id = ?`, kind, id))
	if errors.Is(err, sql.ErrNoRows) {
		return t, 0, nil
	}
	if err != nil {
		return t, 0, err
	}
	return t, m.Rev, json.Unmarshal([]byte(m.Body), &t)
}

// marksOf reads everything said about things of a kind, by id.
func marksOf[T any](q querier, kind string) (map[string]T, error) {
	all := map[string]T{}
	err := readMarks(q, kind, func(m history.Annotation) error {
		var t T
		err := json.Unmarshal([]byte(m.Body), &t)
		all[m.ID] = t
		return err
	})
	return all, err
}

// A marking is a change of what is said about something.
type marking[T any] struct {
	doing    string
	kind, id string
	change   func(q querier, t *T) error
}

// remark carries out a change. One that changes nothing is not written.
func remark[T comparable](s *Store, c marking[T]) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	var m history.Annotation
	err := s.w.transact(func(w *writer) error {
		before, rev, err := markOf[T](w, c.kind, c.id)
		if err != nil {
			return err
		}
		after := before
		if err := c.change(w, &after); err != nil || after == before {
			return err
		}
		m = history.Annotation{Kind: c.kind, ID: c.id, Rev: rev + 1}
		if m.Body, err = history.EncodeAnnotation(after); err != nil {
			return err
		}
		return saveMark(w, m)
	})
	if err == nil && m.Rev > 0 {
		s.running.mark(s.db, m)
	}
	return explain(c.doing, err)
}

// saveMark writes a mark down, and what follows from it.
func saveMark(w *writer, m history.Annotation) error {
	if err := w.exec(`INSERT INTO mark (kind, id, rev, body, sum) VALUES (?, ?, ?, ?, ?)
		ON CONFLICT (kind, id) DO UPDATE SET rev = excluded.rev, body = excluded.body, sum = excluded.sum`,
		m.Kind, m.ID, m.Rev, m.Body, m.Sum()); err != nil {
		return err
	}
	if m.Kind != history.OfGame {
		return nil
	}
	return w.exec(`UPDATE fact SET hidden = `+trashedMark+` WHERE game = ?`, m.ID)
}

// trashedMark is whether the game of a fact is in the trash.
const trashedMark = `EXISTS (SELECT 1 FROM mark WHERE kind = 'game' AND id = game AND body ->> 'trashed' <> '')`

// gone reports whether a game was emptied from the trash.
func gone(q querier, id string) (bool, error) {
	m, _, err := markOf[history.GameAnnotation](q, history.OfGame, id)
	if errors.Is(err, history.ErrDamaged) {
		err = nil // that is for a check to say
	}
	return m.Gone, err
}
