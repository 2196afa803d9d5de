package write

import (
	"database/sql"
	"errors"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/read"
)

// SaveAnnotation writes down an annotation and what follows from it.
func SaveAnnotation(w *database.Writer, m history.Annotation) error {
	if err := w.Exec(`INSERT INTO mark (kind, id, rev, body, sum) VALUES (?, ?, ?, ?, ?)
		ON CONFLICT (kind, id) DO UPDATE SET rev = excluded.rev, body = excluded.body, sum = excluded.sum`,
		m.Kind, m.ID, m.Rev, m.Body, m.Sum()); err != nil {
		return err
	}
	if m.Kind != history.OfGame {
		return nil
	}
	if err := w.Exec(`UPDATE fact SET hidden = `+isTrashed+` WHERE game = ?`, m.ID); err != nil {
		return err
	}
	return playedOn(w, m.ID)
}

// playedOn writes down the evening on which a game was played, after what was noted about it changed.
func playedOn(w *database.Writer, game string) error {
	s, err := read.Stored(w, game)
	if errors.Is(err, sql.ErrNoRows) || errors.Is(err, history.ErrDamaged) {
		return nil // it is not there yet, or a check names it
	}
	if err != nil {
		return err
	}
	day, err := read.Day(w, s)
	if err != nil {
		return err
	}
	return w.Exec(`UPDATE fact SET day = ? WHERE game = ? AND day <> ?`, day, game, day)
}

// addUnknown adds the players whose ids are not among the people, and returns those.
func addUnknown(w *database.Writer, seats []history.Seat) (added []history.Person, err error) {
	people, err := read.People(w)
	if err != nil {
		return nil, err
	}
	known := map[string]bool{}
	for _, p := range people {
		known[p.ID] = true
	}
	for _, seat := range seats {
		if seat.Person == "" || known[seat.Person] {
			continue
		}
		p := history.Person{ID: seat.Person, Name: seat.Name, Rev: 1}
		p.Colour, p.Shape = history.RarestBadge(people)
		if err := Person(w, p); err != nil {
			return nil, err
		}
		people, known[p.ID] = append(people, p), true
		added = append(added, p)
	}
	return added, nil
}

// Person writes down a revision of a person.
func Person(w *database.Writer, p history.Person) error {
	return w.Exec(`INSERT INTO person (id, name, colour, mark, rev, sum) VALUES (?, ?, ?, ?, ?, ?)
		ON CONFLICT (id) DO UPDATE SET name = excluded.name, colour = excluded.colour, mark = excluded.mark,
			rev = excluded.rev, sum = excluded.sum`,
		p.ID, p.Name, p.Colour, p.Shape, p.Rev, p.Sum())
}

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

// Value saves a value by its key in a table, and replaces the one before.
func Value(w *database.Writer, table, key string, value []byte) error {
	return w.Exec(`INSERT INTO `+table+` (key, value, sum) VALUES (?, ?, ?)
		ON CONFLICT (key) DO UPDATE SET value = excluded.value, sum = excluded.sum`,
		key, append([]byte{}, value...), history.Checksum(key, string(value)))
}
