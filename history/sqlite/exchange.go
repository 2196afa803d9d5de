package sqlite

import (
	"bytes"
	"io"

	"tabby/history"
	"tabby/history/exchange"
)

// Inventory returns the checksums of everything that another device may lack: people,
// annotations and games. That of a game is the one of its last entry, which is chained
// over all before it.
func (r *Reader) Inventory() (exchange.Inventory, error) {
	all := exchange.Inventory{}
	err := r.snapshot(func(q querier) error {
		return each(q, func(row row) error {
			var key, sum string
			err := row.Scan(&key, &sum)
			all[exchange.Key(key)] = sum
			return err
		}, `SELECT 'person/' || id, sum FROM person
			UNION ALL SELECT 'mark/' || kind || '/' || id, sum FROM mark
			UNION ALL SELECT 'game/' || summary.game, event.sum FROM summary JOIN event ON event.n = summary.last`)
	})
	return all, wrap("compare what is kept", err)
}

// Piece returns an export of the first of some things, until it has so many bytes, and
// how many of them are in it: at least one. What is not kept any more is left out.
func (r *Reader) Piece(keys []exchange.Key, size int) (export []byte, n int, err error) {
	err = r.snapshot(func(q querier) error {
		p := piece{q: q}
		if err := p.prepare(); err != nil {
			return err
		}
		for n < len(keys) && (n == 0 || p.lines.Len() < size) {
			if err := p.add(keys[n]); err != nil {
				return err
			}
			n++
		}
		export = append(p.counts.Line(), p.lines.Bytes()...)
		return nil
	})
	return export, n, wrap("export", err)
}

// A piece is an export being written.
type piece struct {
	q      querier
	people map[string]history.Person
	counts history.Counts
	lines  bytes.Buffer
}

func (p *piece) prepare() error {
	people, err := readPeople(p.q)
	p.people = make(map[string]history.Person, len(people))
	for _, of := range people {
		p.people[of.ID] = of
	}
	return err
}

func (p *piece) add(k exchange.Key) error {
	if id, is := k.Person(); is {
		p.person(id)
	}
	if kind, id, is := k.Mark(); is {
		return p.mark(kind, id)
	}
	if id, is := k.Game(); is {
		return p.game(id)
	}
	return nil
}

func (p *piece) person(id string) {
	if of, known := p.people[id]; known {
		p.lines.Write(of.Line())
		p.counts.People++
	}
}

func (p *piece) mark(kind, id string) error {
	m, err := readAnnotation(p.q, kind, id)
	if err == nil && m.Rev > 0 {
		p.lines.Write(m.Line())
		p.counts.Marks++
	}
	return err
}

func (p *piece) game(id string) error {
	entries := 0
	err := scope{some: true, games: list([]string{id})}.eachEntry(p.q, func(e history.Entry) error {
		entries++
		p.lines.Write(e.Line())
		return nil
	})
	if entries > 0 {
		p.counts.Games++
		p.counts.Entries += entries
	}
	return err
}

// TakeIn is [Store.Import] of a [Reader.Piece] of another device: without a backup.
func (s *Store) TakeIn(export io.Reader, work history.Work) (history.Imported, error) {
	in, err := s.check(export, work)
	if err != nil {
		return history.Imported{}, err
	}
	return s.take(in, "")
}
