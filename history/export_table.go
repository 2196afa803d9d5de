package history

import (
	"bufio"
	"io"

	"tabby/history/flat"
	"tabby/scoring"
)

// A Detail is a game as it stands, with people as they are called now.
type Detail struct {
	Summary Summary
	Began   scoring.Started
	Sheet   scoring.Sheet
	Known   map[string]Person // by the ids on the sheet
}

// Detail returns a game as it stands, with people as they are called now. The error
// is like that of [Reader.Game].
func (r *Reader) Detail(id string) (Detail, error) {
	s, err := r.Summary(id)
	if err != nil {
		return Detail{}, err
	}
	known, err := r.Known()
	if err != nil {
		return Detail{}, err
	}
	return r.detail(s, known)
}

func (r *Reader) detail(s Summary, known map[string]Person) (Detail, error) {
	g, err := r.Game(s.ID)
	if err != nil {
		return Detail{}, err
	}
	t := Detail{Summary: s, Sheet: g.Sheet(s.Changed), Known: map[string]Person{}}
	t.Began, _ = g.Started()
	for i, p := range t.Sheet.People {
		if q, ok := known[p.ID]; ok {
			t.Sheet.People[i] = scoring.Person{ID: q.ID, Name: q.Name}
			t.Known[q.ID] = q
		}
	}
	return t, nil
}

// ExportTable writes the games that are wanted as CSV, one row a player and round,
// the newest game first. No cell is one that a spreadsheet takes for a formula.
func (r *Reader) ExportTable(w io.Writer, want Filter, work Work) error {
	b := bufio.NewWriterSize(w, 1<<16)
	table := flat.NewWriter(b)
	err := r.EachDetail(want, work, func(t Detail) error { return table.Game(t.Summary.ID, t.Began, t.Sheet) })
	return explain("export", join(join(err, table.Close()), b.Flush()))
}

// EachDetail calls f with the games that are wanted, the newest first.
func (r *Reader) EachDetail(want Filter, work Work, f func(Detail) error) error {
	known, err := r.Known()
	if err != nil {
		return err
	}
	total, err := r.Count(want)
	if err != nil {
		return err
	}
	page := Page{Filter: want, Limit: 500}
	for done := 0; ; {
		games, err := r.Games(page)
		if err != nil {
			return err
		}
		for _, g := range games {
			done++
			if err := work.at("writing the games", done, total); err != nil {
				return err
			}
			t, err := r.detail(g, known)
			if err == nil {
				err = f(t)
			}
			if err != nil {
				return err
			}
			page.Before = g.ID
		}
		if len(games) < page.Limit {
			return nil
		}
	}
}
