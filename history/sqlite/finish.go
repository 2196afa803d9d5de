package sqlite

import (
	"cmp"
	"maps"
	"slices"

	"tabby/history"
)

// finish writes down what follows from the entries, and of people, annotations,
// settings and drafts the latest that is known.
func (g *gatherer) finish() error {
	var seats []history.Seat
	ids := slices.Sorted(maps.Keys(g.numbers))
	for i, id := range ids {
		err := g.work.Step("deriving the games", i+1, len(ids))
		d := g.games.Game(id).Derive()
		if err == nil {
			err = saveSummary(g.w, d, g.numbers[id], true)
		}
		if err != nil {
			return err
		}
		seats = append(seats, d.Seats...)
	}
	_, err1 := g.finishPeople()
	_, err2 := g.finishAnnotations()
	if err := cmp.Or(err1, err2, g.addUnknown(seats)); err != nil {
		return err
	}
	if _, err := settleAll(g.w, g.games.Forked()); err != nil {
		return err
	}
	for key, value := range g.values {
		if err := saveValue(g.w, key[0], key[1], value); err != nil {
			return err
		}
	}
	_, err := purge(g.w)
	return err
}

// finishPeople stores the people of whom the copies have a newer revision, and
// returns how many those are.
func (g *gatherer) finishPeople() (int, error) {
	stored, err := readPeople(g.w)
	if err != nil {
		return 0, err
	}
	for _, p := range stored {
		if n, is := g.latest.People[p.ID]; is && !n.Newer(p) {
			delete(g.latest.People, p.ID)
		}
	}
	for _, p := range g.latest.People {
		if err := savePerson(g.w, p); err != nil {
			return 0, err
		}
	}
	return len(g.latest.People), nil
}

// finishAnnotations stores the annotations of which the copies have a newer
// revision, and returns those.
func (g *gatherer) finishAnnotations() (written []history.Annotation, err error) {
	for key, m := range g.latest.Annotations {
		stored, err := readAnnotation(g.w, key[0], key[1])
		if err == nil && !m.Newer(stored) {
			continue
		}
		if err := saveAnnotation(g.w, m); err != nil {
			return nil, err
		}
		written = append(written, m)
	}
	return written, nil
}

// addUnknown adds the players whose ids are not among the people.
func (g *gatherer) addUnknown(seats []history.Seat) error {
	people, err := readPeople(g.w)
	if err != nil {
		return err
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
		if err := savePerson(g.w, p); err != nil {
			return err
		}
		people, known[p.ID] = append(people, p), true
	}
	return nil
}
