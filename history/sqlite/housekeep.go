package sqlite

import (
	"maps"
	"slices"
	"time"

	"tabby/history"
	"tabby/history/sqlite/internal/backup"
	"tabby/history/sqlite/internal/check"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
	"tabby/history/sqlite/internal/read"
	"tabby/history/sqlite/internal/repair"
	"tabby/history/sqlite/internal/running"
	"tabby/history/sqlite/internal/write"
)

// interval is how long may pass without a backup.
const interval = 7 * 24 * time.Hour

// Housekeep derives the basis of the statistics again if another Tabby counted by another rule,
// decides which endings count, and does what is due once a week: it checks every entry, replaces
// the running export if that is damaged, and makes a backup. It may take seconds if there are many
// games; call it off-screen some time after the start. Writing continues meanwhile. The error wraps
// [history.ErrDamaged] if the database is damaged, which [Recover] can repair after [Store.Close].
func (s *Store) Housekeep(now time.Time) error {
	if err := s.finishOpening(); err != nil {
		return err
	}
	if games, err := s.Count(history.Filter{State: history.Any}); err != nil || games == 0 {
		return err // an import that goes on now is checked when the next check is due
	}
	if err := s.factsAgain(); err != nil {
		return disk.Wrap(history.CountingGames, err)
	}
	if err := s.settleForked(); err != nil {
		return err
	}
	backups, err := s.folder.ListBackups()
	if err != nil {
		return err
	}
	if slices.ContainsFunc(backups, func(b history.Backup) bool { return now.Sub(b.At).Abs() < interval }) {
		return nil
	}
	if err := check.Database(s.Source, s.folder, history.Work{}); err != nil {
		return err
	}
	if err := s.repairRunning(); err != nil {
		return disk.Wrap(history.WritingFile, err)
	}
	_, err = backup.Make(s.folder, now, history.Work{})
	return disk.Wrap(history.MakingBackup, err)
}

// factsAgain derives facts again, some at a time, so that nobody who writes waits for long.
func (s *Store) factsAgain() error {
	for last := ""; ; {
		s.mu.Lock()
		next, err := write.FactsAgain(s.w, last)
		s.mu.Unlock()
		if err != nil || next == "" {
			return err
		}
		last = next
	}
}

// settleForked decides again which ending counts in each game that two devices continued: another
// Tabby may have chosen by another rule.
func (s *Store) settleForked() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	moved := false
	err := s.w.Transact(func(w *database.Writer) error {
		forked, err := read.Forked(w)
		if err == nil {
			moved, err = write.ChooseHeads(w, slices.Sorted(maps.Keys(forked)))
		}
		return err
	})
	if moved {
		_ = s.renumber() // or the next start does it
	}
	return disk.Wrap(history.WritingEntries, err)
}

// repairRunning brings the running export up to date. If it differs from the
// database, it is set aside and replaced.
func (s *Store) repairRunning() error {
	s.mu.Lock()
	s.running.CatchUp(s.DB)
	whole := *s.running
	s.mu.Unlock()
	if whole.Behind {
		return history.ErrDisk
	}
	c, err := whole.Compare(s.DB)
	switch {
	case err != nil:
		return err
	case c.Ahead > 0:
		return c.Err()
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if c.Err() != nil {
		return s.swapRunning(running.SetAside(s.folder, s.w))
	}
	return nil
}

// EmptyTrash deletes all games in the bin for good, and returns how many. They are
// deleted on this device alone, which takes them in from no other device again. An import
// brings them back into the bin; a backup made before brings back everything.
func (s *Store) EmptyTrash() (int, error) {
	if err := s.finishOpening(); err != nil {
		return 0, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	gone := 0
	err := s.w.Transact(func(w *database.Writer) (err error) {
		gone, err = write.Purge(w)
		return err
	})
	if err == nil && gone > 0 {
		err = s.renumber()
	}
	return gone, disk.Wrap(history.EmptyingTrash, err)
}

// renumber follows a purge: it replaces the running export and goes on from the
// last number that is left. If it is interrupted, the next start does it.
func (s *Store) renumber() error {
	last, err := read.LastEntry(s.w)
	if err != nil {
		return err
	}
	s.last = last
	return s.swapRunning(running.Replace(s.folder, s.w))
}

// swapRunning goes on with another running export.
func (s *Store) swapRunning(next *running.Export, err error) error {
	if err != nil {
		return err
	}
	old := s.running.File
	s.running = next
	s.running.Sync(s.w)
	return old.Close()
}

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
	return mend(o.folder(dir), way, long)
}

// Repair closes the store and does what the function [Repair] does.
func (s *Store) Repair(way history.Repair, long history.Work) (history.Restored, error) {
	if err := s.Close(); err != nil {
		return history.Restored{}, err
	}
	return mend(s.folder, way, long)
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
	return mend(o.folder(dir), history.Repair{Way: history.Gather}, long)
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
	return mend(o.folder(dir), history.Repair{Way: history.PutBack, From: from}, long)
}

// mend repairs the files of a folder in one of the ways of a diagnosis, and opens the store once.
func mend(f disk.Folder, way history.Repair, long history.Work) (history.Restored, error) {
	return locked(f, func() (done history.Restored, err error) {
		doing := history.Repairing
		if way.Way == history.PutBack {
			doing = history.Restoring
			done, err = repair.Restore(f, way.From, long)
		} else {
			done, err = repair.Recover(f, long)
		}
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
	return s.Repair(history.Repair{Way: history.PutBack, From: from}, work)
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
