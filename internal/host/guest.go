package host

import (
	"context"
	"sync"
	"time"

	"github.com/coder/websocket"

	"tabby/internal/host/page"
	"tabby/internal/host/wire"
)

// A guest is one connection of a device. Two pages of one device are two guests.
//
// A goroutine reads what it says. The outbox of its table writes to it.
type guest struct {
	device string
	role   page.Role
	screen bool
	conn   *websocket.Conn
	socket *socket         // under conn
	outbox *outbox         // of its table, or nil before it has one
	ctx    context.Context // of the connection
	end    context.CancelFunc
	meter  Meter

	shown, query string // which page it looks at; on the table's loop
	hand         hand   // the same
	link         string // to go with the next answer; the same

	mu      sync.Mutex
	heard   time.Time // when something came last
	next    message   // what is to be sent next
	writing bool      // it is in the outbox, or has not been sent the last message yet
	encoder encoder   // of the outbox
}

// A message is what goes to a guest next: the table as it is, or nil if it has that, and
// the answers since.
type message struct {
	ticket  *wire.Ticket
	now     *moment
	viewer  page.Viewer
	answers []wire.Answer
	others  []string
	bye     string
}

// maxAnswers is how many answers may wait for a device that does not read them.
const maxAnswers = 100

// The times of a connection: until the hello, for a message to go out, and for which a
// device may be silent.
const (
	helloTime = 10 * time.Second
	sendTime  = 5 * time.Second
	pingTime  = 2 * wire.Heartbeat
)

// sharedPings is how many moments there are, in the time that a device may be silent, at which
// devices are pinged.
const sharedPings = 80

// see makes the guest see the table at a moment, in place of one that was not sent yet.
func (g *guest) see(now *moment, v page.Viewer) {
	g.queue(func(m *message) { m.now, m.viewer = now, v })
}

// answerTo returns the answer to an intent that was done or, with an error, was not.
func answerTo(id string, err error) wire.Answer {
	if err != nil {
		return wire.Answer{Re: id, No: code(err), Why: explain(err)}
	}
	return wire.Answer{Re: id, OK: true}
}

// reply answers an intent.
func (g *guest) reply(a wire.Answer) {
	g.queue(func(m *message) { m.answers = append(m.answers, a) })
}

// leave ends the connection once it is said why.
func (g *guest) leave(why string) {
	g.queue(func(m *message) { m.bye = why })
}

// queue changes the next message, and sees to it that it is sent once there is a table.
func (g *guest) queue(change func(*message)) {
	g.mu.Lock()
	defer g.mu.Unlock()
	change(&g.next)
	if len(g.next.answers) > maxAnswers {
		g.end()
	}
	if !g.writing && g.outbox != nil {
		g.writing = true
		g.outbox.add(g)
	}
}

// take returns the next message, and leaves an empty one, unless it is empty already.
func (g *guest) take() (m message, more bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	m, g.next = g.next, message{}
	g.writing = m.ticket != nil || m.now != nil || m.answers != nil || m.others != nil || m.bye != ""
	return m, g.writing
}

// write sends what there is to send. If the device has to read first, the outbox goes on when
// it has.
func (g *guest) write() {
	for {
		m, more := g.take()
		if !more {
			return
		}
		err := g.send(g.encoder.encode(m))
		switch {
		case m.bye != "":
			go g.part(m.bye)
		case err != nil:
			g.end() // and what is still to be sent fails at once
		case g.socket.after(func() { g.outbox.add(g) }):
			return
		}
	}
}

// part ends the connection.
func (g *guest) part(why string) {
	_ = g.conn.Close(websocket.StatusNormalClosure, why) // or the device is gone
	g.end()
}

// hears notes that something has come.
func (g *guest) hears(now time.Time) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.heard = now
}

// silence returns how long nothing has come.
func (g *guest) silence() time.Duration {
	g.mu.Lock()
	defer g.mu.Unlock()
	return time.Since(g.heard)
}

// pingAfter finds out, each time that nothing has come for so long, whether the device is
// still there.
func (g *guest) pingAfter(d time.Duration) {
	if left := d - g.silence(); left > 0 {
		g.pingIn(left, d)
		return
	}
	ctx, stop := context.WithTimeout(g.ctx, min(d, sendTime))
	defer stop()
	if err := g.conn.Ping(ctx); err != nil {
		g.end()
		return
	}
	g.pingIn(d, d)
}

// pingIn calls pingAfter in a while, at a moment that guests share: a host of thousands
// wakes up for many of them at once.
func (g *guest) pingIn(left, d time.Duration) {
	now, step := time.Now(), d/sharedPings
	time.AfterFunc(now.Add(left+step).Truncate(step).Sub(now), func() { g.pingAfter(d) })
}

// send sends a text, if there is any.
func (g *guest) send(text []byte) error {
	if text == nil {
		return nil
	}
	g.meter.Sent(len(text))
	return g.conn.Write(context.Background(), websocket.MessageText, text) // which does not wait, on a socket
}
