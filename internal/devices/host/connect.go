package host

import (
	"bytes"
	"encoding/json"
	"errors"
	"net/http"
	"slices"
	"sync"
	"time"

	"github.com/coder/websocket"

	"tabby/internal/devices/host/live"
	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/devices/reason"
	"tabby/internal/devices/serve"
	"tabby/internal/table/round"
	"tabby/internal/words"
	"tabby/scoring"
)

// live accepts the connection of a guest, and greets it. What the guest says and is sent
// then outlives the request.
func (h *Host) live(w http.ResponseWriter, r *http.Request, find Finder) {
	l := h.reader(r)
	if !h.room.May(r.RemoteAddr, serve.NoKey) {
		serve.AnswerText(w, http.StatusTooManyRequests, l.Refusals.Explain(reason.TooOften))
		return
	}
	leave, ok := h.room.Enter(r.RemoteAddr)
	if !ok && !h.room.Full() {
		serve.AnswerText(w, http.StatusTooManyRequests, l.Refusals.Explain(reason.Full))
		return
	}
	conn, err := live.Accept(w, r, h.others.origins())
	switch {
	case err != nil && ok:
		leave() // it has answered
	case err != nil:
	case !ok:
		_ = conn.Send(encodeBye(l, reason.Full)) // a page can show why, which it could not if the connection were refused
		conn.Close(websocket.StatusTryAgainLater, "")
	default:
		h.serve(&guest{conn: conn, words: l, encoder: encoder{words: l}, meter: h.meter, remote: r.RemoteAddr, leaves: []func(){leave}}, find)
	}
}

// serve greets a guest, and has two goroutines stay with the connection to its end.
func (h *Host) serve(g *guest, find Finder) {
	h.meter.Guest(1)
	h.holds(g)
	t, err := h.greet(g, find)
	if err != nil {
		if !errors.Is(err, errCrowded) {
			_ = g.conn.Send(encodeBye(g.words, err)) // or the device is gone
		}
		g.conn.Close(websocket.StatusPolicyViolation, code(err))
		h.leave(g)
		return
	}
	if len(h.others) > 0 {
		g.queue(func(m *message) { m.Others = h.others })
	}
	t.owner.Run(func() { t.attach(g) })
	go g.conn.Write(g.take, h.pings)
	go func() {
		defer h.leave(g)
		defer t.owner.Run(func() { t.detach(g) })
		if g.conn.Read(func(text []byte) { came := time.Now(); t.owner.Run(func() { t.hear(g, text, came) }) }) {
			g.conn.Close(websocket.StatusPolicyViolation, code(reason.TooOften))
		}
	}()
}

// leave ends a connection.
func (h *Host) leave(g *guest) {
	g.conn.End()
	h.meter.Guest(-1)
	for _, leave := range g.leaves {
		leave()
	}
}

// greet reads the hello of a guest, and returns its table.
func (h *Host) greet(g *guest, find Finder) (*Table, error) {
	data, err := g.conn.Hello()
	if err != nil {
		return nil, err
	}
	var in wire.Hello
	if err := json.Unmarshal(data, &in); err != nil || in.Tabby != wire.Version {
		return nil, reason.Intent
	}
	g.screen, g.shown, g.encoder.data, g.encoder.log = in.Screen, in.Show, in.As == "data", in.Log
	g.limit = in.TimeLimit
	if in.Screen {
		g.reads(h.words)
	} else {
		g.reads(h.offer.Best(in.Languages, g.words.Tag))
	}
	if in.Space != nil {
		g.space = page.Space(*in.Space)
	}
	t, token, leave, err := h.shown(g, in, find)
	defer leave()
	if err != nil {
		return nil, err
	}
	id, d, err := t.holder(token)
	if err != nil {
		if errors.Is(err, reason.Key) {
			h.room.Count(g.remote, serve.NoKey)
		}
		return nil, err
	}
	g.device = id
	g.role, _ = roleNamed(d.Role)
	if t.lobby != h.lobby {
		err = t.lobby.seats(g)
	}
	return t, err
}

