package sqlite

import (
	"io"

	"tabby/history"
	"tabby/history/sqlite/internal/disk"
	"tabby/history/sqlite/internal/read"
	"tabby/history/sqlite/internal/running"
	"tabby/history/sqlite/internal/write"
)

// backUpBefore makes a backup before games are added to others, and returns its path.
func (s *Store) backUpBefore(in *history.Import) (string, error) {
	games, err := s.Count(history.Filter{State: history.Any})
	if err != nil || games == 0 || in.Len() == 0 {
		return "", err
	}
	return s.Backup(in.Work)
}

// take writes down what was read and checked, all of it or nothing.
func (s *Store) take(t write.Importer) (history.Imported, error) {
	if err := s.settle(); err != nil {
		return history.Imported{}, err
	}
	t.Known, t.Differ, t.Left, t.Beyond = t.In.Same, t.In.Differ, t.In.Left, t.In.Beyond
	s.mu.Lock()
	defer s.mu.Unlock()
	// A large transaction would write the same pages again and again if they
	// did not find room meanwhile.
	err := s.w.Script(`PRAGMA cache_size = -8000`)
	if err == nil {
		err = s.w.Transact(t.Write)
	}
	err = disk.Join(err, s.w.Script(`PRAGMA cache_size = -2000; PRAGMA shrink_memory`))
	if err == nil {
		s.last, err = read.LastEntry(s.w)
	}
	if err != nil {
		return history.Imported{}, disk.Wrap(history.Importing, err)
	}
	return t.Imported, disk.Wrap(history.Importing, s.afterImport(t.Rewrite))
}

// afterImport brings the running export up to date, or replaces it. Should it be
// broken off, the next start does it.
func (s *Store) afterImport(replace bool) error {
	if replace {
		_ = s.swapRunning(running.Replace(s.folder, s.w)) // or the next start does it
		return nil
	}
	s.running.Behind = true
	s.running.CatchUp(s.w)
	if s.running.Behind {
		return nil // it will catch up when there is room
	}
	s.running.Sync(s.w)
	return s.w.Exec(`DELETE FROM due WHERE what = 'running'`)
}

// Import imports a file: an export, that of [Reader.Export] or tabby.jsonl, or games
// as CSV, in the form that package flat describes. It adds the people, annotations
// and games that the store lacks, and the entries its games lack. People of a table are
// matched by name, and games of one that Tabby wrote by their ids. Importing a file
// twice changes nothing. Games that were deleted here for good come back into the trash.
//
// The whole file is checked before anything is written. The errors are those of
// [history.ReadFile]; then nothing has changed. A backup is made before games
// are added to others.
func (s *Store) Import(from io.Reader, work history.Work) (history.Imported, error) {
	in, err := s.check(from, work)
	if err != nil {
		return history.Imported{}, err
	}
	backup, err := s.backUpBefore(in)
	if err != nil {
		return history.Imported{}, err
	}
	return s.take(write.Importer{In: in, Wanted: true, Imported: history.Imported{Backup: backup}})
}

// TakeIn is [Store.Import] of a [Reader.ExportPart] of another device: without a backup, and
// without the games that were deleted here for good.
func (s *Store) TakeIn(export io.Reader, work history.Work) (history.Imported, error) {
	in, err := s.check(export, work)
	if err == nil && len(in.Beyond) > 0 { // the other device hears what it is that stays there
		err = history.Refusal{Reason: history.ErrTooMuch, Kind: history.OfGame, What: in.Beyond[0].ID, Limit: history.Entries, Count: history.MaxEntries}
	}
	if err != nil {
		return history.Imported{}, err
	}
	return s.take(write.Importer{In: in})
}

// check reads and checks a whole file.
func (s *Store) check(from io.Reader, work history.Work) (*history.Import, error) {
	in, err := history.ReadFile(from, known{s.Source, read.Lookup{Q: s.DB}}, work)
	if disk.ReasonOf(err) != nil {
		err = disk.Wrap(history.Importing, err)
	}
	return in, err
}

// known is what an import is compared with.
type known struct {
	*read.Source
	read.Lookup
}

func (k known) Has(id string) (bool, error) { return k.HasGame(id) }
