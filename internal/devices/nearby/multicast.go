package nearby

import (
	"context"
	"crypto/rand"
	"net"
	"net/netip"
	"strings"

	"github.com/pion/mdns/v2"
	"golang.org/x/net/dns/dnsmessage"
)

// A multicast is a responder of our own, for computers that have none that can be asked.
type multicast struct {
	Network

	port  int
	host  string // of all names the one that nobody else has
	conn  *mdns.Conn
	names []string // that lead here
	table string   // or ""
}

// respond returns a responder for a host at a port, or nil without a network.
func (n Network) respond(port int) responder {
	m := &multicast{Network: n, port: port, host: "tabby-" + strings.ToLower(rand.Text()[:8]) + ".local"}
	if !m.answer(m.host) {
		return nil
	}
	return m
}

// answer answers to names, in place of those before, and reports whether it can.
func (m *multicast) answer(names ...string) bool {
	conn, err := m.open(mdnsPort, mdns.WithLocalNames(names...))
	if err != nil {
		return false
	}
	if m.conn != nil {
		_ = m.conn.Close()
	}
	m.conn, m.names = conn, names
	return true
}

// claim answers to the name: nobody did when they were asked.
func (m *multicast) claim(context.Context) bool { return m.answer(m.host, m.Name) }

func (m *multicast) announce(table string) {
	if m.table != "" {
		m.say(0)
		m.conn.Unregister(m.table, m.Service)
	}
	m.table = table
	if m.conn.Register(mdns.ServiceInstance{Instance: table, Service: m.Service, Host: m.host + ".", Port: uint16(m.port)}) == nil {
		m.say(ttl)
	}
}

func (m *multicast) close() {
	m.say(0)
	_ = m.conn.Close()
}

// ttl is for how many seconds others may remember what was said.
const ttl = 120

// say says unasked what others may remember for so many seconds: for none, that it is gone. Only what
// comes from [mdnsPort] counts.
func (m *multicast) say(seconds uint32) {
	c4, c6 := listen(mdnsPort)
	defer hangUp(c4, c6)
	for _, i := range m.Interfaces() {
		said, err := m.message(i, seconds).Pack()
		if err != nil {
			continue
		}
		if c4 != nil && c4.SetMulticastInterface(&i) == nil {
			_, _ = c4.WriteTo(said, nil, &net.UDPAddr{IP: net.IPv4(224, 0, 0, 251), Port: mdnsPort}) // or nobody hears it
		}
		if c6 != nil && c6.SetMulticastInterface(&i) == nil {
			_, _ = c6.WriteTo(said, nil, &net.UDPAddr{IP: net.ParseIP("ff02::fb"), Port: mdnsPort})
		}
	}
}

// message returns what is said to those behind an interface.
func (m *multicast) message(i net.Interface, seconds uint32) *dnsmessage.Message {
	said := &dnsmessage.Message{Header: dnsmessage.Header{Response: true, Authoritative: true}}
	add := func(name string, kind dnsmessage.Type, body dnsmessage.ResourceBody) {
		said.Answers = append(said.Answers, dnsmessage.Resource{
			Header: dnsmessage.ResourceHeader{Name: dnsmessage.MustNewName(name + "."), Type: kind, Class: dnsmessage.ClassINET, TTL: seconds}, Body: body,
		})
	}
	if m.table != "" {
		all := m.Service + ".local"
		add(all, dnsmessage.TypePTR, &dnsmessage.PTRResource{PTR: dnsmessage.MustNewName(m.table + "." + all + ".")})
	}
	for _, a := range addressesOf(i) {
		for _, name := range m.names {
			if a.Is4() {
				add(name, dnsmessage.TypeA, &dnsmessage.AResource{A: a.As4()})
			} else {
				add(name, dnsmessage.TypeAAAA, &dnsmessage.AAAAResource{AAAA: a.As16()})
			}
		}
	}
	return said
}

func addressesOf(i net.Interface) (all []netip.Addr) {
	found, _ := i.Addrs() // or it has just gone
	for _, a := range found {
		if p, err := netip.ParsePrefix(a.String()); err == nil {
			all = append(all, p.Addr())
		}
	}
	return all
}
