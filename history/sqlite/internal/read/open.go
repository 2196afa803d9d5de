package read

import (
	"database/sql"
	"errors"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
)

// A Source reads a database.
type Source struct {
	DB *sql.DB
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
		return nil, disk.Join(err, r.DB.Close())
	}
	return r, nil
}

// OpenUnchecked opens the file without checking its schema. Where a reader would
// have to make files that it may not make, and no writer has left any, the file
// cannot change and is read as it is.
func OpenUnchecked(f disk.Folder) (*Source, error) {
	db, err := database.ConnectTo(database.Reading, f.Disk, f.DB(), 4)
	if errors.Is(err, history.ErrReadOnly) && !f.Exists(f.DB()+"-wal") {
		db, err = database.ConnectTo(database.Immutable, f.Disk, f.DB(), 4)
	}
	if err != nil {
		return nil, err
	}
	return &Source{DB: db}, nil
}

// Beside reads the database that a writer has open. A connection is made where something is
// asked first, after a function that opens the writer.
func Beside(f disk.Folder, before func() error) (*Source, error) {
	db, err := database.Reading.Pool(f.Disk, f.DB(), 4, before)
	if err != nil {
		return nil, err
	}
	return &Source{DB: db}, nil
}
