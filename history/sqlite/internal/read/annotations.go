package read

import (
	"database/sql"
	"encoding/json"
	"errors"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
)

// EachAnnotation calls f with every annotation of a kind, or of all for "".
func EachAnnotation(q database.Querier, kind string, f func(history.Annotation) error) error {
	return database.Each(q, func(row database.Row) error {
		m, err := ScanAnnotation(row)
		if err != nil {
			return err
		}
		return f(m)
	}, `SELECT kind, id, rev, body, sum FROM mark WHERE ? = '' OR kind = ? ORDER BY kind, id`, kind, kind)
}

// ScanAnnotation reads an annotation from a row, and checks it.
func ScanAnnotation(row database.Scanner) (history.Annotation, error) {
	var m history.Annotation
	var sum string
	if err := row.Scan(&m.Kind, &m.ID, &m.Rev, &m.Body, &sum); err != nil {
		return m, err
	}
	if sum != m.Sum() {
		return m, history.Damaged(history.Refusal{Reason: history.ErrChecksum, Kind: m.Kind, What: m.ID})
	}
	return m, nil
}

// annotationOf returns the body of the annotation of something, or the zero T.
func annotationOf[T any](q database.Querier, kind, id string) (t T, err error) {
	m, err := Annotation(q, kind, id)
	if err == nil && m.Rev > 0 {
		err = json.Unmarshal([]byte(m.Body), &t)
	}
	return t, err
}

// Annotation reads the annotation of something, or returns the zero Annotation.
func Annotation(q database.Querier, kind, id string) (history.Annotation, error) {
	m, err := ScanAnnotation(q.QueryRow(`SELECT kind, id, rev, body, sum FROM mark WHERE kind = ? AND id = ?`, kind, id))
	if errors.Is(err, sql.ErrNoRows) {
		return history.Annotation{}, nil
	}
	return m, disk.Reasoned(err)
}

// annotationsOf returns the bodies of all annotations of a kind, by id.
func annotationsOf[T any](q database.Querier, kind string) (map[string]T, error) {
	all := map[string]T{}
	err := EachAnnotation(q, kind, func(m history.Annotation) error {
		var t T
		err := json.Unmarshal([]byte(m.Body), &t)
		all[m.ID] = t
		return err
	})
	return all, err
}

// AnnotationsAmong returns the bodies of the annotations of some things, by id. It leaves
// out what is damaged, of which a check says more.
func AnnotationsAmong[T any](q database.Querier, kind string, ids []string) (map[string]T, error) {
	all := map[string]T{}
	err := database.Each(q, func(row database.Row) error {
		m, err := ScanAnnotation(row)
		if errors.Is(err, history.ErrDamaged) {
			return nil
		}
		var t T
		if err == nil {
			err = json.Unmarshal([]byte(m.Body), &t)
		}
		all[m.ID] = t
		return err
	}, `SELECT kind, id, rev, body, sum FROM mark WHERE kind = ? AND id`+database.Among, kind, database.List(ids))
	return all, err
}

// Day returns the evening on which a game was played: the one that was noted, or the one of its summary as
// it was derived.
func Day(q database.Querier, s history.Summary) (string, error) {
	m, err := annotationOf[history.GameAnnotation](q, history.OfGame, s.ID)
	if errors.Is(err, history.ErrDamaged) {
		err = nil // a check names it
	}
	s.Created = m.Played(s.Created)
	return s.Day(), err
}
