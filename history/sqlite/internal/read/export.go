package read

import (
	"bufio"
	"errors"
	"io"
	"iter"
	"strings"

	"tabby/history"
	"tabby/history/flat"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
	"tabby/scoring"
)

// Export writes everything about people and games as JSON Lines: a header, each
// person, then each game with its entries as stored, the oldest first, and at the
// end those of other endings. The same store gives the same bytes. What is half-typed or set on this device is not in
// it. The error wraps [history.ErrDamaged] if a checksum does not match.
// If it is stopped, part of the export was written.
func (r *Source) Export(w io.Writer, work history.Work) error {
	return r.export(w, work, func(database.Querier) (Scope, error) { return Scope{}, nil })
}

// ExportGames writes an export of the games that match, the people who play in
// them and their annotations. It is imported like any other.
func (r *Source) ExportGames(w io.Writer, want history.Filter, work history.Work) error {
	return r.export(w, work, func(q database.Querier) (Scope, error) { return scopeOf(q, want) })
}

func (r *Source) export(w io.Writer, work history.Work, of func(database.Querier) (Scope, error)) error {
	b := bufio.NewWriterSize(w, 1<<16)
	err := r.Snapshot(func(q database.Querier) error {
		p, err := of(q)
		if err != nil {
			return err
		}
		return p.export(q, b, work)
	})
	return disk.Wrap(history.Exporting, disk.Join(err, b.Flush()))
}

