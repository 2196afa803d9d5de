package read

import (
	"io"
	"strings"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
)

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
