// Package live is the connection of a guest: one goroutine reads the messages of the device,
// and another sends it the newest scene. A device that does not read in time is disconnected.
package live

import (
	"bufio"
	"context"
	"net"
	"net/http"
	"time"

	"github.com/coder/websocket"
	"golang.org/x/time/rate"

	"tabby/internal/devices/host/wire"
)

// What a connection may send.
const (
	PerSecond = 20 // messages
	Burst     = 60
)

// The times of a connection: until the hello, for a message to go out, and for a device to
// agree to the end.
const (
	helloTime = 10 * time.Second
	sendTime  = 5 * time.Second
	closeTime = 500 * time.Millisecond
)

// Ping is how often a device is asked whether it is still there.
const Ping = 2 * wire.Heartbeat

// A Conn is a connection. Its methods are safe for use by several goroutines, but one alone
// may read.
type Conn struct {
	ws   *websocket.Conn
	line net.Conn // below ws
	ctx  context.Context
	end  context.CancelFunc
	wake chan struct{} // there is something to send
}

// Accept makes a connection of a request, from a page of this host or of other origins. If it
// returns an error, it has answered. Messages are not compressed: that takes 1.2 MB a guest,
// and not every browser can.
func Accept(w http.ResponseWriter, r *http.Request, origins []string) (*Conn, error) {
	taken := &taker{ResponseWriter: w}
	ws, err := websocket.Accept(taken, r, &websocket.AcceptOptions{OriginPatterns: origins})
	if err != nil {
		return nil, err
	}
	c := &Conn{ws: ws, line: taken.line, wake: make(chan struct{}, 1)}
	c.ctx, c.end = context.WithCancel(context.Background())
	ws.SetReadLimit(wire.MaxIntent)
	return c, nil
}

// A taker remembers the connection that is taken from the server.
type taker struct {
	http.ResponseWriter
	line net.Conn
}

// Hijack takes the connection from the server.
func (t *taker) Hijack() (line net.Conn, b *bufio.ReadWriter, err error) {
	line, b, err = http.NewResponseController(t.ResponseWriter).Hijack()
	t.line = line
	return line, b, err
}

// Hello returns the first message, for which the device has 10 seconds.
func (c *Conn) Hello() ([]byte, error) {
	ctx, stop := context.WithTimeout(c.ctx, helloTime)
	defer stop()
	_, text, err := c.ws.Read(ctx)
	return text, err
}

// Read calls hear with each message until the connection ends, and reports whether that was
// because there were too many.
func (c *Conn) Read(hear func(text []byte)) (flood bool) {
	limit := rate.NewLimiter(PerSecond, Burst)
	for {
		_, text, err := c.ws.Read(c.ctx)
		if err != nil {
			return false
		}
		if !limit.Allow() {
			return true
		}
		hear(text)
	}
}

// Wake lets [Conn.Write] send the newest message.
func (c *Conn) Wake() {
	select {
	case c.wake <- struct{}{}:
	default: // it is awake
	}
}

// Write sends the texts that next returns after each [Conn.Wake], and asks now and then whether the
// device is still there. It ends with the connection, or after the first text that comes with a
// reason to end. While a text goes out, next is not called, so it always returns the newest.
func (c *Conn) Write(next func() (text []byte, bye string), ping time.Duration) {
	defer c.End()
	beat := time.NewTicker(ping)
	defer beat.Stop()
	for {
		select {
		case <-c.ctx.Done():
			return
		case <-beat.C:
			if c.ping(min(ping, sendTime)) != nil {
				return
			}
		case <-c.wake:
			text, bye := next()
			if c.Send(text) != nil {
				return
			}
			if bye != "" {
				c.Close(websocket.StatusNormalClosure, bye)
				return
			}
		}
	}
}

// Send sends a text, if there is any, in 5 seconds or not at all.
func (c *Conn) Send(text []byte) error {
	if text == nil {
		return nil
	}
	ctx, stop := context.WithTimeout(c.ctx, sendTime)
	defer stop()
	return c.ws.Write(ctx, websocket.MessageText, text)
}

func (c *Conn) ping(patience time.Duration) error {
	ctx, stop := context.WithTimeout(c.ctx, patience)
	defer stop()
	return c.ws.Ping(ctx)
}

// Close ends the connection as WebSocket does, and does not wait long for the device to agree.
func (c *Conn) Close(status websocket.StatusCode, why string) {
	go c.drain() // its answer may come after much else
	late := time.AfterFunc(closeTime, c.End)
	defer late.Stop()
	_ = c.ws.Close(status, why) // or the device is gone
	c.End()
}

func (c *Conn) drain() {
	for {
		if _, _, err := c.ws.Read(c.ctx); err != nil {
			return
		}
	}
}

// End ends the connection at once. It closes what is below WebSocket as well, since an
// orderly end that has begun would wait 5 seconds for the device.
func (c *Conn) End() {
	c.end()
	_ = c.line.Close()
	_ = c.ws.CloseNow() // or it has ended already
}
