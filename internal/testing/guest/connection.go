package guest

import (
	"context"
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"time"

	"github.com/coder/websocket"

	"tabby/internal/devices/host/wire"
)

// stay connects, again and again, until the client is closed or the host ends it.
func (c *Client) stay() {
	wait := c.options.Retry
	for c.ctx.Err() == nil {
		before := c.State().Comes
		why := c.visit()
		if c.ctx.Err() != nil {
			return
		}
		c.change(func(s *State) { *s = s.lost(why) })
		s := c.State()
		if s.Stands == Ended {
			return
		}
		if s.Comes > before {
			wait = c.options.Retry
		}
		if s.Stands == Closed && s.Why != "" && s.Bye == "" { // it asks for some time
			wait = later * c.options.Retry
		}
		if !c.sleep(wait) {
			return
		}
		wait = min(wait*17/10, slowest*c.options.Retry)
	}
}

// sleep waits, and reports whether the client is still open.
func (c *Client) sleep(d time.Duration) bool {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-t.C:
		return true
	case <-c.ctx.Done():
		return false
	}
}

// visit connects, and listens until the connection ends. It returns why the host has
// refused it, or "".
func (c *Client) visit() (why string) {
	conn, why := c.dial()
	if conn == nil {
		c.goOn()
		return why
	}
	defer conn.CloseNow()
	ctx, stop := context.WithCancel(c.ctx)
	defer stop()
	go c.beat(ctx)
	c.listen(ctx, conn)
	c.mu.Lock()
	defer c.mu.Unlock()
	c.conn, c.sent = nil, false
	c.stopWaiting()
	return ""
}

// beat asks whether the host is there, again and again: without an answer the connection is
// dead, which no network says. A host that does not know the question answers that.
func (c *Client) beat(ctx context.Context) {
	t := time.NewTicker(c.options.Heartbeat)
	defer t.Stop()
	for {
		select {
		case <-t.C:
			c.mu.Lock()
			idle := c.conn != nil && len(c.queue) == 0
			c.mu.Unlock()
			if idle {
				c.Do(wire.Intent{Do: "here"}, nil)
			}
		case <-ctx.Done():
			return
		}
	}
}

// dial connects and says hello. Where it cannot, it returns nil and, if a host has
// answered, why.
func (c *Client) dial() (conn *websocket.Conn, why string) {
	ctx, stop := context.WithTimeout(c.ctx, c.options.Patience)
	defer stop()
	p := c.State().Pass
	conn, r, err := websocket.Dial(ctx, "ws"+strings.TrimPrefix(c.base(), "http")+wire.LivePath, &websocket.DialOptions{HTTPClient: c.options.HTTP})
	if err != nil {
		return nil, refusal(r)
	}
	conn.SetReadLimit(maxFrame)
	hello := wire.Hello{Tabby: wire.Version, Token: p.Token, As: "data", Log: c.options.Log, Screen: c.options.Screen}
	hello.Show = c.looksAt()
	if p.Token == "" {
		hello.Key, hello.Device = p.Key, p.Device
	}
	if c.options.Page {
		hello.As = "page"
	}
	text, _ := json.Marshal(hello) // it is plain data
	if err := conn.Write(ctx, websocket.MessageText, text); err != nil {
		_ = conn.CloseNow()
		return nil, ""
	}
	return conn, ""
}

// refusal returns the words with which a host has refused a connection, or "".
func refusal(r *http.Response) string {
	if r == nil || r.Body == nil || r.StatusCode < 400 {
		return ""
	}
	text, _ := io.ReadAll(io.LimitReader(r.Body, 500)) // what there is of it
	if !strings.HasPrefix(r.Header.Get("Content-Type"), "text/plain") {
		return ""
	}
	return strings.TrimSpace(string(text))
}

// listen takes in what the host says until the connection ends. The first of it has to come
// soon.
func (c *Client) listen(ctx context.Context, conn *websocket.Conn) {
	late := time.AfterFunc(c.options.Patience, func() { _ = conn.CloseNow() })
	defer late.Stop()
	for {
		_, data, err := conn.Read(ctx)
		late.Stop()
		if err != nil {
			return
		}
		if c.options.Heard != nil {
			c.options.Heard(data)
		}
		var f wire.Frame
		if json.Unmarshal(data, &f) != nil {
			c.change(func(s *State) { s.Stands, s.Why, s.Bye = Ended, "", OtherVersion })
			return
		}
		c.take(conn, f)
		if f.Bye != "" {
			return
		}
	}
}

// take takes in a message of the host.
func (c *Client) take(conn *websocket.Conn, f wire.Frame) {
	if f.Bye != "" {
		c.change(func(s *State) { *s = s.parted(f) })
		return
	}
	c.know(f.Others)
	done := make([]*asking, len(f.Answers))
	for i, a := range f.Answers {
		done[i] = c.resolve(a)
	}
	if f.Ticket != nil || f.Seq > 0 {
		c.change(func(s *State) {
			*s = s.heard(f)
			if s.Stands == Live && c.conn == nil {
				s.Comes++
				c.conn = conn
				c.pump()
			}
		})
	}
	for i, q := range done {
		if q != nil && q.answered != nil {
			q.answered(f.Answers[i])
		}
	}
}

// heard returns the state after a ticket or a table.
func (s State) heard(f wire.Frame) State {
	if f.Ticket != nil {
		s.Pass.Token, s.Pass.Key = f.Ticket.Token, ""
	}
	if f.Seq > 0 {
		s.Stands, s.Why, s.Bye = Live, "", ""
	}
	if f.Table != nil {
		s.Table = f.Table
	}
	return s
}
