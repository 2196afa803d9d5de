package history

import (
	"fmt"
	"slices"
)

// MergePeople makes an entry another one of somebody: its games are theirs from
// now on, in lists and in statistics. Nothing is rewritten, and [Store.PartPerson]
// undoes it. The error wraps [ErrNoPerson], or [ErrTogether] where both have sat
// at one table.
func (s *Store) MergePeople(entry, into string) error {
	return remark(s, marking[personMark]{"merge two people", ofPerson, entry, func(q querier, m *personMark) error {
		same, err := readSame(q)
		if err != nil {
			return err
		}
		into := same.of(into)
		if same.of(entry) == into {
			return nil
		}
		for _, id := range []string{entry, into} {
			if err := isPerson(q, id); err != nil {
				return err
			}
		}
		if err := apart(q, same.entries(same.of(entry)), same.entries(into)); err != nil {
			return err
		}
		m.Same = into
		return nil
	}})
}

// PartPerson makes an entry a person of its own again, whom it was merged into.
// The error wraps [ErrNoPerson].
func (s *Store) PartPerson(entry string) error {
	return s.markPerson("part two people", entry, func(m *personMark) { m.Same = "" })
}

// RetirePerson says whether somebody does not play any more. The error wraps
// [ErrNoPerson].
func (s *Store) RetirePerson(id string, retired bool) error {
	return s.markPerson("retire a person", id, func(m *personMark) { m.Retired = retired })
}

func (s *Store) markPerson(doing, id string, change func(*personMark)) error {
	return remark(s, marking[personMark]{doing, ofPerson, id, func(q querier, m *personMark) error {
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
		return fmt.Errorf("%w: %s", ErrNoPerson, id)
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
		err = fmt.Errorf("%w in %d games", ErrTogether, n)
	}
	return err
}

// aliases are what is said about people, by id.
type aliases map[string]personMark

func readSame(q querier) (aliases, error) { return marksOf[personMark](q, ofPerson) }

// of returns who an entry is of. A circle, which only two devices together can
// make, ends at its least id.
func (s aliases) of(id string) string {
	least, seen := id, map[string]bool{}
	for at := id; ; at = s[at].Same {
		if seen[at] {
			return least
		}
		seen[at] = true
		if least = min(least, at); s[at].Same == "" {
			return at
		}
	}
}

// entries returns all entries of somebody, who is one of them.
func (s aliases) entries(person string) []string {
	all := []string{person}
	for id := range s {
		if id != person && s.of(id) == person {
			all = append(all, id)
		}
	}
	return all
}

// merge returns people without the further entries, whose games are added.
func (s aliases) merge(people []Person) []Person {
	at := map[string]int{}
	var merged []Person
	for _, p := range people {
		if s.of(p.ID) == p.ID {
			p.Retired = s[p.ID].Retired
			at[p.ID] = len(merged)
			merged = append(merged, p)
		}
	}
	for _, p := range people {
		i, known := at[s.of(p.ID)]
		if known && s.of(p.ID) != p.ID {
			merged[i].Games += p.Games
			if p.Last.After(merged[i].Last) {
				merged[i].Last = p.Last
			}
		}
	}
	return merged
}

// everybody returns every entry of a person, and which are of the same one.
func (r *Reader) everybody() ([]Person, aliases, error) {
	people, err := readPeople(r.db)
	if err != nil {
		return nil, nil, explain("read the people", err)
	}
	same, err := readSame(r.db)
	return people, same, explain("read the people", err)
}

// Strangers returns everybody who never sat at a table with somebody, and so could
// be the same person, who played last first.
func (r *Reader) Strangers(person string) ([]Person, error) {
	people, err := r.People()
	if err != nil {
		return nil, err
	}
	same, err := readSame(r.db)
	if err != nil {
		return nil, explain("read the people", err)
	}
	var args []any
	for _, id := range same.entries(same.of(person)) {
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
		met[same.of(id)] = true
	}
	strangers := slices.DeleteFunc(people, func(p Person) bool { return met[p.ID] || p.ID == same.of(person) })
	return strangers, explain("read the people", rows.Err())
}

// Known returns everybody known by id, further entries of the same person as who
// they are.
func (r *Reader) Known() (map[string]Person, error) {
	people, same, err := r.everybody()
	if err != nil {
		return nil, err
	}
	known := make(map[string]Person, len(people))
	for _, p := range same.merge(people) {
		known[p.ID] = p
	}
	for _, p := range people {
		if of, ok := known[same.of(p.ID)]; ok {
			known[p.ID] = of
		} else {
			known[p.ID] = p // of somebody who is not known here
		}
	}
	return known, nil
}

// Entries returns the further entries of the same person, as they are called.
func (r *Reader) Entries(person string) ([]Person, error) {
	people, same, err := r.everybody()
	if err != nil {
		return nil, err
	}
	var further []Person
	for _, p := range people {
		if p.ID != person && same.of(p.ID) == same.of(person) && same.of(p.ID) != p.ID {
			further = append(further, p)
		}
	}
	return further, nil
}
