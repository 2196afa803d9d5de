package history

import (
	"bufio"
	"cmp"
	"io"
	"slices"
)

// Export writes everything about people and games as JSON Lines: a header, each
// person, then each game with its entries as stored, the oldest first. The same
// store gives the same bytes. What is half-typed or set on this device is not in
// it. The error wraps [ErrDamaged] where a checksum does not match.
func (r *Reader) Export(w io.Writer) error { return r.ExportAs(w, Work{}) }

// ExportAs is [Reader.Export] that tells how far it is and can be stopped, with
// part of the export written.
func (r *Reader) ExportAs(w io.Writer, work Work) error {
	b := bufio.NewWriterSize(w, 1<<16)
	err := r.snapshot(func(q querier) error { return export(q, b, work) })
	return explain("export", join(err, b.Flush()))
}

func export(q querier, w io.Writer, work Work) error {
	var c counts
	err := q.QueryRow(`SELECT (SELECT count(*) FROM person), (SELECT count(*) FROM mark), (SELECT count(*) FROM game), (SELECT count(*) FROM event)`).
		Scan(&c.People, &c.Marks, &c.Games, &c.Entries)
	if err != nil {
		return err
	}
	if _, err := w.Write(c.line()); err != nil {
		return err
	}
	if err := exportPeople(q, w); err != nil {
		return err
	}
	if err := exportMarks(q, w); err != nil {
		return err
	}
	var before entry
	done := 0
	return eachEntry(q, `ORDER BY game, seq`, func(e entry) error {
		if e.game != before.game {
			before = entry{}
		}
		if e.sum != e.chained(before.sum) {
			return damaged("game %s, entry %d: the checksum does not match", e.game, e.seq)
		}
		before = e
		done++
		if err := work.at("writing the entries", done, c.Entries); err != nil {
			return err
		}
		_, err := w.Write(e.line())
		return err
	})
}

func exportPeople(q querier, w io.Writer) error {
	people, err := readPeople(q)
	if err != nil {
		return err
	}
	slices.SortFunc(people, func(a, b Person) int { return cmp.Compare(a.ID, b.ID) })
	for _, p := range people {
		if _, err := w.Write(p.line()); err != nil {
			return err
		}
	}
	return nil
}

func exportMarks(q querier, w io.Writer) error {
	return readMarks(q, "", func(m mark) error {
		_, err := w.Write(m.line())
		return err
	})
}
