package history

import (
	"slices"

	"tabby/history/flat"
	"tabby/scoring"
)

// A nameList gives ids to people by their names. Who is new gets the same one on every device.
type nameList struct {
	people []Person          // known so far
	known  map[string]string // ids by folded name
	added  []Person
}

func newNameList(people []Person) nameList {
	l := nameList{people: people, known: map[string]string{}}
	for _, p := range people {
		l.known[scoring.Fold(p.Name)] = p.ID
	}
	return l
}

func (l *nameList) id(name string) (string, error) {
	if id, ok := l.known[scoring.Fold(name)]; ok {
		return id, nil
	}
	if len(l.added) >= maxPeople {
		return "", Refusal{Reason: ErrTooMuch, Limit: People, Count: maxPeople}
	}
	p := Person{ID: l.newID(name), Name: name, Rev: 1}
	p.Colour, p.Shape = RarestBadge(l.people)
	l.people, l.added = append(l.people, p), append(l.added, p)
	l.known[scoring.Fold(name)] = p.ID
	return p.ID, nil
}

// newID returns the id of somebody of whom a file says nothing but the name: another one if whoever
// has it has got another name since.
func (l *nameList) newID(name string) string {
	id := hashed(0, "person", scoring.Fold(name))
	for slices.ContainsFunc(l.people, func(p Person) bool { return p.ID == id }) {
		id = hashed(0, "person", id)
	}
	return id
}

// write makes the entries of a game, one an event, and returns the game after them.
func (l *nameList) write(id string, g flat.Game) (entries []Entry, at Ledger, err error) {
	at = Ledger{ID: id}
	for i, event := range g.Events {
		event, err := l.named(event)
		if err != nil {
			return nil, at, err
		}
		when := g.At
		if g.Times != nil {
			when = g.Times[i]
		}
		e, next, err := at.Write([]scoring.Event{event}, when)
		if err != nil {
			return nil, at, err
		}
		entries, at = append(entries, e), next
	}
	return entries, at, nil
}

// named returns an event with the ids of the people who come in with it.
func (l *nameList) named(event scoring.Event) (scoring.Event, error) {
	switch e := event.(type) {
	case scoring.Started:
		e.People = slices.Clone(e.People)
		for i, p := range e.People {
			id, err := l.id(p.Name)
			if err != nil {
				return nil, err
			}
			e.People[i].ID = id
		}
		return e, nil
	case scoring.Joined:
		id, err := l.id(e.Person.Name)
		e.Person.ID = id
		return e, err
	}
	return event, nil
}
