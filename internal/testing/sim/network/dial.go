package network

import (
	"context"
	"math/rand/v2"
	"net"
	"sync"
	"syscall"
	"time"
)

// unanswered is after how long a device gives up that gets no answer.
const unanswered = 20 * time.Second

// Dial connects to an address, such as 192.168.1.20:8229. Where nothing listens it is
// refused; a device without power does not answer, nor does any to one that is out of reach.
func (d *Device) Dial(ctx context.Context, _, to string) (net.Conn, error) {
	n := d.network
	n.mu.Lock()
	d.dials++
	name := d.name(to)
	n.mu.Unlock()
	dice := n.world.Split(name)
	if !sleep(ctx, late(dice)) {
		return nil, failed(to, ctx.Err())
	}
	n.mu.Lock()
	defer n.mu.Unlock()
	host, _, _ := net.SplitHostPort(to)
	switch e := n.ears[to]; {
	case d.away && dice.IntN(2) == 0:
		return nil, failed(to, syscall.ENETUNREACH)
	case d.away || n.off[host]:
		n.mu.Unlock()
		defer n.mu.Lock()
		if sleep(ctx, unanswered) {
			return nil, failed(to, syscall.ETIMEDOUT)
		}
		return nil, failed(to, ctx.Err())
	case e == nil:
		return nil, failed(to, syscall.ECONNREFUSED)
	default:
		return n.connect(d, e, dice)
	}
}

// connect makes a connection. The lock is held.
func (n *Network) connect(d *Device, e *ear, dice *rand.Rand) (net.Conn, error) {
	at := &net.TCPAddr{IP: d.ip, Port: 40_000 + d.dials%20_000}
	up, down := newWay(dice.Uint64()), newWay(dice.Uint64())
	l := &link{from: d, up: up, down: down, near: &end{in: down, out: up, at: at, of: e.at}, far: &end{in: up, out: down, at: e.at, of: at}}
	select {
	case e.come <- l.far:
	default:
		return nil, failed(e.at.String(), syscall.ECONNREFUSED)
	}
	n.links = append(n.links, l)
	n.fate(l, dice)
	return l.near, nil
}

func failed(to string, err error) error {
	at, _ := net.ResolveTCPAddr("tcp", to)
	return &net.OpError{Op: "dial", Net: "tcp", Addr: at, Err: err}
}

// sleep waits, and reports whether it was not told to end before.
func sleep(ctx context.Context, d time.Duration) bool {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-t.C:
		return true
	case <-ctx.Done():
		return false
	}
}

// An ear is where someone listens.
type ear struct {
	network *Network
	at      *net.TCPAddr
	come    chan net.Conn
	once    sync.Once
	end     chan struct{}
}

// Accept implements [net.Listener].
func (e *ear) Accept() (net.Conn, error) {
	select {
	case <-e.end:
		return nil, net.ErrClosed
	case c := <-e.come:
		return c, nil
	}
}

// Close implements [net.Listener]. Connections go on.
func (e *ear) Close() error {
	e.network.mu.Lock()
	defer e.network.mu.Unlock()
	if e.network.ears[e.at.String()] == e {
		delete(e.network.ears, e.at.String())
	}
	e.stop()
	return nil
}

func (e *ear) stop() { e.once.Do(func() { close(e.end) }) }

// Addr implements [net.Listener].
func (e *ear) Addr() net.Addr { return e.at }
