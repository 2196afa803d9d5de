// Package serve answers the pages of the browser build over HTTP. They are read once, from a
// file system that has every compressible page only as NAME.br; other encodings are made from
// that when a browser first asks for one.
//
// Begin with [New], which returns the handler, and a [Server], which serves it. A [Door]
// says which devices other handlers let in.
package serve

import (
	"context"
	"errors"
	"log"
	"net"
	"net/http"
	"net/netip"
	"sync"
	"time"
)

// What one client may cost. The pages are some ten megabytes, which a slow phone gets
// in writeTime.
const (
	headerTime  = 5 * time.Second
	readTime    = 10 * time.Second
	writeTime   = 10 * time.Minute
	idleTime    = 2 * time.Minute
	headerBytes = 16 << 10
	farewell    = 3 * time.Second
)

// Connections is the usual limit of connections to one server at once: a browser
// takes up to six, a guest at a table one.
const Connections = 256

// A Server serves a handler.
type Server struct {
	Handler     http.Handler
	Connections int         // at once at most, such as [Connections]
	Complaints  *log.Logger // about clients
	Proxy       bool        // a reverse proxy is in front, which has any number of connections
}

// protected returns a handler whose answers all have the headers of [Protect], even those that
// a library writes. A page sets a policy of its own.
func protected(h http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		Protect(w.Header(), "default-src 'none'; frame-ancestors 'none'")
		h.ServeHTTP(w, r)
	})
}

// Run serves on a listener of TCP until the context ends; then it finishes what is being sent,
// for a few seconds at most, and returns nil.
func (s Server) Run(ctx context.Context, l net.Listener) error {
	server := &http.Server{
		Handler:           protected(s.Handler),
		ReadHeaderTimeout: headerTime,
		ReadTimeout:       readTime,
		WriteTimeout:      writeTime,
		IdleTimeout:       idleTime,
		MaxHeaderBytes:    headerBytes,
		ErrorLog:          s.Complaints,
	}
	failed := make(chan error, 1)
	limited := limit(l, s.Connections, s.Proxy)
	limited.watch(server)
	go func() { failed <- server.Serve(limited) }()
	select {
	case err := <-failed:
		return err
	case <-ctx.Done():
	}
	ending, cancel := context.WithTimeout(context.WithoutCancel(ctx), farewell)
	defer cancel()
	if err := server.Shutdown(ending); !errors.Is(err, context.DeadlineExceeded) {
		return err
	}
	return server.Close()
}

// eachMost is how many connections one address has at once at most, from the first byte on: a
// browser takes up to six, and a home has one address to the outside.
const eachMost = 64

// A limited listener accepts that many connections of TCP at once, and that many of one address.
// If there is no room, idle connections are closed first. Unlike those of package netutil, its
// connections can do everything that TCP connections can, such as writing as much as there is
// room for without waiting.
type limited struct {
	net.Listener
	most, each int
	proxied    bool // addresses of this network are those of a proxy, which has any number

	mu     sync.Mutex
	left   *sync.Cond // there may be room
	all    map[*limitedConn]bool
	of     map[netip.Addr]int // connections
	turns  int                // counts
	closed bool
}

// limit returns a listener that accepts at most that many connections at once of another one.
func limit(l net.Listener, most int, proxied bool) *limited {
	n := &limited{Listener: l, most: most, each: max(1, min(eachMost, most*3/4)), proxied: proxied, all: map[*limitedConn]bool{}, of: map[netip.Addr]int{}}
	n.left = sync.NewCond(&n.mu)
	return n
}

// Accept implements [net.Listener].
func (l *limited) Accept() (net.Conn, error) {
	for {
		under, err := l.Listener.Accept()
		if err != nil {
			return nil, err
		}
		c := &limitedConn{TCPConn: under.(*net.TCPConn), listener: l, from: house(addressIn(under.RemoteAddr().String()))}
		if l.admit(c) {
			return c, nil
		}
		_ = under.Close() // there is nothing to say before a request
	}
}

// admit waits until there is room for a connection, and reports whether its address may have
// one more.
func (l *limited) admit(c *limitedConn) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.of[c.from] >= l.each && !l.isProxy(c.from) && !l.closeOne(c.from) {
		return false
	}
	for len(l.all) >= l.most && !l.closed {
		if !l.closeOne(netip.Addr{}) {
			l.left.Wait()
		}
	}
	if l.closed {
		return false
	}
	l.all[c] = true
	l.of[c.from]++
	l.turn(c)
	return true
}

func (l *limited) isProxy(from netip.Addr) bool { return l.proxied && isHome(from) }

// turn notes that a connection has nothing to be answered from now on.
func (l *limited) turn(c *limitedConn) {
	l.turns++
	c.idle = l.turns
}

// closeOne closes the connection that has waited longest without an answer in progress: one of the
// given address or, if that is the zero one, of the addresses with the most connections. It reports
// whether there is one. The lock is held.
func (l *limited) closeOne(from netip.Addr) bool {
	var found *limitedConn
	for c := range l.all {
		switch {
		case c.idle == 0 || from.IsValid() && c.from != from:
		case found == nil, l.of[c.from] > l.of[found.from], l.of[c.from] == l.of[found.from] && c.idle < found.idle:
			found = c
		}
	}
	if found == nil {
		return false
	}
	l.forget(found)
	_ = found.TCPConn.Close() // who reads it ends
	return true
}

// forget counts a connection no more. The lock is held.
func (l *limited) forget(c *limitedConn) {
	if !l.all[c] {
		return
	}
	delete(l.all, c)
	if l.of[c.from]--; l.of[c.from] == 0 {
		delete(l.of, c.from)
	}
	l.left.Broadcast()
}

// Close implements [net.Listener].
func (l *limited) Close() error {
	l.mu.Lock()
	l.closed = true
	l.left.Broadcast()
	l.mu.Unlock()
	return l.Listener.Close()
}

// A limitedConn makes room for another when it is closed.
type limitedConn struct {
	*net.TCPConn
	listener *limited
	from     netip.Addr
	idle     int  // when it was answered last, or 0 while it is; guarded by the listener
	taken    bool // it is no connection of HTTP any more; the same
}

// Close implements [net.Conn].
func (c *limitedConn) Close() error {
	c.listener.mu.Lock()
	c.listener.forget(c)
	c.listener.mu.Unlock()
	return c.TCPConn.Close()
}

// set changes what is known of a connection.
func (c *limitedConn) set(f func()) {
	c.listener.mu.Lock()
	defer c.listener.mu.Unlock()
	f()
	c.listener.left.Broadcast()
}

// connection is the key of the connection in the context of a request.
type connection struct{}

// watch lets a listener know which connections a server answers.
func (l *limited) watch(s *http.Server) {
	s.ConnContext = func(ctx context.Context, c net.Conn) context.Context { return context.WithValue(ctx, connection{}, c) }
	s.ConnState = func(c net.Conn, state http.ConnState) {
		if one, ok := c.(*limitedConn); ok && state == http.StateHijacked {
			one.set(func() { one.taken = true })
		}
	}
	next := s.Handler
	s.Handler = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		c := r.Context().Value(connection{}).(*limitedConn)
		c.set(func() { c.idle = 0 })
		defer c.set(func() {
			if !c.taken {
				l.turn(c)
			}
		})
		next.ServeHTTP(w, r)
	})
}
