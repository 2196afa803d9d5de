package storage

import (
	"tabby/history"
	"tabby/ui/frame"
)

// A Room has the pages of storage.
type Room struct {
	*frame.Frame

	store  Store
	reopen func() *frame.Frame // begins again on another store
}

// New returns the room of storage. reopen begins again after a restore
// has put another store in the place of this one, and returns what shows messages
// then, or nil.
func New(f *frame.Frame, store Store, reopen func() *frame.Frame) *Room {
	return &Room{f, store, reopen}
}

// A Store is what is kept. Its methods may take seconds and may be called from any
// goroutine; the error of stopped work wraps [history.ErrStopped].
type Store interface {
	// Dir returns the folder in which all this is kept.
	Dir() string

	// ExportDir is the folder into which exports go, if no other is chosen. It is ""
	// where none can be chosen.
	ExportDir() string
	// Export writes all that is kept as a new file in a folder, and returns its
	// path: everything for another Tabby, or a table for spreadsheets.
	Export(folder string, what history.Format, w history.Work) (path string, err error)

	// Found lists files that look like exports, the newest first.
	Found() []string
	// Import takes in a file. Of one that is wrong nothing is taken, and the error
	// names the line and the reason.
	Import(path string, w history.Work) (history.Imported, error)
	// ImportPaper keeps a game of which a paper sheet has the totals.
	ImportPaper(history.Paper) (history.Imported, error)

	// Backup makes a copy of everything, and returns its path.
	Backup(history.Work) (path string, err error)
	// Backups lists the copies there are, the newest first.
	Backups() ([]history.Backup, error)
	// RestoreBackup puts a copy in the place of all that is kept, which is set aside
	// beside it. Whatever comes of it, the store is closed and has to be opened again.
	RestoreBackup(path string, w history.Work) (history.Restored, error)

	// Check looks whether everything is as it was written. If not, the error wraps
	// [history.ErrDamaged].
	Check(history.Work) error
	// Diagnose says what is damaged, and what each way to repair it keeps and loses.
	Diagnose(history.Work) (history.Diagnosis, error)
	// Repair repairs the store in one of these ways, and closes it.
	Repair(history.Repair, history.Work) (history.Restored, error)
	// Count returns how many games match a filter.
	Count(history.Filter) (int, error)

	// Trashed lists the games in the trash, the newest first.
	Trashed() ([]history.Summary, error)
	// EmptyTrash deletes them for good, and returns how many.
	EmptyTrash() (int, error)
}
