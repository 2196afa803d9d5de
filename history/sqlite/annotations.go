package sqlite

import (
	"database/sql"
	"encoding/json"
	"errors"

	"tabby/history"
)

// eachAnnotation calls f with every annotation of a kind, or of all for "".
func eachAnnotation(q querier, kind string, f func(history.Annotation) error) error {
	return each(q, func(row row) error {
		m, err := scanAnnotation(row)
		if err != nil {
			return err
		}
		return f(m)
	}, `SELECT kind, id, rev, body, sum FROM mark WHERE ? = '' OR kind = ? ORDER BY kind, id`, kind, kind)
}

func scanAnnotation(row scanner) (history.Annotation, error) {
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

// annotationOf returns the body of the annotation of something, or the zero T.
func annotationOf[T any](q querier, kind, id string) (t T, err error) {
	m, err := readAnnotation(q, kind, id)
	if err == nil && m.Rev > 0 {
		err = json.Unmarshal([]byte(m.Body), &t)
	}
	return t, err
}

// readAnnotation reads the annotation of something, or returns the zero Annotation.
func readAnnotation(q querier, kind, id string) (history.Annotation, error) {
	m, err := scanAnnotation(q.QueryRow(`SELECT kind, id, rev, body, sum FROM mark WHERE kind = ? AND id = ?`, kind, id))
	if errors.Is(err, sql.ErrNoRows) {
		return history.Annotation{}, nil
	}
	return m, reasoned(err)
}

// annotationsOf returns the bodies of all annotations of a kind, by id.
func annotationsOf[T any](q querier, kind string) (map[string]T, error) {
	all := map[string]T{}
	err := eachAnnotation(q, kind, func(m history.Annotation) error {
		var t T
		err := json.Unmarshal([]byte(m.Body), &t)
		all[m.ID] = t
		return err
	})
	return all, err
}

// annotationsAmong returns the bodies of the annotations of some things, by id. It leaves
// out what is damaged, of which a check says more.
func annotationsAmong[T any](q querier, kind string, ids []string) (map[string]T, error) {
	all := map[string]T{}
	err := each(q, func(row row) error {
		m, err := scanAnnotation(row)
		if errors.Is(err, history.ErrDamaged) {
			return nil
		}
		var t T
		if err == nil {
			err = json.Unmarshal([]byte(m.Body), &t)
		}
		all[m.ID] = t
		return err
	}, `SELECT kind, id, rev, body, sum FROM mark WHERE kind = ? AND id`+among, kind, list(ids))
	return all, err
}

// saveAnnotation writes down an annotation and what follows from it.
func saveAnnotation(w *writer, m history.Annotation) error {
	if err := w.exec(`INSERT INTO mark (kind, id, rev, body, sum) VALUES (?, ?, ?, ?, ?)
		ON CONFLICT (kind, id) DO UPDATE SET rev = excluded.rev, body = excluded.body, sum = excluded.sum`,
		m.Kind, m.ID, m.Rev, m.Body, m.Sum()); err != nil {
		return err
	}
	if m.Kind != history.OfGame {
		return nil
	}
	return w.exec(`UPDATE fact SET hidden = `+isTrashed+` WHERE game = ?`, m.ID)
}

// isTrashed is the SQL for whether the game of a fact is in the trash.
const isTrashed = `EXISTS (SELECT 1 FROM mark WHERE kind = 'game' AND id = game AND body ->> 'trashed' <> '')`
