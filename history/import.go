package history

import (
	"bytes"
	"fmt"
	"io"
)

// Imported is the result of an import.
type Imported struct {
	Games   int      `json:"games"`            // new ones
	Grown   int      `json:"grown"`            // games with one ending that have new entries
	Entries int      `json:"entries"`          // new ones
	People  int      `json:"people"`           // new ones and new revisions
	Marks   int      `json:"marks"`            // new ones and new revisions
	Known   int      `json:"known"`            // games without new entries
	Gone    int      `json:"gone"`             // games that had been deleted from the trash here
	Parted  []string `json:"parted,omitempty"` // ids of games with several endings that have new entries
	Differ  []string `json:"differ,omitempty"` // ids of games of a table that went on differently there, and stay as they are here
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

// ReadFile reads and checks a whole file: an export, tabby.jsonl, or games as CSV, in
// the form that package flat describes. Anything else is [ErrForeign]. People of a
// table are recognized by name, and games of one that Tabby wrote by their ids.
//
// The error is a [*LineError] for a line that is wrong, and wraps [ErrTooMuch] beyond
// 64 MiB a file or 1 MiB a line, or [ErrStopped].
//
// A file on disk is read more than once, and has to stay open as long as the import
// is used. Input that can be read only once is held in memory.
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
		in := newImport(text, work)
		return in, in.read()
	}
	return readTable(text, kept, work)
}

// readError returns an error for a file that could not be read to its end.
func readError(err error) error { return fmt.Errorf("read the file: %w", err) }
