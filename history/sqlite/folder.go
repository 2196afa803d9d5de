package sqlite

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"

	"github.com/adrg/xdg"

	"tabby/history"
)

// DefaultDir returns the data folder of this user, where the system keeps such
// things. It need not exist.
func DefaultDir() string { return filepath.Join(xdg.DataHome, "tabby") }

// A folder is where a store lives.
type folder struct {
	path string
	Options
}

func (f folder) db() string      { return filepath.Join(f.path, "tabby.db") }
func (f folder) export() string  { return filepath.Join(f.path, "tabby.jsonl") }
func (f folder) lock() string    { return filepath.Join(f.path, "tabby.lock") }
func (f folder) backups() string { return filepath.Join(f.path, "backups") }

// aside is the part of the store that is set aside so far, of which the next one
// takes the place if it was broken off.
func (f folder) aside() string { return filepath.Join(f.path, replaced+"now.db.part") }

// check returns an error if the folder is a file, or is there and may not be
// read: what cannot be seen is not empty.
func (f folder) check() error {
	names, err := os.Open(f.path)
	if err == nil {
		if _, err = names.Readdirnames(1); errors.Is(err, io.EOF) {
			err = nil
		}
		err = join(err, names.Close())
	}
	if err == nil {
		_, err = os.Lstat(f.db())
	}
	switch {
	case err == nil, errors.Is(err, fs.ErrNotExist):
		return nil
	case errors.Is(err, syscall.ENOTDIR):
		return history.Refusal{Reason: history.ErrFolder, What: f.path}
	case errors.Is(err, fs.ErrPermission):
		return history.Refusal{Reason: history.ErrUnreadable, What: f.path, Cause: err}
	}
	return wrap("look into the folder", err)
}

// Owns reports whether a path, by whatever name or link, is or would be a file of
// the store in a folder.
func Owns(dir, path string) bool {
	f := Options{}.folder(dir)
	within := filepath.Dir(path)
	if isSameFile(within, f.backups()) {
		return true
	}
	if isSameFile(within, dir) && isOurs(filepath.Base(path)) {
		return true
	}
	return isSameFile(path, f.db()) || isSameFile(path, f.export()) || isSameFile(path, f.lock())
}

// isOurs reports whether a file of that name in the folder belongs to the store.
// Some systems do not distinguish capital letters.
func isOurs(name string) bool {
	patterns := []string{"tabby.db*", "tabby.jsonl*", "tabby.lock", "backups", replaced + "*", damaged + "*"}
	return slices.ContainsFunc(patterns, func(pattern string) bool {
		ours, _ := filepath.Match(pattern, strings.ToLower(name))
		return ours
	})
}

// protect makes the files of the store readable for this user only: those that an
// earlier version left, and those that SQLite has just put beside the database.
func (f folder) protect() error {
	for _, dir := range []string{f.path, f.backups()} {
		files, err := os.ReadDir(dir)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return wrap("look into the folder", err)
		}
		for _, file := range files {
			if file.Type().IsRegular() && (isOurs(file.Name()) || dir != f.path) {
				// One that belongs to another user stays as it is.
				_ = os.Chmod(filepath.Join(dir, file.Name()), 0o600)
			}
		}
	}
	return nil
}

func isSameFile(a, b string) bool {
	first, err := os.Stat(a)
	if err != nil {
		return false
	}
	second, err := os.Stat(b)
	return err == nil && os.SameFile(first, second)
}

// create opens a new file for this user only. It replaces what is left of an
// earlier one, and follows no link.
func create(path string) (*os.File, error) {
	if err := os.RemoveAll(path); err != nil {
		return nil, err
	}
	return os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_RDWR, 0o600)
}

// checkEmpty returns [history.ErrEmpty] for a folder without games, unless it once
// had some.
func (f folder) checkEmpty() error {
	if err := f.checkNew(); err != nil {
		return err
	}
	return history.Refusal{Reason: history.ErrEmpty, What: f.path}
}

// mayRead adds to an error of opening the database whether it may not be read.
func (f folder) mayRead(err error) error {
	if !errors.Is(err, history.ErrReadOnly) {
		return err
	}
	file, denied := os.Open(f.db())
	if denied == nil {
		return join(err, file.Close())
	}
	if errors.Is(denied, fs.ErrPermission) {
		return history.Refusal{Reason: history.ErrUnreadable, What: f.path, Cause: denied}
	}
	return err
}

// mkdir makes a folder and those above it, for this user only and to last.
func (f folder) mkdir(path string) error {
	if exists(path) {
		return nil
	}
	if err := f.mkdir(filepath.Dir(path)); err != nil {
		return err
	}
	if err := os.Mkdir(path, 0o700); err != nil && !errors.Is(err, fs.ErrExist) {
		return err
	}
	return f.sync(filepath.Dir(path))
}

// rename gives a file another name, to last.
func (f folder) rename(from, to string) error {
	if err := os.Rename(from, to); err != nil {
		return err
	}
	return f.sync(filepath.Dir(to))
}

// moveAside gives the database another name. What belongs to it goes before it:
// were it left alone beside another database, SQLite would write it into that.
func (f folder) moveAside(to string) error {
	for _, suffix := range []string{"-wal", "-shm", ""} {
		if exists(f.db() + suffix) {
			if err := f.rename(f.db()+suffix, to+suffix); err != nil {
				return err
			}
		}
	}
	return nil
}

// removeDatabase removes a database that is not open, and what belongs to it.
func removeDatabase(path string) error {
	return errors.Join(os.RemoveAll(path+"-wal"), os.RemoveAll(path+"-shm"), os.RemoveAll(path))
}

// exists reports whether a file is there. It assumes so of one that it cannot
// look at: using the file then gives the reason.
func exists(path string) bool {
	_, err := os.Lstat(path)
	return !errors.Is(err, fs.ErrNotExist)
}

// join is errors.Join for the common case that nothing or one thing failed.
func join(first, second error) error {
	if second == nil {
		return first
	}
	if first == nil {
		return second
	}
	return errors.Join(first, second)
}
