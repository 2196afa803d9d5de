// Package repair finds out how much of damaged files can be read, and makes a store from them
// again, or from a backup. Its callers hold the lock of the folder.
package repair

import (
	"errors"
	"os"
	"path/filepath"

	"tabby/history"
	"tabby/history/sqlite/internal/check"
	"tabby/history/sqlite/internal/disk"
	"tabby/history/sqlite/internal/read"
	"tabby/history/sqlite/internal/running"
)

// A condition is what is wrong with the files of a store.
type condition struct {
	database error               // wraps [history.ErrDamaged], or nil
	export   *running.Comparison // of the running export with an intact database
}

// err returns what is wrong, or nil.
func (c condition) err() error {
	if c.database != nil {
		return c.database
	}
	return c.export.Err()
}

// examine returns the condition of the files. The error says why that cannot be
// known.
func (m maintenance) examine() (condition, error) {
	c := condition{export: new(running.Comparison)}
	r, err := Open(m.folder)
	older := errors.Is(err, history.ErrOlder) // the next start brings it up to date, and compares
	if older {
		r, err = read.OpenUnchecked(m.folder)
	}
	if errors.Is(err, history.ErrEmpty) {
		return c, nil
	}
	if err == nil {
		err = check.Database(r, m.folder, m.Work)
		if err == nil && !older {
			c.export, err = running.CompareLast(r.DB, m.folder, m.Work)
		}
		err = disk.Join(err, r.Close())
	}
	if errors.Is(err, history.ErrDamaged) {
		c.database, err = err, nil
	}
	return c, err
}

// Diagnose says what is wrong with the files of a folder, and how that can be repaired. It
// changes nothing.
func Diagnose(f disk.Folder, long history.Work) (history.Diagnosis, error) {
	d, err := newMaintenance(f, long).diagnose()
	return d, disk.Wrap(history.Diagnosing, err)
}

func (m maintenance) diagnose() (d history.Diagnosis, err error) {
	c, err := m.examine()
	if err != nil || c.err() == nil {
		return d, err
	}
	files, err := m.files(c)
	if err != nil {
		return d, err
	}
	all, held, err := m.hold(files)
	if err != nil {
		return d, err
	}
	for id, n := range held.Rounds {
		all.known.Add(id, n)
	}
	ways := []history.Repair{{Way: history.Gather, Keeps: held.Rounds.Holding(), Loses: held.Rounds.Missing(all.known)}}
	for i := range files {
		f := &files[i]
		one, held, err := m.hold(files[i : i+1])
		if err != nil {
			return d, err
		}
		f.Holding = held.Rounds.Holding()
		f.Whole = f.Whole || f.Place == history.InExport && one.Unused() == 0
		if f.Place == history.InBackup && f.Whole && c.database != nil {
			ways = append(ways, history.Repair{Way: history.PutBack, From: f.Path, At: f.At, Keeps: f.Holding, Loses: held.Rounds.Missing(all.known)})
		}
	}
	return history.NewDiagnosis(c.err(), files, ways...), nil
}

// hold gathers what can be read in some files in memory.
func (m maintenance) hold(files []history.Found) (*gatherer, *history.Held, error) {
	held := history.NewHeld()
	g, err := m.gather(files, held)
	return g, held, err
}

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
