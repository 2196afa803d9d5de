package host

import (
	"context"
	"encoding/json"
	"net/http"
	"time"

	"github.com/coder/websocket"
	"golang.org/x/time/rate"

	"tabby/internal/host/page"
	"tabby/internal/host/wire"
	"tabby/internal/serve"
)

// What a connection may send.
const (
	perSecond = 20 // intents
	burst     = 60
)

// live accepts the connection of a guest, which outlives the request: a server with
// thousands keeps nothing of HTTP for them.
func (h *Host) live(w http.ResponseWriter, r *http.Request) {
	leave, ok := h.doors.Enter(r.RemoteAddr)
	if !ok && !h.doors.Full() {
		http.Error(w, explain(ErrFull), http.StatusTooManyRequests)
		return
	}
	conn, socket, err := upgrade(w, r, h.others.origins())
	switch {
	case err != nil && ok:
		leave() // it has answered
	case err != nil:
	case !ok:
		h.part(conn, encodeBye(ErrFull))
	default:
		h.serve(&guest{conn: conn, socket: socket, meter: h.meter}, r.RemoteAddr, leave)
	}
}

// part ends a connection that is not let in: a page can show why, which it could not if
// the connection were refused.
func (h *Host) part(conn *websocket.Conn, bye []byte) {
	defer conn.CloseNow()
	g := &guest{conn: conn, meter: h.meter}
	_ = g.send(bye) // or the device is gone
	_ = conn.Close(websocket.StatusTryAgainLater, "")
}

// TurnAway answers a request that a host does not get to see, such as for a table that
// cannot be opened: devices that want to join or connect are sent why, as a sentence.
func (h *Host) TurnAway(w http.ResponseWriter, r *http.Request, why string) {
	serve.Protect(w.Header(), h.others.policy())
	switch {
	case h.doors.Refuse(w, r):
	case r.URL.Path == wire.JoinPath:
		refuseWith(w, http.StatusServiceUnavailable, wire.Answer{No: codeAway, Why: why})
	case r.URL.Path == wire.LivePath:
		conn, _, err := upgrade(w, r, h.others.origins())
		if err == nil {
			h.part(conn, byeText(codeAway, why))
		}
	default:
		page.Files(w, r)
	}
}

// codeAway is the code of a table that cannot be opened now.
const codeAway = "ERR_AWAY"

// serve greets a guest at a remote address, and has a goroutine stay with the connection to
// its end, when leave is called. That goroutine is a new one: thousands of guests who only
// watch have the small stacks that they began with.
func (h *Host) serve(g *guest, remote string, leave func()) {
	h.joined.Add(1)
	h.meter.Guest(1)
	g.ctx, g.end = context.WithCancel(h.ctx)
	context.AfterFunc(g.ctx, func() { _ = g.conn.CloseNow() })
	part := func() {
		g.end()
		_ = g.conn.CloseNow()
		h.meter.Guest(-1)
		leave()
		h.joined.Done()
	}
	g.conn.SetReadLimit(wire.MaxIntent)
	t, err := h.greet(g, remote)
	if err != nil {
		_ = g.send(encodeBye(err))
		_ = g.conn.Close(websocket.StatusPolicyViolation, code(err))
		part()
		return
	}
	g.outbox = &t.outbox
	if len(h.others) > 0 {
		g.queue(func(m *message) { m.others = h.others })
	}
	g.pingIn(h.pings, h.pings)
	t.Run(func() { t.attach(g) })
	go func() {
		defer part()
		defer t.Run(func() { t.detach(g) })
		g.read(t)
	}()
}

// greet reads the hello of a guest, and returns its table.
func (h *Host) greet(g *guest, remote string) (*Table, error) {
	ctx, stop := context.WithTimeout(g.ctx, helloTime)
	defer stop()
	_, data, err := g.conn.Read(ctx)
	if err != nil {
		return nil, err
	}
	var in wire.Hello
	if err := json.Unmarshal(data, &in); err != nil || in.Tabby != wire.Version {
		return nil, ErrIntent
	}
	g.screen, g.shown, g.encoder.data, g.encoder.log = in.Screen, in.Show, in.As == "data", in.Log
	if in.Key != "" {
		given, err := h.exchange(remote, wire.Joining{Key: in.Key, Device: in.Device})
		if err != nil {
			return nil, err
		}
		g.queue(func(m *message) { m.ticket = &given })
		in.Token = given.Token
	}
	t := h.table(in.Token)
	switch {
	case t == nil && in.Token == "":
		return nil, ErrKey
	case t == nil:
		return nil, ErrClosed
	}
	id, d, err := t.holder(in.Token)
	if err != nil {
		return nil, err
	}
	g.device = id
	g.role, _ = roleNamed(d.Role)
	return t, nil
}

// holder returns the device that has a token.
func (t *Table) holder(token string) (string, device, error) {
	p := t.keys.Load()
	id, ok := p.Secret.open("token", token)
	d, known := p.Devices[id]
	if ok && !known && t.Reread != nil { // it has joined at another host
		if err := t.call(t.catchUp); err != nil {
			return "", device{}, err
		}
		d, known = t.keys.Load().Devices[id]
	}
	switch {
	case !ok || !known:
		return "", device{}, ErrKey
	case d.Gone:
		return "", device{}, ErrGone
	}
	return id, d, nil
}

// encodeBye returns the last message of a connection that ends because of an error.
func encodeBye(err error) []byte {
	return byeText(code(err), explain(err))
}

func byeText(code, why string) []byte {
	text, _ := json.Marshal(wire.Frame{Bye: code, Why: why}) // strings always can
	return text
}

// read carries out what a guest sends until the connection ends.
func (g *guest) read(t *Table) {
	limit := rate.NewLimiter(perSecond, burst)
	for {
		_, data, err := g.conn.Read(context.Background()) // the end of the connection ends it
		if err != nil {
			return
		}
		if !limit.Allow() {
			_ = g.conn.Close(websocket.StatusPolicyViolation, code(ErrTooOften))
			return
		}
		came := time.Now()
		g.hears(came)
		t.Run(func() { t.hear(g, data, came) })
	}
}

// hear carries out what a guest has sent, and answers it.
func (t *Table) hear(g *guest, data []byte, came time.Time) {
	in, err := readIntent(data)
	if err == nil {
		err = t.carryOut(g, in)
		g.meter.Intent(code(err), time.Since(came))
	}
	a := answerTo(in.ID, err)
	a.Link, g.link = g.link, ""
	g.reply(a)
}

// attach shows the table to a guest that has come.
func (t *Table) attach(g *guest) {
	if t.closed {
		g.leave(wire.ByeClosed)
		return
	}
	if t.Listen != nil && len(t.guests) == 0 {
		t.Listen(true)
		_, _ = t.takeIn() // what fails now is tried again with the first intent
	}
	t.guests[g] = true
	t.arrive(g.device)
	t.showTo(g)
	t.notify()
}

// detach forgets a guest whose connection has ended.
func (t *Table) detach(g *guest) {
	if t.guests[g] {
		delete(t.guests, g)
		t.leave(g.device)
	}
	if t.Listen != nil && len(t.guests) == 0 {
		t.Listen(false)
	}
	t.turnDown(g)
	t.notify()
}

// notify calls the watcher.
func (t *Table) notify() {
	if t.watch != nil {
		t.watch()
	}
}
