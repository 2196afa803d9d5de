package many

import (
	"io"
	"net"
	"os"
	"sync"
	"time"
)

// A pipe is one direction of a connection. Who writes never waits.
type pipe struct {
	mu    sync.Mutex
	some  *sync.Cond
	data  []byte
	ended error // after what is there
	until time.Time
}

func newPipe() *pipe {
	p := &pipe{}
	p.some = sync.NewCond(&p.mu)
	return p
}

func (p *pipe) Write(data []byte) (int, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.ended != nil {
		return 0, io.ErrClosedPipe
	}
	p.data = append(p.data, data...)
	p.some.Broadcast()
	return len(data), nil
}

func (p *pipe) Read(to []byte) (int, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for len(p.data) == 0 {
		switch {
		case p.ended != nil:
			return 0, p.ended
		case !p.until.IsZero() && !time.Now().Before(p.until):
			return 0, os.ErrDeadlineExceeded
		}
		p.some.Wait()
	}
	n := copy(to, p.data)
	p.data = p.data[n:]
	return n, nil
}

// end ends the pipe.
func (p *pipe) end() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.ended == nil {
		p.ended = io.EOF
	}
	p.some.Broadcast()
}

func (p *pipe) deadline(t time.Time) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.until = t
	p.some.Broadcast()
	if !t.IsZero() {
		time.AfterFunc(time.Until(t), p.some.Broadcast)
	}
}

// An end is that of a connection in memory.
type end struct{ in, out *pipe }

// ends returns both ends of a connection.
func ends() (near, far end) {
	up, down := newPipe(), newPipe()
	return end{in: down, out: up}, end{in: up, out: down}
}

func (e end) Read(to []byte) (int, error)    { return e.in.Read(to) }
func (e end) Write(data []byte) (int, error) { return e.out.Write(data) }

// Close ends both directions.
func (e end) Close() error {
	e.in.end()
	e.out.end()
	return nil
}

func (e end) LocalAddr() net.Addr                { return &net.TCPAddr{IP: net.IPv4(10, 0, 0, 1), Port: 4222} }
func (e end) RemoteAddr() net.Addr               { return e.LocalAddr() }
func (e end) SetDeadline(t time.Time) error      { return e.SetReadDeadline(t) }
func (e end) SetReadDeadline(t time.Time) error  { e.in.deadline(t); return nil }
func (e end) SetWriteDeadline(t time.Time) error { return nil }
