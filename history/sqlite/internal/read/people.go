package read

import (
	"database/sql"
	"encoding/json"
	"errors"
	"io"
	"slices"
	"time"

	"tabby/history"
	"tabby/history/bring"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
)

// People returns everyone known, the last to have played or been added first. The games of merged
// entries count for the person they belong to. People who are set aside are left out.
func (r *Source) People() ([]history.Person, error) {
	people, same, err := r.entries()
	return slices.DeleteFunc(same.Merged(people), func(p history.Person) bool { return p.Aside }), err
}

// entries returns every entry of a person, and the annotations that say which
// are of the same person.
func (r *Source) entries() ([]history.Person, history.Aliases, error) {
	people, err := everyone(r.DB)
	if err != nil {
		return nil, nil, disk.Wrap(history.Reading, err)
	}
	same, err := aliases(r.DB)
	return people, same, disk.Wrap(history.Reading, err)
}

// everyone is [People], and says who is set aside.
func everyone(q database.Querier) ([]history.Person, error) {
	people, err := People(q)
	if err != nil || !slices.ContainsFunc(people, history.Person.IsBrought) {
		return people, err
	}
	played, err := database.Texts(q, `SELECT DISTINCT o.person FROM player AS o JOIN fact AS f ON f.game = o.game WHERE f.hidden = 0`)
	for i, p := range people {
		people[i].Aside = p.IsBrought() && !slices.Contains(played, p.ID)
	}
	return people, err
}

// Strangers returns the people who have never shared a game with a person, and
// so could be the same one. Those who played last come first.
func (r *Source) Strangers(person string) ([]history.Person, error) {
	people, err := r.People()
	if err != nil {
		return nil, err
	}
	same, err := aliases(r.DB)
	if err != nil {
		return nil, disk.Wrap(history.Reading, err)
	}
	met := map[string]bool{}
	ids, err := database.Texts(r.DB, `SELECT DISTINCT b.person FROM player AS a JOIN player AS b ON a.game = b.game
		WHERE a.person`+database.Among, database.List(same.Entries(same.Of(person))))
	for _, id := range ids {
		met[same.Of(id)] = true
	}
	strangers := slices.DeleteFunc(people, func(p history.Person) bool { return met[p.ID] || p.ID == same.Of(person) })
	return strangers, disk.Wrap(history.Reading, err)
}

// Namesakes returns the pairs of people of one name, or of one seat, about whom nobody has said yet whether
// they are one person.
func (r *Source) Namesakes() ([]history.Namesake, error) {
	people, same, err := r.entries()
	if err != nil {
		return nil, err
	}
	seats, err := sameSeats(r.DB)
	if err != nil {
		return nil, disk.Wrap(history.Reading, err)
	}
	all, err := same.Namesakes(people, seats, Lookup{Q: r.DB}.Together)
	return all, disk.Wrap(history.Reading, err)
}

// sameSeats returns who sits at the same seats of the same games, each two once.
func sameSeats(q database.Querier) (all []history.SameSeat, err error) {
	known := map[history.SameSeat]bool{}
	err = database.Each(q, func(row database.Row) error {
		var body, other string
		err := row.Scan(&body, &other)
		for _, seat := range history.SameSeats(body, other) {
			if !known[seat] {
				known[seat] = true
				all = append(all, seat)
			}
		}
		return err
	}, `SELECT e.body, o.body FROM other_entry AS o JOIN event AS e ON e.game = o.game AND e.seq = o.seq WHERE o.seq = 1`)
	return all, err
}

// Known returns the person of every entry, by id.
func (r *Source) Known() (map[string]history.Person, error) {
	people, same, err := r.entries()
	if err != nil {
		return nil, err
	}
	return knownOf(people, same), nil
}

// Entries returns the further entries of the same person, as they are called.
func (r *Source) Entries(person string) ([]history.Person, error) {
	people, same, err := r.entries()
	if err != nil {
		return nil, err
	}
	var further []history.Person
	for _, p := range people {
		if p.ID != person && same.Of(p.ID) == same.Of(person) && same.Of(p.ID) != p.ID {
			further = append(further, p)
		}
	}
	return further, nil
}

// Named returns the person with that name, and whether there is one. For an
// entry that was merged it returns the person it belongs to.
func (r *Source) Named(name string) (history.Person, bool, error) {
	people, same, err := r.entries()
	p, known := history.Named(people, name)
	if !known {
		return history.Person{}, false, err
	}
	return knownOf(people, same)[p.ID], err == nil, err
}

