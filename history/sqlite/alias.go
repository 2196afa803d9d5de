package sqlite

import (
	"slices"

	"tabby/history"
)

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
			known[p.ID] = p // of somebody who is not known here
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
