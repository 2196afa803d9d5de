package sqlite

import (
	"io/fs"
	"path/filepath"
	"sync"
	"sync/atomic"
	"time"

	"github.com/adrg/xdg"
	"github.com/google/uuid"

	"tabby/history"
	"tabby/history/sqlite/internal/backup"
	"tabby/history/sqlite/internal/check"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
	"tabby/history/sqlite/internal/read"
	"tabby/history/sqlite/internal/repair"
	"tabby/history/sqlite/internal/running"
	"tabby/history/sqlite/internal/write"
)

// upgrade brings the schema of a database up to date, after a backup of an older
// one.
func upgrade(w *database.Writer, f disk.Folder) error {
	s, err := database.SchemaOf(w)
	if err != nil {
		return err
	}
	if !s.Fresh() {
		if err := s.Check(len(f.Steps)); err != nil {
			return err
		}
		if s.Version < len(f.Steps) {
			if _, err := backup.Make(f, f.Now(), history.Work{}); err != nil {
				return disk.Wrap(history.MakingBackup, err)
			}
		}
	}
	return write.Migrate(w, f.Steps, s.Version)
}

// A Store is a [Reader] that also writes. Only one can be open in a folder, in
// any process. It is safe for use by several goroutines.
type Store struct {
	*Reader
	lock    disk.FileLock
	opening *opening

	mu      sync.Mutex // held while writing
	w       *database.Writer
	running *running.Export
	last    int64 // number of the last entry of all

	queue queue

	understood atomic.Pointer[looked] // until it is taken in
}

// Open opens the store in a folder for writing, and makes both if there are
// none. An older file is brought up to date after a backup.
//
// The error is a [*history.BusyError] if another store is open there. It may wrap
// [history.ErrDamaged], of which [Diagnose] says more and which [Repair] mends,
// [history.ErrNewer], [history.ErrFolder], [history.ErrUnreadable],
// [history.ErrReadOnly], [history.ErrDisk] and [history.ErrLocked].
func Open(dir string, o Options) (*Store, error) {
	f := o.folder(dir)
	lock, err := f.Acquire()
	if err != nil {
		return nil, err
	}
	s, err := open(f)
	if err != nil {
		return nil, disk.Join(f.MayRead(err), lock.Close())
	}
	s.lock = lock
	return s, nil
}

// open opens the files of a folder whose lock is held, of a new store later.
func open(f disk.Folder) (*Store, error) {
	if err := found(f); err != nil {
		return nil, err
	}
	s := &Store{Reader: &Reader{folder: f}, opening: newOpening(f.Now)}
	var err error
	if s.Source, err = read.Beside(f, s.finishOpening); err != nil {
		return nil, err
	}
	fresh, err := isNew(f)
	if err == nil && !fresh {
		err = s.finishOpening()
	}
	if err != nil {
		return nil, disk.Join(err, s.Reader.Close())
	}
	return s, nil
}

// openDatabase opens the database and the running export, and rests between two parts of that.
func (s *Store) openDatabase(rest func()) (err error) {
	if s.w, err = database.OpenWriter(s.folder.Disk, s.folder.DB()); err != nil {
		return err
	}
	if err := disk.Join(s.folder.Protect(), s.begin(rest)); err != nil {
		return err
	}
	s.folder.ProtectDatabase(s.folder.DB())
	is, err := s.folder.Disk.Lstat(s.folder.DB())
	if err != nil {
		return disk.Wrap(history.LookingAround, err)
	}
	s.w.Keeps = func() error { return s.inPlace(is) }
	return nil
}

// inPlace returns an error if the folder of the store was deleted, renamed or replaced: what is
// written to an open file without a name is gone once the file is closed. Somebody may put a
// backup in the place of the database; then the second copy has what is written. The lock is held.
func (s *Store) inPlace(was fs.FileInfo) error {
	is, err := s.folder.Disk.Lstat(s.folder.DB())
	if err == nil && (disk.IsSame(is, was) || s.running.InPlace(s.folder)) {
		return nil
	}
	return history.Refusal{Reason: history.ErrGone, What: s.folder.Path, Cause: err}
}

// found makes the database of a folder that has none. It gets its name once it is on the disk as a
// whole: if SQLite made the file in place, a power cut could leave half a page, and lose the
// journal that would mend it, because the journal's name is not synced.
func found(f disk.Folder) error {
	if f.Exists(f.DB()) {
		return nil
	}
	if err := repair.CheckNew(f); err != nil {
		return err
	}
	part := f.DB() + ".part"
	err := write.MakeDatabase(f, part, f.Steps)
	if err == nil {
		err = f.RemoveDatabase(f.DB()) // or a log that is left of another would be written into it
	}
	if err == nil {
		err = f.Rename(part, f.DB())
	}
	return err
}

// begin prepares the files. The log of SQLite is there by then: its name has to last before
// anything in it is moved into the database.
func (s *Store) begin(rest func()) error {
	if err := s.folder.Disk.SyncDir(s.folder.Path); err != nil {
		return disk.Wrap(history.WritingFile, err)
	}
	schema, err := database.SchemaOf(s.w)
	if err == nil && schema.Fresh() {
		err = repair.CheckNew(s.folder)
	}
	if err == nil {
		err = upgrade(s.w, s.folder)
	}
	if err != nil {
		return err
	}
	rest()
	if err := write.ReadNewer(s.w); err != nil {
		return disk.Wrap(history.Reading, err)
	}
	if s.running, err = running.Open(s.folder, s.w); err != nil {
		return disk.Wrap(history.OpeningFile, err)
	}
	rest()
	if s.last, err = read.LastEntry(s.w); err != nil {
		return disk.Wrap(history.Reading, err)
	}
	s.running.Sync(s.w)
	return nil
}

// Close ends all use of the store and unlocks the folder.
func (s *Store) Close() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	var err error
	if s.opening.holds() {
		err = s.finishOpening()
	}
	s.opening.close()
	if s.running != nil {
		s.running.Sync(s.w)
	}
	err = disk.Join(err, s.Reader.Close()) // before the writer, which moves what is in the log of SQLite
	return disk.Join(disk.Join(err, s.closeFiles()), s.lock.Close())
}

// closeFiles closes what writes, if it is open.
func (s *Store) closeFiles() (err error) {
	if s.running != nil {
		err = s.running.File.Close()
	}
	if s.w != nil {
		err = disk.Join(err, disk.Wrap(history.ClosingFile, s.w.Close()))
	}
	return err
}

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
