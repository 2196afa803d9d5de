package check

import (
	"context"
	"database/sql"
	"errors"
	"strings"
	"time"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
	"tabby/history/sqlite/internal/read"
	"tabby/history/stats"
)

// File checks a database that is not open and whose schema must be among
// those known.
func File(f disk.Folder, path string, known int, work history.Work) error {
	db, err := database.Immutable.Connect(f.Disk, path, 2)
	if err != nil {
		return err
	}
	s, err := database.SchemaOf(db)
	if err == nil {
		err = s.Check(known)
	}
	if err == nil {
		err = inspect(f.Steps, db, work)
	}
	return disk.Join(err, db.Close())
}

// Database checks everything in an open database. The error wraps [history.ErrDamaged] and
// has a fault for each thing that is not as it was written.
func Database(r *read.Source, f disk.Folder, work history.Work) error {
	return disk.Wrap(history.CheckingFile, r.Snapshot(func(q database.Querier) error {
		err := inspect(f.Steps, q, work)
		if err != nil {
			return err
		}
		return checkRevisions(q)
	}))
}

// checkRevisions looks for people and annotations whose revision leaves no room for the
// next, which an older Tabby has taken in. Backups with them are in order: a repair after
// one is put back counts them anew.
func checkRevisions(q database.Querier) error {
	var wrong []error
	people, err := read.People(q)
	for _, p := range people {
		if p != p.Settled() {
			wrong = append(wrong, history.Damaged(history.Refusal{Reason: history.ErrRevision, Kind: history.OfPerson, What: p.ID}))
		}
	}
	s, err2 := database.SchemaOf(q)
	if err = errors.Join(err, err2); err == nil && s.Version >= database.AnnotatedFrom {
		err = read.EachAnnotation(q, "", func(m history.Annotation) error {
			if m != m.Settled() {
				wrong = append(wrong, history.Damaged(history.Refusal{Reason: history.ErrRevision, Kind: m.Kind, What: m.ID}))
			}
			return nil
		})
	}
	return history.Faults(append(wrong, err)).All()
}

// inspect is Check for any database of ours, an older one included.
func inspect(steps []string, q database.Querier, work history.Work) error {
	s, err := database.SchemaOf(q)
	if err == nil && s.Version <= len(steps) { // that of a newer one is not known
		err = database.CheckObjects(steps, q, s.Version)
	}
	if r := (history.Refusal{}); errors.As(err, &r) && r.Reason == history.ErrSchema {
		return history.Damaged(r)
	}
	if err == nil {
		err = Pages(q, work)
	}
	if err != nil {
		return err
	}
	return Rows(q, work)
}

// Rows asks every entry, game and person.
func Rows(q database.Querier, work history.Work) error {
	c := checker{games: map[string]account{}, work: work}
	if err := q.QueryRow(`SELECT count(*) FROM event`).Scan(&c.total); err != nil {
		return err
	}
	if err := read.EachEntry(q, `ORDER BY game, seq`, c.entry); err != nil {
		return err
	}
	c.close()
	if err := c.compare(q); err != nil {
		return err
	}
	_, err := read.People(q)
	c.wrong = append(c.wrong, err)
	s, err := database.SchemaOf(q)
	c.wrong = append(c.wrong, err)
	if s.Version >= database.ForkedFrom {
		c.wrong = append(c.wrong, checkEndings(q)...)
	}
	if s.Version >= database.NumberedFrom {
		c.wrong = append(c.wrong, checkVerbatim(q), checkRemoved(q))
	}
	if s.Version >= database.AnnotatedFrom {
		c.wrong = append(c.wrong, read.EachAnnotation(q, "", func(history.Annotation) error { return nil }))
	}
	if s.Version >= database.DerivedFrom { // before, facts are missing or differ until the migration is complete
		c.wrong = append(c.wrong, c.compareFacts(q))
	}
	return history.Faults(c.wrong).All()
}

// Pages asks SQLite about its own structure.
func Pages(q database.Querier, work history.Work) error {
	questions := []string{
		`PRAGMA integrity_check(1)`,
		`SELECT iif(count(*) = 0, 'ok', count(*) || ' rows belong to nothing') FROM pragma_foreign_key_check`,
		`SELECT iif(count(*) = 0, 'ok', 'games are not counted right') FROM (
			SELECT person, count(*) FROM player GROUP BY person EXCEPT SELECT person, games FROM played)`,
	}
	for i, question := range questions {
		answer, err := askPages(q, question, work, 100*i/len(questions))
		if err != nil {
			return err
		}
		if answer != "ok" {
			return history.Damaged(history.Refusal{Reason: history.ErrStructure, What: answer})
		}
	}
	return nil
}

