package host

import (
	"context"
	"errors"
	"sync"

	"tabby/internal/devices/reason"
	"tabby/internal/devices/serve"
)

// A lobby is where guests are let in and counted. Those who have come to one host may be
// guests of a table of another.
type lobby struct {
	room   *serve.Room
	codes  passcodes
	joined sync.WaitGroup  // connections
	ctx    context.Context // ends with the host
	end    context.CancelFunc
}

func newLobby(r *serve.Room) *lobby {
	l := &lobby{room: r, codes: passcodes{all: map[string]*passcode{}}}
	l.ctx, l.end = context.WithCancel(context.Background())
	return l
}

// holds has a guest's connection end with the host, which waits for that.
func (l *lobby) holds(g *guest) {
	l.joined.Add(1)
	stop := context.AfterFunc(l.ctx, g.conn.End)
	g.leaves = append(g.leaves, func() { stop(); l.joined.Done() })
}

// seats counts a guest whom another host has greeted. The error is [reason.Full] or errCrowded.
func (l *lobby) seats(g *guest) error {
	leave, ok := l.room.Enter(g.remote)
	switch {
	case !ok && l.room.Full():
		return reason.Full
	case !ok:
		return errCrowded
	}
	g.leaves = append(g.leaves, leave)
	l.holds(g)
	return nil
}

// close ends all connections, and waits until they have ended.
func (l *lobby) close() {
	l.end()
	l.joined.Wait()
}

// errCrowded means that an address has as many connections as it may. What it has lost may be
// among them, so a guest is sent no farewell, and tries again.
var errCrowded = errors.New("too many connections of an address")
