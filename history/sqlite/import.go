package sqlite

import (
	"errors"
	"io"
	"reflect"
	"time"

	"tabby/history"
	"tabby/history/bring"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
	"tabby/history/sqlite/internal/read"
	"tabby/history/sqlite/internal/running"
	"tabby/history/sqlite/internal/write"
)

// take takes a file in, all of it or nothing, and does something else before that holds.
func (s *Store) take(f *history.File, how history.How, before func(*history.Imported) error) (got history.Imported, err error) {
	if err := s.finishOpening(); err != nil {
		return got, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	// A large transaction would write the same pages again and again if they
	// did not find room meanwhile, and the pages as they were before each statement into a file of their own.
	if err := s.w.Script(`PRAGMA cache_size = -8000; PRAGMA temp_store = memory`); err != nil {
		return got, disk.Wrap(history.Importing, err)
	}
	var into *write.Taker
	err = s.w.Transact(func(w *database.Writer) (err error) {
		if into, err = write.NewTaker(w); err == nil {
			got, err = f.Take(into, how)
		}
		if err == nil {
			err = before(&got)
		}
		return err
	})
	err = disk.Join(err, s.w.Script(`PRAGMA cache_size = -2000; PRAGMA temp_store = default; PRAGMA shrink_memory`))
	if err == nil {
		s.last, err = read.LastEntry(s.w)
	}
	if err == nil {
		err = s.afterImport(into)
	}
	if err != nil {
		return history.Imported{}, importError(err)
	}
	return got, nil
}

// importError adds to an error that it is one of importing, unless it is about the file or says what
// was done.
func importError(err error) error {
	if done := (history.Failure{}); errors.As(err, &done) || disk.ReasonOf(err) == nil {
		return err
	}
	return disk.Wrap(history.Importing, err)
}

// afterImport brings the running export up to date, or replaces it. Should it be
// broken off, the next start does it.
func (s *Store) afterImport(came *write.Taker) error {
	if came.Rewrite {
		_ = s.swapRunning(running.Replace(s.folder, s.w)) // or the next start does it
		return nil
	}
	s.running.Came(s.w, came.Lines)
	if s.running.Behind {
		return nil // it will catch up when there is room
	}
	s.running.Sync(s.w)
	return s.w.Exec(`DELETE FROM due WHERE what = 'running'`)
}

// Import imports a file: an export, that of [Reader.Export] or tabby.jsonl, or any file of games that package bring
// understands, with the answers that are remembered. It adds the people, annotations, games and entries that are
// missing in the store. People of such a file are matched by name, and games of a table that Tabby wrote by their ids.
// Importing a file twice changes nothing. Games that were deleted here for good come back into the bin.
//
// All of the file comes in or nothing. The errors are those of [history.ReadFile] and
// [history.File.Take]. A backup is made before games are added to others: of the store as it was, for
// what has come in does not hold yet.
func (s *Store) Import(from io.Reader, work history.Work) (history.Imported, error) {
	games, err := s.Count(history.Filter{State: history.Any})
	if err != nil {
		return history.Imported{}, err
	}
	f, err := s.look(from, work)
	if err != nil {
		return history.Imported{}, err
	}
	return s.take(f, history.How{Wanted: true}, func(got *history.Imported) (err error) {
		if games > 0 && got.About() > 0 {
			got.Backup, err = s.Reader.Backup(work)
		}
		return err
	})
}

// TakeIn is [Store.Import] of a [Reader.ExportPart] of another device: without a backup, and
// without the games that were deleted here for good.
func (s *Store) TakeIn(export io.Reader, work history.Work) (history.Imported, error) {
	f, err := s.look(export, work)
	if err != nil {
		return history.Imported{}, err
	}
	return s.take(f, history.How{}, func(got *history.Imported) error {
		if len(got.Beyond) == 0 {
			return nil
		}
		// The other device hears what it is that stays there.
		return history.Refusal{Reason: history.ErrTooMuch, Kind: history.OfGame, What: got.Beyond[0].ID, Limit: history.Entries, Count: history.MaxEntries}
	})
}

// look looks at a file, and reads it if it is no export.
func (s *Store) look(from io.Reader, work history.Work) (*history.File, error) {
	var understood history.Brought
	if before := s.understood.Swap(nil); before != nil {
		if now, err := s.Digest(); err == nil && reflect.DeepEqual(now, before.store) {
			understood = before.Brought
		}
	}
	f, err := understood.ReadAgain(from, s.known(), work)
	if disk.ReasonOf(err) != nil {
		err = disk.Wrap(history.Importing, err)
	}
	return f, err
}

// A looked is what was understood of a file last, and what the store had then.
type looked struct {
	history.Brought
	store history.Digest
}

// known is what a table is compared with.
type known struct {
	*read.Source
	read.Lookup
	now func() time.Time
	ids map[string]bool // of all games, once one was asked for
}

func (k *known) Has(id string) (bool, error) {
	if k.ids == nil {
		ids, err := database.Texts(k.Lookup.Q, `SELECT id FROM game`)
		if err != nil {
			return false, err
		}
		k.ids = map[string]bool{}
		for _, id := range ids {
			k.ids[id] = true
		}
	}
	return k.ids[id], nil
}

func (k *known) Setting(key string) string { return k.Lookup.Setting(key) }

func (k *known) Now() time.Time { return k.now() }

// Understand reads a file of games that is no export, and says what it understood, before anything is
// kept: with the answers that were given, or nil for those that are remembered. is is false for an export
// of Tabby, which asks nothing. The errors are those of [Store.Import].
func (s *Store) Understand(from io.Reader, given *bring.Answers, work history.Work) (b history.Brought, is bool, err error) {
	s.understood.Store(nil)
	now, err := s.Digest()
	if err != nil {
		return b, false, err
	}
	if b, is, err = history.Understand(from, s.known(), given, work); err == nil && is {
		s.understood.Store(&looked{b, now})
	}
	if disk.ReasonOf(err) != nil {
		err = disk.Wrap(history.Importing, err)
	}
	return b, is, err
}

// LetGo forgets what was last understood of a file: it will not be imported.
func (s *Store) LetGo() { s.understood.Store(nil) }

func (s *Store) known() *known {
	return &known{Source: s.Source, Lookup: read.Lookup{Q: s.DB}, now: s.folder.Now}
}
