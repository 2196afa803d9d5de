package flat

import (
	"crypto/sha256"
	"fmt"
	"io"
	"strings"
)

// A Fingerprint is a hash of the rounds, points and calls of a game, without the
// names, in a table that Tabby wrote.
type Fingerprint [sha256.Size]byte

// fingerprint lists the columns that a fingerprint covers.
var fingerprint = []string{"round", "kind", "points", "penalty", "total", "called"}

// Fingerprints returns the fingerprints of the games of a table that Tabby wrote,
// by id, and the ids in the order of the table. The error is a [*LineError].
func Fingerprints(from io.Reader) (map[string]Fingerprint, []string, error) {
	t, err := newTable(from)
	if err != nil {
		return nil, nil, err
	}
	played, ids := map[string]Fingerprint{}, []string(nil)
	for r, err := range t.rows {
		if err != nil {
			return nil, nil, err
		}
		id := strings.Clone(r.get("game"))
		before, seen := played[id]
		if !seen {
			ids = append(ids, id)
		}
		if len(ids) > maxGames {
			return nil, nil, &LineError{r.line, fmt.Errorf("more than %d games", maxGames)}
		}
		played[id] = before.with(r)
	}
	return played, ids, nil
}

// with returns the fingerprint with another row added.
func (g Fingerprint) with(r row) Fingerprint {
	text := g[:]
	for _, column := range fingerprint {
		text = append(append(text, r.get(column)...), 0)
	}
	return sha256.Sum256(text)
}
