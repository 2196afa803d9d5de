package sqlite

import (
	"context"
	"database/sql/driver"
	"errors"
	"io"
	"strings"

	"tabby/history"
	"tabby/history/stats"
)

// Statistics counts the games that match a query, with the present names of
// their people. Games of merged entries count for the person they belong to. It
// reads one fact a game; call it off-screen.
func (r *Reader) Statistics(wish stats.Query, work history.Work) (stats.Report, error) {
	known, err := r.Known()
	if err != nil {
		return stats.Report{}, err
	}
	wish.Same = map[string]string{}
	for id, p := range known {
		if id != p.ID {
			wish.Same[id] = p.ID
		}
	}
	count := stats.NewCount(wish)
	if err := r.eachFact(wish.From, wish.To, work, count.Add); err != nil {
		return stats.Report{}, wrap("count the games", err)
	}
	report := count.Report()
	for i := range report.People {
		if p, ok := known[report.People[i].Person]; ok {
			report.People[i].Name, report.People[i].Retired = p.Name, p.Retired
		}
	}
	return report, nil
}

// eachFact calls f with the facts of every game that is not in the trash and that was
// played between two days, both included, the oldest first; "" is no limit. f may not
// keep the fact. A fact that cannot be read is derived again.
func (r *Reader) eachFact(from, to string, work history.Work, f func(*stats.Fact)) error {
	marks, err := annotationsOf[history.GameAnnotation](r.db, history.OfGame)
	if err != nil {
		return err
	}
	total, err := r.Count(history.Filter{State: history.Any})
	if err != nil {
		return err
	}
	conn, err := r.db.Conn(context.Background())
	if err != nil {
		return err
	}
	done := 0
	var fact stats.Fact
	err = conn.Raw(func(c any) error {
		return eachRow(c.(driver.ConnPrepareContext), `SELECT game, body FROM fact WHERE hidden = 0 ORDER BY game`, func(row []driver.Value) error {
			done++
			if err := work.Step("counting the games", done, total); err != nil {
				return err
			}
			id, _ := row[0].(string)
			body, _ := row[1].([]byte)
			fact.Game = id
			if err := fact.Decode(body); err != nil {
				if err := r.deriveFact(&fact); err != nil {
					return err
				}
			}
			if from != "" && fact.Day < from || to != "" && fact.Day > to {
				return nil
			}
			m := marks[id]
			fact.LeftOut, fact.Coached = m.LeftOut, m.Coached
			f(&fact)
			return nil
		})
	})
	return join(err, conn.Close())
}

// deriveFact derives a fact again that cannot be read.
func (r *Reader) deriveFact(fact *stats.Fact) error {
	l, _, err := follow(r.db, fact.Game)
	if err == nil {
		*fact = l.Derive().Fact
	}
	return err
}

// eachRow reads rows without the conversions of database/sql, which would take
// longer than all else together.
func eachRow(conn driver.ConnPrepareContext, query string, f func([]driver.Value) error) error {
	stmt, err := conn.PrepareContext(context.Background(), query)
	if err != nil {
		return err
	}
	defer stmt.Close()
	rows, err := stmt.(driver.StmtQueryContext).QueryContext(context.Background(), nil)
	if err != nil {
		return err
	}
	row := make([]driver.Value, len(rows.Columns()))
	for {
		err := rows.Next(row)
		if errors.Is(err, io.EOF) {
			return rows.Close()
		}
		if err == nil {
			err = f(row)
		}
		if err != nil {
			return join(err, rows.Close())
		}
	}
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
