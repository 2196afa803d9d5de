package disk

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"

	"tabby/history"
)

// A Folder is where a store lives.
type Folder struct {
	Path  string
	Disk  Disk
	Now   func() time.Time
	NewID func() (string, error)
	Steps []string // the migrations
}

// DB returns the path of the database.
func (f Folder) DB() string { return filepath.Join(f.Path, "tabby.db") }

// Export returns the path of the running export.
func (f Folder) Export() string { return filepath.Join(f.Path, "tabby.jsonl") }

// lockFile returns the path of the lock.
func (f Folder) lockFile() string { return filepath.Join(f.Path, "tabby.lock") }

// Backups returns the folder of the backups.
func (f Folder) Backups() string { return filepath.Join(f.Path, "backups") }

// Aside is the part of the store that was set aside before a break. The next one
// takes its place.
func (f Folder) Aside() string { return filepath.Join(f.Path, Replaced+"now.db.part") }

// Check returns an error if the folder is a file, or if it is there and may not be read: a folder
// that cannot be seen is not empty.
func (f Folder) Check() error {
	_, err := f.Disk.ReadDir(f.Path)
	if err == nil {
		_, err = f.Disk.Lstat(f.DB())
	}
	switch {
	case err == nil, errors.Is(err, fs.ErrNotExist):
		return nil
	case errors.Is(err, syscall.ENOTDIR):
		return history.Refusal{Reason: history.ErrFolder, What: f.Path}
	case errors.Is(err, fs.ErrPermission):
		return history.Refusal{Reason: history.ErrUnreadable, What: f.Path, Cause: err}
	}
	return Wrap(history.LookingAround, err)
}

// Owns reports whether a path, by whatever name or link, is or would be a file of the store.
func (f Folder) Owns(path string) bool {
	dir := f.Path
	within := filepath.Dir(path)
	if isSameFile(within, f.Backups()) {
		return true
	}
	if isSameFile(within, dir) && isOurs(filepath.Base(path)) {
		return true
	}
	return isSameFile(path, f.DB()) || isSameFile(path, f.Export()) || isSameFile(path, f.lockFile())
}

// isOurs reports whether a file of that name in the folder belongs to the store.
// Some systems do not distinguish capital letters.
func isOurs(name string) bool {
	patterns := []string{"tabby.db*", "tabby.jsonl*", "tabby.lock", "backups", Replaced + "*", Damaged + "*"}
	return slices.ContainsFunc(patterns, func(pattern string) bool {
		ours, _ := filepath.Match(pattern, strings.ToLower(name))
		return ours
	})
}

// Protect makes the files of the store readable for this user only: those that an
// earlier version left, and those that SQLite has just put beside the database.
func (f Folder) Protect() error {
	for _, dir := range []string{f.Path, f.Backups()} {
		files, err := f.Disk.ReadDir(dir)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return Wrap(history.LookingAround, err)
		}
		for _, file := range files {
			if file.Type().IsRegular() && (isOurs(file.Name()) || dir != f.Path) {
				// One that belongs to another user stays as it is.
				_ = f.Disk.Chmod(filepath.Join(dir, file.Name()), 0o600)
			}
		}
	}
	return nil
}

// ProtectDatabase makes a database, and the files that SQLite puts beside it, readable for this
// user only, after the first write: SQLite makes them readable for all.
func (f Folder) ProtectDatabase(path string) {
	for _, suffix := range []string{"", "-wal", "-shm"} {
		_ = f.Disk.Chmod(path+suffix, 0o600) // one that is not there, or belongs to another user, stays as it is
	}
}

// IsSame reports whether two descriptions are of one file, as far as the disk tells files apart.
func IsSame(a, b fs.FileInfo) bool { return os.SameFile(a, b) || a.Sys() == nil && b.Sys() == nil }

func isSameFile(a, b string) bool {
	first, err := os.Stat(a)
	if err != nil {
		return false
	}
	second, err := os.Stat(b)
	return err == nil && os.SameFile(first, second)
}

// Open opens a file to read it.
func (f Folder) Open(path string) (File, error) { return f.Disk.OpenFile(path, os.O_RDONLY, 0) }

// Create opens a new file for this user only. It replaces what is left of an
// earlier one, and follows no link.
func (f Folder) Create(path string) (File, error) {
	if err := f.Disk.RemoveAll(path); err != nil {
		return nil, err
	}
	return f.Disk.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_RDWR, 0o600)
}

// MayRead adds to an error of opening the database whether it may not be read.
func (f Folder) MayRead(err error) error {
	if !errors.Is(err, history.ErrReadOnly) {
		return err
	}
	file, denied := f.Open(f.DB())
	if denied == nil {
		return Join(err, file.Close())
	}
	if errors.Is(denied, fs.ErrPermission) {
		return history.Refusal{Reason: history.ErrUnreadable, What: f.Path, Cause: denied}
	}
	return err
}

// Mkdir makes a folder and those above it, for this user only and to last.
func (f Folder) Mkdir(path string) error {
	if f.Exists(path) {
		return nil
	}
	if err := f.Mkdir(filepath.Dir(path)); err != nil {
		return err
	}
	if err := f.Disk.Mkdir(path, 0o700); err != nil && !errors.Is(err, fs.ErrExist) {
		return err
	}
	return f.Disk.SyncDir(filepath.Dir(path))
}

