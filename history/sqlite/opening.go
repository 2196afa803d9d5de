package sqlite

import (
	"bytes"
	"io/fs"
	"maps"
	"slices"
	"sync"
	"time"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
	"tabby/history/sqlite/internal/repair"
	"tabby/history/sqlite/internal/write"
	"tabby/history/stats"
)

// An opening opens the database of a new store later, because on a slow phone that takes longer than
// everything else of a first start. Nothing is stored yet: the first page is answered without a
// database, and half typed text is held here. The database is opened when something else is asked
// for, or is to be kept.
type opening struct {
	doing sync.Mutex // held while the database is opened

	mu     sync.Mutex
	done   bool
	closed bool
	now    func() time.Time
	asked  time.Time         // when something was asked last, until then
	drafts map[string][]byte // until then
}

func newOpening(now func() time.Time) *opening {
	return &opening{now: now, asked: now(), drafts: map[string][]byte{}}
}

// waits notes that something is asked, and reports whether the database is yet to be opened.
func (o *opening) waits() bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.ask()
}

// ask does what waits does, for who holds the lock.
func (o *opening) ask() bool {
	if !o.done {
		o.asked = o.now()
	}
	return !o.done
}

// isDone reports whether the database is open.
func (o *opening) isDone() bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.done
}

// close notes that nothing is opened any more.
func (o *opening) close() {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.closed = true
}

// isClosed reports whether the store was closed.
func (o *opening) isClosed() bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.closed
}

// isQuiet reports whether nothing was asked for some time.
func (o *opening) isQuiet(quiet time.Duration) bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.now().Sub(o.asked) >= quiet
}

// save holds a draft, and reports whether it does: once the database is open, it does not.
func (o *opening) save(key string, value []byte) bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	waits := o.ask()
	if waits {
		o.drafts[key] = bytes.Clone(value)
	}
	return waits
}

// holds reports whether there are drafts that are yet to be written down.
func (o *opening) holds() bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	return len(o.drafts) > 0
}

// draft returns the draft of a key, and reports whether it is to be found here.
func (o *opening) draft(key string) ([]byte, bool) {
	o.mu.Lock()
	defer o.mu.Unlock()
	return bytes.Clone(o.drafts[key]), o.ask()
}

// end writes the drafts down, with which the database is open.
func (o *opening) end(w *database.Writer) error {
	o.mu.Lock()
	defer o.mu.Unlock()
	err := w.Transact(func(w *database.Writer) error {
		for _, key := range slices.Sorted(maps.Keys(o.drafts)) {
			if value := o.drafts[key]; value != nil {
				if err := write.Value(w, "draft", key, value); err != nil {
					return err
				}
			}
		}
		return nil
	})
	if err == nil {
		o.done, o.drafts = true, nil
	}
	return err
}

// isNew reports whether nothing was ever stored in a folder whose lock is held: its database is as
// it was made, and nobody opened it.
func isNew(f disk.Folder) (bool, error) {
	if f.Exists(f.Export()) || f.Exists(f.DB()+"-wal") {
		return false, nil
	}
	file, err := f.Open(f.DB())
	if err != nil {
		return false, disk.Wrap(history.OpeningFile, err)
	}
	made := database.Empty()
	there := make([]byte, len(made)+1)
	n, _ := file.ReadAt(there, 0)
	if err := file.Close(); err != nil || !bytes.Equal(there[:n], made) {
		return false, disk.Wrap(history.ClosingFile, err)
	}
	return repair.CheckNew(f) == nil, nil // or what is there comes from a backup
}

// between is how long the screen gets between two parts of an opening that nothing waits for: in a
// browser both share one thread.
const between = time.Millisecond

// FinishOpening opens the database of a new store that nobody has used for some time, so that
// what is to be kept later does not wait for it; and reports whether it is open. It may take
// seconds; call it off-screen. The errors are those of [Open].
func (s *Store) FinishOpening(quiet time.Duration) (done bool, err error) {
	if s.opening.isQuiet(quiet) {
		err = s.finishOpeningResting(func() { time.Sleep(between) })
	}
	return s.opening.isDone(), err
}

// finishOpening opens the database, if it is yet to be opened. The error wraps [fs.ErrClosed] if the store was
// closed.
func (s *Store) finishOpening() error { return s.finishOpeningResting(func() {}) }

// finishOpeningResting does what finishOpening does, and rests between two parts of it.
func (s *Store) finishOpeningResting(rest func()) error {
	s.opening.doing.Lock()
	defer s.opening.doing.Unlock()
	switch {
	case s.opening.isClosed():
		return fs.ErrClosed
	case s.opening.isDone():
		return nil
	}
	err := s.openDatabase(rest)
	if err == nil {
		err = disk.Wrap(history.SavingDraft, s.opening.end(s.w))
	}
	if err != nil {
		err = disk.Join(err, s.closeFiles())
		s.running, s.w = nil, nil
	}
	return err
}

// asked returns the answer of a reader, which is empty while nothing is stored.
func asked[T any](s *Store, answer func() (T, error)) (none T, err error) {
	if s.opening.waits() {
		return none, nil
	}
	return answer()
}

// Games is that of [Reader].
func (s *Store) Games(p history.Page) ([]history.Summary, error) {
	return asked(s, func() ([]history.Summary, error) { return s.Reader.Games(p) })
}

// Count is that of [Reader].
func (s *Store) Count(f history.Filter) (int, error) {
	return asked(s, func() (int, error) { return s.Reader.Count(f) })
}

// Nights is that of [Reader].
func (s *Store) Nights(p history.NightPage) ([]history.Night, error) {
	return asked(s, func() ([]history.Night, error) { return s.Reader.Nights(p) })
}

// Groups is that of [Reader].
func (s *Store) Groups() ([]history.Group, error) {
	return asked(s, func() ([]history.Group, error) { return s.Reader.Groups() })
}

// People is that of [Reader].
func (s *Store) People() ([]history.Person, error) {
	return asked(s, func() ([]history.Person, error) { return s.Reader.People() })
}

// Statistics is that of [Reader].
func (s *Store) Statistics(wish stats.Query, work history.Work) (stats.Report, error) {
	if s.opening.waits() {
		return stats.NewCount(wish).Report(), nil
	}
	return s.Reader.Statistics(wish, work)
}

// Setting is that of [Reader].
func (s *Store) Setting(key string) string {
	if s.opening.waits() {
		return ""
	}
	return s.Reader.Setting(key)
}

// Draft is that of [Reader].
func (s *Store) Draft(key string) []byte {
	if value, is := s.opening.draft(key); is {
		return value
	}
	return s.Reader.Draft(key)
}
