package read

import (
	"errors"
	"io"
	"slices"

	"tabby/history"
	"tabby/history/bring"
)

// Brings reports whether a table for spreadsheets has a game that is not kept here.
// Of a table that Tabby did not write it cannot be known: that may.
func (r *Source) Brings(table io.Reader) bool {
	text, err := io.ReadAll(table)
	if err != nil {
		return true // the import says what is wrong
	}
	f, err := bring.Read(text, bring.Options{})
	if err != nil || !f.Own {
		return true
	}
	_, ids := f.Fingerprints()
	return slices.ContainsFunc(ids, func(id string) bool {
		_, err := r.Summary(id)
		return errors.Is(err, history.ErrNoGame)
	})
}
