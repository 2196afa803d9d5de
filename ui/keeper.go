package ui

import (
	"context"
	"errors"
	"time"

	"tabby/ui/words"
)

// A Keeper carries what is kept elsewhere and back. Its methods may take seconds
// and may be called from any goroutine; what a [Work] stops ends with
// [ErrStopped].
type Keeper interface {
	// Outbox is the folder into which exports go, if no other is chosen.
	Outbox() string
	// Export writes all that is kept as a new file in a folder, and returns its
	// path: everything for another Tabby, or a table for spreadsheets.
	Export(folder string, what Exported, w Work) (path string, err error)

	// Found lists files that look like exports, the newest first.
	Found() []string
	// Import takes in a file. Of one that is wrong nothing is taken, and the error
	// names the line and the reason.
	Import(path string, w Work) (words.Imported, error)
	// CopyOut keeps a game of which a paper sheet has the totals.
	CopyOut(Paper) (words.Imported, error)

	// Backup makes a copy of everything, and returns its path.
	Backup(Work) (path string, err error)
	// Backups lists the copies there are, the newest first.
	Backups() ([]Backup, error)
	// RestoreBackup puts a copy in the place of all that is kept, which is set aside
	// beside it, and says what came of it. Whatever comes of it, the store is
	// closed and has to be opened anew.
	RestoreBackup(path string, w Work) (said string, err error)

	// Check looks whether everything is as it was written, and returns how many
	// games there are.
	Check(Work) (games int, err error)
	// Rebuild derives lists and statistics anew from what was written down.
	Rebuild(Work) error

	// Trashed lists the games in the trash, the newest first.
	Trashed() ([]Listed, error)
	// EmptyTrash deletes them for good, and returns how many.
	EmptyTrash() (int, error)
}

// ErrStopped means that something was stopped before it was done, and changed
// nothing.
var ErrStopped = errors.New("stopped; nothing was changed")

// A Work is something that takes long, as the store does it.
type Work struct {
	Context context.Context                     // stops the work when it is done
	Report  func(doing string, done, total int) // hears how far it is, in any goroutine
}

// Exported is what an export is for.
type Exported string

// The kinds of exports; each is the ending of its files.
const (
	Everything Exported = "jsonl" // lossless, for another Tabby
	Table      Exported = "csv"   // one row a player and round, for spreadsheets
)

// A Backup is a copy of everything.
type Backup struct {
	Path  string
	At    time.Time
	Bytes int64
	Aside bool // it was set aside for another one
}

// Paper is what a paper sheet tells of a game.
type Paper struct {
	Day     string // as 2006-01-02
	Variant string
	Names   []string
	Totals  []int // by name
}
