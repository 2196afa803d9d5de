package flat

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"strings"
)

// A Fingerprint stands for what was played in a game of a table that Tabby
// wrote: rounds, points and calls, but no names.
type Fingerprint [sha256.Size]byte

// fingerprint are the columns of a fingerprint.
var fingerprint = []string{"round", "kind", "points", "penalty", "total", "called"}

// Fingerprints returns the fingerprint of each game of a table that Tabby
// wrote, by id, and the ids in their order. The error names the line.
func Fingerprints(table []byte) (map[string]Fingerprint, []string, error) {
	in, at, err := opened(table)
	if err != nil {
		return nil, nil, err
	}
	in.ReuseRecord = true
	played, ids := map[string]Fingerprint{}, []string(nil)
	for {
		record, err := in.Read()
		if errors.Is(err, io.EOF) {
			return played, ids, nil
		}
		if err != nil {
			return nil, nil, wrong(in, err)
		}
		r := row{at: at, fields: record}
		if r.blank() {
			continue
		}
		id := strings.Clone(r.get("game"))
		before, seen := played[id]
		if !seen {
			ids = append(ids, id)
		}
		if len(ids) > maxGames {
			line, _ := in.FieldPos(0)
			return nil, nil, &Error{line, fmt.Errorf("more than %d games", maxGames)}
		}
		played[id] = before.with(r)
	}
}

// with returns the fingerprint of a game with one more row.
func (g Fingerprint) with(r row) Fingerprint {
	text := g[:]
	for _, column := range fingerprint {
		text = append(append(text, r.get(column)...), 0)
	}
	return sha256.Sum256(text)
}
