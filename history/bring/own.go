package bring

import (
	"crypto/sha256"
	"slices"
)

// A Fingerprint is a hash of the rounds, points and calls of a game, without the
// names, in a table that Tabby wrote.
type Fingerprint [sha256.Size]byte

// covered lists the columns that a fingerprint covers.
var covered = []string{"round", "kind", "points", "penalty", "total", "called"}

// Fingerprints returns the fingerprints of the games of a table that Tabby wrote, by id, and the ids in
// the order of the table.
func (f *File) Fingerprints() (all map[string]Fingerprint, ids []string) {
	all = map[string]Fingerprint{}
	for _, l := range f.lots() {
		var text []byte
		for _, i := range l.rows {
			cells := l.row(int(i), nil)
			for _, column := range covered {
				text = append(append(text, cell(cells, l.at, column)...), 0)
			}
		}
		all[l.id], ids = sha256.Sum256(text), append(ids, l.id)
	}
	return all, ids
}

// Without leaves games of a table that Tabby wrote out, by id.
func (f *File) Without(known map[string]bool) {
	f.reading.lots = slices.DeleteFunc(f.reading.lots, func(l *lot) bool { return known[l.id] })
}

func (f *File) lots() []*lot {
	if f.reading == nil {
		return nil
	}
	return f.reading.lots
}
