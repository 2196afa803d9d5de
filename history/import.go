package history

import (
	"bytes"
	"fmt"
	"io"
)

// Imported is what an import brought.
type Imported struct {
	Games   int      `json:"games"`            // that are new
	Grown   int      `json:"grown"`            // games that went on
	Entries int      `json:"entries"`          // that are new
	People  int      `json:"people"`           // new, or as they were last
	Marks   int      `json:"marks"`            // new, or as they were last
	Known   int      `json:"known"`            // games that were here already
	Gone    int      `json:"gone"`             // games that stay away, as they were emptied from the trash here
	Differ  []string `json:"differ,omitempty"` // ids of games that went on in another way there, and stay as they are here
	Backup  string   `json:"backup,omitempty"` // made before
}

// Kept is what an import is compared with: what the store has already.
type Kept interface {
	// Detail returns a game as it stands. The error wraps [ErrNoGame] if there is
	// none of that id.
	Detail(id string) (Detail, error)
	// Everyone returns every entry of a person.
	Everyone() ([]Person, error)
	// NewID returns an id for a new person.
	NewID() (string, error)
}

// ReadExport reads and checks an export, or tabby.jsonl, whole. The error is a
// [*LineError] for a line that is wrong, and wraps [ErrTooMuch] beyond 64 MiB a
// file or 1 MiB a line, or [ErrStopped].
//
// A file on disk is read where it is, more than once; what can be read only once
// is held in memory. It has to stay open as long as the import is used.
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
// describes. People are known by name; those who are not known are new. Games of
// a table that Tabby wrote are known by their ids. The error is like that of
// [ReadExport].
func ReadTable(from io.Reader, kept Kept, work Work) (*Import, error) {
	text, err := sourceOf(from)
	if err != nil {
		return nil, err
	}
	return readTable(text, kept, work)
}

// readError says that a file could not be read to its end.
func readError(err error) error { return fmt.Errorf("read the file: %w", err) }
