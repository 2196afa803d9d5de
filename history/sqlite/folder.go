package sqlite

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/adrg/xdg"

	"tabby/history"
)

// DefaultDir returns the data folder of this user, where the system keeps such
// things. It need not exist.
func DefaultDir() string { return filepath.Join(xdg.DataHome, "tabby") }

// A folder is where a store lives.
type folder struct {
	path string
	sync func(dir string) error // makes new names in dir last
}

func (f folder) db() string      { return filepath.Join(f.path, "tabby.db") }
func (f folder) export() string  { return filepath.Join(f.path, "tabby.jsonl") }
func (f folder) lock() string    { return filepath.Join(f.path, "tabby.lock") }
func (f folder) backups() string { return filepath.Join(f.path, "backups") }

// aside is the part of the store that is set aside so far, of which the next one
// takes the place if it was broken off.
func (f folder) aside() string { return filepath.Join(f.path, replaced+"now.db.part") }

// check returns an error if the folder is a file.
func (f folder) check() error {
	if info, err := os.Stat(f.path); err == nil && !info.IsDir() {
		return history.Refusal{Reason: history.ErrFolder, What: f.path}
	}
	return nil
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

func exists(path string) bool {
	_, err := os.Lstat(path)
	return err == nil
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
