package sqlite

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"

	"tabby/history"
)

// replaced is how the names of stores begin that were set aside for a backup.
const replaced = "replaced-"

// Backups lists the backups in a folder, the newest first.
func Backups(dir string) ([]history.Backup, error) {
	f := Options{}.folder(dir)
	if err := f.check(); err != nil {
		return nil, err
	}
	return f.list()
}

// SetAside lists the stores that were set aside for a backup, the newest first.
// Each can be restored like one.
func SetAside(dir string) ([]history.Backup, error) {
	all, err := copies(dir, replaced+stamp+".db")
	for i := range all {
		all[i].Aside = true
	}
	return all, err
}

// Backups lists the backups of the store and what was set aside for one, the
// newest first.
func (s *Store) Backups() ([]history.Backup, error) {
	backups, err1 := Backups(s.folder.path)
	aside, err2 := SetAside(s.folder.path)
	all := append(backups, aside...)
	slices.SortStableFunc(all, newestFirst)
	return all, join(err1, err2)
}

// list returns the backups, the newest first.
func (f folder) list() ([]history.Backup, error) { return copies(f.backups(), backupName) }

// copies lists the files of a folder whose names are times in a format, the newest
// first.
func copies(dir, format string) ([]history.Backup, error) {
	files, err := os.ReadDir(dir)
	if errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	all := []history.Backup{}
	for _, file := range files {
		at, parsed := time.Parse(format, file.Name())
		info, gone := file.Info()
		if parsed == nil && gone == nil {
			all = append(all, history.Backup{Path: filepath.Join(dir, file.Name()), At: at, Bytes: info.Size()})
		}
	}
	slices.SortFunc(all, newestFirst)
	return all, wrap("look for backups", err)
}

func newestFirst(a, b history.Backup) int { return b.At.Compare(a.At) }