// Rename gives a file another name, to last.
func (f Folder) Rename(from, to string) error {
	if err := f.Disk.Rename(from, to); err != nil {
		return err
	}
	return f.Disk.SyncDir(filepath.Dir(to))
}

// MoveAside gives the database another name. What belongs to it goes before it:
// were it left alone beside another database, SQLite would write it into that.
func (f Folder) MoveAside(to string) error {
	for _, suffix := range []string{"-wal", "-shm", ""} {
		if f.Exists(f.DB() + suffix) {
			if err := f.Rename(f.DB()+suffix, to+suffix); err != nil {
				return err
			}
		}
	}
	return nil
}

// RemoveDatabase removes a database that is not open, and what belongs to it.
func (f Folder) RemoveDatabase(path string) error {
	return errors.Join(f.Disk.RemoveAll(path+"-wal"), f.Disk.RemoveAll(path+"-shm"), f.Disk.RemoveAll(path))
}

// Exists reports whether a file is there. It assumes so of one that it cannot
// look at: using the file then gives the reason.
func (f Folder) Exists(path string) bool {
	_, err := f.Disk.Lstat(path)
	return !errors.Is(err, fs.ErrNotExist)
}

// Join is errors.Join for the common case that nothing or one thing failed.
func Join(first, second error) error {
	if second == nil {
		return first
	}
	if first == nil {
		return second
	}
	return errors.Join(first, second)
}

// A holder is the content of the lock file: the process that holds the lock.
type holder struct {
	PID   int       `json:"pid"`
	Since time.Time `json:"since"`
}

// The lock file keeps its first byte for the lock itself: on Windows nobody can read a locked byte.
// The rest always has one length, so it never has to be cut.
const (
	holderAt  = 1
	holderLen = 127
)

// Acquire makes the folder if there is none, and takes its lock, which ends with the
// process or with Close. The error is a [*history.BusyError] if another process has it.
func (f Folder) Acquire() (FileLock, error) {
	if err := f.Check(); err != nil {
		return nil, err
	}
	if err := f.Mkdir(f.Path); err != nil {
		return nil, Wrap(history.MakingFolder, err)
	}
	lock := f.Disk.Lock(f.lockFile())
	got, err := lock.TryLock()
	if err != nil {
		return nil, Wrap(history.LockingFile, err)
	}
	if !got {
		busy := history.BusyError(f.holder())
		return nil, &busy
	}
	if err := f.hold(holder{os.Getpid(), f.Now()}); err != nil {
		return nil, Wrap(history.LockingFile, Join(err, lock.Close()))
	}
	return lock, nil
}

func (f Folder) hold(who holder) error {
	text, err := json.Marshal(who)
	if err != nil {
		return err
	}
	file, err := f.Disk.OpenFile(f.lockFile(), os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	_, err = file.WriteAt(fmt.Appendf(nil, "%-*s\n", holderLen, text), holderAt)
	return Join(err, file.Close())
}

// holder returns who holds the lock, as far as it can be read.
func (f Folder) holder() (who holder) {
	file, err := f.Open(f.lockFile())
	if err != nil {
		return holder{}
	}
	defer file.Close()
	text := make([]byte, holderLen)
	if _, err := file.ReadAt(text, holderAt); err != nil || json.Unmarshal(text, &who) != nil {
		return holder{}
	}
	return who
}

// Stamp is the format of a time in the name of a file, in UTC.
const Stamp = "20060102T150405.000Z"

// BackupName is the name of a backup.
const BackupName = "tabby-" + Stamp + ".db"

// Replaced is how the names of stores begin that were set aside for a backup.
const Replaced = "replaced-"

// ListBackups returns the backups, the newest first.
func (f Folder) ListBackups() ([]history.Backup, error) { return f.Copies(f.Backups(), BackupName) }

// Copies lists the files in a folder of the disk whose names are times in a format, the newest
// first.
func (f Folder) Copies(dir, format string) ([]history.Backup, error) {
	files, err := f.Disk.ReadDir(dir)
	if errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	all := []history.Backup{}
	for _, file := range files {
		at, parsed := time.Parse(format, file.Name())
		info, gone := file.Info()
		if parsed == nil && gone == nil && !file.IsDir() {
			all = append(all, history.Backup{Path: filepath.Join(dir, file.Name()), At: at, Bytes: info.Size()})
		}
	}
	slices.SortFunc(all, NewestFirst)
	return all, Wrap(history.LookingAround, err)
}

// NewestFirst compares backups by their time.
func NewestFirst(a, b history.Backup) int { return b.At.Compare(a.At) }

// Damaged is how the names of files begin that were set aside because they are
// damaged.
const Damaged = "damaged-"

// Damaged returns the damaged files that were set aside.
func (f Folder) Damaged() ([]string, error) {
	files, err := f.Disk.ReadDir(f.Path)
	var paths []string
	for _, file := range files {
		name := file.Name()
		if ending := filepath.Ext(name); strings.HasPrefix(name, Damaged) && (ending == ".db" || ending == ".jsonl") {
			paths = append(paths, filepath.Join(f.Path, name))
		}
	}
	return paths, err
}
