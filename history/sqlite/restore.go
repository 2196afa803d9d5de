package sqlite

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"

	"tabby/history"
)

// RestoreBackup replaces the store in a folder by a copy that [Store.Backup]
// made, after it set the present store aside, beside it. A damaged copy is not
// used. It can be interrupted at any moment: the store is then the present one
// or the restored one, and nothing is lost. It can be stopped until the copy
// replaces the store; then nothing has changed.
//
// Only the rows of the copy are used. It is refused with [history.ErrCopy] if it is
// damaged, and with [history.ErrSchema] if it has a table, index, trigger or view that
// our migrations do not make. Other errors are those of [Open], or wrap
// [history.ErrStopped].
func RestoreBackup(dir, from string, o Options, long history.Work) (history.Restored, error) {
	w, lock, err := begin(dir, o, long)
	if err != nil {
		return history.Restored{}, err
	}
	r := restoration{w}
	r.From = from
	err = wrap("restore "+from, r.run())
	return r.Restored, join(err, lock.Close())
}

// A restoration is a RestoreBackup under way.
type restoration struct{ maintenance }

func (r *restoration) run() error {
	part := r.folder.db() + ".part"
	if !exists(r.From) {
		return fmt.Errorf("there is no file %s", r.From)
	}
	err := r.read(part)
	if err == nil {
		err = r.keepPresent()
	}
	if err != nil {
		return join(err, removeDatabase(part))
	}
	r.Progress("putting it in its place", 0, 1) // which nothing stops any more
	if err := r.folder.rename(part, r.folder.db()); err != nil {
		return err
	}
	return r.finish()
}

// read makes a new database with the rows of the copy, which is in order then.
// Nothing that the copy says is carried out: it is data.
func (r *restoration) read(part string) error {
	version, err := r.inspect()
	if err == nil {
		err = r.copyRows(part, version)
	}
	if err == nil {
		err = r.folder.verify(part, len(r.folder.steps), r.Work)
	}
	if errors.Is(err, history.ErrDamaged) || reasonOf(err) == history.ErrDamaged {
		err = history.Refusal{Reason: history.ErrCopy, What: r.From, Cause: err}
	}
	return err
}

// inspect checks that the copy is a database for this Tabby, and returns the
// version of its schema.
func (r *restoration) inspect() (version int, err error) {
	db, err := immutable.connect(r.From, 1)
	if err != nil {
		return 0, err
	}
	s, err := schemaOf(db)
	if err == nil {
		err = s.check(len(r.folder.steps))
	}
	if err == nil {
		err = r.folder.checkObjects(db, s.version)
	}
	if err == nil {
		err = checkPages(db, r.Work)
	}
	return s.version, join(err, db.Close())
}

// copyRows makes a new database of a version, copies the rows of every table into
// it, and brings it up to date.
func (r *restoration) copyRows(part string, version int) error {
	w, err := newDatabase(part, r.folder.steps[:version])
	if err != nil {
		return err
	}
	err = w.exec(`ATTACH ? AS copy`, immutable.uri(r.From))
	if err == nil {
		err = w.transact(r.copyTables)
	}
	if err == nil {
		err = migrate(w, r.folder.steps, version)
	}
	return join(err, w.close())
}

// copyTables copies every table but the counts that our triggers keep.
func (r *restoration) copyTables(w *writer) error {
	tables, err := texts(w, `SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name <> 'played' ORDER BY rowid`)
	for i, table := range tables {
		err = r.Do("copying the rows", i, len(tables), func(ctx context.Context) error {
			_, err := w.conn.ExecContext(ctx, `INSERT INTO main.`+table+` SELECT * FROM copy.`+table)
			return err
		})
		if err != nil {
			return err
		}
	}
	return err
}

// keepPresent keeps the present store under another name. The database keeps its
// own until the copy replaces it, so that there always is one.
func (r *restoration) keepPresent() error {
	aside := filepath.Join(r.folder.path, replaced+r.stamp)
	err := r.keepDatabase(aside)
	if err == nil {
		err = r.setExportAside(aside) // even alone it does not belong to the copy
	}
	return err
}

// keepDatabase keeps a copy of the database or, if that is damaged, the file itself.
func (r *restoration) keepDatabase(aside string) error {
	if !exists(r.folder.db()) {
		return r.setDatabaseAside(aside)
	}
	part := r.folder.aside()
	err := r.settle()
	if err == nil {
		err = r.folder.copyChecked(r.folder.db(), part, r.Work)
	}
	if errors.Is(err, history.ErrDamaged) || reasonOf(err) == history.ErrDamaged {
		return r.setDatabaseAside(aside)
	}
	if err == nil {
		err = r.folder.rename(part, aside+".db")
	}
	if err == nil {
		r.SetAside = append(r.SetAside, aside+".db")
	}
	return err
}

// settle puts the WAL into the database, where it would be lost on the copy.
func (r *restoration) settle() error {
	w, err := openWriter(r.folder.db())
	if err != nil {
		return err
	}
	return join(w.script(`PRAGMA wal_checkpoint(TRUNCATE)`), w.close())
}

// RestoreBackup closes the store and does what [RestoreBackup] does.
func (s *Store) RestoreBackup(from string, work history.Work) (history.Restored, error) {
	if err := s.Close(); err != nil {
		return history.Restored{}, err
	}
	return RestoreBackup(s.folder.path, from, Options{}, work)
}
