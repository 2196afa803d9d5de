package serve

import (
	"bufio"
	"context"
	"errors"
	"io"
	"log"
	"net"
	"net/http"
	"net/netip"
	"testing"

	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

func TestAListenerLimitsItsConnections(t *testing.T) {
	under := must.Get(net.Listen("tcp", "127.0.0.1:0"))
	l := limit(under, 2, false)
	l.each = 2
	accepted, ended := make(chan *limitedConn), make(chan error)
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				ended <- err
				return
			}
			one := c.(*limitedConn)
			one.set(func() { one.idle = 0 }) // it is answered
			accepted <- one
		}
	}()
	call := func(from string) net.Conn { return callFrom(t, from, l.Addr()) }
	call("127.0.0.1")
	first := must.From(t, "the first connection", accepted)
	call("127.0.0.2")
	second := must.From(t, "the second connection", accepted)
	call("127.0.0.3")
	select {
	case <-accepted:
		t.Error("a third is accepted")
	default:
	}
	for range 2 {
		if err := first.Close(); err != nil && !errors.Is(err, net.ErrClosed) {
			t.Fatal(err)
		}
	}
	third := must.From(t, "the third connection", accepted)
	call("127.0.0.4") // and waits when the listener is closed
	must.Do(t, l.Close())
	expect.Error(t, "it ends with", must.From(t, "the end of the listener", ended), net.ErrClosed)
	_, _ = second.Close(), third.Close()
}

// callFrom connects from an address of this computer.
func callFrom(t *testing.T, from string, to net.Addr) net.Conn {
	t.Helper()
	c := must.Get((&net.Dialer{LocalAddr: &net.TCPAddr{IP: net.ParseIP(from)}}).Dial("tcp", to.String()))
	t.Cleanup(func() { _ = c.Close() })
	return c
}

// serveUntilEnd serves a page to this many connections.
func serveUntilEnd(t *testing.T, connections int, proxy bool) net.Addr {
	t.Helper()
	l := must.Get(net.Listen("tcp", "127.0.0.1:0"))
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	page := http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, "page") })
	go func() {
		ended <- Server{Handler: page, Connections: connections, Complaints: log.New(io.Discard, "", 0), Proxy: proxy}.Run(ctx, l)
	}()
	t.Cleanup(func() { stop(); <-ended })
	return l.Addr()
}

// gets asks for a page over a connection, and reports whether it came.
func gets(c net.Conn) bool {
	if _, err := io.WriteString(c, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"); err != nil {
		return false
	}
	r, err := http.ReadResponse(bufio.NewReader(c), nil)
	if err != nil {
		return false
	}
	text, err := io.ReadAll(r.Body)
	return err == nil && string(text) == "page"
}

// TestOneAddressKeepsNoOtherOut opens more connections from one address than there are, which
// ask once and stay, say nothing, or half of a request.
func TestOneAddressKeepsNoOtherOut(t *testing.T) {
	for name, say := range map[string]func(net.Conn){
		"nothing":        func(net.Conn) {},
		"half a request": func(c net.Conn) { _, _ = io.WriteString(c, "GET / HTTP/1.1\r\nHost: loc") },
		"one request":    func(c net.Conn) { gets(c) },
	} {
		t.Run(name, func(t *testing.T) {
			at := serveUntilEnd(t, Connections, false)
			many := assault.Times(300, 300, 2000)
			for range many {
				say(callFrom(t, "127.0.0.9", at))
			}
			for n := range 10 {
				if !gets(callFrom(t, netip.AddrFrom4([4]byte{127, 0, 1, byte(n + 1)}).String(), at)) {
					t.Fatal("another device gets no page")
				}
			}
			assault.Tried(t, many, assault.Tricks)
		})
	}
}

func TestManyAddressesThatWaitMakeRoom(t *testing.T) {
	at := serveUntilEnd(t, 20, false)
	for n := range 200 {
		callFrom(t, netip.AddrFrom4([4]byte{127, 0, 2, byte(n/4 + 1)}).String(), at)
	}
	if !gets(callFrom(t, "127.0.3.1", at)) {
		t.Error("a device gets no page while others say nothing")
	}
}

func TestAddressWithoutIdleConnectionsGetsNoMore(t *testing.T) {
	l := limit(nil, 4, false)
	from := netip.MustParseAddr("203.0.113.9")
	answering := func(from netip.Addr) bool {
		t.Helper()
		c, said := &limitedConn{listener: l, from: from}, make(chan bool, 1)
		go func() { said <- l.admit(c) }()
		ok := must.From(t, "whether one more of an address may come", said)
		c.set(func() { c.idle = 0 })
		return ok
	}
	for range 3 {
		if !answering(from) {
			t.Fatal("three are too many")
		}
	}
	if answering(from) {
		t.Error("one address takes all")
	}
	if !answering(netip.MustParseAddr("203.0.113.10")) {
		t.Error("there is no room for another")
	}
}

func TestProxyHasAnyNumberOfConnections(t *testing.T) {
	at := serveUntilEnd(t, Connections, true)
	var all []net.Conn
	for range 2 * eachMost {
		all = append(all, callFrom(t, "127.0.0.1", at))
	}
	for _, c := range all {
		if !gets(c) {
			t.Fatal("a connection of the proxy was closed")
		}
	}
}

func TestAddressesOfOneHomeCountAsOne(t *testing.T) {
	for _, tt := range []struct {
		a, b string
		same bool
	}{
		{"2001:db8:1:2::1", "2001:db8:1:2:ffff::9", true},
		{"2001:db8:1:2::1", "2001:db8:1:3::1", false},
		{"203.0.113.9", "203.0.113.10", false},
		{"::ffff:203.0.113.9", "203.0.113.9", true},
		{"fe80::1", "fe80::2", false}, // all of a home has these
		{"fd00::1", "fd00::2", false},
		{"::1", "::1", true},
	} {
		expect.Same(t, tt.a+" and "+tt.b+" count as one", house(netip.MustParseAddr(tt.a)) == house(netip.MustParseAddr(tt.b)), tt.same)
	}
	d := NewDoor(Admission{Public: true})
	for n := range TriesBurst {
		d.Count(netip.AddrPortFrom(netip.MustParseAddr("2001:db8:1:2::1").Next(), uint16(n)).String(), WrongKey)
	}
	if d.May("[2001:db8:1:2:abcd::7]:99", WrongKey) {
		t.Error("another address of the same home may guess on")
	}
}
