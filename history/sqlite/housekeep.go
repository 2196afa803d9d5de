package sqlite

import (
	"io"
	"path/filepath"
	"slices"
	"time"

	"tabby/history"
)

// interval is how long may pass without a backup.
const interval = 7 * 24 * time.Hour

// Housekeep does what is due once a week, and nothing otherwise: it checks
// every entry, replaces the running export if that is damaged, and makes a
// backup. It may take seconds where there are many games; call it off-screen
// some time after the start. Writing goes on meanwhile. The error wraps
// [history.ErrDamaged] if the database is damaged, which [Recover] can repair
// after [Store.Close].
func (s *Store) Housekeep(now time.Time) error {
	backups, err := s.folder.list()
	if err != nil {
		return err
	}
	recent := slices.ContainsFunc(backups, func(b history.Backup) bool { return now.Sub(b.At).Abs() < interval })
	if games, err := s.Games(history.Page{Limit: 1}); recent || len(games) == 0 {
		return err
	}
	if err := s.checkDatabase(history.Work{}); err != nil {
		return err
	}
	if err := s.repairRunning(now); err != nil {
		return wrap("look after the running export", err)
	}
	_, err = s.folder.backUp(now, history.Work{})
	return wrap("make a backup", err)
}

// repairRunning brings the running export up to date. If it differs from the
// database, it is set aside and replaced.
func (s *Store) repairRunning(now time.Time) error {
	s.mu.Lock()
	s.running.catchUp(s.db)
	whole := *s.running
	s.mu.Unlock()
	if whole.behind {
		return history.ErrDisk
	}
	c, err := compareRunning(io.NewSectionReader(whole.file, 0, whole.end), s.db, whole.last, history.Work{})
	if c.dbLacks > 0 {
		err = join(err, c.err())
	}
	if c.same() || err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	aside := filepath.Join(s.folder.path, damaged+now.UTC().Format(stamp)+".jsonl")
	if err := s.folder.rename(s.folder.export(), aside); err != nil {
		return err
	}
	return s.swapRunning(openRunning(s.folder, s.db))
}
