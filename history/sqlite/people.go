package sqlite

import (
	"slices"
	"time"

	"tabby/history"
)

// People returns everyone known, those who played or were added last first. The
// games of merged entries count for the person they belong to.
func (r *Reader) People() ([]history.Person, error) {
	people, same, err := r.entries()
	return same.Merge(people), err
}

// readPeople relies on ids being UUIDv7: the greater of a person's own and that
// of their last game tells who comes first.
func readPeople(q querier) ([]history.Person, error) {
	var people []history.Person
	err := each(q, func(row row) error {
		var p history.Person
		var sum, last string
		if err := row.Scan(&p.ID, &p.Name, &p.Colour, &p.Shape, &p.Rev, &sum, &p.Games, &last); err != nil {
			return err
		}
		if sum != p.Sum() {
			return history.Damagedf("person %s: the checksum does not match", p.ID)
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

func savePerson(w *writer, p history.Person) error {
	return w.exec(`INSERT INTO person (id, name, colour, mark, rev, sum) VALUES (?, ?, ?, ?, ?, ?)
		ON CONFLICT (id) DO UPDATE SET name = excluded.name, colour = excluded.colour, mark = excluded.mark,
			rev = excluded.rev, sum = excluded.sum`,
		p.ID, p.Name, p.Colour, p.Shape, p.Rev, p.Sum())
}

func readAliases(q querier) (history.Aliases, error) {
	return annotationsOf[history.PersonAnnotation](q, history.OfPerson)
}

// entries returns every entry of a person, and the annotations that say which
// are of the same person.
func (r *Reader) entries() ([]history.Person, history.Aliases, error) {
	people, err := readPeople(r.db)
	if err != nil {
		return nil, nil, wrap("read the people", err)
	}
	same, err := readAliases(r.db)
	return people, same, wrap("read the people", err)
}

// Strangers returns the people who have never shared a game with a person, and
// so could be the same one. Those who played last come first.
func (r *Reader) Strangers(person string) ([]history.Person, error) {
	people, err := r.People()
	if err != nil {
		return nil, err
	}
	same, err := readAliases(r.db)
	if err != nil {
		return nil, wrap("read the people", err)
	}
	met := map[string]bool{}
	ids, err := texts(r.db, `SELECT DISTINCT b.person FROM player AS a JOIN player AS b ON a.game = b.game
		WHERE a.person`+among, list(same.Entries(same.Of(person))))
	for _, id := range ids {
		met[same.Of(id)] = true
	}
	strangers := slices.DeleteFunc(people, func(p history.Person) bool { return met[p.ID] || p.ID == same.Of(person) })
	return strangers, wrap("read the people", err)
}

// Known returns the person of every entry, by id.
func (r *Reader) Known() (map[string]history.Person, error) {
	people, same, err := r.entries()
	if err != nil {
		return nil, err
	}
	return knownOf(people, same), nil
}

func knownOf(people []history.Person, same history.Aliases) map[string]history.Person {
	known := make(map[string]history.Person, len(people))
	for _, p := range same.Merge(people) {
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

// Entries returns the further entries of the same person, as they are called.
func (r *Reader) Entries(person string) ([]history.Person, error) {
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
