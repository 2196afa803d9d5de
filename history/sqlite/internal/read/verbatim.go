package read

import (
	"strings"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
)

// A Verbatim has the lines that a newer Tabby wrote, by the sums of what they say.
type Verbatim map[string]string

// ReadVerbatim reads all lines that a newer Tabby wrote.
func ReadVerbatim(q database.Querier) (Verbatim, error) {
	all := Verbatim{}
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

// Line returns the line of what has a sum: as it came, or as it is written here.
func (v Verbatim) Line(sum string, here []byte) []byte {
	if text, is := v[sum]; is {
		return []byte(text + "\n")
	}
	return here
}

// digestVerbatim makes a digest one of the lines as they came.
func digestVerbatim(q database.Querier, d history.Digest) error {
	return EachVerbatim(q, func(v history.Verbatim) error {
		about, id, _ := strings.Cut(v.Key, "/")
		of := map[string]map[string]string{"person": d.People, "mark": d.Marks, "game": d.Games}[about]
		if sum, kept := of[id]; kept && (about == "game" || sum == v.Sum) {
			of[id] = history.Checksum(sum, v.Text)
		}
		return nil
	})
}
