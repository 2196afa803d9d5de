package jetstream

import (
	"bytes"
	"slices"
	"strings"
	"sync"

	"github.com/nats-io/nats.go"

	"tabby/history"
)

// A Game is a game and what is half done at its table, which other hosts change too. It
// belongs to one goroutine.
type Game struct {
	log    *gameLog
	store  *Store
	drafts map[string]draft // as they were read or saved last

	changed func()

	mu        sync.Mutex
	stored    []*message          // entries that were heard of
	missed    bool                // some were, and are not kept
	said      map[string]*message // drafts that were heard of, the last by name
	known     map[string]uint64   // the last message that was stored or heard of, by draft; "" for entries
	saving    bool                // what is heard of now may be this host's own
	woken     bool                // changed was called, and nothing was taken since
	listening *nats.Subscription  // to hints, or nil
}

// A draft is one as it was read or saved last.
type draft struct {
	seq   uint64
	data  []byte
	doubt bool // there may be a newer one
}

// Join opens a game that other hosts may have open too. changed is called on another
// goroutine once after another host has stored something, until [journal.Desk.CatchUp]
// and [Game.Draft] take it in. The error wraps [history.ErrNoGame] if there is no such game.
func (s *Store) Join(id string, changed func()) (*Game, error) {
	g := &Game{store: s, drafts: map[string]draft{}, said: map[string]*message{}, known: map[string]uint64{}, changed: changed}
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
	g.Listen(false)
	g.store.mu.Lock()
	defer g.store.mu.Unlock()
	delete(g.store.open, g.log.ID())
	delete(g.store.listening, g.log.ID())
}

// Log returns the log of the game. It is a [journal.Shared].
func (g *Game) Log() history.Log { return g.log }

// People returns everyone known in the space.
func (g *Game) People() ([]history.Person, error) { return g.store.People() }

// hear keeps what was stored until it is taken: an entry, or the draft of a name. What was
// heard of before, or is this host's own, is known already.
func (g *Game) hear(name string, m *message) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.keep(name, m)
}

// late keeps what came by the feed: it is new only if there was no hint.
func (g *Game) late(name string, m *message) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.keep(name, m) && g.listening != nil {
		g.askHints()
	}
}

// keep is hear with the lock held, and reports whether the message is new.
func (g *Game) keep(name string, m *message) bool {
	if m.seq <= g.known[name] {
		return false
	}
	g.known[name] = m.seq
	switch {
	case name != "":
		g.said[name] = m
	case len(g.stored) < maxStored:
		g.stored = append(g.stored, m)
	default: // the leader has them
		g.stored, g.missed = nil, true
	}
	g.wake()
	return true
}

// wake calls changed if there is something to take that may be another host's. The lock is
// held.
func (g *Game) wake() {
	if g.woken || g.saving || g.changed == nil || len(g.stored)+len(g.said) == 0 && !g.missed {
		return
	}
	g.woken = true
	go g.changed() // it may wait for the goroutine that the game belongs to
}

// put stores a message of the game as [conn.put] does, of a draft or, without one, an entry.
// It is not heard of here, only by other hosts.
func (g *Game) put(draft string, at place, after uint64, m message) (uint64, error) {
	g.mu.Lock()
	g.saving = true
	g.mu.Unlock()
	seq, err := g.store.conn.put(at, after, m.name, m.data)
	if err == nil {
		m.seq = seq
		g.store.hint(g.log.ID(), draft, &m)
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	g.saving = false
	if err == nil {
		g.settle(draft, seq)
	}
	g.wake()
	return seq, err
}

// knows forgets what was heard of up to a message that was read.
func (g *Game) knows(draft string, seq uint64) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.settle(draft, seq)
}

// settle forgets what was heard of up to a message that is known here. The lock is held.
func (g *Game) settle(draft string, seq uint64) {
	g.known[draft] = max(g.known[draft], seq)
	if m := g.said[draft]; m != nil && m.seq <= seq {
		delete(g.said, draft)
	}
	if draft == "" {
		g.stored = slices.DeleteFunc(g.stored, func(m *message) bool { return m.seq <= seq })
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
			g.knows(name, m.seq)
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
	d, at := g.drafts[name], draftPlace(g.store.space, name)
	var seq uint64
	var err error
	if ofGame(name) {
		seq, err = g.put(name, at, d.seq, message{data: data})
	} else {
		seq, err = g.store.conn.put(at, anywhere, "", data)
	}
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
