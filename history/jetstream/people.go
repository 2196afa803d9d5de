package jetstream

import (
	"encoding/json"
	"errors"
	"fmt"
	"sync"

	"tabby/history"
	"tabby/history/journal"
)

// revisions are the people of a space and the annotations of people and games. Each revision is a
// message; they come in the order in which they were made.
type revisions struct {
	conn *conn
	at   place

	mu     sync.Mutex
	known  history.Catalogue
	others map[string]history.Other // entries of other endings of games, by sum
	newer  history.Verbatims        // lines with fields that are not known here
	order  []string                 // the IDs of people, in the order of coming
	last   uint64                   // the sequence of the last revision that is known
	unread []error                  // what was set aside, because it cannot be read
}

// read takes in what is new. The lock is held.
func (a *revisions) read() error {
	if a.known.People == nil {
		a.known, a.others, a.newer = history.NewCatalogue(), map[string]history.Other{}, history.Verbatims{}
	}
	return a.conn.each(a.at, a.last, func(m *message) error {
		line, err := history.ParseLine(m.data)
		// One that cannot be read keeps no other back; a forged revision is counted again.
		if err != nil && !errors.Is(err, history.ErrRevision) {
			a.unread = append(a.unread, fmt.Errorf("message %d about people and notes (%w)", m.seq, err))
		} else {
			a.apply(line, m.data)
		}
		a.last = m.seq
		return nil
	})
}

// apply takes in a line of that text: a revision, or an entry of another ending.
func (a *revisions) apply(line any, text []byte) {
	if v, is := history.VerbatimOf(text, line); is {
		a.newer[v.Sum] = v.Text
	}
	switch l := line.(type) {
	case history.Person:
		if a.known.People[l.ID].ID == "" {
			a.order = append(a.order, l.ID)
		}
		a.known.Apply(l.Canonical())
	case history.Annotation:
		a.known.Apply(l.Canonical())
	case history.Other:
		a.others[l.Sum] = l
	}
}

// meet carries out a meeting on the newest state, again if another host has changed
// something meanwhile.
func (a *revisions) meet(in history.Meet) error {
	a.mu.Lock()
	defer a.mu.Unlock()
	for {
		if err := a.read(); err != nil {
			return err
		}
		c, err := history.Decide(lookup{revisions: a}, in)
		for i := 0; err == nil && i < len(c.Events); i++ {
			e := c.Events[i].(exportLine)
			err = a.add(e, e.Line())
		}
		if !errors.Is(err, journal.ErrConflict) {
			return err
		}
	}
}

// An exportLine is a person, an annotation or an entry of another ending.
type exportLine interface{ Line() []byte }

// add stores a line of that text after the last that is known. The lock is held.
func (a *revisions) add(line exportLine, text []byte) error {
	seq, err := a.conn.put(a.at, a.last, "", text)
	if err == nil {
		a.apply(line, text)
		a.last = seq
	}
	return err
}

// People returns everyone known, in the order of coming.
func (s *Store) People() ([]history.Person, error) {
	a := &s.people
	a.mu.Lock()
	defer a.mu.Unlock()
	if err := a.read(); err != nil {
		return nil, err
	}
	people, _ := lookup{revisions: a}.Everyone()
	same, err := lookup{revisions: a}.Aliases()
	return same.Merged(people), err
}

// Meet returns the person of that name, and adds one if there is none. The error is a
// refusal of [history.Decide], or [history.ErrUnreachable].
func (s *Store) Meet(name string) (history.Person, error) {
	id, err := s.newID()
	if err == nil {
		err = s.people.meet(history.Meet{ID: id, Name: name})
	}
	if err != nil {
		return history.Person{}, err
	}
	people, err := s.People()
	p, _ := history.Named(people, name)
	return p, err
}

// A lookup answers a meeting from revisions whose lock is held. A meeting asks for no games.
type lookup struct {
	*revisions
	history.Lookup
}

// Everyone implements [history.Lookup].
func (l lookup) Everyone() ([]history.Person, error) {
	var people []history.Person
	for _, id := range l.order {
		people = append(people, l.known.People[id])
	}
	return people, nil
}

// Aliases implements [history.Lookup].
func (l lookup) Aliases() (history.Aliases, error) {
	same := history.Aliases{}
	for of, m := range l.known.Annotations {
		if of[0] != history.OfPerson {
			continue
		}
		var says history.PersonAnnotation
		if err := json.Unmarshal([]byte(m.Body), &says); err != nil {
			return nil, history.Damaged(history.Refusal{Reason: history.ErrContent, Kind: history.OfPerson, What: of[1], Cause: err})
		}
		same[of[1]] = says
	}
	return same, nil
}

// Annotation implements [history.Lookup].
func (l lookup) Annotation(kind, id string) (history.Annotation, error) {
	return l.known.Annotations[[2]string{kind, id}], nil
}
