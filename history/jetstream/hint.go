package jetstream

import (
	"context"
	"strconv"
	"strings"
	"time"

	"github.com/nats-io/nats.go"
)

// A host that has stored something sends it to the hosts that have guests at the same
// table, so that these need not look for it. If it dies before, or what it sends is lost,
// their feeds bring it, and then they ask for more.

const (
	hints      = 4096             // so many may wait to be taken; feeds bring what is more
	listenTime = 10 * time.Minute // for which a host sends hints to one that has asked
)

// The headers of a hint: the name of a draft, or none for an entry, and the sequence.
const (
	draftHeader    = "Tabby-Draft"
	sequenceHeader = "Tabby-Sequence"
)

// hintSubject returns where hints about a game are sent, and listenSubject where hosts ask
// for them, with its ID. No stream keeps either.
func hintSubject(space, id string) string { return "tabby." + space + ".heard." + id }
func listenSubject(space string) string   { return "tabby." + space + ".listen" }

// hint sends what was stored of a game to the other hosts, if one has asked for it. It may
// be lost.
func (s *Store) hint(id, draft string, m *message) {
	s.mu.Lock()
	asked, is := s.listening[id]
	s.mu.Unlock()
	if !is || s.now().Sub(asked) > listenTime {
		return
	}
	h := nats.NewMsg(hintSubject(s.space, id))
	h.Data = m.data
	h.Header.Set(sequenceHeader, strconv.FormatUint(m.seq, 10))
	if draft != "" {
		h.Header.Set(draftHeader, draft)
	}
	if m.name != "" {
		h.Header.Set(header, m.name)
	}
	_ = s.conn.PublishMsg(h)
}

// takeHints takes hints until the context ends.
func (s *Store) takeHints(ctx context.Context) {
	for {
		select {
		case h := <-s.hints:
			s.hinted(h)
		case <-ctx.Done():
			return
		}
	}
}

// hinted takes a hint to the game that it is about, or what another host asks.
func (s *Store) hinted(h *nats.Msg) {
	s.mu.Lock()
	g := s.open[h.Subject[strings.LastIndexByte(h.Subject, '.')+1:]]
	if h.Subject == listenSubject(s.space) && s.open[string(h.Data)] != nil {
		s.listening[string(h.Data)] = s.now()
	}
	s.mu.Unlock()
	seq, err := strconv.ParseUint(h.Header.Get(sequenceHeader), 10, 64)
	if g != nil && err == nil {
		g.hear(h.Header.Get(draftHeader), &message{seq: seq, name: h.Header.Get(header), data: h.Data})
	}
}

// Listen lets the game hear at once of what other hosts store, or with false only now and
// then, which is enough while no one looks at it.
func (g *Game) Listen(on bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	switch {
	case on && g.listening == nil:
		g.listening, _ = g.store.conn.ChanSubscribe(hintSubject(g.store.space, g.log.ID()), g.store.hints) // fails once it is closed
		g.askHints()
	case !on && g.listening != nil:
		_ = g.listening.Unsubscribe() // the same
		g.listening = nil
	}
}

// askHints asks the other hosts for hints. It may be lost: the next news that come without
// one ask again.
func (g *Game) askHints() {
	_ = g.store.conn.Publish(listenSubject(g.store.space), []byte(g.log.ID()))
}
