package sqlite

import (
	"slices"

	"tabby/history"
	"tabby/history/sqlite/internal/backup"
	"tabby/history/sqlite/internal/disk"
	"tabby/history/sqlite/internal/repair"
)

// Backup makes a copy of the database in the folder backups, checks every entry
// in it, and only then lets it count and drops those it makes superfluous. It
// returns the path of the copy. Writing goes on meanwhile. The error wraps
// [history.ErrStopped] if it was stopped; then there is no copy.
func (s *Store) Backup(work history.Work) (string, error) {
	if err := s.finishOpening(); err != nil {
		return "", err
	}
	return s.Reader.Backup(work)
}

// Backup does what that of [Store] does, whether or not a Store elsewhere writes.
func (r *Reader) Backup(work history.Work) (string, error) {
	path, err := backup.Make(r.folder, r.folder.Now(), work)
	return path, disk.Wrap(history.MakingBackup, err)
}

// Backups lists the backups in a folder, the newest first.
func Backups(dir string) ([]history.Backup, error) {
	f := Options{}.folder(dir)
	if err := f.Check(); err != nil {
		return nil, err
	}
	return f.ListBackups()
}

// Backups lists the backups of the store and what was set aside for one, the
// newest first. Each can be restored.
func (s *Store) Backups() ([]history.Backup, error) {
	all, err1 := s.folder.ListBackups()
	aside, err2 := s.folder.Copies(s.folder.Path, disk.Replaced+disk.Stamp+".db")
	for _, b := range aside {
		b.Aside = true
		all = append(all, b)
	}
	slices.SortStableFunc(all, disk.NewestFirst)
	return all, disk.Join(err1, err2)
}

// Diagnose says what is wrong with the store in a folder, what can be read in
// which file, and what each way to repair it would keep and lose. It changes
// nothing. The errors are those of [Open] without damage, or wrap
// [history.ErrStopped].
func Diagnose(dir string, o Options, long history.Work) (history.Diagnosis, error) {
	f := o.folder(dir)
	return locked(f, func() (history.Diagnosis, error) { return repair.Diagnose(f, long) })
}

// Diagnose is the function [Diagnose] while the store is open.
func (s *Store) Diagnose(long history.Work) (history.Diagnosis, error) {
	if err := s.finishOpening(); err != nil {
		return history.Diagnosis{}, err
	}
	return repair.Diagnose(s.folder, long)
}

// Repair repairs the store in a folder in one of the ways of a diagnosis, as
// [Recover] or [RestoreBackup] does.
func Repair(dir string, way history.Repair, o Options, long history.Work) (history.Restored, error) {
	if way.Way == history.PutBack {
		return RestoreBackup(dir, way.From, o, long)
	}
	return Recover(dir, o, long)
}

// Repair closes the store and does what the function [Repair] does.
func (s *Store) Repair(way history.Repair, long history.Work) (history.Restored, error) {
	if err := s.Close(); err != nil {
		return history.Restored{}, err
	}
	return Repair(s.Dir(), way, s.options(), long)
}

// Recover repairs the folder so that [Open] works. It reads everything that can be
// read in any file there: the database, the running export, files that an earlier
// repair set aside, and the backups down to the newest that is in order. All of it
// goes into a new database, which takes the place of the damaged one. Damaged
// files are set aside under another name. A database that is in order and misses
// nothing stays.
//
// It can be interrupted and repeated at any moment, and stopped as long as
// nothing has changed. The errors are those of [Open], or wrap
// [history.ErrStopped].
func Recover(dir string, o Options, long history.Work) (history.Restored, error) {
	f := o.folder(dir)
	return mended(f, history.Repairing, func() (history.Restored, error) { return repair.Recover(f, long) })
}

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
	f := o.folder(dir)
	return mended(f, history.Restoring, func() (history.Restored, error) { return repair.Restore(f, from, long) })
}

// mended mends the files of a folder in some way, and opens the store once.
func mended(f disk.Folder, doing history.Doing, mend func() (history.Restored, error)) (history.Restored, error) {
	return locked(f, func() (history.Restored, error) {
		done, err := mend()
		if err == nil {
			err = finish(f, &done)
		}
		return done, disk.Wrap(doing, err)
	})
}

// locked does something to the files of a folder that nothing else has open.
func locked[T any](f disk.Folder, do func() (T, error)) (done T, err error) {
	lock, err := f.Acquire()
	if err != nil {
		return done, err
	}
	done, err = do()
	return done, disk.Join(err, lock.Close())
}

// RestoreBackup closes the store and does what [RestoreBackup] does.
func (s *Store) RestoreBackup(from string, work history.Work) (history.Restored, error) {
	if err := s.Close(); err != nil {
		return history.Restored{}, err
	}
	return RestoreBackup(s.Dir(), from, s.options(), work)
}

// finish opens the store, which brings it up to date and writes tabby.jsonl, and counts
// what it holds.
func finish(f disk.Folder, r *history.Restored) error {
	s, err := open(f)
	if err != nil {
		return err
	}
	if err := s.finishOpening(); err != nil {
		return disk.Join(err, s.Reader.Close())
	}
	err = s.w.QueryRow(`SELECT (SELECT count(*) FROM game), (SELECT coalesce(sum(body ->> 'rounds'), 0) FROM summary),
		(SELECT count(*) FROM event)`).Scan(&r.Games, &r.Rounds, &r.Entries)
	return disk.Join(disk.Join(disk.Reasoned(err), s.Reader.Close()), s.closeFiles())
}
