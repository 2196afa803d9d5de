package sqlite

import (
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
	r := restoration{Restored: history.Restored{From: from}, maintenance: w}
	err = wrap("restore "+from, r.run())
	return r.Restored, join(err, lock.Close())
}

// A restoration is a RestoreBackup under way.
type restoration struct {
	history.Restored
	maintenance
}

func (r *restoration) run() error {
	part := r.folder.db() + ".part"
	if !exists(r.From) {
		return fmt.Errorf("there is no file %s", r.From)
	}
	err := r.read(part)
	if err == nil {
		err = r.setAside()
	}
	if err != nil {
		return join(err, removeDatabase(part))
	}
	r.Progress("putting it in its place", 0, 1) // which nothing stops any more
	if err := r.folder.rename(part, r.folder.db()); err != nil {
		return err
	}
	s, err := open(r.folder) // brings it up to date and writes tabby.jsonl
	if err != nil {
		return err
	}
	r.Restored, err = count(s.w, r.Restored)
	return join(err, s.closeFiles())
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
	const doing = "copying the rows"
	tables, err := texts(w, `SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name <> 'played' ORDER BY rowid`)
	for i, table := range tables {
		if err = r.CheckStopped(doing); err != nil {
			return err
		}
		r.Progress(doing, i, len(tables))
		_, err = w.conn.ExecContext(r.Ctx(), `INSERT INTO main.`+table+` SELECT * FROM copy.`+table)
		if stopped := r.CheckStopped(doing); stopped != nil {
			return stopped
		}
		if err != nil {
			return err
		}
	}
	return err
}

// setAside keeps the present store under another name. The database keeps its
// own until the copy replaces it, so that there always is one.
func (r *restoration) setAside() error {
	aside := filepath.Join(r.folder.path, replaced+r.stamp)
	if !exists(r.folder.db()) { // other files may be there, which do not belong to the copy
		return r.setAsideDamaged(aside)
	}
	part := r.folder.aside()
	err := r.settle()
	if err == nil {
		err = r.folder.copyChecked(r.folder.db(), part, r.Work)
	}
	if errors.Is(err, history.ErrDamaged) || reasonOf(err) == history.ErrDamaged {
		return r.setAsideDamaged(aside)
	}
	if err == nil {
		err = r.folder.rename(part, aside+".db")
	}
	if err != nil {
		return err
	}
	r.SetAside = append(r.SetAside, aside+".db")
	return r.setAsideRunning(aside)
}

// settle puts the WAL into the database, where it would be lost on the copy.
func (r *restoration) settle() error {
	w, err := openWriter(r.folder.db())
	if err != nil {
		return err
	}
	return join(w.script(`PRAGMA wal_checkpoint(TRUNCATE)`), w.close())
}

// setAsideDamaged keeps files of which no copy can be made.
func (r *restoration) setAsideDamaged(aside string) error {
	if exists(r.folder.db()) {
		r.SetAside = append(r.SetAside, aside+".db")
	}
	if err := r.folder.moveAside(aside + ".db"); err != nil {
		return err
	}
	return r.setAsideRunning(aside)
}

// setAsideRunning keeps the running export. Without one, the next start writes
// one from the database that is there.
func (r *restoration) setAsideRunning(aside string) error {
	if !exists(r.folder.export()) {
		return nil
	}
	r.SetAside = append(r.SetAside, aside+".jsonl")
	return r.folder.rename(r.folder.export(), aside+".jsonl")
}

// RestoreBackup closes the store and does what [RestoreBackup] does.
func (s *Store) RestoreBackup(from string, work history.Work) (history.Restored, error) {
	if err := s.Close(); err != nil {
		return history.Restored{}, err
	}
	return RestoreBackup(s.folder.path, from, Options{}, work)
}
