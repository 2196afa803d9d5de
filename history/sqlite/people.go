package sqlite

import (
	"fmt"
	"time"

	"github.com/google/uuid"

	"tabby/history"
	"tabby/scoring"
)

// People returns everybody known, those who played or were added last first. Who
// was merged into somebody else is counted there.
func (r *Reader) People() ([]history.Person, error) {
	people, same, err := r.everybody()
	return same.Merge(people), err
}

// readPeople relies on ids being UUIDv7: the greater of a person's own and that
// of their last game tells who comes first.
func readPeople(q querier) ([]history.Person, error) {
	rows, err := q.Query(`SELECT p.id, p.name, p.colour, p.mark, p.Rev, p.sum, coalesce(d.games, 0), coalesce(g.created, '')
		FROM person AS p
		LEFT JOIN played AS d ON d.person = p.id
		LEFT JOIN game AS g ON g.id = (SELECT max(game) FROM player WHERE person = p.id)
		ORDER BY max(p.id, coalesce(g.id, '')) DESC, p.id`)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var people []history.Person
	for rows.Next() {
		var p history.Person
		var sum, last string
		if err := rows.Scan(&p.ID, &p.Name, &p.Colour, &p.Shape, &p.Rev, &sum, &p.Games, &last); err != nil {
			return nil, err
		}
		if sum != p.Sum() {
			return nil, history.Damagedf("person %s: the checksum does not match", p.ID)
		}
		p.Last, _ = time.Parse(time.RFC3339, last) // zero if they never played
		people = append(people, p)
	}
	return people, rows.Err()
}

// AddPerson remembers somebody, with the colour and mark that fewest people
// have. The error wraps [scoring.ErrName], or [scoring.ErrSameName] where
// somebody of that name is known.
func (s *Store) AddPerson(name string) (history.Person, error) {
	var added history.Person
	err := s.changePeople("add a person", func(people []history.Person) (p history.Person, err error) {
		if p.Name, err = history.FreeName(people, "", name); err != nil {
			return p, err
		}
		id, err := uuid.NewV7()
		p.ID = id.String()
		p.Colour, p.Shape = history.RarestBadge(people)
		added = p
		return p, err
	})
	return added, err
}

// Meet returns the person of that name, or of whom that is another entry, and
// adds one where nobody has it. Who had retired plays again. The error wraps
// [scoring.ErrName].
func (s *Store) Meet(name string) (history.Person, error) {
	people, err := readPeople(s.db)
	if err != nil {
		return history.Person{}, explain("read the people", err)
	}
	for _, p := range people {
		if scoring.SameName(p.Name, name) {
			return s.meetAgain(p.ID)
		}
	}
	return s.AddPerson(name)
}

func (s *Store) meetAgain(entry string) (history.Person, error) {
	known, err := s.Known()
	p := known[entry]
	if err == nil && p.Retired {
		p.Retired = false
		err = s.RetirePerson(p.ID, false)
	}
	return p, err
}

// RenamePerson gives somebody another name, in past games as well. The error
// wraps [history.ErrNoPerson], or is like that of [Store.AddPerson].
func (s *Store) RenamePerson(id, name string) error {
	return s.changePeople("rename a person", func(people []history.Person) (history.Person, error) {
		p, err := history.PersonOf(people, id)
		if err == nil {
			p.Name, err = history.FreeName(people, id, name)
		}
		return p, err
	})
}

// RecolourPerson gives somebody another colour and mark, each 0 to 7. The error
// wraps [history.ErrNoPerson] or [history.ErrBadge].
func (s *Store) RecolourPerson(id string, colour, mark int) error {
	return s.changePeople("recolour a person", func(people []history.Person) (history.Person, error) {
		if min(colour, mark) < 0 || max(colour, mark) >= history.Badges {
			return history.Person{}, fmt.Errorf("%w: %d and %d", history.ErrBadge, colour, mark)
		}
		p, err := history.PersonOf(people, id)
		p.Colour, p.Shape = colour, mark
		return p, err
	})
}

// changePeople writes down the person that change answers, by id.
func (s *Store) changePeople(doing string, change func([]history.Person) (history.Person, error)) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	var changed history.Person
	err := s.w.transact(func(w *writer) error {
		people, err := readPeople(w)
		if err != nil {
			return err
		}
		if changed, err = change(people); err != nil {
			return err
		}
		changed.Rev++
		return savePerson(w, changed)
	})
	if err == nil {
		s.running.person(s.db, changed)
	}
	return explain(doing, err)
}

func savePerson(w *writer, p history.Person) error {
	err := w.exec(`INSERT INTO person (id, name, colour, mark, rev, sum) VALUES (?, ?, ?, ?, ?, ?)
		ON CONFLICT (id) DO UPDATE SET name = excluded.name, colour = excluded.colour, mark = excluded.mark,
			rev = excluded.rev, sum = excluded.sum`,
		p.ID, p.Name, p.Colour, p.Shape, p.Rev, p.Sum())
	return err
}
