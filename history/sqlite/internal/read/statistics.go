package read

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"

	"github.com/ncruces/go-sqlite3"
	"github.com/ncruces/go-sqlite3/driver"

	"tabby/history"
	"tabby/history/sqlite/internal/disk"
	"tabby/history/stats"
)

// Statistics counts the games that match a query, with the present names of
// their people. Games of merged entries count for the person they belong to. It
// reads one fact a game; call it off-screen.
func (r *Source) Statistics(wish stats.Query, work history.Work) (stats.Report, error) {
	known, err := r.Known()
	if err != nil {
		return stats.Report{}, err
	}
	wish.Same = sameOf(known)
	c := stats.NewCount(wish)
	if err := r.eachFact(wish.From, wish.To, work, c.Add); err != nil {
		return stats.Report{}, disk.Wrap(history.CountingGames, err)
	}
	report := c.Report()
	for i := range report.People {
		if p, ok := known[report.People[i].Person]; ok {
			report.People[i].Name, report.People[i].Retired = p.Name, p.Retired
		}
	}
	return report, nil
}

// eachFact calls f with the facts of every game between two days that is not in the bin,
// the oldest first. f may not keep the fact. A fact that cannot be read is derived again.
func (r *Source) eachFact(from, to string, work history.Work, f func(*stats.Fact)) error {
	marks, err := annotationsOf[history.GameAnnotation](r.DB, history.OfGame)
	if err != nil {
		return err
	}
	done, total := 0, 0
	if work.Report != nil { // or it would be counted for nothing
		if total, err = r.Count(history.Filter{State: history.Any}); err != nil {
			return err
		}
	}
	if err := work.CheckStopped(); err != nil {
		return err
	}
	var fact stats.Fact
	where, args := factsBetween(from, to)
	return eachRow(r.DB, `SELECT game, body FROM fact WHERE `+where+` ORDER BY day, game`, args, func(row *sqlite3.Stmt) error {
		done++
		if err := work.Step(history.CountingGames, done, total); err != nil {
			return err
		}
		fact.Game = row.ColumnText(0)
		if err := fact.Decode(row.ColumnRawBlob(1)); err != nil {
			if err := r.deriveFact(&fact); err != nil {
				return err
			}
		}
		marks[fact.Game].AddToFact(&fact)
		f(&fact)
		return nil
	})
}

// deriveFact derives a fact again that cannot be read.
func (r *Source) deriveFact(fact *stats.Fact) error {
	l, _, err := Follow(r.DB, fact.Game)
	if err == nil {
		*fact = *l.Derive().Fact
	}
	return err
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

// factsBetween returns SQL for the facts of games played between two days, both included,
// of which "" is no limit, and its arguments. Games of some days are nearly together by
// their ids: the index of days says where they begin and end.
func factsBetween(from, to string) (string, []string) {
	if from == "" && to == "" {
		return "hidden = 0", nil
	}
	const (
		evenings = "hidden = 0 AND day BETWEEN ?1 AND ?2"
		ends     = "SELECT %s(game) FROM fact INDEXED BY fact_day WHERE " + evenings
	)
	where := evenings + " AND game BETWEEN (" + fmt.Sprintf(ends, "min") + ") AND (" + fmt.Sprintf(ends, "max") + ")"
	return where, []string{from, cmp.Or(to, "a")} // which is after every digit
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
		return disk.Join(disk.Join(err, rows.Err()), rows.Close())
	})
	return disk.Join(err, conn.Close())
}
