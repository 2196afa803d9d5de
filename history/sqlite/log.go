package sqlite

import (
	"errors"
	"slices"
	"strings"
	"sync"

	"tabby/history"
	"tabby/history/journal"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
	"tabby/history/sqlite/internal/read"
	"tabby/history/sqlite/internal/write"
	"tabby/scoring"
)

type gameLog struct {
	store  *Store
	ledger history.Ledger
	fresh  bool     // the ledger holds all there is
	people []string // who plays as far as the store knows, or nil if that was not read
	names  []string // of the last batches that have some, those of each in one text, or nil if they were not read
}

// draftNames is the name of the draft that keeps the names of a game's last batches; the ID of the
// game follows. They are this device's alone, as drafts are: no export has them.
const draftNames = "named/"

// NewGame returns the log of a game that has not begun. Nothing of it is stored before its first
// batch.
func (s *Store) NewGame() history.Log { return &gameLog{store: s, fresh: true} }

// Log returns the log of a game. The error wraps [history.ErrNoGame] if there is none of
// that id. Nothing is read of it yet.
func (s *Store) Log(id string) (history.Log, error) {
	known, err := read.Lookup{Q: s.DB}.HasGame(id)
	if err != nil {
		return nil, disk.Wrap(history.Reading, err)
	}
	if !known {
		return nil, history.Refusal{Reason: history.ErrNoGame, What: id}
	}
	return &gameLog{store: s, ledger: history.Ledger{ID: id}}, nil
}

// ID returns the id of the game, a UUIDv7, or "" before its first batch.
func (l *gameLog) ID() string { return l.ledger.ID }

// Sum returns the checksum of the last entry as it was read or appended here, which covers all
// entries before it, or "" for a game that has not begun.
func (l *gameLog) Sum() string { return l.ledger.Sum }

// Read returns all batches. The error wraps [history.ErrDamaged] and names the entry if
// one is not as it was written, or missing.
func (l *gameLog) Read() ([][]scoring.Event, error) {
	if l.ledger.ID == "" {
		return nil, nil
	}
	read, batches, err := l.store.Load(l.ledger.ID)
	if err != nil {
		return nil, err
	}
	l.ledger, l.people, l.names, l.fresh = read, nil, nil, true
	return batches, nil
}

// Has reports whether one of the last batches that have names has one of these.
func (l *gameLog) Has(names ...string) bool {
	return len(names) > 0 && slices.ContainsFunc(l.named(), func(batch string) bool {
		return slices.ContainsFunc(strings.Fields(batch), func(one string) bool { return slices.Contains(names, one) })
	})
}

// named returns the names of the last batches that have some.
func (l *gameLog) named() []string {
	if l.names == nil && l.ledger.ID != "" {
		l.names = strings.FieldsFunc(string(l.store.Draft(draftNames+l.ledger.ID)), func(r rune) bool { return r == '\n' })
	}
	return l.names
}

// Append keeps a batch and its names durably, gives the game its id if it is the first, and
// brings the summary up to date. The error wraps [journal.ErrConflict] and
// [history.ErrMeanwhile], from then on until the log is read again, or
// [journal.ErrNothing], [scoring.ErrMisfit], [history.ErrDisk] or [history.ErrReadOnly]; nothing
// is kept then.
func (l *gameLog) Append(n int, events []scoring.Event, names ...string) error {
	if !l.fresh {
		if _, err := l.Read(); err != nil {
			return err
		}
	}
	if len(events) == 0 {
		return journal.ErrNothing
	}
	if n != l.ledger.Seq {
		return conflict(l.ledger.ID)
	}
	before := l.ledger
	if before.ID == "" {
		id, err := l.store.folder.NewID()
		if err != nil {
			return disk.Wrap(history.WritingEntries, err)
		}
		before.ID = id
	}
	e, after, err := before.Write(events, l.store.folder.Now())
	if err != nil {
		return disk.Wrap(history.WritingEntries, err)
	}
	summary := after.Derive()
	people := summary.People()
	next := entry{Entry: e, before: before.Sum, summary: summary, people: l.people == nil || !slices.Equal(people, l.people)}
	if len(names) > 0 {
		all := append(slices.Clone(l.named()), strings.Join(names, " "))
		next.names = all[max(0, len(all)-journal.Remembered):]
	}
	err = l.store.writeEntry(next)
	if disk.IsDuplicate(err) || errors.Is(err, write.ErrUnfollowed) {
		return conflict(e.Game)
	}
	if err == nil {
		l.ledger, l.people = after, people
		if next.names != nil {
			l.names = next.names
		}
	}
	return err
}

func conflict(id string) error {
	return history.Refusal{Reason: history.ErrMeanwhile, What: id, Cause: journal.ErrConflict}
}

// An entry is one that is written down with what changes with it.
type entry struct {
	history.Entry
	before  string          // the sum of the entry on which it follows
	summary history.Summary // of its game
	people  bool            // those in the summary have changed
	names   []string        // of its batch and those before, or nil if it has none
}

// writeEntry makes an entry durable.
func (s *Store) writeEntry(e entry) error {
	return disk.Wrap(history.WritingEntries, s.enqueue(&change{
		do: func(w *database.Writer) error {
			s.last++
			e.N = s.last
			err := write.Entry(w, e.Entry, e.before, e.summary)
			if err == nil && e.names != nil {
				err = write.Value(w, "draft", draftNames+e.Game, []byte(strings.Join(e.names, "\n")))
			}
			if err != nil {
				return err
			}
			return write.Summary(w, e.summary, e.N, e.people)
		},
		then: func() {
			s.running.Entry(s.DB, e.Entry)
			if e.summary.Over {
				s.running.Sync(s.w)
			}
		},
	}))
}

