// Package read reads everything from a database: games, people, notes about them, statistics
// and exports. Nothing in it writes.
package read

import (
	"database/sql"
	"errors"
	"io"
	"os"
	"path/filepath"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
)

// A Source reads a database.
type Source struct {
	DB *sql.DB

	copied string // the folder of the copy that is read, or ""
}

// Close closes the files.
func (r *Source) Close() error {
	err := r.DB.Close()
	if r.copied != "" {
		err = disk.Join(err, os.RemoveAll(r.copied))
	}
	return err
}

// Open opens a database of this schema. The error wraps [history.ErrEmpty] if there is none.
func Open(f disk.Folder) (*Source, error) {
	if err := f.Check(); err != nil {
		return nil, err
	}
	empty := history.Refusal{Reason: history.ErrEmpty, What: f.Path}
	if !f.Exists(f.DB()) {
		return nil, empty
	}
	r, err := OpenUnchecked(f)
	if err != nil {
		return nil, f.MayRead(err)
	}
	s, err := database.SchemaOf(r.DB)
	switch {
	case err != nil:
	case s.Fresh():
		err = empty
	case s.Version > 0 && s.Version < len(f.Steps) && s.Application == database.ApplicationID && s.CheckNumber() == nil:
		err = history.ErrOlder
	default:
		err = s.Check(len(f.Steps))
	}
	if err != nil {
		return nil, disk.Join(err, r.Close())
	}
	return r, nil
}

// OpenUnchecked opens the file without checking its schema. If a reader would have to make files
// that it may not make, it reads the file as it is when a writer has left nothing beside it, and
// otherwise a copy of both.
func OpenUnchecked(f disk.Folder) (*Source, error) {
	db, err := database.ConnectTo(database.Reading, f.Disk, f.DB(), 4)
	if err == nil {
		return &Source{DB: db}, nil
	}
	if !errors.Is(err, history.ErrReadOnly) {
		return nil, err
	}
	log, missing := f.Disk.Lstat(f.DB() + "-wal")
	if missing == nil && log.Size() > 0 {
		return openCopy(f, err)
	}
	db, err = database.ConnectTo(database.Immutable, f.Disk, f.DB(), 4)
	return &Source{DB: db}, err
}

// openCopy opens a copy of a database and its log, which is gone once the source is closed. The
// error is the one that was met before if there cannot be a copy.
func openCopy(f disk.Folder, before error) (*Source, error) {
	dir, err := os.MkdirTemp("", "tabby-")
	if err != nil {
		return nil, before
	}
	s := &Source{copied: dir}
	path := filepath.Join(dir, filepath.Base(f.DB()))
	if err = copyStill(f, path); err == nil {
		s.DB, err = database.ConnectTo(database.Reading, disk.Machine{}, path, 4)
	}
	if err != nil {
		_ = os.RemoveAll(dir) // what was met before counts
		return nil, before
	}
	return s, nil
}

// errMoving means that a database was written to all the while.
var errMoving = errors.New("the database is written to")

// copyStill copies a database and its log while nobody moves what is in the log into the database.
func copyStill(f disk.Folder, to string) error {
	for range 3 {
		before, err := f.Disk.Lstat(f.DB())
		if err == nil {
			err = disk.Join(copyFile(f, f.DB(), to), copyFile(f, f.DB()+"-wal", to+"-wal"))
		}
		if err != nil {
			return err
		}
		after, err := f.Disk.Lstat(f.DB())
		if err == nil && after.ModTime().Equal(before.ModTime()) && after.Size() == before.Size() {
			return nil
		}
	}
	return errMoving
}

func copyFile(f disk.Folder, from, to string) error {
	in, err := f.Open(from)
	if err != nil {
		return err
	}
	out, err := os.OpenFile(to, os.O_CREATE|os.O_TRUNC|os.O_WRONLY, 0o600)
	if err != nil {
		return disk.Join(err, in.Close())
	}
	_, err = io.Copy(out, in)
	return disk.Join(err, disk.Join(in.Close(), out.Close()))
}

// Beside reads the database that a writer has open. It connects at the first query, after a
// function that opens the writer.
func Beside(f disk.Folder, before func() error) (*Source, error) {
	db, err := database.Reading.Pool(f.Disk, f.DB(), 4, before)
	if err != nil {
		return nil, err
	}
	return &Source{DB: db}, nil
}
