package natstest

import (
	"io"
	"net"
	"sync"
	"testing"

	"tabby/internal/testing/must"
)

// A Proxy is a network between a client and a node, which can fail.
type Proxy struct {
	l    net.Listener
	to   string
	mu   sync.Mutex
	all  []net.Conn
	deaf bool // nothing of the node's comes through
}

// NewProxy returns a proxy in front of a node.
func NewProxy(t testing.TB, n *Node) *Proxy {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	must.Do(t, err)
	p := &Proxy{l: l, to: n.URL()[len("nats://"):]}
	go p.accept()
	t.Cleanup(func() {
		_ = l.Close()
		p.Cut()
	})
	return p
}

// URL returns the address for clients.
func (p *Proxy) URL() string { return "nats://" + p.l.Addr().String() }

func (p *Proxy) accept() {
	for {
		client, err := p.l.Accept()
		if err != nil {
			return
		}
		node, err := net.Dial("tcp", p.to)
		if err != nil {
			_ = client.Close()
			continue
		}
		p.mu.Lock()
		p.all = append(p.all, client, node)
		p.deaf = false
		p.mu.Unlock()
		go func() { _, _ = io.Copy(node, client); _ = node.Close() }()
		go func() { _, _ = io.Copy(ear{p, client}, node); _ = client.Close() }()
	}
}

// An ear takes what the node says to the client, unless the proxy is deaf.
type ear struct {
	*Proxy
	client io.Writer
}

func (e ear) Write(data []byte) (int, error) {
	e.mu.Lock()
	deaf := e.deaf
	e.mu.Unlock()
	if deaf {
		return len(data), nil
	}
	return e.client.Write(data)
}

// Deafen lets nothing of the node's through any more, until the connection is cut and
// there is another. What the client sends still arrives.
func (p *Proxy) Deafen() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.deaf = true
}

// Cut cuts all connections.
func (p *Proxy) Cut() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, c := range p.all {
		_ = c.Close()
	}
	p.all = nil
}
