package read

import (
	"strings"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
)

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
