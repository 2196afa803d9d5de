package sqlite

import (
	"path/filepath"
	"time"

	"github.com/adrg/xdg"
	"github.com/google/uuid"

	"tabby/history"
	"tabby/history/sqlite/internal/check"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
	"tabby/history/sqlite/internal/read"
	"tabby/history/sqlite/internal/repair"
	"tabby/history/sqlite/internal/running"
)

// Options are what a store needs from outside. The zero Options are right for
// the app.
type Options struct {
	// Now tells the time, if it is not to be [time.Now].
	Now func() time.Time

	// NewID names what is new, if not [uuid.NewV7] does.
	NewID func() (string, error)

	// Disk has the files, if it is not to be that of the machine.
	Disk Disk

	steps []string // migrations, if not those embedded
}

func (o Options) folder(dir string) disk.Folder {
	f := disk.Folder{Path: dir, Disk: o.Disk, Now: o.Now, NewID: o.NewID, Steps: o.steps}
	if f.Disk == nil {
		f.Disk = disk.Machine{}
	}
	if f.Now == nil {
		f.Now = time.Now
	}
	if f.NewID == nil {
		f.NewID = newUUID
	}
	if f.Steps == nil {
		f.Steps = database.Migrations()
	}
	return f
}

// options are those of the folder.
func (r *Reader) options() Options {
	return Options{Now: r.folder.Now, NewID: r.folder.NewID, Disk: r.folder.Disk, steps: r.folder.Steps}
}

func newUUID() (string, error) {
	id, err := uuid.NewV7()
	return id.String(), err
}

// A Disk is where stores keep their files: the disk of the machine, or one that a test simulates.
type Disk = disk.Disk

// A File is one of a [Disk], open.
type File = disk.File

// A FileLock is held by one store at a time, until it closes the lock or its process ends.
type FileLock = disk.FileLock

// A Reader reads the store, even while a [Store] elsewhere writes to it. It is
// safe for use by several goroutines.
type Reader struct {
	*read.Source
	folder disk.Folder
}

// OpenReadOnly opens the store in a folder for reading. It creates nothing: where
// nothing is kept yet, the error is [history.ErrEmpty]. It may also wrap [history.ErrNewer],
// [history.ErrOlder], [history.ErrFolder], [history.ErrUnreadable], [history.ErrDamaged]
// and [history.ErrReadOnly].
func OpenReadOnly(dir string, o Options) (*Reader, error) {
	f := o.folder(dir)
	b, err := repair.Open(f)
	if err != nil {
		return nil, err
	}
	r := &Reader{folder: f, Source: b}
	if err := running.CheckEnd(r.DB, f); err != nil {
		return nil, disk.Join(err, r.Close())
	}
	f.ProtectDatabase(f.DB()) // where no writer has, SQLite has just put files beside it
	return r, nil
}

// Close closes the file.
func (r *Reader) Close() error { return disk.Wrap(history.ClosingFile, r.Source.Close()) }

// Dir returns the folder of the store.
func (r *Reader) Dir() string { return r.folder.Path }

// Check checks everything in the database: its pages, the checksum of every
// entry, that every entry can be read and fits its game, people and summaries. Then
// it compares the database with the running export. The error wraps [history.ErrDamaged]
// and names each game and entry that is not as it was written. It reads all there is; run
// it off-screen.
func (r *Reader) Check(work history.Work) error {
	err := check.Database(r.Source, r.folder, work)
	if err != nil {
		return err
	}
	c, err := running.CompareLast(r.DB, r.folder, work)
	return disk.Wrap(history.CheckingFile, disk.Join(err, c.Err()))
}

// DefaultDir returns the data folder of this user, where the system keeps such
// things. It need not exist.
func DefaultDir() string { return filepath.Join(xdg.DataHome, "tabby") }

// Owns reports whether a path, by whatever name or link, is or would be a file of
// the store in a folder.
func Owns(dir, path string) bool { return Options{}.folder(dir).Owns(path) }
