package history

import (
	"crypto/sha256"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"

	"tabby/history/bring"
	"tabby/history/flat"
	"tabby/scoring"
)

// A nameList gives ids to people by their names. A new person gets the same id on every device.
type nameList struct {
	people []Person          // known so far
	known  map[string]string // ids by folded name
	old    map[string]bool   // the folded names of those who were known before
	added  []Person
}

func newNameList(people []Person) nameList {
	l := nameList{people: people, known: map[string]string{}, old: map[string]bool{}}
	for _, p := range people {
		l.known[scoring.Fold(p.Name)], l.old[scoring.Fold(p.Name)] = p.ID, true
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
	name = strings.Clone(name)
	p := Person{ID: l.newID(name), Name: name, Rev: 1}
	p.Colour, p.Shape = RarestBadge(l.people)
	l.people, l.added = append(l.people, p), append(l.added, p)
	l.known[scoring.Fold(name)] = p.ID
	return p.ID, nil
}

// newID returns an id for a person of whom only the name is known. If a person with that id has been
// renamed, it returns another one.
func (l *nameList) newID(name string) string {
	id := hashed(0, "person", scoring.Fold(name))
	for slices.ContainsFunc(l.people, func(p Person) bool { return p.ID == id }) {
		id = hashed(0, "person", id)
	}
	return id
}

// maxTogether is the maximum number of events in an entry, so that it fits into a line of an export.
const maxTogether = 100

// write makes the entries of a game, one for all events that were written down at the same time, and returns the game after
// them.
func (l *nameList) write(id string, g bring.Game) (entries []Entry, at Ledger, err error) {
	at = Ledger{ID: id}
	var together []scoring.Event
	when := func(i int) time.Time {
		if g.Times == nil {
			return g.At
		}
		return g.Times[i]
	}
	for i, event := range g.Events {
		event, err := l.named(event)
		if err != nil {
			return nil, at, err
		}
		together = append(together, event)
		if next := i + 1; next < len(g.Events) && len(together) < maxTogether && when(next).Equal(when(i)) {
			continue
		}
		e, after, err := at.Write(together, when(i))
		if err != nil {
			return nil, at, err
		}
		entries, at, together = append(entries, e), after, nil
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

// hashed returns a UUIDv7 with that time and a hash of some texts.
func hashed(ms int64, texts ...string) string {
	sum := sha256.Sum256([]byte(strings.Join(texts, "\x00")))
	var u uuid.UUID
	copy(u[:], sum[:])
	for i := range 6 {
		u[i] = byte(max(0, ms) >> (40 - 8*i))
	}
	u[6] = u[6]&0x0f | 0x70
	u[8] = u[8]&0x3f | 0x80
	return u.String()
}

// here finds the games of a file that the store has, by their ids, or because people, totals and game
// are the same within a day: then it was imported from another file, or exported to another app and imported from
// there. Each game of the store matches at most one game of the file.
type here struct {
	kept    Kept
	found   map[string]string // ids in the store by those of the file, or "" for new ones
	alike   map[string][]one  // games of the store by what they have in common
	taken   map[string]bool   // ids in the store
	count   int               // of those found
	trashed []string
}

// one is a game of the store.
type one struct {
	id string
	at time.Time
}

// find returns the id of a game, and whether the store has it.
func (h *here) find(id string, began scoring.Started, s scoring.Sheet) (string, bool, error) {
	if has, is := h.found[id]; is {
		return id, has != "", nil
	}
	if h.alike == nil {
		if err := h.look(); err != nil {
			return id, false, err
		}
	}
	is, err := h.kept.Has(id)
	has := ""
	if is {
		has = id
	} else if err == nil {
		has = h.same(began, s)
	}
	if h.found[id] = has; has != "" {
		h.taken[has] = true
		h.count++
		if said, err := h.kept.Annotation(OfGame, has); err == nil && said.game().InTrash() {
			h.trashed = append(h.trashed, has)
		}
	}
	return id, has != "", err
}

// look lists the games of the store.
func (h *here) look() error {
	h.alike, h.taken = map[string][]one{}, map[string]bool{}
	for s, err := range h.kept.EachGame(Filter{State: Any}) {
		if err != nil {
			return err
		}
		if s.Over {
			key := alike(s.Variant, s.Named, s.Seats)
			h.alike[key] = append(h.alike[key], one{s.ID, s.Created})
		}
	}
	return nil
}

// same returns the id of the game of the store that is the same as one of a file, or "".
func (h *here) same(began scoring.Started, s scoring.Sheet) string {
	var seats []Seat
	for p, person := range s.People {
		seats = append(seats, Seat{Name: person.Name, Total: s.Totals[p]})
	}
	for _, o := range h.alike[alike(began.Variant, began.Named(), seats)] {
		if apart := o.at.Sub(began.At).Abs(); apart <= 24*time.Hour && !h.taken[o.id] {
			return o.id
		}
	}
	return ""
}

// alike returns a text that is equal for two records of the same game.
func alike(variant, named string, seats []Seat) string {
	if named != "" {
		variant = scoring.Fold(named)
	}
	var all []string
	for _, s := range seats {
		all = append(all, fmt.Sprintf("%s %d", scoring.Fold(s.Name), s.Total))
	}
	slices.Sort(all)
	sum := sha256.Sum256([]byte(variant + "\n" + strings.Join(all, "\n")))
	return string(sum[:16])
}

// An ownTable compares a table that Tabby wrote with the store.
type ownTable struct {
	known  map[string]bool // the games that the store has, by id
	same   int             // how many of them are equal
	differ []string        // the ids of the others
}

// compare compares a table that Tabby wrote with the store.
func (t *bringing) compare() (ownTable, error) {
	own := ownTable{known: map[string]bool{}}
	there, ids := t.file.Fingerprints()
	for i, id := range ids {
		if err := t.work.Step(ComparingGames, i+1, len(ids)); err != nil {
			return own, err
		}
		is, err := t.kept.Has(id)
		if err != nil {
			return own, err
		}
		if !is {
			continue
		}
		now, err := fingerprint(t.kept, id)
		switch {
		case err != nil:
			return own, err
		case now == there[id]:
			own.same++
		default:
			own.differ = append(own.differ, id)
		}
		own.known[id] = true
	}
	return own, nil
}

// fingerprint returns the fingerprint of a game in the store.
func fingerprint(kept Kept, id string) (bring.Fingerprint, error) {
	t, err := kept.Detail(id)
	if err != nil {
		return bring.Fingerprint{}, err
	}
	var b strings.Builder
	w := flat.NewWriter(&b, flat.Form{})
	if err := w.Game(id, t.Began.At, t.Events, t.Sheet); err != nil {
		return bring.Fingerprint{}, err
	}
	if err := w.Close(); err != nil {
		return bring.Fingerprint{}, err
	}
	f, err := bring.Read([]byte(b.String()), bring.Options{})
	if err != nil {
		return bring.Fingerprint{}, err
	}
	all, _ := f.Fingerprints()
	return all[id], nil
}
