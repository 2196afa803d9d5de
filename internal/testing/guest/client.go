package guest

import (
	"context"
	"crypto/rand"
	"encoding/base64"
	"encoding/json"
	"net/http"
	"slices"
	"sync"
	"time"

	"github.com/coder/websocket"

	"tabby/internal/devices/host/wire"
)

// A Pass is how a device comes to a table: by a key, and from then on by the token that
// it got for that.
type Pass struct {
	Base   string `json:"base"` // of the host: "http://192.168.1.20:8229"
	Key    string `json:"key,omitempty"`
	Token  string `json:"token,omitempty"`
	Device string `json:"device,omitempty"` // what it is called there
}

// Options say how a client takes part. The zero Options take the table as data.
type Options struct {
	Log     bool         // the table is to come with all events of its game
	Page    bool         // pieces of HTML are wanted instead of data
	Screen  bool         // they are those of the big screen
	Changed func()       // is called after each change, from any goroutine; or nil
	Heard   func([]byte) // is called with each message of the host; or nil
	HTTP    *http.Client // by which it connects, or nil for the default

	Retry     time.Duration // before a lost connection is tried again, or 0 for half a second
	Heartbeat time.Duration // or 0 for [wire.Heartbeat]
	Patience  time.Duration // for an answer, or 0 for six seconds
}

// firstRetry is the time after which a lost connection is tried again. Each further time is
// longer, up to slowest times firstRetry. A host that cannot open the table now is asked again
// after later times firstRetry, which is a minute.
const (
	firstRetry = 500 * time.Millisecond
	slowest    = 16
	later      = 120
)

// patience is the usual [Options.Patience], and maxFrame the size of the largest message of a host
// that a guest takes, in bytes.
const (
	patience = 6 * time.Second
	maxFrame = 4 << 20
)

// withDefaults returns the options with all times set.
func (o Options) withDefaults() Options {
	for _, t := range []struct {
		is    *time.Duration
		usual time.Duration
	}{{&o.Retry, firstRetry}, {&o.Heartbeat, wire.Heartbeat}, {&o.Patience, patience}} {
		if *t.is == 0 {
			*t.is = t.usual
		}
	}
	return o
}

// A Client is a device at a table. Its methods may be called by several goroutines.
type Client struct {
	options Options
	ctx     context.Context
	end     context.CancelFunc

	mu    sync.Mutex
	state State
	conn  *websocket.Conn // that is live, or nil
	show  string          // the page that it looks at, or ""
	bases []string        // of the hosts that serve the table; it goes to the first
	queue []*asking       // intents without an answer, in their order
	sent  bool            // the first of them was, over this connection
	late  *time.Timer     // gives the connection up, while an answer is due
}

// An asking is an intent without an answer.
type asking struct {
	id       string
	text     []byte
	answered func(wire.Answer)
}

// Open begins to take part in a table, until [Client.Close].
func Open(p Pass, o Options) *Client {
	c := &Client{options: o.withDefaults(), state: State{Pass: p, Stands: Joining}, bases: []string{p.Base}}
	c.ctx, c.end = context.WithCancel(context.Background())
	go c.stay()
	return c
}

// Close leaves the table. What was not answered is given up.
func (c *Client) Close() { c.end() }

// Also names further hosts that serve the table, which the client goes to when the one
// before does not answer.
func (c *Client) Also(bases ...string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.bases = append(c.bases, bases...)
}

// know adds the hosts of the table that are new.
func (c *Client) know(bases []string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, base := range bases {
		if !slices.Contains(c.bases, base) {
			c.bases = append(c.bases, base)
		}
	}
}

// base returns the base of the host to go to.
func (c *Client) base() string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.bases[0]
}

// goOn goes to the next host from then on.
func (c *Client) goOn() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.bases = append(c.bases[1:], c.bases[0])
}

// State returns how the client and the table stand now.
func (c *Client) State() State {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.state
}

// Do asks the host for something, until it is answered: in its order and, since it keeps
// its ID, once, however often the connection is lost. An intent without an ID gets one.
// answered may be nil, and is called from any goroutine.
func (c *Client) Do(in wire.Intent, answered func(wire.Answer)) {
	if in.ID == "" {
		in.ID = newID()
	}
	text, err := json.Marshal(in)
	if err != nil {
		panic("guest: an intent cannot be encoded: " + err.Error()) // it is plain data
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if in.Do == "show" {
		c.show = in.Show
	}
	c.queue = append(c.queue, &asking{in.ID, text, answered})
	c.pump()
}

// newID returns an ID that no other intent has.
func newID() string {
	b := make([]byte, 12)
	_, _ = rand.Read(b) // never fails
	return base64.RawURLEncoding.EncodeToString(b)
}

// pump sends the first intent that waits for an answer, unless it was sent already. The
// lock is held.
func (c *Client) pump() {
	if c.conn == nil || c.sent || len(c.queue) == 0 {
		return
	}
	c.sent = true
	conn, text := c.conn, c.queue[0].text
	c.late = time.AfterFunc(c.options.Patience, func() { _ = conn.CloseNow() }) // and the reader ends
	go func() {
		ctx, stop := context.WithTimeout(c.ctx, c.options.Patience)
		defer stop()
		_ = conn.Write(ctx, websocket.MessageText, text) // or it is sent over the next connection
	}()
}

// looksAt returns the page that the player looks at.
func (c *Client) looksAt() string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.show
}

// resolve takes an answer, and returns what it was asked by.
func (c *Client) resolve(a wire.Answer) *asking {
	c.mu.Lock()
	defer c.mu.Unlock()
	if len(c.queue) == 0 || c.queue[0].id != a.Re {
		return nil // it was answered before, over another connection
	}
	first := c.queue[0]
	c.queue, c.sent = c.queue[1:], false
	c.stopWaiting()
	c.pump()
	return first
}

// stopWaiting no longer waits for an answer. The lock is held.
func (c *Client) stopWaiting() {
	if c.late != nil {
		c.late.Stop()
		c.late = nil
	}
}

// change changes the state, and says so.
func (c *Client) change(f func(*State)) {
	c.mu.Lock()
	f(&c.state)
	c.mu.Unlock()
	if c.options.Changed != nil {
		c.options.Changed()
	}
}
