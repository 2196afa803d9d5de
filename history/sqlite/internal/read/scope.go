package read

import (
	"cmp"
	"errors"
	"slices"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
)

// A Scope is what of a store an export holds. The zero scope is everything.
type Scope struct {
	some   bool
	games  string // ids, a JSON array
	people map[string]bool
	marks  map[[2]string]bool // by kind and id
}

// scopeOf returns the scope of the games that match a filter: the games, their
// nights and the people who play.
func scopeOf(q database.Querier, want history.Filter) (Scope, error) {
	matching, err := choose(q, want)
	if err != nil {
		return Scope{}, err
	}
	where, args := matching.fits()
	games, err1 := database.Texts(q, `SELECT game FROM fact WHERE `+where, args...)
	same, err2 := aliases(q)
	s := Scope{some: true, games: database.List(games), people: map[string]bool{}, marks: map[[2]string]bool{}}
	if err := errors.Join(err1, err2); err != nil {
		return s, err
	}
	for kind, query := range map[string]string{
		history.OfGame:   `SELECT value FROM json_each(?)`,
		history.OfNight:  `SELECT DISTINCT day FROM fact WHERE game` + database.Among,
		history.OfPerson: `SELECT DISTINCT person FROM player WHERE game` + database.Among,
	} {
		ids, err := database.Texts(q, query, s.games)
		if err != nil {
			return s, err
		}
		for _, id := range ids {
			for _, id := range []string{id, same.Of(id)} {
				s.marks[[2]string{kind, id}] = true
				s.people[id] = s.people[id] || kind == history.OfPerson
			}
		}
	}
	return s, nil
}

// Lines returns what an export of the scope is written of, but for the numbers of games and entries.
func (s Scope) Lines(q database.Querier) (l history.Lines, err error) {
	people, err := People(q)
	if err != nil {
		return l, err
	}
	if l.Newer, err = ReadVerbatim(q); err != nil {
		return l, err
	}
	l.People = slices.DeleteFunc(people, func(p history.Person) bool { return s.some && !s.people[p.ID] })
	slices.SortFunc(l.People, func(a, b history.Person) int { return cmp.Compare(a.ID, b.ID) })
	clause, args := s.where()
	l.Each = func(f func(history.Entry) error) error { return s.eachEntry(q, f) }
	l.Beside = func(f func(history.Other) error) error { return EachOther(q, clause, f, args...) }
	err = EachAnnotation(q, "", func(m history.Annotation) error {
		if !s.some || s.marks[[2]string{m.Kind, m.ID}] {
			l.Marks = append(l.Marks, m)
		}
		return nil
	})
	return l, err
}

// where returns the SQL for the entries in the scope.
func (s Scope) where() (clause string, args []any) {
	if s.some {
		return `WHERE game` + database.Among, []any{s.games}
	}
	return "", nil
}

// Count counts the games and entries in the scope.
func (s Scope) Count(q database.Querier, c *history.Counts) error {
	clause, args := s.where()
	err := q.QueryRow(`SELECT count(DISTINCT game), count(*) FROM event `+clause, args...).Scan(&c.Games, &c.Entries)
	if err == nil {
		err = q.QueryRow(`SELECT count(*) FROM other_entry `+clause, args...).Scan(&c.Others)
	}
	return disk.Reasoned(err)
}

// eachEntry calls f with the entries in the order of games, checked.
func (s Scope) eachEntry(q database.Querier, f func(history.Entry) error) error {
	clause, args := s.where()
	var before history.Entry
	return EachEntry(q, clause+` ORDER BY game, seq`, func(e history.Entry) error {
		if e.Game != before.Game {
			before = history.Entry{}
		}
		if e.Sum != e.Chained(before.Sum) {
			return history.Damaged(history.Refusal{Reason: history.ErrChecksum, Kind: history.OfGame, What: e.Game, Seq: e.Seq})
		}
		before = e
		return f(e)
	}, args...)
}
