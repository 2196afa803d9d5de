package host

import (
	"encoding/json"
	"errors"
	"net/http"
	"time"

	"github.com/coder/websocket"

	"tabby/internal/devices/host/live"
	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/devices/reason"
	"tabby/internal/devices/serve"
	"tabby/internal/words"
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
		if !errors.Is(err, errCrowded) && !errors.Is(err, reason.Later) {
			_ = g.conn.Send(encodeBye(g.words, err)) // or the device is gone
		}
		g.conn.Close(websocket.StatusPolicyViolation, code(err))
		h.leave(g)
		return
	}
	if len(h.others) > 0 {
		g.queue(func(m *message) { m.Others = h.others })
	}
	t.Run(func() { t.attach(g) })
	go g.conn.Write(g.take, h.pings)
	go func() {
		defer h.leave(g)
		defer t.Run(func() { t.detach(g) })
		if g.conn.Read(func(text []byte) { came := time.Now(); t.Run(func() { t.hear(g, text, came) }) }) {
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
	g.reads(h.language(in, g.words))
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

// language returns the language of who says hello and has asked for one in the request.
func (h *Host) language(in wire.Hello, asked *words.Language) *words.Language {
	if in.Screen {
		return h.words
	}
	return h.offer.Best(in.Languages, asked.Tag)
}

// shown returns the table of the key or token in a hello, and the token. leave is to be called
// in any case.
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
