package read

import (
	"bufio"
	"errors"
	"io"
	"slices"

	"tabby/history"
	"tabby/history/flat"
)

// beginning is how many bytes of a table hold the names of its columns, if Tabby
// wrote it.
const beginning = 256

// Brings reports whether a table for spreadsheets has a game that is not kept here.
// Of a table that Tabby did not write it cannot be known: that may.
func (r *Source) Brings(table io.Reader) bool {
	text := bufio.NewReader(table)
	begins, _ := text.Peek(beginning) // of a shorter table, all
	if !flat.Own(begins) {
		return true
	}
	_, ids, err := flat.Fingerprints(text)
	if err != nil {
		return true // the import says what is wrong
	}
	return slices.ContainsFunc(ids, func(id string) bool {
		_, err := r.Summary(id)
		return errors.Is(err, history.ErrNoGame)
	})
}
