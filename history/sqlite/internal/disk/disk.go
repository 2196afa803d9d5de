package disk

import (
	"io"
	"io/fs"
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
