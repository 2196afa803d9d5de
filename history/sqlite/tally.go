package sqlite

import (
	"errors"

	"tabby/history"
	"tabby/history/stats"
)

// A tally is what was counted of the older games that match a query, so that only later
// ones have to be counted again. The database deletes it when something changes that was
// counted, so it is kept of games that hardly change any more.
type tally struct {
	query stats.Query // without days and people
	game  string      // the last one that was counted
	body  []byte      // an encoding of the count, or nil if nothing was kept
}

// tallying says which games make a tally.
type tallying struct {
	recent int // so many of the newest games are left for later
	enough int // it is kept after so many games
}

// A game of the last weeks may still be corrected or go into the trash, and a thousand
// games are counted in a few milliseconds.
var usualTallying = tallying{recent: 200, enough: 1000}

// canBeKept reports whether a query is one of few, so that its tally is worth keeping.
func canBeKept(q stats.Query) bool { return q.From == "" && q.To == "" && len(q.People) == 0 }

// A counting goes on from a tally, and makes the next one.
type counting struct {
	*stats.Count
	tally
	until   string // the last game of the next tally, or "" if there is none to be made
	counted int    // games that the tally lacked
	last    string // the last of them
	enough  int
}

// newCounting returns a count that begins with what was kept of a query.
func (r *Reader) newCounting(q stats.Query) (*counting, error) {
	c := &counting{tally: tally{query: q}, enough: r.folder.tallying.enough}
	if canBeKept(q) {
		if err := c.resume(r); err != nil {
			return nil, err
		}
	}
	if c.Count == nil {
		c.Count, c.game = stats.NewCount(q), ""
	}
	return c, nil
}

// resume reads the tally, and finds out how far the next one may go.
func (c *counting) resume(r *Reader) error {
	q := c.query
	err := each(r.db, func(row row) error { return row.Scan(&c.game, &c.body) },
		`SELECT game, body FROM tally WHERE variant = ? AND coached = ? AND left_out = ?`, q.Variant, q.Coached, q.LeftOut)
	if errors.Is(err, history.ErrDamaged) {
		c.body, err = nil, nil // that is for a check to say
	}
	if err != nil {
		return err
	}
	c.Count, _ = stats.Resume(q, c.body) // or begin anew
	c.body = nil
	older, err := texts(r.db, `SELECT game FROM fact ORDER BY game DESC LIMIT 1 OFFSET ?`, r.folder.tallying.recent)
	if len(older) > 0 {
		c.until = older[0]
	}
	return err
}

// add counts the next game.
func (c *counting) add(f *stats.Fact) {
	if f.Game > c.until {
		c.close()
	}
	c.Add(f)
	c.counted, c.last = c.counted+1, f.Game
}

// close makes the next tally of the games counted so far.
func (c *counting) close() {
	if c.until != "" && c.counted >= c.enough {
		c.game, c.body = c.last, c.Encode()
	}
	c.until = ""
}

// Statistics is that of the [Reader]. It also keeps what was counted of older games, so
// that it takes less time the next time.
func (s *Store) Statistics(wish stats.Query, work history.Work) (stats.Report, error) {
	before, err := s.changes()
	if err != nil {
		return stats.Report{}, wrap("count the games", err)
	}
	report, made, err := s.count(wish, work)
	if err == nil && made.body != nil {
		_ = s.saveTally(made, before) // or it is made the next time
	}
	return report, err
}

// changes returns how many rows the store has changed.
func (s *Store) changes() (n int64, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	err = s.w.QueryRow(`SELECT total_changes()`).Scan(&n)
	return n, err
}

// errOutdated means that something changed while the games were counted.
var errOutdated = errors.New("a tally is out of date")

// saveTally keeps a tally if nothing has changed since there were so many changes.
func (s *Store) saveTally(t tally, before int64) error {
	return s.write("keep a tally", func(w *writer) error {
		var now int64
		if err := w.QueryRow(`SELECT total_changes()`).Scan(&now); err != nil || now != before {
			return errors.Join(err, errOutdated)
		}
		return w.exec(`INSERT OR REPLACE INTO tally (variant, coached, left_out, game, body) VALUES (?, ?, ?, ?, ?)`,
			t.query.Variant, t.query.Coached, t.query.LeftOut, t.game, t.body)
	})
}
