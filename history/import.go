package history

import "io"

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

// Import takes in an export, that of [Reader.Export] or tabby.jsonl: people, marks
// and games that are not here, and what games here lack. Twice is once.
//
// The whole file is checked before anything is written. The error is a
// [*LineError] for a line that is wrong, and wraps [ErrTooMuch] beyond 64 MiB a
// file or 1 MiB a line, or [ErrStopped]; then nothing has changed. A backup is
// made before games are added to others.
//
// A file on disk is read where it is, three times; what can be read only once is
// held in memory.
func (s *Store) Import(from io.Reader, work Work) (Imported, error) {
	text, err := sourceOf(from)
	if err != nil {
		return Imported{}, err
	}
	return s.importLines(text, work)
}

func (s *Store) importLines(text source, work Work) (Imported, error) {
	in := newIntake(text, work)
	if err := in.read(); err != nil {
		return Imported{}, err
	}
	return s.take(in)
}
