package sqlite

import (
	"github.com/google/uuid"

	"tabby/history"
	"tabby/scoring"
)

// Do carries out an intent: what it changes is durable when Do returns. Undo is the
// intent that takes it back, or nil if nothing changed or nothing can. The error is
// a refusal of [history.Decide], or what kept the store from writing; then nothing
// has changed.
func (s *Store) Do(in history.Intent) (undo history.Intent, err error) {
	undos, err := s.DoAll(in)
	if err != nil {
		return nil, err
	}
	return undos[0], nil
}

// DoAll carries out several intents, all or none, and returns what takes each back.
func (s *Store) DoAll(intents ...history.Intent) (undos []history.Intent, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	var done []history.Event
	moved := false
	err = s.w.transact(func(w *writer) error {
		for _, in := range intents {
			c, err := history.Decide(lookup{w}, in)
			if err == nil && c.Event != nil {
				err = saveEvent(w, c.Event)
			}
			if err != nil {
				return err
			}
			done, undos = append(done, c.Event), append(undos, c.Undo)
		}
		moved, err = settleAll(w, annotated(done))
		return err
	})
	if reasonOf(err) != nil {
		err = wrap("write down a change", err)
	}
	if err != nil {
		return nil, err
	}
	if moved {
		_ = s.renumber() // or the next start does it
		return undos, nil
	}
	for _, e := range done {
		if e, exported := e.(interface{ Line() []byte }); exported {
			s.running.revision(s.db, e.Line())
		}
	}
	return undos, nil
}

// annotated returns the ids of the games that some events are about.
func annotated(events []history.Event) (games []string) {
	for _, e := range events {
		if m, is := e.(history.Annotation); is && m.Kind == history.OfGame {
			games = append(games, m.ID)
		}
	}
	return games
}

// Meet returns the person of that name, and adds one if there is none. For an
// entry that was merged it returns the person it belongs to. A person who had
// retired plays again. The error is a refusal of [history.Decide].
func (s *Store) Meet(name string) (history.Person, error) {
	p, known, err := s.named(name)
	if err != nil || known && !p.Retired {
		return p, err
	}
	id, err := uuid.NewV7()
	if err == nil {
		_, err = s.Do(history.Meet{ID: id.String(), Name: name})
	}
	if err != nil {
		return history.Person{}, err
	}
	p, _, err = s.named(name)
	return p, err
}

// named returns the person with that name, and whether there is one. For an
// entry that was merged it returns the person it belongs to.
func (r *Reader) named(name string) (history.Person, bool, error) {
	people, same, err := r.entries()
	for _, p := range people {
		if scoring.SameName(p.Name, name) {
			return knownOf(people, same)[p.ID], err == nil, err
		}
	}
	return history.Person{}, false, err
}

// saveEvent writes down a new revision.
func saveEvent(w *writer, e history.Event) error {
	switch e := e.(type) {
	case history.Person:
		return savePerson(w, e)
	case history.Annotation:
		return saveAnnotation(w, e)
	case history.Setting:
		return saveValue(w, "setting", e.Key, []byte(e.Value))
	}
	panic("sqlite: an event of another kind")
}

// A lookup answers intents from the database.
type lookup struct{ q querier }

func (l lookup) Everyone() ([]history.Person, error) { return readPeople(l.q) }
func (l lookup) Aliases() (history.Aliases, error)   { return readAliases(l.q) }

func (l lookup) Annotation(kind, id string) (history.Annotation, error) {
	return readAnnotation(l.q, kind, id)
}

func (l lookup) HasGame(id string) (bool, error) {
	n := 0
	err := l.q.QueryRow(`SELECT count(*) FROM game WHERE id = ?`, id).Scan(&n)
	return n > 0, err
}

func (l lookup) HasEntry(game, sum string) (bool, error) {
	n := 0
	err := l.q.QueryRow(`SELECT (SELECT count(*) FROM event WHERE game = ?1 AND sum = ?2)
		+ (SELECT count(*) FROM other_entry WHERE game = ?1 AND sum = ?2)`, game, sum).Scan(&n)
	return n > 0, err
}

func (l lookup) Together(some, others []string) (int, error) {
	n := 0
	err := l.q.QueryRow(`SELECT count(*) FROM player AS a JOIN player AS b ON a.game = b.game
		WHERE a.person`+among+` AND b.person`+among, list(some), list(others)).Scan(&n)
	return n, err
}

func (l lookup) Setting(key string) string {
	value, _ := readValue(l.q, "setting", key)
	return string(value)
}

// Drafts and settings are values by key, of which the last holds.

// Draft returns the draft that was saved under a key, or nil if there is none that
// can be read.
func (r *Reader) Draft(key string) []byte {
	value, ok := readValue(r.db, "draft", key)
	if !ok {
		return nil
	}
	return append([]byte{}, value...) // an empty one is there too
}

// SaveDraft saves a draft durably in place of the one before; nil deletes it.
func (s *Store) SaveDraft(key string, value []byte) error {
	return wrap("save a draft", s.enqueue(&change{alone: true, do: func(w *writer) error {
		if value == nil {
			return w.exec(`DELETE FROM draft WHERE key = ?`, key)
		}
		return saveValue(w, "draft", key, value)
	}}))
}

// Setting returns a setting of this device, or "" if it is not set.
func (r *Reader) Setting(key string) string { return lookup{r.db}.Setting(key) }

// readValue reads a value, and reports whether there is one that can be read.
func readValue(q querier, table, key string) ([]byte, bool) {
	var value []byte
	var sum string
	err := q.QueryRow(`SELECT value, sum FROM `+table+` WHERE key = ?`, key).Scan(&value, &sum)
	if err != nil || sum != history.Checksum(key, string(value)) {
		return nil, false
	}
	return value, true
}

func saveValue(w *writer, table, key string, value []byte) error {
	return w.exec(`INSERT INTO `+table+` (key, value, sum) VALUES (?, ?, ?)
		ON CONFLICT (key) DO UPDATE SET value = excluded.value, sum = excluded.sum`,
		key, append([]byte{}, value...), history.Checksum(key, string(value)))
}
