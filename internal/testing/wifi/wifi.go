// Package wifi is a network between a client and a server of a test, which can fail.
package wifi

import (
	"errors"
	"io"
	"net"
	"sync"
	"testing"

	"tabby/internal/testing/must"
)

// A Wifi is such a network, in front of one server.
type Wifi struct {
	listener  net.Listener
	to        string
	mu        sync.Mutex
	conns     []net.Conn
	swallowed bool // connections are open, and nothing comes through
	deaf      bool // nothing of the server's comes through
}

// New returns a network in front of the server at a host and port.
func New(t testing.TB, to string) *Wifi {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	must.Do(t, err)
	w := &Wifi{listener: l, to: to}
	go w.accept()
	t.Cleanup(func() {
		_ = l.Close()
		w.Cut()
	})
	return w
}

// Addr returns the host and port for clients.
func (w *Wifi) Addr() string { return w.listener.Addr().String() }

// Swallow has everything swallowed from now on, or lets it through again.
func (w *Wifi) Swallow(on bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.swallowed = on
}

// Deafen lets nothing of the server's through any more, until the connection is cut and
// there is another. What the client sends still arrives.
func (w *Wifi) Deafen() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.deaf = true
}

// Cut cuts all connections.
func (w *Wifi) Cut() {
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, c := range w.conns {
		_ = c.Close()
	}
	w.conns = nil
}

func (w *Wifi) accept() {
	for {
		client, err := w.listener.Accept()
		if err != nil {
			return // it is closed
		}
		server, err := net.Dial("tcp", w.to)
		if err != nil {
			_ = client.Close()
			continue
		}
		w.mu.Lock()
		w.conns = append(w.conns, client, server)
		w.deaf = false
		w.mu.Unlock()
		go w.carry(client, server, func() bool { return w.swallowed })
		go w.carry(server, client, func() bool { return w.swallowed || w.deaf })
	}
}

// carry carries what comes from one end to the other, but for what is lost.
func (w *Wifi) carry(from, to net.Conn, lost func() bool) {
	b := make([]byte, 4096)
	for {
		n, err := from.Read(b)
		w.mu.Lock()
		lost, swallowed := lost(), w.swallowed
		w.mu.Unlock()
		if n > 0 && !lost {
			if _, err := to.Write(b[:n]); err != nil {
				return
			}
		}
		if errors.Is(err, io.EOF) && swallowed {
			return // not even that comes through
		}
		if err != nil {
			_ = to.Close()
			return
		}
	}
}