// A change waits to be written. Everything but do is guarded by the lock that is held
// while writing.
type change struct {
	do    func(*database.Writer) error // may be called again, after a rollback
	alone bool                         // do is one statement, which is a transaction by itself
	then  func()                       // once it is durable, or nil
	done  bool
	err   error
}

// A queue has the changes that wait, in the order of coming.
type queue struct {
	mu      sync.Mutex
	waiting []*change
}

func (q *queue) add(c *change) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.waiting = append(q.waiting, c)
}

// take returns what waits, and leaves nothing.
func (q *queue) take() []*change {
	q.mu.Lock()
	defer q.mu.Unlock()
	all := q.waiting
	q.waiting = nil
	return all
}

// enqueue carries out a change. The change is durable once enqueue returns nil, and has no effect
// if it returns an error. Changes that come while another is written share a transaction, and so
// one wait for the disk: the first of them to get the lock writes for all.
func (s *Store) enqueue(c *change) error {
	if err := s.finishOpening(); err != nil {
		return err
	}
	s.queue.add(c)
	s.mu.Lock()
	defer s.mu.Unlock()
	if !c.done {
		s.commit(s.queue.take())
	}
	return c.err
}

// commit carries out changes in one transaction. If one of several fails, each is carried
// out in a transaction of its own, so that it fails alone. If the transaction fails, all
// do.
func (s *Store) commit(all []*change) {
	last, failed := s.last, false
	transact := s.w.Transact
	if len(all) == 1 && all[0].alone {
		transact = func(f func(*database.Writer) error) error {
			if err := s.w.Ready(); err != nil {
				return err
			}
			return f(s.w)
		}
	}
	err := transact(func(w *database.Writer) error {
		for _, c := range all {
			if err := c.do(w); err != nil {
				failed = true
				return err
			}
		}
		return nil
	})
	if err != nil {
		s.last = last
	}
	if failed && len(all) > 1 {
		for i := range all {
			s.commit(all[i : i+1])
		}
		return
	}
	for _, c := range all {
		c.done, c.err = true, err
		if err == nil && c.then != nil {
			c.then()
		}
	}
}

// Do carries out an intent: what it changes is durable when Do returns. Undo is the
// intent that takes it back, or nil if nothing changed or nothing can. The error is
// a refusal of [history.Decide], or what kept the store from writing; then nothing
// has changed.
func (s *Store) Do(in history.Intent) (undo history.Intent, err error) {
	undos, err := s.DoAll(in)
	if err != nil {
		return nil, err
	}
	return undos[0], nil
}

// DoAll carries out several intents, all or none, and returns what takes each back.
func (s *Store) DoAll(intents ...history.Intent) (undos []history.Intent, err error) {
	if err := s.finishOpening(); err != nil {
		return nil, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	var done []history.Revision
	moved := false
	err = s.w.Transact(func(w *database.Writer) error {
		for _, in := range intents {
			c, err := history.Decide(read.Lookup{Q: w}, in)
			if err == nil {
				err = write.Revisions(w, c.Events)
			}
			if err != nil {
				return err
			}
			done, undos = append(done, c.Events...), append(undos, c.Undo)
		}
		if moved, err = write.ChooseHeads(w, annotated(done)); err == nil && len(exportLines(done)) > 0 {
			err = write.Revised(w)
		}
		return err
	})
	if disk.ReasonOf(err) != nil {
		err = disk.Wrap(history.WritingChange, err)
	}
	if err != nil {
		return nil, err
	}
	if moved {
		_ = s.renumber() // or the next start does it
		return undos, nil
	}
	for _, line := range exportLines(done) {
		s.running.Revision(s.DB, line)
	}
	return undos, nil
}

func exportLines(events []history.Revision) (lines [][]byte) {
	for _, e := range events {
		if e, is := e.(interface{ Line() []byte }); is {
			lines = append(lines, e.Line())
		}
	}
	return lines
}

// annotated returns the ids of the games that some events are about.
func annotated(events []history.Revision) (games []string) {
	for _, e := range events {
		if m, is := e.(history.Annotation); is && m.Kind == history.OfGame {
			games = append(games, m.ID)
		}
	}
	return games
}

// Meet returns the person of that name, and adds one if there is none. For an
// entry that was merged it returns the person it belongs to. A person who had
// retired plays again. The error is a refusal of [history.Decide].
func (s *Store) Meet(name string) (history.Person, error) {
	p, known, err := s.Named(name)
	if err != nil || known && !p.Retired && !p.Aside {
		return p, err
	}
	id, err := s.folder.NewID()
	if err == nil {
		_, err = s.Do(history.Meet{ID: id, Name: name})
	}
	if err != nil {
		return history.Person{}, err
	}
	p, _, err = s.Named(name)
	return p, err
}

// SaveDraft saves a draft durably, and replaces the one before; nil deletes it.
func (s *Store) SaveDraft(key string, value []byte) error {
	if s.opening.save(key, value) {
		return nil
	}
	return disk.Wrap(history.SavingDraft, s.enqueue(&change{alone: true, do: func(w *database.Writer) error {
		if value == nil {
			return w.Exec(`DELETE FROM draft WHERE key = ?`, key)
		}
		return write.Value(w, "draft", key, value)
	}}))
}