// Detail returns a game as it stands, with the present names of its people. The
// error is like that of [Source.Game].
func (r *Source) Detail(id string) (history.Detail, error) {
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

func (r *Source) detail(s history.Summary, known map[string]history.Person) (history.Detail, error) {
	g, err := r.Game(s.ID)
	if err != nil {
		return history.Detail{}, err
	}
	t := history.Detail{Summary: s, Events: g.Events(), Sheet: g.Sheet(s.Changed), Known: map[string]history.Person{}}
	t.Began, _ = g.Started()
	t.Began.At = s.Created // on the evening that was noted
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
func (r *Source) ExportTable(w io.Writer, want history.Filter, as flat.Form, work history.Work) error {
	b := bufio.NewWriterSize(w, 1<<16)
	table := flat.NewWriter(b, as)
	err := r.EachDetail(want, work, func(t history.Detail) error { return table.Game(t.Summary.ID, t.Began.At, t.Events, t.Sheet) })
	return disk.Wrap(history.Exporting, disk.Join(disk.Join(err, table.Close()), b.Flush()))
}

// EachDetail calls f with the games that match, the newest first, but not with those that a
// newer Tabby wrote.
func (r *Source) EachDetail(want history.Filter, work history.Work, f func(history.Detail) error) error {
	known, err1 := r.Known()
	total, err2 := r.Count(want)
	if err := disk.Join(err1, err2); err != nil {
		return err
	}
	done := 0
	for g, err := range r.EachGame(want) {
		if err != nil {
			return err
		}
		done++
		if err := work.Step(history.WritingGames, done, total); err != nil {
			return err
		}
		t, err := r.detail(g, known)
		if errors.Is(err, history.ErrNewerGame) {
			continue
		}
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
func (r *Source) EachGame(want history.Filter) iter.Seq2[history.Summary, error] {
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

func (s Scope) export(q database.Querier, w io.Writer, work history.Work) error {
	l, err := s.Lines(q)
	if err == nil {
		err = s.Count(q, &l.Counts)
	}
	if err != nil {
		return err
	}
	return l.Write(func(line []byte) error {
		_, err := w.Write(line)
		return err
	}, work)
}

// Digest returns a checksum of everything that [Source.Export] writes. It reads no
// events: it takes about as long as a list of all games.
func (r *Source) Digest() (history.Digest, error) {
	d := history.Digest{Games: map[string]string{}, People: map[string]string{}, Marks: map[string]string{}}
	err := r.Snapshot(func(q database.Querier) (err error) {
		if d.Removed, err = Removed(q); err != nil {
			return err
		}
		for _, from := range []struct {
			of    map[string]string
			query string
		}{
			{d.People, `SELECT id, sum FROM person`},
			{d.Marks, `SELECT kind || '/' || id, sum FROM mark`},
			{d.Games, `SELECT id, (SELECT sum FROM event WHERE game = id ORDER BY seq DESC LIMIT 1) FROM game`},
		} {
			if err := database.Each(q, func(row database.Row) error {
				var id, sum string
				err := row.Scan(&id, &sum)
				from.of[id] = sum
				return err
			}, from.query); err != nil {
				return err
			}
		}
		others, err := lastOthers(q)
		for id, last := range d.Games {
			d.Games[id] = history.DigestOf(append(others[id], last)...)
		}
		return disk.Join(err, digestVerbatim(q, d))
	})
	return d, disk.Wrap(history.Reading, err)
}

// ExportPart writes an export of part of the store, which is imported like any other.
// What is not kept here is left away.
func (r *Source) ExportPart(w io.Writer, p history.Part, work history.Work) error {
	return r.export(w, work, func(database.Querier) (Scope, error) {
		s := Scope{some: true, games: database.List(p.Games), people: setOf(p.People), marks: map[[2]string]bool{}}
		for _, key := range p.Marks {
			kind, id, _ := strings.Cut(key, "/")
			s.marks[[2]string{kind, id}] = true
		}
		return s, nil
	})
}

// lastOthers returns the sums of the last entries of the endings off the main lines, by
// game.
func lastOthers(q database.Querier) (map[string][]string, error) {
	all := map[string][]string{}
	err := database.Each(q, func(row database.Row) error {
		var id, sum string
		err := row.Scan(&id, &sum)
		all[id] = append(all[id], sum)
		return err
	}, `SELECT game, sum FROM other_entry AS o WHERE NOT EXISTS
		(SELECT 1 FROM other_entry AS a INDEXED BY other_entry_before WHERE a.game = o.game AND a.before = o.sum)`)
	return all, err
}

func setOf(ids []string) map[string]bool {
	set := make(map[string]bool, len(ids))
	for _, id := range ids {
		set[id] = true
	}
	return set
}

// ReadVerbatim reads all lines that a newer Tabby wrote.
func ReadVerbatim(q database.Querier) (history.Verbatims, error) {
	all := history.Verbatims{}
	err := EachVerbatim(q, func(v history.Verbatim) error {
		all[v.Sum] = v.Text
		return nil
	})
	return all, err
}

// EachVerbatim calls f with every line that a newer Tabby wrote.
func EachVerbatim(q database.Querier, f func(history.Verbatim) error) error {
	return database.Each(q, func(row database.Row) error {
		v, err := ScanVerbatim(row)
		if err != nil {
			return err
		}
		return f(v)
	}, `SELECT sum, key, line FROM verbatim ORDER BY sum`)
}

// ScanVerbatim reads such a line from a row.
func ScanVerbatim(row database.Scanner) (v history.Verbatim, err error) {
	err = row.Scan(&v.Sum, &v.Key, &v.Text)
	return v, err
}

// Shown returns what a newer Tabby last showed of a game, and whether it is known.
func (r *Source) Shown(game string) (last history.Shown, known bool, err error) {
	err = r.Snapshot(func(q database.Querier) error {
		return EachVerbatim(q, func(v history.Verbatim) error {
			if s, _ := v.Shown(); v.Key == "game/"+game && s.Entries > last.Entries {
				last, known = s, true
			}
			return nil
		})
	})
	return last, known, disk.Wrap(history.Reading, err)
}

// digestVerbatim makes a digest one of the lines as they came. What is shown of a game need not be
// the same everywhere.
func digestVerbatim(q database.Querier, d history.Digest) error {
	return EachVerbatim(q, func(v history.Verbatim) error {
		if _, alone := v.Shown(); alone {
			return nil
		}
		about, id, _ := strings.Cut(v.Key, "/")
		of := map[string]map[string]string{"person": d.People, "mark": d.Marks, "game": d.Games}[about]
		if sum, kept := of[id]; kept && (about == "game" || sum == v.Sum) {
			of[id] = history.Checksum(sum, v.Text)
		}
		return nil
	})
}
