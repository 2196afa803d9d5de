package host

import (
	"sync"
	"time"

	"tabby/internal/devices/host/live"
	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/table/round"
	"tabby/internal/words"
	"tabby/scoring"
)

// A guest is one connection of a device. Two pages of one device are two guests.
type guest struct {
	device string
	role   page.Role
	screen bool
	words  *words.Language // which it reads
	conn   *live.Conn
	meter  Meter
	remote string   // its address
	leaves []func() // are called at its end

	shown, query string     // which page it looks at; on the table's loop
	space        page.Space // that it has for the cards
	limit        round.TimeLimit
	hand         hand                       // the same
	link         string                     // to go with the next answer; the same
	warned       map[scoring.Player]warning // that another has entered a score; the same

	mu      sync.Mutex
	next    message // what is to be sent next
	encoder encoder // of the goroutine that sends
}

// A warning is that the slip of a player with a number was entered at another device.
type warning struct {
	rev int
	at  time.Time
}

// A hand is what a guest is doing at the round with the virtual deck.
type hand struct {
	round *round.Driver // it is about, or nil
	chair round.Chair
	moves int    // of the round, that the chair has seen
	stop  func() // stops the count of seconds, or nil where none are counted
	left  int    // so many
	looks bool   // they are those of a look, not of the end of a turn

	back   bool            // looks back at the round, which is over
	review *round.Reviewed // that it sees then, or nil until it is worked out
	cancel func()          // ends the work, or nil
}

// maxAnswers is how many answers may wait for a device that does not read them.
const maxAnswers = 100

// reads sets the language of all that the guest is sent, before anything is.
func (g *guest) reads(l *words.Language) { g.words, g.encoder.words = l, l }

// see makes the guest see the table at a moment, in place of one that was not sent yet.
func (g *guest) see(now *moment, v page.Viewer) {
	g.queue(func(m *message) { m.now, m.viewer = now, v })
}

// answerTo returns the answer to an intent that was done or, with an error, was not.
func (g *guest) answerTo(id string, err error) wire.Answer {
	if err != nil {
		return wire.Answer{Re: id, No: code(err), Why: g.words.Refusals.Explain(err)}
	}
	return wire.Answer{Re: id, OK: true}
}

// reply answers an intent.
func (g *guest) reply(a wire.Answer) {
	g.queue(func(m *message) { m.Answers = append(m.Answers, a) })
}

// leave ends the connection once it is said why.
func (g *guest) leave(why string) {
	g.queue(func(m *message) { m.Bye = why })
}

// queue changes the next message, and has it sent.
func (g *guest) queue(change func(*message)) {
	g.mu.Lock()
	defer g.mu.Unlock()
	change(&g.next)
	if len(g.next.Answers) > maxAnswers {
		g.conn.End()
	}
	g.conn.Wake()
}

// take returns what there is to send, nil if nothing, and why the connection ends then, or "".
func (g *guest) take() (text []byte, bye string) {
	g.mu.Lock()
	m := g.next
	g.next = message{}
	if m.Bye != "" && m.Answers != nil { // what is answered comes first
		g.next.Bye, m.Bye = m.Bye, ""
		g.conn.Wake()
	}
	g.mu.Unlock()
	text = g.encoder.encode(m)
	if text != nil {
		g.meter.Sent(len(text))
	}
	return text, m.Bye
}
