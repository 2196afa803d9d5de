package repair

import (
	"errors"
	"os"
	"path/filepath"

	"tabby/history"
	"tabby/history/sqlite/internal/disk"
	"tabby/history/sqlite/internal/read"
)

// Open opens a database of this schema. A folder that once had games is damaged, not empty.
func Open(f disk.Folder) (*read.Source, error) {
	b, err := read.Open(f)
	if errors.Is(err, history.ErrEmpty) {
		if damaged := CheckNew(f); damaged != nil {
			return nil, damaged
		}
	}
	return b, err
}

// CheckNew returns an error if a folder without a database once had one.
func CheckNew(f disk.Folder) error {
	backups, err := f.ListBackups()
	if err != nil {
		return err
	}
	if len(backups) > 0 {
		return history.Damaged(history.Refusal{Reason: history.ErrNoDatabase, What: "backups"})
	}
	aside, err := f.Damaged()
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return disk.Wrap(history.LookingAround, err)
	}
	for _, path := range append(aside, f.Export()) {
		_, held, err := newMaintenance(f, history.Work{}).hold([]history.Found{{Place: history.InAside, Path: path}})
		if err != nil {
			return disk.Wrap(history.ReadingFile, err)
		}
		if len(held.Rounds) > 0 {
			return history.Damaged(history.Refusal{Reason: history.ErrNoDatabase, What: filepath.Base(path)})
		}
	}
	return nil
}