// People relies on ids being UUIDv7: the greater of a person's own and that
// of their last game says who comes first.
func People(q database.Querier) ([]history.Person, error) {
	var people []history.Person
	err := database.Each(q, func(row database.Row) error {
		var p history.Person
		var sum, last string
		if err := row.Scan(&p.ID, &p.Name, &p.Colour, &p.Shape, &p.Rev, &sum, &p.Games, &last); err != nil {
			return err
		}
		if sum != p.Sum() {
			return history.Damaged(history.Refusal{Reason: history.ErrChecksum, Kind: history.OfPerson, What: p.ID})
		}
		p.Last, _ = time.Parse(time.RFC3339, last) // zero if they never played
		people = append(people, p)
		return nil
	}, `SELECT p.id, p.name, p.colour, p.mark, p.Rev, p.sum, coalesce(d.games, 0), coalesce(g.created, '')
		FROM person AS p
		LEFT JOIN played AS d ON d.person = p.id
		LEFT JOIN game AS g ON g.id = (SELECT max(game) FROM player WHERE person = p.id)
		ORDER BY max(p.id, coalesce(g.id, '')) DESC, p.id`)
	return people, err
}

// Person reads one entry of a person. The error is [sql.ErrNoRows] if there is none of that id.
func Person(q database.Querier, id string) (p history.Person, err error) {
	var sum string
	err = q.QueryRow(`SELECT id, name, colour, mark, rev, sum FROM person WHERE id = ?`, id).Scan(&p.ID, &p.Name, &p.Colour, &p.Shape, &p.Rev, &sum)
	if err == nil && sum != p.Sum() {
		err = history.Damaged(history.Refusal{Reason: history.ErrChecksum, Kind: history.OfPerson, What: id})
	}
	return p, err
}

// aliases returns which entries of people are of the same person.
func aliases(q database.Querier) (history.Aliases, error) {
	return annotationsOf[history.PersonAnnotation](q, history.OfPerson)
}

func knownOf(people []history.Person, same history.Aliases) map[string]history.Person {
	known := make(map[string]history.Person, len(people))
	for _, p := range same.Merged(people) {
		known[p.ID] = p
	}
	for _, p := range people {
		if of, ok := known[same.Of(p.ID)]; ok {
			known[p.ID] = of
		} else {
			known[p.ID] = p // of a person who is not known here
		}
	}
	return known
}

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

// A Lookup answers intents from the database.
type Lookup struct{ Q database.Querier }

// Everyone implements [history.Lookup].
func (l Lookup) Everyone() ([]history.Person, error) { return everyone(l.Q) }

// Aliases implements [history.Lookup].
func (l Lookup) Aliases() (history.Aliases, error) { return aliases(l.Q) }

// Annotation implements [history.Lookup].
func (l Lookup) Annotation(kind, id string) (history.Annotation, error) {
	return Annotation(l.Q, kind, id)
}

// HasGame implements [history.Lookup].
func (l Lookup) HasGame(id string) (bool, error) {
	n := 0
	err := l.Q.QueryRow(`SELECT count(*) FROM game WHERE id = ?`, id).Scan(&n)
	return n > 0, err
}

// HasEntry implements [history.Lookup].
func (l Lookup) HasEntry(game, sum string) (bool, error) {
	n := 0
	err := l.Q.QueryRow(`SELECT (SELECT count(*) FROM event WHERE game = ?1 AND sum = ?2)
		+ (SELECT count(*) FROM other_entry WHERE game = ?1 AND sum = ?2)`, game, sum).Scan(&n)
	return n > 0, err
}

// Together implements [history.Lookup].
func (l Lookup) Together(some, others []string) (int, error) {
	n := 0
	err := l.Q.QueryRow(`SELECT count(*) FROM player AS a JOIN player AS b ON a.game = b.game
		WHERE a.person`+database.Among+` AND b.person`+database.Among, database.List(some), database.List(others)).Scan(&n)
	return n, err
}

// Setting implements [history.Lookup].
func (l Lookup) Setting(key string) string {
	value, _ := readValue(l.Q, "setting", key)
	return string(value)
}

// Drafts and settings are values by key, of which the last holds.

// Draft returns the draft that was saved under a key, or nil if there is none that
// can be read.
func (r *Source) Draft(key string) []byte {
	value, ok := readValue(r.DB, "draft", key)
	if !ok {
		return nil
	}
	return append([]byte{}, value...) // an empty one is there too
}

// Setting returns a setting of this device, or "" if it is not set.
func (r *Source) Setting(key string) string { return Lookup{Q: r.DB}.Setting(key) }

// readValue reads a value, and reports whether there is one that can be read.
func readValue(q database.Querier, table, key string) ([]byte, bool) {
	var value []byte
	var sum string
	err := q.QueryRow(`SELECT value, sum FROM `+table+` WHERE key = ?`, key).Scan(&value, &sum)
	if err != nil || sum != history.Checksum(key, string(value)) {
		return nil, false
	}
	return value, true
}

// Brings reports whether a table for spreadsheets has a game that is not stored here. For a table
// that Tabby did not write this cannot be known, and it returns true.
func (r *Source) Brings(table io.Reader) bool {
	text, err := io.ReadAll(table)
	if err != nil {
		return true // the import says what is wrong
	}
	f, err := bring.Read(text, bring.Options{})
	if err != nil || !f.Own {
		return true
	}
	_, ids := f.Fingerprints()
	return slices.ContainsFunc(ids, func(id string) bool {
		_, err := r.Summary(id)
		return errors.Is(err, history.ErrNoGame)
	})
}
