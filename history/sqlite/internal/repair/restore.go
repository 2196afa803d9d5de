package repair

import (
	"context"
	"errors"
	"io/fs"
	"path/filepath"

	"tabby/history"
	"tabby/history/sqlite/internal/backup"
	"tabby/history/sqlite/internal/check"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
	"tabby/history/sqlite/internal/write"
)

// Restore puts a copy in the place of the database, which it sets aside.
func Restore(f disk.Folder, from string, long history.Work) (history.Restored, error) {
	r := newMaintenance(f, long)
	if r.From = from; !f.Exists(from) {
		return r.Restored, &fs.PathError{Op: "open", Path: from, Err: fs.ErrNotExist}
	}
	part := f.DB() + ".part"
	err := r.copyTo(part)
	if err == nil {
		err = r.keepPresent()
	}
	if err != nil {
		return r.Restored, disk.Join(err, f.RemoveDatabase(part))
	}
	r.Progress(history.PuttingBack, 0, 1) // which nothing stops any more
	return r.Restored, f.Rename(part, f.DB())
}

// copyTo makes a new database with the rows of the copy, which is in order then.
// Nothing that the copy says is carried out: it is data.
func (r *maintenance) copyTo(part string) error {
	version, err := r.inspect()
	if err == nil {
		err = r.copyRows(part, version)
	}
	if err == nil {
		err = check.File(r.folder, part, len(r.folder.Steps), r.Work)
	}
	if errors.Is(err, history.ErrDamaged) || disk.ReasonOf(err) == history.ErrDamaged {
		err = history.Refusal{Reason: history.ErrCopy, What: r.From, Cause: err}
	}
	return err
}

// inspect checks that the copy is a database for this Tabby, and returns the
// version of its schema.
func (r *maintenance) inspect() (version int, err error) {
	db, err := database.Immutable.Connect(r.folder.Disk, r.From, 1)
	if err != nil {
		return 0, err
	}
	s, err := database.SchemaOf(db)
	if err == nil {
		err = s.Check(len(r.folder.Steps))
	}
	if err == nil {
		err = database.CheckObjects(r.folder.Steps, db, s.Version)
	}
	if err == nil {
		err = check.Pages(db, r.Work)
	}
	return s.Version, disk.Join(err, db.Close())
}

// copyRows makes a new database of a version, copies the rows of every table into
// it, and brings it up to date.
func (r *maintenance) copyRows(part string, version int) error {
	w, err := write.NewDatabase(r.folder, part, r.folder.Steps[:version])
	if err != nil {
		return err
	}
	err = w.Exec(`ATTACH ? AS copy`, database.Immutable.URI(r.folder.Disk, r.From))
	if err == nil {
		err = w.Transact(r.copyTables)
	}
	if err == nil {
		err = write.Migrate(w, r.folder.Steps, version)
	}
	return disk.Join(err, w.Close())
}

// copyTables copies every table except the counts that triggers keep, the number of the schema,
// which is there already, and the mark of how far another running export was on the disk.
func (r *maintenance) copyTables(w *database.Writer) error {
	tables, err := database.Texts(w, `SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name NOT IN ('played', 'schema_number', 'synced') ORDER BY rowid`)
	for i, table := range tables {
		err = r.Do(history.CopyingRows, i, len(tables), func(ctx context.Context) error {
			_, err := w.Conn.ExecContext(ctx, `INSERT INTO main.`+table+` SELECT * FROM copy.`+table)
			return err
		})
		if err != nil {
			return err
		}
	}
	return err
}

// keepPresent keeps the present store under another name. The database stays in place until the
// copy replaces it, so that there is always one.
func (r *maintenance) keepPresent() error {
	aside := filepath.Join(r.folder.Path, disk.Replaced+r.stamp)
	err := r.keepDatabase(aside)
	if err == nil {
		err = r.setExportAside(aside) // even alone it does not belong to the copy
	}
	return err
}

// keepDatabase keeps a copy of the database or, if that is damaged, the file itself.
func (r *maintenance) keepDatabase(aside string) error {
	if !r.folder.Exists(r.folder.DB()) {
		return r.setDatabaseAside(aside)
	}
	part := r.folder.Aside()
	err := r.commit()
	if err == nil {
		err = backup.Copy(r.folder, r.folder.DB(), part, r.Work)
	}
	if errors.Is(err, history.ErrDamaged) || disk.ReasonOf(err) == history.ErrDamaged {
		return r.setDatabaseAside(aside)
	}
	if err == nil {
		err = r.folder.Rename(part, aside+".db")
	}
	if err == nil {
		r.SetAside = append(r.SetAside, aside+".db")
	}
	return err
}

// commit puts the WAL into the database: a copy would lose it.
func (r *maintenance) commit() error {
	w, err := database.OpenWriter(r.folder.Disk, r.folder.DB())
	if err != nil {
		return err
	}
	return disk.Join(w.Script(`PRAGMA wal_checkpoint(TRUNCATE)`), w.Close())
}
