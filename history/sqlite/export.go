package sqlite

import (
	"bufio"
	"io"

	"tabby/history"
)

// Export writes everything about people and games as JSON Lines: a header, each
// person, then each game with its entries as stored, the oldest first. The same
// store gives the same bytes. What is half-typed or set on this device is not in
// it. The error wraps [history.ErrDamaged] where a checksum does not match.
// If it is stopped, part of the export was written.
func (r *Reader) Export(w io.Writer, work history.Work) error {
	return r.export(w, work, func(querier) (scope, error) { return scope{}, nil })
}

// ExportGames writes an export of the games that match, the people who play in
// them and their annotations. It is imported like any other.
func (r *Reader) ExportGames(w io.Writer, want history.Filter, work history.Work) error {
	return r.export(w, work, func(q querier) (scope, error) { return scopeOf(q, want) })
}

func (r *Reader) export(w io.Writer, work history.Work, of func(querier) (scope, error)) error {
	b := bufio.NewWriterSize(w, 1<<16)
	err := r.snapshot(func(q querier) error {
		p, err := of(q)
		if err != nil {
			return err
		}
		return p.export(q, b, work)
	})
	return wrap("export", join(err, b.Flush()))
}

func (s scope) export(q querier, w io.Writer, work history.Work) error {
	lines, c, err := s.revisions(q)
	if err == nil {
		err = s.count(q, &c)
	}
	if err != nil {
		return err
	}
	if _, err := w.Write(append(c.Line(), lines...)); err != nil {
		return err
	}
	done := 0
	return s.eachEntry(q, func(e history.Entry) error {
		done++
		if err := work.Step("writing the entries", done, c.Entries); err != nil {
			return err
		}
		_, err := w.Write(e.Line())
		return err
	})
}
