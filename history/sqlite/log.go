package sqlite

import (
	"errors"
	"slices"
	"time"

	"github.com/google/uuid"

	"tabby/history"
	"tabby/internal/journal"
	"tabby/scoring"
)

// A gameLog is the log of one game.
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
	known, err := lookup{s.db}.HasGame(id)
	if err != nil {
		return nil, wrap("open game "+id, err)
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
	read, batches, err := l.store.load(l.ledger.ID)
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
		id, err := uuid.NewV7()
		if err != nil {
			return wrap("name a game", err)
		}
		before.ID = id.String()
	}
	e, after, err := before.Write(events, l.store.folder.Now())
	if err != nil {
		return wrap("write down an entry", err)
	}
	summary := after.Derive()
	people := summary.People()
	err = l.store.writeEntry(e, before.Sum, summary, l.people == nil || !slices.Equal(people, l.people))
	if isDuplicate(err) || errors.Is(err, errUnfollowed) {
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
func (s *Store) writeEntry(e history.Entry, before string, summary history.Derived, people bool) error {
	return wrap("write down an entry", s.enqueue(&change{
		do: func(w *writer) error {
			s.last++
			e.N = s.last
			if err := saveEntry(w, e, before, summary.Summary); err != nil {
				return err
			}
			return saveSummary(w, summary, e.N, people)
		},
		then: func() { s.running.entry(s.db, e) },
	}))
}

// errUnfollowed means that the main line of a game does not end with the entry on which
// another is to follow.
var errUnfollowed = errors.New("the game does not stand where the entry follows")

// saveEntry adds an entry to the main line of its game, which ends with the sum before,
// and the game if it is the first.
func saveEntry(w *writer, e history.Entry, before string, s history.Summary) error {
	if e.Seq == 1 {
		if err := w.exec(`INSERT INTO game (id, created, variant) VALUES (?, ?, ?)`,
			e.Game, s.Created.Format(time.RFC3339Nano), s.Variant); err != nil {
			return err
		}
	}
	added, err := w.change(`INSERT INTO event (game, seq, n, at, body, sum) SELECT ?1, ?2, ?3, ?4, ?5, ?6
		WHERE ?2 = 1 OR EXISTS (SELECT 1 FROM event WHERE game = ?1 AND seq = ?2 - 1 AND sum = ?7)`,
		e.Game, e.Seq, e.N, e.At, e.Body, e.Sum, before)
	if err == nil && added == 0 {
		err = errUnfollowed
	}
	return err
}
