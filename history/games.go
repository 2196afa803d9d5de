package history

import (
	"database/sql"
	"errors"
)

// A Page says which games to list.
type Page struct {
	Before string // only games older than the one of this id, or all
	Limit  int    // how many at most; 0 means 50
}

// Games lists games, the newest first. For the next page put the last ID into
// Before; a page shorter than its limit is the last. It costs the same however
// many games there are.
//
// People are named as they are called now.
func (r *Reader) Games(p Page) ([]Summary, error) {
	if p.Limit <= 0 {
		p.Limit = 50
	}
	rows, err := r.db.Query(`SELECT g.id, coalesce(s.body, ''), coalesce(s.sum, '')
		FROM (SELECT id FROM game WHERE ? = '' OR id < ? ORDER BY id DESC LIMIT ?) AS g
		LEFT JOIN summary AS s ON s.game = g.id ORDER BY g.id DESC`, p.Before, p.Before, p.Limit)
	if err != nil {
		return nil, explain("list games", err)
	}
	defer rows.Close()
	games := make([]Summary, 0, p.Limit)
	for rows.Next() {
		var id, body, sum string
		if err := rows.Scan(&id, &body, &sum); err != nil {
			return nil, explain("list games", err)
		}
		s, err := r.summary(id, body, sum)
		if err != nil {
			return nil, explain("list games", err)
		}
		games = append(games, s)
	}
	if err := rows.Err(); err != nil {
		return nil, explain("list games", err)
	}
	return games, r.rename(games)
}

// summary reads a summary, or where it is not as it was written, derives it.
func (r *Reader) summary(id, body, sum string) (Summary, error) {
	if s, err := readSummary(body, sum); err == nil {
		return s, nil
	}
	l := ledger{id: id}
	err := eachEntry(r.db, `WHERE game = ? ORDER BY seq`, func(e entry) (err error) {
		l, _, err = l.next(e)
		return err
	}, id)
	return l.summary(), err
}

// Summary returns the summary of one game. The error wraps [ErrNoGame] if there
// is none of that id.
func (r *Reader) Summary(id string) (Summary, error) {
	s, err := stored(r.db, id)
	if errors.Is(err, ErrDamaged) || errors.Is(err, sql.ErrNoRows) {
		var l ledger
		l, _, err = r.load(id)
		s = l.summary()
	}
	if err != nil {
		return Summary{}, explain("read game "+id, err)
	}
	return s, r.rename([]Summary{s})
}

// Latest returns the game that is not over and has the latest entry, and whether
// there is any.
func (r *Reader) Latest() (Summary, bool, error) {
	var id string
	err := r.db.QueryRow(`SELECT game FROM summary WHERE over = 0 ORDER BY last DESC LIMIT 1`).Scan(&id)
	if errors.Is(err, sql.ErrNoRows) {
		return Summary{}, false, nil
	}
	if err != nil {
		return Summary{}, false, explain("find the latest game", err)
	}
	s, err := r.Summary(id)
	return s, err == nil, err
}

// rename gives everybody known in games the present name.
func (r *Reader) rename(games []Summary) error {
	if len(games) == 0 {
		return nil
	}
	people, err := readPeople(r.db)
	if err != nil {
		return explain("read the people", err)
	}
	names := make(map[string]string, len(people))
	for _, p := range people {
		names[p.ID] = p.Name
	}
	for _, g := range games {
		for i, seat := range g.Seats {
			if name, known := names[seat.Person]; known {
				g.Seats[i].Name = name
			}
		}
	}
	return nil
}

// gameIDs returns the ids of all games that have entries, the oldest first, or as
// many as can be read.
func gameIDs(q querier) ([]string, error) {
	rows, err := q.Query(`SELECT DISTINCT game FROM event ORDER BY game`)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var ids []string
	for rows.Next() {
		var id string
		if err := rows.Scan(&id); err != nil {
			return ids, err
		}
		ids = append(ids, id)
	}
	return ids, rows.Err()
}
