package history

import (
	"bytes"
	"errors"
	"io"

	"tabby/history/flat"
)

// An ownTable compares a table that Tabby wrote with the store.
type ownTable struct {
	known  map[string]bool // the games that the store has, by id
	same   int             // how many of them are equal
	differ []string        // the ids of the others
}

// readOwn compares a table that Tabby wrote with the store.
func readOwn(table io.Reader, kept Kept, work Work) (ownTable, error) {
	own := ownTable{known: map[string]bool{}}
	there, ids, err := flat.Fingerprints(table)
	if err != nil {
		return own, err
	}
	for i, id := range ids {
		if err := work.Step("comparing the games", i+1, len(ids)); err != nil {
			return own, err
		}
		here, err := fingerprint(kept, id)
		switch {
		case errors.Is(err, ErrNoGame):
			continue
		case err != nil:
			return own, err
		case here == there[id]:
			own.same++
		default:
			own.differ = append(own.differ, id)
		}
		own.known[id] = true
	}
	return own, nil
}

// fingerprint returns the fingerprint of a game in the store.
func fingerprint(kept Kept, id string) (flat.Fingerprint, error) {
	t, err := kept.Detail(id)
	if err != nil {
		return flat.Fingerprint{}, err
	}
	var b bytes.Buffer
	w := flat.NewWriter(&b)
	if err := errors.Join(w.Game(id, t.Began, t.Sheet), w.Close()); err != nil {
		return flat.Fingerprint{}, err
	}
	all, _, err := flat.Fingerprints(&b)
	return all[id], err
}
