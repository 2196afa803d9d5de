package sqlite

import (
	"bufio"
	"io"
	"iter"

	"tabby/history"
	"tabby/history/flat"
	"tabby/scoring"
)

// Detail returns a game as it stands, with the present names of its people. The
// error is like that of [Reader.Game].
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

// ExportTable writes the games that match as CSV, one row a player and round,
// the newest game first. No cell is one that a spreadsheet takes for a formula.
func (r *Reader) ExportTable(w io.Writer, want history.Filter, work history.Work) error {
	b := bufio.NewWriterSize(w, 1<<16)
	table := flat.NewWriter(b)
	err := r.EachDetail(want, work, func(t history.Detail) error { return table.Game(t.Summary.ID, t.Began, t.Sheet) })
	return wrap("export", join(join(err, table.Close()), b.Flush()))
}

// EachDetail calls f with the games that match, the newest first.
func (r *Reader) EachDetail(want history.Filter, work history.Work, f func(history.Detail) error) error {
	known, err1 := r.Known()
	total, err2 := r.Count(want)
	if err := join(err1, err2); err != nil {
		return err
	}
	done := 0
	for g, err := range r.EachGame(want) {
		if err != nil {
			return err
		}
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
	}
	return nil
}

// EachGame yields the games that match, the newest first. After an error there are
// no more.
func (r *Reader) EachGame(want history.Filter) iter.Seq2[history.Summary, error] {
	return func(yield func(history.Summary, error) bool) {
		page := history.Page{Filter: want, Limit: 500}
		for full := true; full; {
			games, err := r.Games(page)
			if err != nil {
				yield(history.Summary{}, err)
				return
			}
			for _, g := range games {
				if !yield(g, nil) {
					return
				}
				page.Before = g.ID
			}
			full = len(games) == page.Limit
		}
	}
}
