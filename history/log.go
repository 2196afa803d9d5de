package history

import (
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"

	"tabby/internal/journal"
	"tabby/scoring"
)

// Domain is the one that games are kept by.
func Domain() journal.Domain[scoring.Game, scoring.Intent, scoring.Event] {
	return journal.Domain[scoring.Game, scoring.Intent, scoring.Event]{
		Decide: scoring.Decide, Apply: scoring.Apply, Fits: scoring.Fits,
	}
}

// A Log is the journal of one game. It is a [journal.Log] and belongs to one
// goroutine.
type Log struct {
	store  *Store
	ledger ledger
	fresh  bool     // the ledger holds all there is
	people []string // who plays as far as the store knows, or nil if that was not read
}

// NewGame returns the log of a game that is yet to begin. Nothing is kept of it
// before its first batch.
func (s *Store) NewGame() *Log { return &Log{store: s, fresh: true} }

// Log returns the log of a game. The error wraps [ErrNoGame] if there is none of
// that id. Nothing is read of it yet.
func (s *Store) Log(id string) (*Log, error) {
	n := 0
	if err := s.db.QueryRow(`SELECT count(*) FROM game WHERE id = ?`, id).Scan(&n); err != nil {
		return nil, explain("open game "+id, err)
	}
	if n == 0 {
		return nil, fmt.Errorf("%w: %s", ErrNoGame, id)
	}
	return &Log{store: s, ledger: ledger{id: id}}, nil
}

// ID returns the id of the game, a UUIDv7, or "" before its first batch.
func (l *Log) ID() string { return l.ledger.id }

// Read returns all batches. The error wraps [ErrDamaged] and names the entry if
// one is not as it was written, or missing.
func (l *Log) Read() ([][]scoring.Event, error) {
	if l.ledger.id == "" {
		return nil, nil
	}
	read, batches, err := l.store.load(l.ledger.id)
	if err != nil {
		return nil, err
	}
	l.ledger, l.people, l.fresh = read, nil, true
	return batches, nil
}

// Append keeps a batch durably, gives the game its id if it is the first, and
// brings the summary up to date. The error wraps [journal.ErrConflict],
// [journal.ErrNothing], [scoring.ErrMisfit], [ErrDisk] or [ErrReadOnly]; nothing
// is kept then.
func (l *Log) Append(n int, events []scoring.Event) error {
	if !l.fresh {
		if _, err := l.Read(); err != nil {
			return err
		}
	}
	if len(events) == 0 {
		return journal.ErrNothing
	}
	if n != l.ledger.seq {
		return fmt.Errorf("%w: %d entries instead of %d", journal.ErrConflict, l.ledger.seq, n)
	}
	e, after, err := l.ledger.write(events, l.store.now())
	if err != nil {
		return explain("write down an entry", err)
	}
	summary := after.derive()
	people := summary.people()
	err = l.store.writeEntry(e, summary, l.people == nil || !slices.Equal(people, l.people))
	if isDuplicate(err) {
		l.fresh = false
		return fmt.Errorf("%w: entry %d of game %s", journal.ErrConflict, e.seq, e.game)
	}
	if err == nil {
		l.ledger, l.people = after, people
	}
	return err
}

// write makes the next entry of events that fit, and the ledger after it.
func (l ledger) write(events []scoring.Event, now time.Time) (entry, ledger, error) {
	game, err := fold(l.game, events)
	if err != nil {
		return entry{}, l, err
	}
	body, err := encodeEvents(events)
	if err != nil {
		return entry{}, l, err
	}
	if l.id == "" {
		id, err := uuid.NewV7()
		if err != nil {
			return entry{}, l, err
		}
		l.id = id.String()
	}
	e := entry{game: l.id, seq: l.seq + 1, at: now.Format(time.RFC3339Nano), body: body}
	e.sum = e.chained(l.sum)
	return e, ledger{id: l.id, seq: e.seq, sum: e.sum, at: now, game: game}, nil
}

// writeEntry makes an entry durable, with the summary of its game, the people in
// it only if they changed.
func (s *Store) writeEntry(e entry, summary derived, people bool) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	e.n = s.last + 1
	err := s.w.transact(func(w *writer) error {
		if err := saveEntry(w, e, summary.Summary); err != nil {
			return err
		}
		return saveSummary(w, summary, e.n, people)
	})
	if err != nil {
		return explain("write down an entry", err)
	}
	s.last = e.n
	s.running.entry(s.db, e)
	return nil
}

// saveEntry adds an entry, and its game if it is the first.
func saveEntry(w *writer, e entry, s Summary) error {
	if e.seq == 1 {
		if err := w.exec(`INSERT INTO game (id, created, variant) VALUES (?, ?, ?)`,
			e.game, s.Created.Format(time.RFC3339Nano), s.Variant); err != nil {
			return err
		}
	}
	err := w.exec(`INSERT INTO event (game, seq, n, at, body, sum) VALUES (?, ?, ?, ?, ?, ?)`,
		e.game, e.seq, e.n, e.at, e.body, e.sum)
	return err
}
