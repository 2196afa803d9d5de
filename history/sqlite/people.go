package sqlite

import (
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
