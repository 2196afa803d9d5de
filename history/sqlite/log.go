package sqlite

import (
	"errors"
	"slices"

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
}

// NewGame returns the log of a game that is yet to begin. Nothing is kept of it
// before its first batch.
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

// Sum returns the checksum of the last entry as it was read or appended here, which is over
// all before it, or "" of a game that is yet to begin.
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
	l.ledger, l.people, l.fresh = read, nil, true
	return batches, nil
}

// Append keeps a batch durably, gives the game its id if it is the first, and
// brings the summary up to date. The error wraps [journal.ErrConflict] and
// [history.ErrMeanwhile], from then on until the log is read again, or
// [journal.ErrNothing], [scoring.ErrMisfit], [history.ErrDisk] or [history.ErrReadOnly]; nothing
// is kept then.
func (l *gameLog) Append(n int, events []scoring.Event) error {
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
	err = l.store.writeEntry(e, before.Sum, summary, l.people == nil || !slices.Equal(people, l.people))
	if disk.IsDuplicate(err) || errors.Is(err, write.ErrUnfollowed) {
		return conflict(e.Game)
	}
	if err == nil {
		l.ledger, l.people = after, people
	}
	return err
}

func conflict(id string) error {
	return history.Refusal{Reason: history.ErrMeanwhile, What: id, Cause: journal.ErrConflict}
}

// writeEntry makes an entry durable that follows on the one with the sum before, with the
// summary of its game, the people in it only if they changed.
func (s *Store) writeEntry(e history.Entry, before string, summary history.Summary, people bool) error {
	return disk.Wrap(history.WritingEntries, s.enqueue(&change{
		do: func(w *database.Writer) error {
			s.last++
			e.N = s.last
			if err := write.Entry(w, e, before, summary); err != nil {
				return err
			}
			return write.Summary(w, summary, e.N, people)
		},
		then: func() {
			s.running.Entry(s.DB, e)
			if summary.Over {
				s.running.Sync(s.w)
			}
		},
	}))
}
