package history

import (
	"bytes"
	"io"

	"tabby/history/playlog"
)

// Imported is the result of an import.
type Imported struct {
	Games   int       `json:"games"`            // new ones
	Grown   int       `json:"grown"`            // games with one ending that have new entries
	Entries int       `json:"entries"`          // new ones
	People  int       `json:"people"`           // new ones and new revisions
	Marks   int       `json:"marks"`            // new ones and new revisions
	Known   int       `json:"known"`            // games without new entries
	Gone    int       `json:"gone"`             // games left away that were deleted here for good
	Left    int       `json:"left,omitempty"`   // games of other apps left away that make no sheet here
	Beyond  []Summary `json:"beyond,omitempty"` // games left away that are larger than Tabby keeps, as they began
	Back    int       `json:"back"`             // games that were deleted here for good, and are in the trash again
	Parted  []string  `json:"parted,omitempty"` // ids of games with several endings that have new entries
	Differ  []string  `json:"differ,omitempty"` // ids of games of a table that went on differently there, and stay as they are here
	Backup  string    `json:"backup,omitempty"` // made before the import
}

// ReadFile reads and checks a whole file: an export, tabby.jsonl, games as CSV, in the form that
// package flat describes, or what BG Stats exports. Anything else is [ErrForeign], or
// wraps it and says what it looks like, such as [ErrWorkbook]. People of a
// table are recognized by name, and games of one that Tabby wrote by their ids.
//
// The error is a [*LineError] for a line that is wrong, and wraps [ErrTooMuch] beyond 1 MiB a
// line, and 64 MiB in all where the input is no file on disk or no export, or [ErrStopped].
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
		return nil, foreign(begins)
	}
	export := bytes.HasPrefix(bytes.TrimSpace(begins), []byte("{"))
	if export && !playlog.Is(begins) {
		in := newImport(text, work)
		return in, in.read()
	}
	if err := checkSize(text); err != nil {
		return nil, err
	}
	if export {
		return readPlays(text, kept, work)
	}
	return readTable(text, kept, work)
}
