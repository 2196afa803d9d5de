package sqlite

import (
	"fmt"
	"slices"

	"tabby/history"
)

// MergePeople makes an entry another one of somebody: its games are theirs from
// now on, in lists and in statistics. Nothing is rewritten, and [Store.PartPerson]
// undoes it. The error wraps [history.ErrNoPerson], or [history.ErrTogether] where both have sat
// at one table.
func (s *Store) MergePeople(entry, into string) error {
	return remark(s, marking[history.PersonAnnotation]{"merge two people", history.OfPerson, entry, func(q querier, m *history.PersonAnnotation) error {
		same, err := readSame(q)
		if err != nil {
			return err
		}
		into := same.Of(into)
		if same.Of(entry) == into {
			return nil
		}
		for _, id := range []string{entry, into} {
			if err := isPerson(q, id); err != nil {
				return err
			}
		}
		if err := apart(q, same.Entries(same.Of(entry)), same.Entries(into)); err != nil {
			return err
		}
		m.Same = into
		return nil
	}})
}

// PartPerson makes an entry a person of its own again, whom it was merged into.
// The error wraps [history.ErrNoPerson].
func (s *Store) PartPerson(entry string) error {
	return s.markPerson("part two people", entry, func(m *history.PersonAnnotation) { m.Same = "" })
}

// RetirePerson says whether somebody does not play any more. The error wraps
// [history.ErrNoPerson].
func (s *Store) RetirePerson(id string, retired bool) error {
	return s.markPerson("retire a person", id, func(m *history.PersonAnnotation) { m.Retired = retired })
}

func (s *Store) markPerson(doing, id string, change func(*history.PersonAnnotation)) error {
	return remark(s, marking[history.PersonAnnotation]{doing, history.OfPerson, id, func(q querier, m *history.PersonAnnotation) error {
		err := isPerson(q, id)
		if err == nil {
			change(m)
		}
		return err
	}})
}

func isPerson(q querier, id string) error {
	n := 0
	if err := q.QueryRow(`SELECT count(*) FROM person WHERE id = ?`, id).Scan(&n); err != nil {
		return err
	}
	if n == 0 {
		return fmt.Errorf("%w: %s", history.ErrNoPerson, id)
	}
	return nil
}

// apart checks that no two of some entries have played together.
func apart(q querier, some, others []string) error {
	var args []any
	for _, id := range append(some, others...) {
		args = append(args, id)
	}
	n := 0
	err := q.QueryRow(`SELECT count(*) FROM player AS a JOIN player AS b ON a.game = b.game
		WHERE a.person IN (`+placeholders(len(some))+`) AND b.person IN (`+placeholders(len(others))+`)`, args...).Scan(&n)
	if err == nil && n > 0 {
		err = fmt.Errorf("%w in %d games", history.ErrTogether, n)
	}
	return err
}

func readSame(q querier) (history.Aliases, error) {
	return marksOf[history.PersonAnnotation](q, history.OfPerson)
}

// everybody returns every entry of a person, and which are of the same one.
func (r *Reader) everybody() ([]history.Person, history.Aliases, error) {
	people, err := readPeople(r.db)
	if err != nil {
		return nil, nil, explain("read the people", err)
	}
	same, err := readSame(r.db)
	return people, same, explain("read the people", err)
}

// Strangers returns everybody who never sat at a table with somebody, and so could
// be the same person, who played last first.
func (r *Reader) Strangers(person string) ([]history.Person, error) {
	people, err := r.People()
	if err != nil {
		return nil, err
	}
	same, err := readSame(r.db)
	if err != nil {
		return nil, explain("read the people", err)
	}
	var args []any
	for _, id := range same.Entries(same.Of(person)) {
		args = append(args, id)
	}
	met := map[string]bool{}
	rows, err := r.db.Query(`SELECT DISTINCT b.person FROM player AS a JOIN player AS b ON a.game = b.game
		WHERE a.person IN (`+placeholders(len(args))+`)`, args...)
	if err != nil {
		return nil, explain("read the people", err)
	}
	defer rows.Close()
	for rows.Next() {
		id := ""
		if err := rows.Scan(&id); err != nil {
			return nil, explain("read the people", err)
		}
		met[same.Of(id)] = true
	}
	strangers := slices.DeleteFunc(people, func(p history.Person) bool { return met[p.ID] || p.ID == same.Of(person) })
	return strangers, explain("read the people", rows.Err())
}

// Known returns everybody known by id, further entries of the same person as who
// they are.
func (r *Reader) Known() (map[string]history.Person, error) {
	people, same, err := r.everybody()
	if err != nil {
		return nil, err
	}
	known := make(map[string]history.Person, len(people))
	for _, p := range same.Merge(people) {
		known[p.ID] = p
	}
	for _, p := range people {
		if of, ok := known[same.Of(p.ID)]; ok {
			known[p.ID] = of
		} else {
			known[p.ID] = p // of somebody who is not known here
		}
	}
	return known, nil
}

// Entries returns the further entries of the same person, as they are called.
func (r *Reader) Entries(person string) ([]history.Person, error) {
	people, same, err := r.everybody()
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
