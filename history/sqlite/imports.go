package sqlite

import (
	"bufio"
	"errors"
	"io"
	"slices"

	"github.com/google/uuid"

	"tabby/history"
	"tabby/history/flat"
)

// Import imports a file: an export, that of [Reader.Export] or tabby.jsonl, or games
// as CSV, in the form that package flat describes. It adds the people, annotations
// and games that the store lacks, and the entries its games lack. People of a table are
// matched by name, and games of one that Tabby wrote by their ids. Importing a file
// twice changes nothing.
//
// The whole file is checked before anything is written. The errors are those of
// [history.ReadFile]; then nothing has changed. A backup is made before games
// are added to others.
func (s *Store) Import(from io.Reader, work history.Work) (history.Imported, error) {
	in, err := history.ReadFile(from, kept{s.Reader, lookup{s.db}}, work)
	return s.take(in, err)
}

// kept is what an import is compared with.
type kept struct {
	*Reader
	lookup
}

func (kept) NewID() (string, error) {
	id, err := uuid.NewV7()
	return id.String(), err
}

// beginning is how many bytes of a table hold the names of its columns, if Tabby
// wrote it.
const beginning = 256

// Brings reports whether a table for spreadsheets has a game that is not kept here.
// Of a table that Tabby did not write it cannot be known: that may.
func (r *Reader) Brings(table io.Reader) bool {
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