// askPages asks one question, after so many in a hundred of them.
func askPages(q database.Querier, question string, work history.Work, share int) (answer string, err error) {
	err = work.Do(history.CheckingFile, share, 100, func(ctx context.Context) error {
		err := q.QueryRowContext(ctx, question).Scan(&answer)
		if errors.Is(err, sql.ErrNoRows) {
			return nil // no answer is one as well
		}
		return err
	})
	return answer, err
}

// A checker follows every game through its entries.
type checker struct {
	games  map[string]account
	ledger history.Ledger // of the game whose entries are coming in
	bad    bool           // one of them was not as it was written
	wrong  []error

	work        history.Work
	done, total int // entries
}

// An account is what follows from the entries of a game.
type account struct {
	created, variant string
	entries          int    // or -1 if one was not as it was written
	fact             string // its checksum
	newer            bool   // a newer Tabby wrote it
	otherwise        bool   // what is derived is of a Tabby that could read it where this one cannot, or the other way round
}

func (c *checker) entry(e history.Entry) error {
	c.done++
	if err := c.work.Step(history.CheckingEntries, c.done, c.total); err != nil {
		return err
	}
	if c.ledger.ID != e.Game {
		c.close()
		c.ledger, c.bad = history.Ledger{ID: e.Game}, false
	}
	if c.bad {
		return nil
	}
	next, _, err := c.ledger.Next(e)
	if err != nil {
		c.bad, c.wrong = true, append(c.wrong, err)
		return nil
	}
	c.ledger = next
	return nil
}

// close ends the game whose entries were read.
func (c *checker) close() {
	s := c.ledger.Beginning()
	a := account{created: s.Created.Format(time.RFC3339Nano), variant: s.Variant, entries: c.ledger.Seq}
	if c.bad {
		a.entries = -1
	} else if a.entries > 0 {
		d := c.ledger.Derive()
		f := d.Fact
		a.newer, a.fact = d.Newer, history.Checksum(f.Day, f.Variant, f.Ending, string(f.Encode()))
	}
	c.games[s.ID] = a
}

// compare compares what is derived from each game with its entries.
func (c *checker) compare(q database.Querier) error {
	return database.Each(q, func(row database.Row) error {
		var id, created, variant, body, sum string
		if err := row.Scan(&id, &created, &variant, &body, &sum); err != nil {
			return err
		}
		a := c.games[id]
		s, err := history.ReadSummary(body, sum)
		switch {
		case a.entries < 0: // that has been said
		case err != nil:
			c.wrong = append(c.wrong, history.Damaged(history.Refusal{Reason: history.ErrChecksum, Kind: history.OfGame, What: id}))
		case s.Entries != a.entries:
			c.wrong = append(c.wrong, history.Damaged(history.Refusal{Reason: history.ErrEntries, Kind: history.OfGame, What: id, Count: a.entries, Known: s.Entries}))
		case s.Newer != a.newer:
			a.otherwise = true
			c.games[id] = a
		case created != a.created || variant != a.variant:
			c.wrong = append(c.wrong, history.Damaged(history.Refusal{Reason: history.ErrDerived, Kind: history.OfGame, What: id}))
		}
		return nil
	}, `SELECT g.id, g.created, g.variant, coalesce(s.body, ''), coalesce(s.sum, '')
		FROM game AS g LEFT JOIN summary AS s ON s.game = g.id ORDER BY g.id`)
}

// compareFacts compares what the statistics count with the entries. What was derived by another
// rule is derived again when it is read.
func (c *checker) compareFacts(q database.Querier) error {
	return database.Each(q, func(row database.Row) error {
		var id, day, variant, ending string
		var fact []byte
		if err := row.Scan(&id, &day, &variant, &ending, &fact); err != nil {
			return err
		}
		another := len(fact) > 0 && !stats.IsCurrent(fact)
		if a := c.games[id]; a.entries > 0 && !a.otherwise && !another && a.fact != history.Checksum(day, variant, ending, string(fact)) {
			c.wrong = append(c.wrong, history.Damaged(history.Refusal{Reason: history.ErrDerived, Kind: history.OfGame, What: id}))
		}
		return nil
	}, `SELECT g.id, coalesce(f.day, ''), coalesce(f.variant, ''), coalesce(f.ending, ''), coalesce(f.body, x'')
		FROM game AS g LEFT JOIN fact AS f ON f.game = g.id ORDER BY g.id`)
}

// checkVerbatim checks the lines that a newer Tabby wrote.
func checkVerbatim(q database.Querier) error {
	return read.EachVerbatim(q, history.Verbatim.Check)
}

// checkRemoved checks which games were deleted for good.
func checkRemoved(q database.Querier) error {
	ids, err := database.Texts(q, `SELECT game FROM removed ORDER BY game`)
	for _, id := range ids {
		if !(history.Removed{Game: id}).CanBeRead() {
			err = history.Damaged(history.Refusal{Reason: history.ErrChecksum, Kind: history.OfGame, What: strings.ToValidUTF8(id, "?")})
		}
	}
	return err
}
