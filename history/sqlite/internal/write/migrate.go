package write

import (
	"errors"
	"fmt"
	"slices"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
	"tabby/history/sqlite/internal/read"
)

// NewDatabase makes a database as [MakeDatabase] does, and returns its writer.
func NewDatabase(f disk.Folder, path string, steps []string) (*database.Writer, error) {
	if err := MakeDatabase(f, path, steps); err != nil {
		return nil, err
	}
	w, err := database.OpenWriter(f.Disk, path)
	if err != nil {
		return nil, err
	}
	f.ProtectDatabase(path)
	return w, nil
}

// MakeDatabase makes a database, which replaces the rest of an earlier one, and waits until it is on
// the disk. A database after all migrations is a copy of the empty one that is embedded beside
// them.
func MakeDatabase(f disk.Folder, path string, steps []string) error {
	if err := f.RemoveDatabase(path); err != nil {
		return err
	}
	file, err := f.Create(path) // whose mode it keeps
	if err != nil {
		return err
	}
	if slices.Equal(steps, database.Migrations()) {
		_, err := file.WriteAt(database.Empty(), 0)
		return disk.Wrap(history.WritingFile, disk.Join(disk.Join(err, file.Sync()), file.Close()))
	}
	if err := file.Close(); err != nil {
		return err
	}
	w, err := database.OpenWriter(f.Disk, path)
	if err != nil {
		return err
	}
	return disk.Join(Migrate(w, steps, 0), w.Close())
}

// Migrate carries out steps[from:], each in a transaction of its own.
func Migrate(w *database.Writer, steps []string, from int) error {
	for version := from; version < len(steps); version++ {
		if err := step(w, steps[version], version+1); err != nil {
			return disk.Wrap(history.Upgrading, err)
		}
	}
	return nil
}

func step(w *database.Writer, text string, version int) error {
	return w.Transact(func(w *database.Writer) error {
		if err := w.Script(text); err != nil {
			return err
		}
		if version == database.DerivedFrom {
			if err := deriveAgain(w); err != nil {
				return err
			}
		}
		if version >= database.NumberedFrom {
			if err := w.Script(fmt.Sprintf("DELETE FROM schema_number; INSERT INTO schema_number VALUES (%d)", version)); err != nil {
				return err
			}
		}
		return w.Script(fmt.Sprintf("PRAGMA application_id = %d; PRAGMA user_version = %d", database.ApplicationID, version))
	})
}

// deriveAgain derives the facts and summaries of games kept before. One that is
// damaged is left for a check to name.
func deriveAgain(w *database.Writer) error {
	ids, err := database.Texts(w, `SELECT DISTINCT game FROM event ORDER BY game`)
	if err != nil {
		return err
	}
	for _, id := range ids {
		l, last, err := read.Follow(w, id)
		if errors.Is(err, history.ErrDamaged) {
			continue
		}
		if err == nil {
			err = Summary(w, l.Derive(), last, false)
		}
		if err != nil {
			return err
		}
	}
	return nil
}
