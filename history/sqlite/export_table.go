package sqlite

import (
	"bufio"
	"io"

	"tabby/history"
	"tabby/history/flat"
	"tabby/scoring"
)

// Detail returns a game as it stands, with people as they are called now. The error
// is like that of [Reader.Game].
func (r *Reader) Detail(id string) (history.Detail, error) {
	s, err := r.Summary(id)
	if err != nil {
		return history.Detail{}, err
	}
	known, err := r.Known()
	if err != nil {
		return history.Detail{}, err
	}
	return r.detail(s, known)
}

func (r *Reader) detail(s history.Summary, known map[string]history.Person) (history.Detail, error) {
	g, err := r.Game(s.ID)
	if err != nil {
		return history.Detail{}, err
	}
	t := history.Detail{Summary: s, Sheet: g.Sheet(s.Changed), Known: map[string]history.Person{}}
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
func (r *Reader) ExportTable(w io.Writer, want history.Filter, work history.Work) error {
	b := bufio.NewWriterSize(w, 1<<16)
	table := flat.NewWriter(b)
	err := r.EachDetail(want, work, func(t history.Detail) error { return table.Game(t.Summary.ID, t.Began, t.Sheet) })
	return explain("export", join(join(err, table.Close()), b.Flush()))
}

// EachDetail calls f with the games that are wanted, the newest first.
func (r *Reader) EachDetail(want history.Filter, work history.Work, f func(history.Detail) error) error {
	known, err := r.Known()
	if err != nil {
		return err
	}
	total, err := r.Count(want)
	if err != nil {
		return err
	}
	page := history.Page{Filter: want, Limit: 500}
	for done := 0; ; {
		games, err := r.Games(page)
		if err != nil {
			return err
		}
		for _, g := range games {
			done++
			if err := work.Step("writing the games", done, total); err != nil {
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
