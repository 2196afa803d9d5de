// Package disk knows the names of the files of a store, locks the store, and says what an error
// of the disk means.
//
// When a function that renames a file returns, the new name survives a power cut.
package disk

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"runtime"
	"syscall"

	"github.com/ncruces/go-sqlite3"

	"tabby/history"
)

// A Disk is where stores keep their files: that of the machine, or one that a test makes up.
// Its errors are those of package os.
type Disk interface {
	OpenFile(path string, flag int, perm fs.FileMode) (File, error)
	Lstat(path string) (fs.FileInfo, error)
	ReadDir(path string) ([]fs.DirEntry, error)
	Mkdir(path string, perm fs.FileMode) error
	Rename(from, to string) error
	RemoveAll(path string) error
	Chmod(path string, perm fs.FileMode) error
	SyncDir(path string) error // makes the names in a folder last
	Lock(path string) FileLock // takes no lock yet
	VFS() string               // is the name under which SQLite knows the disk
}

// A File is one of a disk, open.
type File interface {
	io.ReadSeekCloser
	io.ReaderAt
	io.WriterAt
	Truncate(size int64) error
	Sync() error
	Stat() (fs.FileInfo, error)
}

// A FileLock is held by one process at a time, until it closes the lock or ends.
type FileLock interface {
	TryLock() (bool, error)
	Close() error
}

// A Machine is the disk of this machine.
type Machine struct{}

// OpenFile opens a file as [os.OpenFile] does.
func (Machine) OpenFile(path string, flag int, perm fs.FileMode) (File, error) {
	f, err := os.OpenFile(path, flag, perm)
	if err != nil {
		return nil, err // and no File that holds a nil
	}
	return f, nil
}

// Lstat describes what a path names, a link as such.
func (Machine) Lstat(path string) (fs.FileInfo, error) { return os.Lstat(path) }

// ReadDir lists a folder by name.
func (Machine) ReadDir(path string) ([]fs.DirEntry, error) { return os.ReadDir(path) }

// Mkdir makes one folder, in one that is there.
func (Machine) Mkdir(path string, perm fs.FileMode) error { return os.Mkdir(path, perm) }

// Rename gives a file another name, and replaces the file that has that name now.
func (Machine) Rename(from, to string) error { return os.Rename(from, to) }

// RemoveAll removes what a path names, if anything.
func (Machine) RemoveAll(path string) error { return os.RemoveAll(path) }

// Chmod changes who may use a file.
func (Machine) Chmod(path string, perm fs.FileMode) error { return os.Chmod(path, perm) }

// SyncDir makes the names of the files in a folder last through a power cut. Windows writes names down by itself and
// has no call for it.
func (Machine) SyncDir(dir string) error {
	if runtime.GOOS == "windows" {
		return nil
	}
	d, err := os.Open(dir)
	if err != nil {
		return err
	}
	return Join(d.Sync(), d.Close())
}

// VFS returns the name of SQLite's own.
func (Machine) VFS() string { return "os" }

// reasons are what the codes of SQLite mean to us.
var reasons = map[sqlite3.ErrorCode]error{
	sqlite3.CORRUPT:  history.ErrDamaged,
	sqlite3.NOTADB:   history.ErrDamaged,
	sqlite3.FULL:     history.ErrDisk,
	sqlite3.IOERR:    history.ErrDisk,
	sqlite3.READONLY: history.ErrReadOnly,
	sqlite3.CANTOPEN: history.ErrReadOnly,
	sqlite3.PERM:     history.ErrReadOnly,
	sqlite3.BUSY:     history.ErrLocked,
	sqlite3.LOCKED:   history.ErrLocked,
}

// Wrap adds what was being done and, if it is known, the reason.
func Wrap(doing history.Doing, err error) error {
	if err == nil || errors.Is(err, history.ErrStopped) { // it was wanted, whatever was being done
		return err
	}
	return history.Failure{Doing: doing, Err: Reasoned(err)}
}

// Reasoned returns an error with its reason, if that is known.
func Reasoned(err error) error {
	if reason := ReasonOf(err); reason != nil && !errors.Is(err, reason) {
		return history.Refusal{Reason: reason, Cause: err}
	}
	return err
}

// ReasonOf returns the error of package history that an error of SQLite or of the disk comes
// to, or nil.
func ReasonOf(err error) error {
	if errors.Is(err, sqlite3.IOERR_DATA) { // a header that has bits flipped asks for checksums
		return history.ErrDamaged
	}
	if code := sqlite3.ErrorCode(0); errors.As(err, &code) {
		return reasons[code]
	}
	switch {
	case errors.Is(err, fs.ErrPermission), errors.Is(err, syscall.EROFS):
		return history.ErrReadOnly
	case errors.Is(err, syscall.ENOSPC), errors.Is(err, syscall.EFBIG), errors.Is(err, syscall.EIO):
		return history.ErrDisk
	}
	return nil
}

// IsDuplicate reports whether err means that a row is there already.
func IsDuplicate(err error) bool {
	return errors.Is(err, sqlite3.CONSTRAINT_PRIMARYKEY) || errors.Is(err, sqlite3.CONSTRAINT_UNIQUE)
}
