package history

import (
	"bytes"
	"fmt"
	"io"
)

// Imported is the result of an import.
type Imported struct {
	Games   int      `json:"games"`            // new ones
	Grown   int      `json:"grown"`            // games that have new entries
	Entries int      `json:"entries"`          // new ones
	People  int      `json:"people"`           // new ones and new revisions
	Marks   int      `json:"marks"`            // new ones and new revisions
	Known   int      `json:"known"`            // games without new entries
	Gone    int      `json:"gone"`             // games that had been deleted from the trash here
	Differ  []string `json:"differ,omitempty"` // ids of games that went on differently there, and stay as they are here
	Backup  string   `json:"backup,omitempty"` // made before the import
}

// Kept is the store that an import is compared with.
type Kept interface {
	// Detail returns a game. The error wraps [ErrNoGame] if no game has that id.
	Detail(id string) (Detail, error)
	// Everyone returns all entries of all people.
	Everyone() ([]Person, error)
	// NewID returns an id for a new person.
	NewID() (string, error)
}

// ReadExport reads and checks an export, or tabby.jsonl, whole. The error is a
// [*LineError] for a line that is wrong, and wraps [ErrTooMuch] beyond 64 MiB a
// file or 1 MiB a line, or [ErrStopped].
//
// A file on disk is read more than once, and has to stay open as long as the import
// is used. Input that can be read only once is held in memory.
func ReadExport(from io.Reader, work Work) (*Import, error) {
	text, err := sourceOf(from)
	if err != nil {
		return nil, err
	}
	return readLines(text, work)
}

func readLines(text source, work Work) (*Import, error) {
	in := newImport(text, work)
	return in, in.read()
}

// ReadFile reads and checks a file of either form: an export, as [ReadExport]
// does, or CSV, as [ReadTable] does. Anything else is [ErrForeign].
func ReadFile(from io.Reader, kept Kept, work Work) (*Import, error) {
	text, err := sourceOf(from)
	if err != nil {
		return nil, err
	}
	begins, err := beginning(text)
	if err != nil {
		return nil, err
	}
	if isForeign(begins, text.Size()) {
		return nil, ErrForeign
	}
	if bytes.HasPrefix(bytes.TrimSpace(begins), []byte("{")) {
		return readLines(text, work)
	}
	return readTable(text, kept, work)
}

// ReadTable reads and checks games from CSV, in the form that package flat
// describes. People are recognized by name, and games of a table that Tabby wrote by
// their ids. The error is like that of
// [ReadExport].
func ReadTable(from io.Reader, kept Kept, work Work) (*Import, error) {
	text, err := sourceOf(from)
	if err != nil {
		return nil, err
	}
	return readTable(text, kept, work)
}

// readError returns an error for a file that could not be read to its end.
func readError(err error) error { return fmt.Errorf("read the file: %w", err) }
