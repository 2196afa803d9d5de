package sqlite

import (
	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
	"tabby/history/sqlite/internal/read"
	"tabby/history/sqlite/internal/running"
	"tabby/history/sqlite/internal/write"
)

// EmptyTrash deletes all games in the trash for good, and returns how many. They are
// deleted on this device alone, which takes them in from no other device again. An import
// brings them back into the trash; a backup made before brings back everything.
func (s *Store) EmptyTrash() (int, error) {
	if err := s.settle(); err != nil {
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