// shown returns the table of the key or token in a hello, and the token. Call leave in any case.
func (h *Host) shown(g *guest, in wire.Hello, find Finder) (t *Table, token string, leave func(), err error) {
	if in.Key != "" {
		given, t, leave, err := h.exchange(g.remote, wire.Joining{Key: in.Key, Device: in.Device, Kind: in.Kind}, find)
		if err == nil {
			g.queue(func(m *message) { m.Ticket = &given })
		}
		return t, given.Token, leave, err
	}
	t, leave, err = find(in.Token)
	if t == nil && err == nil {
		h.room.Count(g.remote, serve.NoKey)
		err = reason.Closed
		if in.Token == "" {
			err = reason.Key
		}
	}
	return t, in.Token, leave, err
}

// encodeBye returns the last message of a connection that ends because of an error.
func encodeBye(w *words.Language, err error) []byte {
	return textOf(wire.Frame{Bye: code(err), Why: w.Refusals.Explain(err)})
}

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

// A warning says that another device entered the slip of a player with this number.
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
	left  int    // how many
	looks bool   // they are those of a look, not of the end of a turn

	back   bool            // looks back at the round, which is over
	review *round.Reviewed // that it sees then, or nil until it is worked out
	cancel func()          // ends the work, or nil
}

// maxAnswers is how many answers may wait for a device that does not read them.
const maxAnswers = 100

// reads sets the language of everything that the guest is sent. Call it before anything is sent.
func (g *guest) reads(l *words.Language) { g.words, g.encoder.words = l, l }

// see makes the guest see the table at a moment, instead of one that was not sent yet.
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

// leave ends the connection after the guest has been told why.
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

// take returns the text to send, or nil, and why the connection ends after it, or "".
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

// A message is what goes to a guest next: the table as it is, or nil if it has that, and
// the answers since.
type message struct {
	wire.Frame // but for the table

	now    *moment
	viewer page.Viewer
}

// An encoder turns messages into what goes over the wire: of a page, only what has changed
// since the last message.
type encoder struct {
	words *words.Language
	data  bool       // for a program, which wants no pages
	log   bool       // with all events of the game
	sent  *page.Page // the page that the guest has, or nil
}

// encode returns the text of a message, or nil if it has nothing. Guests of a table who
// are shown the same may get the same text.
func (e *encoder) encode(m message) []byte {
	m.Why = e.words.Server.Farewell(m.Bye)
	rest := textOf(m.Frame)
	if m.now == nil {
		return rest
	}
	l := look{viewer: m.viewer, data: e.data, log: e.log, since: e.sent}
	if !e.data {
		e.sent = m.now.scene.Page(m.viewer)
	}
	return joined(rest, m.now.text(l))
}

// ending is how each message ends.
const ending = "}\n"

// joined joins two messages into one. Either may be nil.
func joined(a, b []byte) []byte {
	switch {
	case a == nil:
		return b
	case b == nil:
		return a
	}
	return slices.Concat(a[:len(a)-len(ending)], []byte(","), b[1:])
}

// A look is the form in which a guest is shown a moment. Equal looks are the same message.
type look struct {
	viewer    page.Viewer
	data, log bool
	since     *page.Page // which the guest has, or nil
}

// text returns the message that shows the moment alone, or nil if it looks as before. It is
// encoded once for all guests who follow the table.
func (now *moment) text(l look) []byte {
	encode := func() []byte { return textOf(now.frame(l)) }
	if !l.data && l.since == nil {
		return encode() // and not kept: a whole page is long, and guests come one by one
	}
	shared, _ := now.texts.LoadOrStore(l, sync.OnceValue(encode))
	return shared.(func() []byte)()
}

// frame returns the moment as a message, which may have nothing.
func (now *moment) frame(l look) wire.Frame {
	if l.data {
		return wire.Frame{Seq: now.seq, Table: now.tableFor(l.viewer, l.log)}
	}
	return wire.Frame{Seq: now.seq, Parts: now.scene.Page(l.viewer).Since(l.since)}
}

// textOf returns a message as it is sent, or nil if it has nothing.
func textOf(f wire.Frame) []byte {
	if f.Ticket == nil && f.Parts == nil && f.Table == nil && f.Answers == nil && f.Picture == nil && f.Others == nil && f.Bye == "" {
		return nil
	}
	var text bytes.Buffer
	to := json.NewEncoder(&text)
	to.SetEscapeHTML(false) // parts are HTML, and a third longer with its signs escaped
	if err := to.Encode(f); err != nil {
		panic("host: a message cannot be encoded: " + err.Error()) // it is plain data
	}
	return text.Bytes()
}
