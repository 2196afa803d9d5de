package write

import (
	"maps"
	"slices"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/read"
)

// SaveAnnotation writes down an annotation and what follows from it.
func SaveAnnotation(w *database.Writer, m history.Annotation) error {
	if err := w.Exec(`INSERT INTO mark (kind, id, rev, body, sum) VALUES (?, ?, ?, ?, ?)
		ON CONFLICT (kind, id) DO UPDATE SET rev = excluded.rev, body = excluded.body, sum = excluded.sum`,
		m.Kind, m.ID, m.Rev, m.Body, m.Sum()); err != nil {
		return err
	}
	if m.Kind != history.OfGame {
		return nil
	}
	return w.Exec(`UPDATE fact SET hidden = `+isTrashed+` WHERE game = ?`, m.ID)
}

// people stores the people of a catalogue who are newer there, and returns how many
// those are. The others leave the catalogue.
func people(w *database.Writer, latest history.Catalogue) (int, error) {
	stored, err := read.People(w)
	if err != nil {
		return 0, err
	}
	for _, p := range stored {
		if n, is := latest.People[p.ID]; is && !n.Newer(p) {
			delete(latest.People, p.ID)
		}
	}
	for _, id := range slices.Sorted(maps.Keys(latest.People)) {
		if err := Person(w, latest.People[id]); err != nil {
			return 0, err
		}
	}
	return len(latest.People), nil
}

// annotations stores the annotations of a catalogue that are newer there, and returns
// those.
func annotations(w *database.Writer, latest history.Catalogue) (written []history.Annotation, err error) {
	for _, key := range slices.SortedFunc(maps.Keys(latest.Annotations), byKindAndID) {
		m := latest.Annotations[key]
		stored, err := read.Annotation(w, key[0], key[1])
		if err == nil && !m.Newer(stored) {
			continue
		}
		if err := SaveAnnotation(w, m); err != nil {
			return nil, err
		}
		written = append(written, m)
	}
	return written, nil
}

// byKindAndID is an order of the keys of annotations, so that the same is written down in the
// same way.
func byKindAndID(a, b [2]string) int { return slices.Compare(a[:], b[:]) }

// addUnknown adds the players whose ids are not among the people.
func addUnknown(w *database.Writer, seats []history.Seat) error {
	people, err := read.People(w)
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
		if err := Person(w, p); err != nil {
			return err
		}
		people, known[p.ID] = append(people, p), true
	}
	return nil
}

// Person writes down a revision of a person.
func Person(w *database.Writer, p history.Person) error {
	return w.Exec(`INSERT INTO person (id, name, colour, mark, rev, sum) VALUES (?, ?, ?, ?, ?, ?)
		ON CONFLICT (id) DO UPDATE SET name = excluded.name, colour = excluded.colour, mark = excluded.mark,
			rev = excluded.rev, sum = excluded.sum`,
		p.ID, p.Name, p.Colour, p.Shape, p.Rev, p.Sum())
}
