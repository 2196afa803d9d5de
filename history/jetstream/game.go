package jetstream

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"tabby/history"
	"tabby/history/journal"
	"tabby/scoring"
)

// A Game is a game with everything half done at its table. Other hosts change both too. It belongs
// to one goroutine.
type Game struct {
	log    *gameLog
	store  *Store
	drafts map[string]draft
	inbox  *inbox
}

// A draft is one as it was read or saved last.
type draft struct {
	seq  uint64
	data []byte
}

// Join opens a game that other hosts may have open too. changed is called on another
// goroutine once after another host has stored something, until [journal.Desk.CatchUp]
// and [Game.Draft] take it in. The error wraps [history.ErrNoGame] if there is no such game.
func (s *Store) Join(id string, changed func()) (*Game, error) {
	g := &Game{store: s, drafts: map[string]draft{}, inbox: newInbox(changed)}
	g.log = &gameLog{store: s, inbox: g.inbox, ledger: history.Ledger{ID: id}}
	m, err := s.conn.next(g.log.place(), 0)
	if err == nil && m == nil {
		err = history.Refusal{Reason: history.ErrNoGame, What: id}
	}
	if err != nil {
		return nil, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.open[id] = g.inbox
	return g, nil
}

// Leave ends that the game is told of what others store.
func (g *Game) Leave() {
	g.store.mu.Lock()
	defer g.store.mu.Unlock()
	delete(g.store.open, g.log.ID())
}

// Log returns the log of the game. It is a [journal.Shared].
func (g *Game) Log() history.Log { return g.log }

// People returns everyone known in the space.
func (g *Game) People() ([]history.Person, error) { return g.store.People() }

// Doubt makes the next read of the log and the drafts go to the leader.
func (g *Game) Doubt() { g.inbox.doubtAll() }

// Draft returns a draft as this host or another saved it last, or nil. If the servers do
// not answer it is the one known last; a later [Game.SaveDraft] finds that out.
func (g *Game) Draft(name string) []byte {
	d := g.drafts[name]
	heard, unsure := g.inbox.take(name)
	for _, m := range heard {
		d = draft{m.seq, m.data}
	}
	if unsure || !ofGame(name) {
		m, err := g.store.conn.last(draftPlace(g.store.space, name))
		switch {
		case err != nil:
			g.inbox.doubt(name)
		case m != nil:
			d = draft{m.seq, m.data}
		default:
			d = draft{}
		}
	}
	g.inbox.ack(name, d.seq)
	g.drafts[name] = d
	if len(d.data) == 0 {
		return nil
	}
	return bytes.Clone(d.data)
}

// SaveDraft saves a draft, which replaces the one that [Game.Draft] returned or that was saved
// last; nil forgets it. The error wraps [journal.ErrConflict] if another host has saved one
// since, or is [history.ErrUnreachable]. A draft that is of no game takes the place of any.
func (g *Game) SaveDraft(name string, data []byte) error {
	after, at := uint64(anywhere), draftPlace(g.store.space, name)
	if ofGame(name) {
		after = g.drafts[name].seq
	}
	seq, err := g.inbox.store(name, func() (uint64, error) { return g.store.conn.put(at, after, "", data) })
	if err != nil {
		g.inbox.doubt(name)
		return err
	}
	g.drafts[name] = draft{seq, bytes.Clone(data)}
	return nil
}

// ofGame reports whether a draft is of a game, by its name.
func ofGame(name string) bool { return strings.Contains(name, "/") }

// A gameLog is the log of one game, to which other hosts append too.
type gameLog struct {
	store  *Store
	inbox  *inbox // of what others append
	ledger history.Ledger
	last   uint64 // the sequence of the last entry
	names  map[string]bool
}

// ID returns the ID of the game, or "" before its first batch.
func (l *gameLog) ID() string { return l.ledger.ID }

// Read returns all batches, as the leader has them. The error wraps [history.ErrDamaged]
// if one is not as it was written.
func (l *gameLog) Read() ([][]scoring.Event, error) {
	if l.ledger.ID == "" {
		return nil, nil
	}
	l.ledger, l.last, l.names = history.Ledger{ID: l.ledger.ID}, 0, nil
	return l.after()
}

// after takes in the batches that the leader has after the last that is known.
func (l *gameLog) after() ([][]scoring.Event, error) {
	var batches [][]scoring.Event
	err := l.store.conn.each(l.place(), l.last, func(m *message) error {
		events, err := l.take(m)
		if err == nil {
			batches = append(batches, events)
		}
		return err
	})
	if err != nil {
		l.inbox.doubt(entries)
	}
	return batches, err
}

func (l *gameLog) place() place { return gamePlace(l.store.space, l.ledger.ID) }

// take takes in the next entry.
func (l *gameLog) take(m *message) ([]scoring.Event, error) {
	e, err := entryOf(l.ledger.ID, m)
	if err != nil {
		return nil, err
	}
	next, events, err := l.ledger.Next(e)
	if err == nil {
		err = next.Readable()
	}
	if err != nil {
		return nil, err
	}
	l.stored(next, m.seq, strings.Fields(m.name))
	return events, nil
}

// entryOf reads an entry of a game. The error wraps [history.ErrDamaged].
func entryOf(id string, m *message) (history.Entry, error) {
	line, err := history.ParseLine(m.data)
	if err != nil {
		return history.Entry{}, history.Damaged(history.Refusal{Reason: history.ErrContent, Kind: history.OfGame, What: id, Cause: err})
	}
	e, ok := line.(history.Entry)
	if !ok {
		return e, history.Damaged(history.Refusal{Reason: history.ErrContent, Kind: history.OfGame, What: id, Cause: history.ErrLine})
	}
	return e, nil
}

// stored goes on to the ledger after an entry.
func (l *gameLog) stored(next history.Ledger, seq uint64, names []string) {
	l.ledger, l.last = next, seq
	l.inbox.ack(entries, seq)
	for _, one := range names {
		if l.names == nil {
			l.names = map[string]bool{}
		}
		l.names[one] = true
	}
}

// Append keeps a batch, and gives the game its ID if it is the first. The error wraps
// [journal.ErrConflict], [journal.ErrNothing], [scoring.ErrMisfit] or
// [history.ErrUnreachable]; after that it is not known whether the batch was stored, and
// the next attempt finds out.
func (l *gameLog) Append(n int, events []scoring.Event, names ...string) error {
	if len(events) == 0 {
		return journal.ErrNothing
	}
	if n != l.ledger.Seq {
		return fmt.Errorf("%w: %d entries instead of %d", journal.ErrConflict, l.ledger.Seq, n)
	}
	before := l.ledger
	if before.ID == "" {
		id, err := l.store.newID()
		if err != nil {
			return err
		}
		before.ID = id
	}
	e, next, err := before.Write(events, l.store.now())
	if err != nil {
		return err
	}
	seq, err := l.inbox.store(entries, func() (uint64, error) {
		return l.store.conn.put(gamePlace(l.store.space, before.ID), l.last, strings.Join(names, " "), e.Line())
	})
	if err != nil {
		l.inbox.doubt(entries)
		return err
	}
	l.stored(next, seq, names)
	return nil
}

// Has reports whether a batch with one of some names was read or appended.
func (l *gameLog) Has(names ...string) bool {
	return slices.ContainsFunc(names, func(one string) bool { return l.names[one] })
}

// More returns the batches after the first n that others have appended: those that have arrived, or
// after a conflict all that the leader has.
func (l *gameLog) More(n int) ([][]scoring.Event, error) {
	if n != l.ledger.Seq {
		all, err := l.Read()
		return all[min(n, len(all)):], err
	}
	var batches [][]scoring.Event
	heard, unsure := l.inbox.take(entries)
	for i := 0; i < len(heard) && !unsure; i++ {
		if events, err := l.take(heard[i]); err == nil {
			batches = append(batches, events)
		} else {
			unsure = true // the leader says whether it is so
		}
	}
	if !unsure {
		return batches, nil
	}
	rest, err := l.after()
	return append(batches, rest...), err
}
