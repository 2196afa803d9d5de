package network

import (
	"io"
	"net"
	"time"
)

// A link is a connection.
type link struct {
	from      *Device
	near, far *end
	up, down  *way
	end       *time.Timer // ends it by itself, or nil
}

func (l *link) cut()     { l.up.cut(); l.down.cut() }
func (l *link) silence() { l.up.lose(); l.down.lose() }

// mend cuts a connection that is silent.
func (l *link) mend() {
	l.up.mu.Lock()
	lost := l.up.lost
	l.up.mu.Unlock()
	if lost {
		l.cut()
	}
}

func (l *link) over() bool { return l.up.isOver() && l.down.isOver() }

// An end is that of a connection.
type end struct {
	in, out *way
	at, of  *net.TCPAddr
}

// Read implements [net.Conn].
func (e *end) Read(p []byte) (int, error) { return e.in.read(p) }

// Write implements [net.Conn]. It never waits: there is room under way.
func (e *end) Write(p []byte) (int, error) { return e.out.write(p) }

// Close implements [net.Conn]. What was written comes all the same.
func (e *end) Close() error {
	e.in.leave()
	e.out.hangUp(io.EOF)
	return nil
}

// LocalAddr implements [net.Conn].
func (e *end) LocalAddr() net.Addr { return e.at }

// RemoteAddr implements [net.Conn].
func (e *end) RemoteAddr() net.Addr { return e.of }

// SetDeadline implements [net.Conn], for reading alone.
func (e *end) SetDeadline(t time.Time) error { return e.SetReadDeadline(t) }

// SetReadDeadline implements [net.Conn].
func (e *end) SetReadDeadline(t time.Time) error {
	e.in.until(t)
	return nil
}

// SetWriteDeadline implements [net.Conn]. To write takes no time.
func (e *end) SetWriteDeadline(time.Time) error { return nil }
