package jetstream

import (
	"bytes"
	"strings"

	"tabby/history"
)

// A Game is a game and what is half done at its table, which other hosts change too. It
// belongs to one goroutine.
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

// Leave ends that the game hears of what is stored.
func (g *Game) Leave() {
	g.store.mu.Lock()
	defer g.store.mu.Unlock()
	delete(g.store.open, g.log.ID())
}

// Log returns the log of the game. It is a [journal.Shared].
func (g *Game) Log() history.Log { return g.log }

// People returns everyone known in the space.
func (g *Game) People() ([]history.Person, error) { return g.store.People() }

// Doubt has the log and the drafts be read from the leader when they are asked for next.
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
	g.inbox.settle(name, d.seq)
	g.drafts[name] = d
	if len(d.data) == 0 {
		return nil
	}
	return bytes.Clone(d.data)
}

// SaveDraft saves a draft in place of the one that [Game.Draft] returned or that was saved
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
