package history

import (
	"fmt"
	"strconv"
	"time"

	"github.com/google/uuid"

	"tabby/scoring"
)

// Looks is how many colours there are, and how many marks.
const Looks = 8

// A Person is somebody who plays.
type Person struct {
	ID     string    `json:"id"` // UUIDv7
	Name   string    `json:"name"`
	Colour int       `json:"colour"` // 0 to 7
	Mark   int       `json:"mark"`   // 0 to 7
	Games  int       `json:"-"`      // how many games
	Last   time.Time `json:"-"`      // when the latest of them was started, or zero
	Rev    int       `json:"-"`      // 1, 2, … with each change

	Retired bool `json:"-"` // does not play any more
}

func (p Person) sum() string {
	return checksum(p.ID, p.Name, strconv.Itoa(p.Colour), strconv.Itoa(p.Mark), strconv.Itoa(p.Rev))
}

// People returns everybody known, those who played or were added last first. Who
// was merged into somebody else is counted there.
func (r *Reader) People() ([]Person, error) {
	people, same, err := r.everybody()
	return same.merge(people), err
}

// readPeople relies on ids being UUIDv7: the greater of a person's own and that
// of their last game tells who comes first.
func readPeople(q querier) ([]Person, error) {
	rows, err := q.Query(`SELECT p.id, p.name, p.colour, p.mark, p.Rev, p.sum, coalesce(d.games, 0), coalesce(g.created, '')
		FROM person AS p
		LEFT JOIN played AS d ON d.person = p.id
		LEFT JOIN game AS g ON g.id = (SELECT max(game) FROM player WHERE person = p.id)
		ORDER BY max(p.id, coalesce(g.id, '')) DESC, p.id`)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var people []Person
	for rows.Next() {
		var p Person
		var sum, last string
		if err := rows.Scan(&p.ID, &p.Name, &p.Colour, &p.Mark, &p.Rev, &sum, &p.Games, &last); err != nil {
			return nil, err
		}
		if sum != p.sum() {
			return nil, damaged("person %s: the checksum does not match", p.ID)
		}
		p.Last, _ = time.Parse(time.RFC3339, last) // zero if they never played
		people = append(people, p)
	}
	return people, rows.Err()
}

// AddPerson remembers somebody, with the colour and mark that fewest people
// have. The error wraps [scoring.ErrName], or [scoring.ErrSameName] where
// somebody of that name is known.
func (s *Store) AddPerson(name string) (Person, error) {
	var added Person
	err := s.changePeople("add a person", func(people []Person) (p Person, err error) {
		if p.Name, err = freeName(people, "", name); err != nil {
			return p, err
		}
		id, err := uuid.NewV7()
		p.ID = id.String()
		p.Colour, p.Mark = rarestLook(people)
		added = p
		return p, err
	})
	return added, err
}

// Meet returns the person of that name, or of whom that is another entry, and
// adds one where nobody has it. Who had retired plays again. The error wraps
// [scoring.ErrName].
func (s *Store) Meet(name string) (Person, error) {
	people, err := readPeople(s.db)
	if err != nil {
		return Person{}, explain("read the people", err)
	}
	for _, p := range people {
		if scoring.SameName(p.Name, name) {
			return s.meetAgain(p.ID)
		}
	}
	return s.AddPerson(name)
}

func (s *Store) meetAgain(entry string) (Person, error) {
	known, err := s.Known()
	p := known[entry]
	if err == nil && p.Retired {
		p.Retired = false
		err = s.RetirePerson(p.ID, false)
	}
	return p, err
}

// RenamePerson gives somebody another name, in past games as well. The error
// wraps [ErrNoPerson], or is like that of [Store.AddPerson].
func (s *Store) RenamePerson(id, name string) error {
	return s.changePeople("rename a person", func(people []Person) (Person, error) {
		p, err := personOf(people, id)
		if err == nil {
			p.Name, err = freeName(people, id, name)
		}
		return p, err
	})
}

// RecolourPerson gives somebody another colour and mark, each 0 to 7. The error
// wraps [ErrNoPerson] or [ErrLook].
func (s *Store) RecolourPerson(id string, colour, mark int) error {
	return s.changePeople("recolour a person", func(people []Person) (Person, error) {
		if min(colour, mark) < 0 || max(colour, mark) >= Looks {
			return Person{}, fmt.Errorf("%w: %d and %d", ErrLook, colour, mark)
		}
		p, err := personOf(people, id)
		p.Colour, p.Mark = colour, mark
		return p, err
	})
}

// changePeople writes down the person that change answers, by id.
func (s *Store) changePeople(doing string, change func([]Person) (Person, error)) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	var changed Person
	err := s.w.transact(func(w *writer) error {
		people, err := readPeople(w)
		if err != nil {
			return err
		}
		if changed, err = change(people); err != nil {
			return err
		}
		changed.Rev++
		return savePerson(w, changed)
	})
	if err == nil {
		s.running.person(s.db, changed)
	}
	return explain(doing, err)
}

func savePerson(w *writer, p Person) error {
	err := w.exec(`INSERT INTO person (id, name, colour, mark, rev, sum) VALUES (?, ?, ?, ?, ?, ?)
		ON CONFLICT (id) DO UPDATE SET name = excluded.name, colour = excluded.colour, mark = excluded.mark,
			rev = excluded.rev, sum = excluded.sum`,
		p.ID, p.Name, p.Colour, p.Mark, p.Rev, p.sum())
	return err
}

func personOf(people []Person, id string) (Person, error) {
	for _, p := range people {
		if p.ID == id {
			return p, nil
		}
	}
	return Person{}, fmt.Errorf("%w: %s", ErrNoPerson, id)
}

// freeName returns the name as it is kept, if nobody but the person of that id
// has it.
func freeName(people []Person, id, name string) (string, error) {
	clean, err := scoring.CleanName(name)
	if err != nil {
		return "", err
	}
	for _, p := range people {
		if p.ID != id && scoring.SameName(p.Name, clean) {
			return "", scoring.Refusal{Reason: scoring.ErrSameName, Player: p.Name}
		}
	}
	return clean, nil
}

// rarestLook returns the pair that fewest have, and among those the one whose
// colour and mark are rarest. The first eight people differ in both.
func rarestLook(people []Person) (colour, mark int) {
	var pairs [Looks][Looks]int
	var colours, marks [Looks]int
	for _, p := range people {
		pairs[p.Colour][p.Mark]++
		colours[p.Colour]++
		marks[p.Mark]++
	}
	best := -1
	for i := range Looks * Looks {
		c, m := i%Looks, (i+i/Looks)%Looks
		cost := pairs[c][m]*(2*len(people)+1) + colours[c] + marks[m]
		if best < 0 || cost < best {
			colour, mark, best = c, m, cost
		}
	}
	return colour, mark
}
