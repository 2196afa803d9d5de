package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"tabby/history"
)

// Check checks everything in the database: its pages, the checksum of every
// entry, that every entry can be read and fits its game, people and summaries. Then
// it compares the database with the running export. The error wraps [history.ErrDamaged] and names each game and entry that is
// not as it was written. It reads all there is; run it off-screen.
func (r *Reader) Check(work history.Work) error {
	err := r.checkDatabase(work)
	if err != nil {
		return err
	}
	c, err := r.compareLast(work)
	return wrap("check "+r.folder.export(), join(err, c.err()))
}

// compareLast compares the running export with all entries of the database.
func (r *Reader) compareLast(work history.Work) (c *comparison, err error) {
	for range 3 { // another process may be between an entry and its line
		last, err := lastEntry(r.db)
		if err != nil {
			return &comparison{}, err
		}
		c, err = r.compareExport(last, work)
		if err != nil || c.same() {
			return c, err
		}
	}
	return c, nil
}

func (r *Reader) checkDatabase(work history.Work) error {
	return wrap("check "+r.folder.db(), r.snapshot(func(q querier) error { return r.folder.inspect(q, work) }))
}

// inspect is Check for any database of ours, an older one included.
func (f folder) inspect(q querier, work history.Work) error {
	s, err := schemaOf(q)
	if err == nil && s.version <= len(f.steps) { // that of a newer one is not known
		err = f.checkObjects(q, s.version)
	}
	if errors.Is(err, history.ErrSchema) {
		return history.Damagedf("%w", err)
	}
	if err == nil {
		err = checkPages(q, work)
	}
	if err != nil {
		return err
	}
	return checkRows(q, work)
}

// checkRows asks every entry, game and person.
func checkRows(q querier, work history.Work) error {
	c := checker{games: map[string]account{}, work: work}
	if err := q.QueryRow(`SELECT count(*) FROM event`).Scan(&c.total); err != nil {
		return err
	}
	if err := eachEntry(q, `ORDER BY game, seq`, c.entry); err != nil {
		return err
	}
	c.close()
	if err := c.compare(q); err != nil {
		return err
	}
	_, err := readPeople(q)
	c.wrong = append(c.wrong, err)
	s, err := schemaOf(q)
	c.wrong = append(c.wrong, err)
	if s.version >= forkedFrom {
		c.wrong = append(c.wrong, checkEndings(q)...)
	}
	if s.version >= annotatedFrom {
		c.wrong = append(c.wrong, eachAnnotation(q, "", func(history.Annotation) error { return nil }))
	}
	if s.version >= derivedFrom { // before, facts are missing or differ until the migration is complete
		c.wrong = append(c.wrong, c.compareFacts(q))
	}
	if s.version >= talliedFrom && errors.Join(c.wrong...) == nil { // or it would be said twice
		c.wrong = append(c.wrong, compareTallies(q, work))
	}
	return errors.Join(c.wrong...)
}

// checkPages asks SQLite about its own structure.
func checkPages(q querier, work history.Work) error {
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
			return history.Damagedf("%s", answer)
		}
	}
	return nil
}

// askPages asks one question, after so many in a hundred of them.
func askPages(q querier, question string, work history.Work, share int) (answer string, err error) {
	err = work.Do("checking the file", share, 100, func(ctx context.Context) error {
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
}

func (c *checker) entry(e history.Entry) error {
	c.done++
	if err := c.work.Step("checking the entries", c.done, c.total); err != nil {
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
		a.fact = sumOf(history.FactRowOf(c.ledger.Derive().Fact))
	}
	c.games[s.ID] = a
}

// compare compares what is derived from each game with its entries.
func (c *checker) compare(q querier) error {
	return each(q, func(row row) error {
		var id, created, variant, body, sum string
		if err := row.Scan(&id, &created, &variant, &body, &sum); err != nil {
			return err
		}
		a := c.games[id]
		s, err := history.ReadSummary(body, sum)
		switch {
		case a.entries < 0: // that has been said
		case err != nil:
			c.wrong = append(c.wrong, fmt.Errorf("game %s: %w", id, err))
		case s.Entries != a.entries:
			c.wrong = append(c.wrong, history.Damagedf("game %s: %d entries instead of %d", id, a.entries, s.Entries))
		case created != a.created || variant != a.variant:
			c.wrong = append(c.wrong, history.Damagedf("game %s: it did not begin so", id))
		}
		return nil
	}, `SELECT g.id, g.created, g.variant, coalesce(s.body, ''), coalesce(s.sum, '')
		FROM game AS g LEFT JOIN summary AS s ON s.game = g.id ORDER BY g.id`)
}

// sumOf returns a checksum of a fact.
func sumOf(f history.FactRow) string {
	return history.Checksum(f.Day, f.Variant, f.Ending, string(f.Fact))
}

// compareFacts compares what the statistics count with the entries.
func (c *checker) compareFacts(q querier) error {
	return each(q, func(row row) error {
		var f history.FactRow
		if err := row.Scan(&f.Game, &f.Day, &f.Variant, &f.Ending, &f.Fact); err != nil {
			return err
		}
		if a := c.games[f.Game]; a.entries > 0 && a.fact != sumOf(f) {
			c.wrong = append(c.wrong, history.Damagedf("game %s: the statistics do not count it as it was", f.Game))
		}
		return nil
	}, `SELECT g.id, coalesce(f.day, ''), coalesce(f.variant, ''), coalesce(f.ending, ''), coalesce(f.body, x'')
		FROM game AS g LEFT JOIN fact AS f ON f.game = g.id ORDER BY g.id`)
}
