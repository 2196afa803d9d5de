package sqlite

import (
	"cmp"
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/ncruces/go-sqlite3"
	"github.com/ncruces/go-sqlite3/driver"

	"tabby/history"
	"tabby/history/stats"
)

// Statistics counts the games that match a query, with the present names of
// their people. Games of merged entries count for the person they belong to. It
// reads one fact a game, but those of older games only where no tally was kept; call it
// off-screen.
func (r *Reader) Statistics(wish stats.Query, work history.Work) (stats.Report, error) {
	report, _, err := r.count(wish, work)
	return report, err
}

// count is Statistics that also returns the tally it has made, if any.
func (r *Reader) count(wish stats.Query, work history.Work) (stats.Report, tally, error) {
	known, err := r.Known()
	if err != nil {
		return stats.Report{}, tally{}, err
	}
	wish.Same = sameOf(known)
	c, err := r.newCounting(wish)
	if err == nil {
		err = r.eachFact(factRange{c.game, wish.From, wish.To}, work, c.add)
	}
	if err != nil {
		return stats.Report{}, tally{}, wrap("count the games", err)
	}
	report := c.Report()
	for i := range report.People {
		if p, ok := known[report.People[i].Person]; ok {
			report.People[i].Name, report.People[i].Retired = p.Name, p.Retired
		}
	}
	return report, c.tally, nil
}

// sameOf returns the further ids of people, and the id to count them under.
func sameOf(known map[string]history.Person) map[string]string {
	same := map[string]string{}
	for id, p := range known {
		if id != p.ID {
			same[id] = p.ID
		}
	}
	return same
}

// A factRange is the games after one that were played between two days, both included;
// "" is no limit.
type factRange struct{ after, from, to string }

// where returns SQL for the facts in the range, and its arguments. Games of some days
// are nearly together by their ids: the index of days says where they begin and end.
func (f factRange) where() (string, []string) {
	if f.from == "" && f.to == "" {
		return "hidden = 0 AND game > ?1", []string{f.after}
	}
	const (
		evenings = "hidden = 0 AND day BETWEEN ?2 AND ?3"
		ends     = "SELECT %s(game) FROM fact INDEXED BY fact_day WHERE " + evenings
	)
	where := evenings + " AND game > ?1 AND game BETWEEN (" + fmt.Sprintf(ends, "min") + ") AND (" + fmt.Sprintf(ends, "max") + ")"
	return where, []string{f.after, f.from, cmp.Or(f.to, "a")} // which is after every digit
}

// eachFact calls f with the facts of every game in a range that is not in the trash, the
// oldest first. f may not keep the fact. A fact that cannot be read is derived again.
func (r *Reader) eachFact(some factRange, work history.Work, f func(*stats.Fact)) error {
	marks, err := gameMarks(r.db, some.after)
	if err != nil {
		return err
	}
	done, total := 0, 0
	if work.Report != nil { // or it would be counted for nothing
		if total, err = r.Count(history.Filter{State: history.Any}); err != nil {
			return err
		}
	}
	if err := work.CheckStopped("counting the games"); err != nil {
		return err
	}
	var fact stats.Fact
	where, args := some.where()
	return eachRow(r.db, `SELECT game, body FROM fact WHERE `+where+` ORDER BY game`, args, func(row *sqlite3.Stmt) error {
		done++
		if err := work.Step("counting the games", done, total); err != nil {
			return err
		}
		fact.Game = row.ColumnText(0)
		if err := fact.Decode(row.ColumnRawBlob(1)); err != nil {
			if err := r.deriveFact(&fact); err != nil {
				return err
			}
		}
		m := marks[fact.Game]
		fact.LeftOut, fact.Coached = m.LeftOut, m.Coached
		f(&fact)
		return nil
	})
}

// gameMarks returns what the players say about the games after one.
func gameMarks(q querier, after string) (map[string]history.GameAnnotation, error) {
	all := map[string]history.GameAnnotation{}
	err := each(q, func(row row) error {
		m, err := scanAnnotation(row)
		if err != nil {
			return err
		}
		var g history.GameAnnotation
		err = json.Unmarshal([]byte(m.Body), &g)
		all[m.ID] = g
		return err
	}, `SELECT kind, id, rev, body, sum FROM mark WHERE kind = 'game' AND id > ?`, after)
	return all, err
}

// deriveFact derives a fact again that cannot be read.
func (r *Reader) deriveFact(fact *stats.Fact) error {
	l, _, err := follow(r.db, fact.Game)
	if err == nil {
		*fact = l.Derive().Fact
	}
	return err
}

// eachRow calls f with the rows of a query, the columns of which stay where SQLite has
// them until the next row: to copy them would take longer than all else together.
func eachRow(db *sql.DB, query string, args []string, f func(*sqlite3.Stmt) error) error {
	conn, err := db.Conn(context.Background())
	if err != nil {
		return err
	}
	err = conn.Raw(func(c any) error {
		rows, _, err := c.(driver.Conn).Raw().Prepare(query)
		for i := 0; err == nil && i < len(args); i++ {
			err = rows.BindText(i+1, args[i])
		}
		for err == nil && rows.Step() {
			err = f(rows)
		}
		return join(join(err, rows.Err()), rows.Close())
	})
	return join(err, conn.Close())
}

// saveSummary writes down what is derived from a game whose last entry has
// number n of all, the people only if they changed.
func saveSummary(w *writer, d history.Derived, n int64, changed bool) error {
	r, err := d.Row()
	if err != nil {
		return err
	}
	return saveRow(w, r, n, changed)
}

// saveRow writes down what is derived from a game, as [saveSummary] does.
func saveRow(w *writer, r history.Row, n int64, changed bool) error {
	if err := w.exec(`INSERT INTO summary (game, last, over, body, sum) VALUES (?, ?, ?, ?, ?)
		ON CONFLICT (game) DO UPDATE SET last = excluded.last, over = excluded.over, body = excluded.body, sum = excluded.sum`,
		r.Game, n, r.Over, r.Body, history.Checksum(r.Body)); err != nil {
		return err
	}
	if err := saveFact(w, r.FactRow); err != nil || !changed {
		return err
	}
	if err := w.exec(`DELETE FROM player WHERE game = ?`, r.Game); err != nil {
		return err
	}
	for _, id := range r.People {
		if err := w.exec(`INSERT INTO player (person, game) VALUES (?, ?)`, id, r.Game); err != nil {
			return err
		}
	}
	return nil
}

// saveFact writes down what statistics need to know of a game.
func saveFact(w *writer, r history.FactRow) error {
	return w.exec(`INSERT INTO fact (game, day, variant, ending, hidden, body)
		SELECT ?1, ?2, ?3, ?4, `+strings.ReplaceAll(isTrashed, "= game", "= ?1")+`, ?5 WHERE true
		ON CONFLICT (game) DO UPDATE SET day = excluded.day, ending = excluded.ending, body = excluded.body`,
		r.Game, r.Day, r.Variant, r.Ending, r.Fact)
}
