package jetstream

import (
	"bytes"
	"strings"
	"sync"

	"tabby/history"
)

// A Game is a game and what is half done at its table, which other hosts change too. It
// belongs to one goroutine.
type Game struct {
	log    *gameLog
	store  *Store
	drafts map[string]draft // as they were read or saved last

	changed func()

	mu     sync.Mutex
	stored []*message          // entries that were heard of
	missed bool                // some were, and are not kept
	said   map[string]*message // drafts that were heard of, the last by name
	woken  bool                // changed was called, and nothing was taken since
}

// A draft is one as it was read or saved last.
type draft struct {
	seq   uint64
	data  []byte
	doubt bool // there may be a newer one
}

// Join opens a game that other hosts may have open too. changed is called on another
// goroutine once after something was stored, by whichever host, until [journal.Desk.CatchUp]
// and [Game.Draft] take it in. The error wraps [history.ErrNoGame] if there is no such game.
func (s *Store) Join(id string, changed func()) (*Game, error) {
	g := &Game{store: s, drafts: map[string]draft{}, said: map[string]*message{}, changed: changed}
	g.log = &gameLog{store: s, shared: g, ledger: history.Ledger{ID: id}}
	m, err := s.conn.next(g.log.place(), 0)
	if err == nil && m == nil {
		err = history.Refusal{Reason: history.ErrNoGame, What: id}
	}
	if err != nil {
		return nil, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.open[id] = g
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

// hear keeps what was stored until it is taken: an entry, or the draft of a name.
func (g *Game) hear(name string, m *message) {
	g.mu.Lock()
	defer g.mu.Unlock()
	switch {
	case name != "":
		g.said[name] = m
	case len(g.stored) < maxStored:
		g.stored = append(g.stored, m)
	default: // the leader has them
		g.stored, g.missed = nil, true
	}
	if !g.woken && g.changed != nil {
		g.woken = true
		go g.changed() // it may wait for the goroutine that the game belongs to
	}
}

// maxStored is how many entries a game keeps that no one takes.
const maxStored = 64

// entries takes the entries that were heard of, and reports whether others were missed.
// There are none of a nil game.
func (g *Game) entries() (all []*message, missed bool) {
	if g == nil {
		return nil, false
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	all, missed = g.stored, g.missed
	g.stored, g.missed, g.woken = nil, false, false
	return all, missed
}

// heardOf takes the draft of a name that was heard of, or nil.
func (g *Game) heardOf(name string) *message {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.woken = false
	m := g.said[name]
	delete(g.said, name)
	return m
}

// Doubt has the log and the drafts be read from the leader when they are asked for next.
func (g *Game) Doubt() {
	g.log.behind = true
	for name, d := range g.drafts {
		d.doubt = true
		g.drafts[name] = d
	}
}

// Draft returns a draft as this host or another saved it last, or nil. If the servers do
// not answer it is the one known last; a later [Game.SaveDraft] finds that out.
func (g *Game) Draft(name string) []byte {
	d, known := g.drafts[name]
	if m := g.heardOf(name); m != nil && m.seq > d.seq && known {
		d.seq, d.data = m.seq, m.data
	}
	if !known || d.doubt || !ofGame(name) {
		m, err := g.store.conn.last(draftPlace(g.store.space, name))
		switch {
		case err != nil:
			d.doubt = true
		case m != nil:
			d = draft{seq: m.seq, data: m.data}
		default:
			d = draft{}
		}
	}
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
	d, after := g.drafts[name], uint64(anywhere)
	if ofGame(name) {
		after = d.seq
	}
	seq, err := g.store.conn.put(draftPlace(g.store.space, name), after, "", data)
	if err != nil {
		d.doubt = true
		g.drafts[name] = d
		return err
	}
	g.drafts[name] = draft{seq: seq, data: bytes.Clone(data)}
	return nil
}

// ofGame reports whether a draft is of a game, by its name.
func ofGame(name string) bool { return strings.Contains(name, "/") }
