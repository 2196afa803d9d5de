package sqlite

import (
	"database/sql"
	"fmt"
	"maps"
	"os"
	"slices"

	"tabby/history"
)

// A gatherer adds to a store what copies have and it lacks. Adding the same
// copy twice changes nothing.
type gatherer struct {
	w       *writer
	last    int64                     // number of the last entry stored
	ledgers map[string]history.Ledger // of games that entries came in for
	numbers map[string]int64          // of the last entry added, by game
	latest  history.Catalogue         // what the copies say about people and annotations
	bad     []string                  // what could not be used, and why
	work    history.Work
}

func newGatherer(w *writer) (*gatherer, error) {
	g := &gatherer{w: w, ledgers: map[string]history.Ledger{}, numbers: map[string]int64{}, latest: history.NewCatalogue()}
	return g, w.QueryRow(`SELECT coalesce(max(n), 0) FROM event`).Scan(&g.last)
}

// export adds what a running export holds, as far as it can be read. The lines
// that cannot be read are listed in bad.
func (g *gatherer) export(path string) error {
	file, err := os.Open(path)
	if err != nil {
		return err
	}
	g.bad = nil
	total := history.CountLines(file)
	err = history.EachLine(file, func(number int, text []byte) error {
		if err := g.work.Step("reading tabby.jsonl", number, total); err != nil {
			return err
		}
		refused, err := g.line(text)
		if refused != nil {
			g.bad = append(g.bad, fmt.Sprintf("tabby.jsonl, line %d: %v", number, refused))
		}
		return err
	})
	return join(err, file.Close())
}

// salvage adds what can still be read in a damaged database. That some cannot
// is not an error: the other copies are there for that.
func (g *gatherer) salvage(path string) error {
	db, err := reading.connect(path, 2)
	if err != nil {
		return nil
	}
	_ = g.salvagePeople(db) // as many as can be read
	_ = eachAnnotation(db, "", func(m history.Annotation) error { g.latest.Apply(m); return nil })
	var failed error
	ids, _ := gameIDs(db) // as many as can be read
	for i, id := range ids {
		if failed = g.work.Step("reading what was set aside", i+1, len(ids)); failed != nil {
			break
		}
		_ = eachEntry(db, `WHERE game = ? ORDER BY seq`, func(e history.Entry) error {
			if e.Check() == nil {
				_, failed = g.entry(e)
			}
			return failed
		}, id)
		if failed != nil {
			break
		}
	}
	return join(failed, db.Close())
}

func (g *gatherer) salvagePeople(db *sql.DB) error {
	return each(db, func(row *sql.Rows) error {
		var p history.Person
		var sum string
		if err := row.Scan(&p.ID, &p.Name, &p.Colour, &p.Shape, &p.Rev, &sum); err != nil {
			return err
		}
		if p.Check(sum) == nil {
			g.latest.Apply(p)
		}
		return nil
	}, `SELECT id, name, colour, mark, rev, sum FROM person`)
}

// line adds one line. The first error says why the line cannot be used; the
// second, why the store cannot.
func (g *gatherer) line(text []byte) (refused, err error) {
	what, refused := history.ParseLine(text)
	if refused != nil {
		return refused, nil
	}
	switch what := what.(type) {
	case history.Event:
		g.latest.Apply(what)
	case history.Entry:
		return g.entry(what)
	}
	return nil, nil
}

// entry stores an entry if it is the next of its game. One that is stored
// already is skipped.
func (g *gatherer) entry(e history.Entry) (refused, err error) {
	l, err := g.ledger(e.Game)
	if err != nil {
		return nil, err
	}
	if e.Seq <= l.Seq {
		var sum string
		err := g.w.QueryRow(`SELECT sum FROM event WHERE game = ? AND seq = ?`, e.Game, e.Seq).Scan(&sum)
		if err == nil && sum != e.Sum {
			refused = fmt.Errorf("entry %d of game %s is another one than that stored", e.Seq, e.Game)
		}
		return refused, err
	}
	next, _, refused := l.Next(e)
	if refused != nil {
		return refused, nil
	}
	e.N = g.last + 1
	if err := saveEntry(g.w, e, next.Beginning()); err != nil {
		return nil, err
	}
	g.last, g.ledgers[e.Game], g.numbers[e.Game] = e.N, next, e.N
	return nil, nil
}

// ledger returns a game as far as it is stored.
func (g *gatherer) ledger(id string) (history.Ledger, error) {
	l, known := g.ledgers[id]
	if known {
		return l, nil
	}
	l, err := follow(g.w, id)
	g.ledgers[id] = l
	return l, err
}

// finish writes down summaries and people, of each the latest that is known.
func (g *gatherer) finish() error {
	for id, n := range g.numbers {
		if err := saveSummary(g.w, g.ledgers[id].Derive(), n, true); err != nil {
			return err
		}
	}
	if _, err := g.finishPeople(); err != nil {
		return err
	}
	var seats []history.Seat
	for _, id := range slices.Sorted(maps.Keys(g.numbers)) {
		seats = append(seats, g.ledgers[id].Summary().Seats...)
	}
	if err := g.addUnknown(seats); err != nil {
		return err
	}
	if _, err := g.finishAnnotations(); err != nil {
		return err
	}
	_, err := purge(g.w)
	return err
}

// finishPeople stores the people of whom the copies have a newer revision, and
// returns how many those are.
func (g *gatherer) finishPeople() (int, error) {
	stored, err := readPeople(g.w)
	if err != nil {
		return 0, err
	}
	for _, p := range stored {
		if p.Rev >= g.latest.People[p.ID].Rev {
			delete(g.latest.People, p.ID)
		}
	}
	for _, p := range g.latest.People {
		if err := savePerson(g.w, p); err != nil {
			return 0, err
		}
	}
	return len(g.latest.People), nil
}

// finishAnnotations stores the annotations of which the copies have a newer
// revision, and returns how many those are.
func (g *gatherer) finishAnnotations() (int, error) {
	written := 0
	for key, m := range g.latest.Annotations {
		stored, err := scanAnnotation(g.w.QueryRow(`SELECT kind, id, rev, body, sum FROM mark WHERE kind = ? AND id = ?`, key[0], key[1]))
		if err == nil && !m.Newer(stored) {
			continue
		}
		if err := saveAnnotation(g.w, m); err != nil {
			return 0, err
		}
		written++
	}
	return written, nil
}

// addUnknown adds the players whose ids are not among the people.
func (g *gatherer) addUnknown(seats []history.Seat) error {
	people, err := readPeople(g.w)
	if err != nil {
		return err
	}
	known := map[string]bool{}
	for _, p := range people {
		known[p.ID] = true
	}
	for _, seat := range seats {
		if seat.Person == "" || known[seat.Person] {
			continue
		}
		p := history.Person{ID: seat.Person, Name: seat.Name, Rev: 1}
		p.Colour, p.Shape = history.RarestBadge(people)
		if err := savePerson(g.w, p); err != nil {
			return err
		}
		people, known[p.ID] = append(people, p), true
	}
	return nil
}
