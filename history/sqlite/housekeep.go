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
