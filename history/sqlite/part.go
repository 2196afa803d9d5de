package sqlite

import (
	"cmp"
	"slices"

	"tabby/history"
)

// A part is what of a store an export holds. The zero part is all of it.
type part struct {
	some  bool
	games string // ids, a JSON array
	holds map[[2]string]bool
}

// partOf returns the part that the games wanted make up.
func partOf(q querier, want history.Filter) (part, error) {
	s, err := choose(q, want)
	if err != nil {
		return part{}, err
	}
	where, args := s.fits()
	p := part{some: true, holds: map[[2]string]bool{}}
	var games []string
	if err := eachText(q, func(id string) { games = append(games, id) }, `SELECT game FROM fact WHERE `+where, args...); err != nil {
		return p, err
	}
	if p.games, err = list(games); err != nil {
		return p, err
	}
	for _, id := range games {
		p.holds[[2]string{history.OfGame, id}] = true
	}
	if err := eachText(q, func(day string) { p.holds[[2]string{history.OfNight, day}] = true },
		`SELECT DISTINCT day FROM fact WHERE game IN (SELECT value FROM json_each(?))`, p.games); err != nil {
		return p, err
	}
	same, err := readAliases(q)
	if err != nil {
		return p, err
	}
	return p, eachText(q, func(id string) {
		p.holds[[2]string{history.OfPerson, id}] = true
		p.holds[[2]string{history.OfPerson, same.Of(id)}] = true
	}, `SELECT DISTINCT person FROM player WHERE game IN (SELECT value FROM json_each(?))`, p.games)
}

// has reports whether something belongs to the part.
func (p part) has(kind, id string) bool { return !p.some || p.holds[[2]string{kind, id}] }

func (p part) counts(q querier) (c history.Counts, err error) {
	if !p.some {
		err := q.QueryRow(`SELECT (SELECT count(*) FROM person), (SELECT count(*) FROM mark), (SELECT count(*) FROM game), (SELECT count(*) FROM event)`).
			Scan(&c.People, &c.Marks, &c.Games, &c.Entries)
		return c, err
	}
	err1 := p.eachPerson(q, func(history.Person) error { c.People++; return nil })
	err2 := p.eachMark(q, func(history.Annotation) error { c.Marks++; return nil })
	err = q.QueryRow(`SELECT count(DISTINCT game), count(*) FROM event WHERE game IN (SELECT value FROM json_each(?))`, p.games).
		Scan(&c.Games, &c.Entries)
	return c, join(join(err1, err2), err)
}

func (p part) eachPerson(q querier, f func(history.Person) error) error {
	people, err := readPeople(q)
	if err != nil {
		return err
	}
	slices.SortFunc(people, func(a, b history.Person) int { return cmp.Compare(a.ID, b.ID) })
	for _, who := range people {
		if !p.has(history.OfPerson, who.ID) {
			continue
		}
		if err := f(who); err != nil {
			return err
		}
	}
	return nil
}

func (p part) eachMark(q querier, f func(history.Annotation) error) error {
	return eachAnnotation(q, "", func(m history.Annotation) error {
		if !p.has(m.Kind, m.ID) {
			return nil
		}
		return f(m)
	})
}

// eachEntry calls f with the entries in the order of games, checked.
func (p part) eachEntry(q querier, f func(history.Entry) error) error {
	clause, args := `ORDER BY game, seq`, []any(nil)
	if p.some {
		clause, args = `WHERE game IN (SELECT value FROM json_each(?)) `+clause, []any{p.games}
	}
	var before history.Entry
	return eachEntry(q, clause, func(e history.Entry) error {
		if e.Game != before.Game {
			before = history.Entry{}
		}
		if e.Sum != e.Chained(before.Sum) {
			return history.Damagedf("game %s, entry %d: the checksum does not match", e.Game, e.Seq)
		}
		before = e
		return f(e)
	}, args...)
}

func eachText(q querier, f func(string), query string, args ...any) error {
	rows, err := q.Query(query, args...)
	if err != nil {
		return err
	}
	all, err := texts(rows)
	for _, text := range all {
		f(text)
	}
	return err
}
