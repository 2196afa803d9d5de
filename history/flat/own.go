package flat

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"strings"
)

// A Gist is what was played in a game of Tabby's own table: rounds, points and
// calls, whoever is called what by now.
type Gist [sha256.Size]byte

// gist are the columns that tell what was played.
var gist = []string{"round", "kind", "points", "penalty", "total", "called"}

// Gists returns what was played in each game of a table that is Tabby's own, by id,
// and the ids as they come. The error names the line.
func Gists(table []byte) (map[string]Gist, []string, error) {
	in, at, err := opened(table)
	if err != nil {
		return nil, nil, err
	}
	in.ReuseRecord = true
	played, ids := map[string]Gist{}, []string(nil)
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

// with returns the gist of a game that has one more row.
func (g Gist) with(r row) Gist {
	text := g[:]
	for _, column := range gist {
		text = append(append(text, r.get(column)...), 0)
	}
	return sha256.Sum256(text)
}
