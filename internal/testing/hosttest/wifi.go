package hosttest

import (
	"io"
	"net"
	"net/url"
	"sync"
	"sync/atomic"
	"testing"

	"tabby/internal/devices/host/wire"
	"tabby/internal/testing/must"
)

// A Wifi is a way to a host that can swallow everything: connections stay open, and
// nothing comes through.
type Wifi struct {
	testing.TB
	to       string
	gone     atomic.Bool
	closed   atomic.Bool
	listener net.Listener
	mu       sync.Mutex
	conns    []net.Conn
}

// NewWifi returns a way to the host at an address.
func NewWifi(t testing.TB, address string) *Wifi {
	t.Helper()
	u, err := url.Parse(address)
	must.Do(t, err)
	l, err := net.Listen("tcp", "127.0.0.1:0")
	must.Do(t, err)
	w := &Wifi{TB: t, to: u.Host, listener: l}
	go w.accept()
	t.Cleanup(w.close)
	return w
}

// Swallow has everything swallowed from now on, or lets it through again.
func (w *Wifi) Swallow(on bool) { w.gone.Store(on) }

// Refuse has everyone who comes refused from now on, as where no host listens, or lets them
// in again.
func (w *Wifi) Refuse(on bool) { w.closed.Store(on) }

// At returns an address over this way.
func (w *Wifi) At(address string) string {
	l, _ := wire.ParseLink(address)
	l.Base = "http://" + w.listener.Addr().String()
	return l.Address()
}

func (w *Wifi) accept() {
	for {
		from, err := w.listener.Accept()
		if err != nil {
			return // it is closed
		}
		if w.closed.Load() {
			_ = from.Close()
			continue
		}
		to, err := net.Dial("tcp", w.to)
		if err != nil {
			_ = from.Close()
			continue
		}
		w.mu.Lock()
		w.conns = append(w.conns, from, to)
		w.mu.Unlock()
		go w.carry(from, to)
		go w.carry(to, from)
	}
}

// carry carries what comes from one end to the other, unless the network is gone.
func (w *Wifi) carry(from, to net.Conn) {
	b := make([]byte, 4096)
	for {
		n, err := from.Read(b)
		if n > 0 && !w.gone.Load() {
			if _, err := to.Write(b[:n]); err != nil {
				return
			}
		}
		if err == io.EOF && w.gone.Load() {
			return // not even that comes through
		}
		if err != nil {
			_ = to.Close()
			return
		}
	}
}

func (w *Wifi) close() {
	_ = w.listener.Close()
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, c := range w.conns {
		_ = c.Close()
	}
}
