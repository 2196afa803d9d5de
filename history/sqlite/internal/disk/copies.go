package disk

import (
	"errors"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"tabby/history"
)

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
