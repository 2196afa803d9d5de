package jetstream

import (
	"errors"
	"io"
	"slices"

	"tabby/history"
	"tabby/history/journal"
)

// Import adds what the space does not have yet from a file: an export of the store of one machine
// or of [Store.Export], or games as CSV. The whole file is checked before anything is written; the
// errors are those of [history.Hold]. If an import is interrupted, the next one does the rest, and
// importing twice changes nothing. A game that continued differently here stays as it is, and is
// named in the result.
func (s *Store) Import(from io.Reader, work history.Work) (history.Imported, error) {
	in, found, err := history.Hold(from, kept{Store: s}, work)
	if err != nil {
		return history.Imported{}, err
	}
	t := importer{store: s, in: in, Imported: history.Imported{Known: found.Known, Differ: found.Differ, Left: found.Left, Beyond: found.Beyond}}
	if err := t.revisions(); err != nil {
		return t.Imported, err
	}
	games := in.Games()
	for i, id := range games {
		if err := work.Step(history.WritingGames, i+1, len(games)); err != nil {
			return t.Imported, err
		}
		if err := t.game(id); err != nil {
			return t.Imported, err
		}
	}
	return t.Imported, nil
}

// kept is the store that an import is compared with: it has people and annotations, but no games of
// tables.
type kept struct {
	history.Empty
	*Store
}

func (k kept) Everyone() ([]history.Person, error) { return k.People() }

// An importer writes what was read.
type importer struct {
	history.Imported
	store *Store
	in    *history.Held
}

// revisions adds people and notes that are newer in the file.
func (t *importer) revisions() error {
	for r := range t.in.All {
		line := r.(exportLine)
		added, err := t.store.people.addNew(line, t.in.Text(line))
		if err != nil {
			return err
		}
		if _, is := r.(history.Person); is {
			t.People += added
		} else {
			t.Marks += added
		}
	}
	for _, seat := range t.in.Seats {
		if err := t.store.people.addUnknown(seat); err != nil {
			return err
		}
	}
	return nil
}

// game adds the part of a game that is missing in the space.
func (t *importer) game(id string) error {
	sums, said, last, err := t.here(id)
	if errors.Is(err, history.ErrDamaged) { // what is here cannot be read, and so not gone on with
		t.Differ = append(t.Differ, id)
		return nil
	}
	if err != nil {
		return err
	}
	more, parts, err := t.after(id, sums)
	if err != nil {
		return err
	}
	if parts {
		return t.otherwise(id, said)
	}
	switch {
	case len(more) == 0:
		t.Known++
	case len(sums) > 0:
		t.Grown++
	default:
		t.Games++
	}
	if err := t.entries(id, last, more); err != nil {
		return err
	}
	return t.others(id)
}

// after returns the entries of a game that follow on those with some sums, and whether it parts from
// them.
func (t *importer) after(id string, sums []string) (more []history.Entry, parts bool, err error) {
	for e, err := range t.in.Line(id) {
		switch {
		case err != nil:
			return nil, false, err
		case e.Seq > len(sums):
			more = append(more, e)
		case e.Sum != sums[e.Seq-1]:
			return nil, true, nil
		}
	}
	return more, false, nil
}

// otherwise counts a game that has other entries here, unless these say the same about people with
// other ids.
func (t *importer) otherwise(id string, said []string) error {
	for e, err := range t.in.Line(id) {
		if err != nil {
			return err
		}
		says := history.Said(e.Body)
		if len(says) == 0 || len(says) > len(said) || !slices.Equal(says, said[:len(says)]) {
			t.Differ = append(t.Differ, id)
			return nil
		}
		said = said[len(says):]
	}
	t.Known++
	return nil
}

// here returns the sums of the entries of a game in the space, what they say, and the sequence of
// the last.
func (t *importer) here(id string) (sums, said []string, last uint64, err error) {
	err = t.store.conn.each(gamePlace(t.store.space, id), 0, func(m *message) error {
		e, err := entryOf(id, m)
		sums, said, last = append(sums, e.Sum), append(said, history.Said(e.Body)...), m.seq
		return err
	})
	return sums, said, last, err
}

// entries adds entries after the last of a game.
func (t *importer) entries(id string, last uint64, more []history.Entry) (err error) {
	for _, e := range more {
		if last, err = t.store.conn.put(gamePlace(t.store.space, id), last, "", t.in.Text(e)); err != nil {
			return err
		}
		t.Entries++
	}
	return nil
}

// others adds the entries of other endings of a game.
func (t *importer) others(id string) error {
	for o, err := range t.in.Beside(id) {
		if err != nil {
			return err
		}
		added, err := t.store.people.addNew(o, t.in.Text(o))
		if err != nil {
			return err
		}
		t.Entries += added
	}
	return nil
}

// addNew adds a revision, or an entry of another ending, of that text unless there is one that is as
// new. It returns how many were added.
func (a *revisions) addNew(line exportLine, text []byte) (added int, err error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	for {
		if err := a.read(); err != nil {
			return 0, err
		}
		is := a.has(line)
		if is && !a.addsTo(line, text) {
			return 0, nil
		}
		if err = a.add(line, text); errors.Is(err, journal.ErrConflict) {
			continue
		}
		if !is {
			added++
		}
		return added, err
	}
}

// addsTo reports whether a line has fields in that text that are not known here, and are not kept yet. The
// lock is held.
func (a *revisions) addsTo(line any, text []byte) bool {
	v, more := history.VerbatimOf(text, line)
	_, kept := a.newer[v.Sum]
	return more && !kept
}

// has reports whether there is something as new. The lock is held.
func (a *revisions) has(line any) bool {
	if o, is := line.(history.Other); is {
		_, known := a.others[o.Sum]
		return known
	}
	r, is := line.(history.Revision)
	return !is || !a.known.IsNews(r)
}

// addUnknown adds a player whose ID is not among the people.
func (a *revisions) addUnknown(seat history.Seat) error {
	a.mu.Lock()
	people, _ := lookup{revisions: a}.Everyone()
	_, known := a.known.People[seat.Person]
	a.mu.Unlock()
	if seat.Person == "" || known {
		return nil
	}
	p := history.Person{ID: seat.Person, Name: seat.Name, Rev: 1}
	p.Colour, p.Shape = history.RarestBadge(people)
	_, err := a.addNew(p, p.Line())
	return err
}
