package nearby

import (
	"crypto/rand"
	"net"
	"net/netip"
	"strings"

	"github.com/pion/mdns/v2"
	"golang.org/x/net/dns/dnsmessage"
)

// A responder answers devices of the network that ask for this computer or for its table. It shares
// the port of mDNS with the responder that the computer may have of its own, such as Avahi.
type responder struct {
	Network

	port  int
	host  string // of all names the one that nobody else has
	conn  *mdns.Conn
	names []string // that lead here
	table string   // or ""
}

// respond returns a responder for a host at a port, or nil without a network.
func (n Network) respond(port int) *responder {
	r := &responder{Network: n, port: port, host: "tabby-" + strings.ToLower(rand.Text()[:8]) + ".local"}
	if !r.answer(r.host) {
		return nil
	}
	return r
}

// answer answers to names, which replace those before, and reports whether it can.
func (r *responder) answer(names ...string) bool {
	conn, err := r.open(mdnsPort, mdns.WithLocalNames(names...))
	if err != nil {
		return false
	}
	if r.conn != nil {
		_ = r.conn.Close()
	}
	r.conn, r.names = conn, names
	return true
}

// claim answers to the name from now on, and reports whether it can: nobody else does.
func (r *responder) claim() bool { return r.answer(r.host, r.Name) }

// announce announces a table, which replaces the one before.
func (r *responder) announce(table string) {
	if r.table != "" {
		r.say(0)
		r.conn.Unregister(r.table, r.Service)
	}
	r.table = table
	if r.conn.Register(mdns.ServiceInstance{Instance: table, Service: r.Service, Host: r.host + ".", Port: uint16(r.port)}) == nil {
		r.say(ttl)
	}
}

// close says that all of it is gone.
func (r *responder) close() {
	r.say(0)
	_ = r.conn.Close()
}

// ttl is the number of seconds for which others may remember an answer.
const ttl = 120

// say tells others, unasked, what they may remember for that many seconds; none means that it is
// gone. Only what comes from [mdnsPort] counts.
func (r *responder) say(seconds uint32) {
	c4, c6 := listen(mdnsPort)
	defer hangUp(c4, c6)
	for _, i := range r.Interfaces() {
		said, err := r.message(i, seconds).Pack()
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
func (r *responder) message(i net.Interface, seconds uint32) *dnsmessage.Message {
	said := &dnsmessage.Message{Header: dnsmessage.Header{Response: true, Authoritative: true}}
	add := func(name string, kind dnsmessage.Type, body dnsmessage.ResourceBody) {
		said.Answers = append(said.Answers, dnsmessage.Resource{
			Header: dnsmessage.ResourceHeader{Name: dnsmessage.MustNewName(name + "."), Type: kind, Class: dnsmessage.ClassINET, TTL: seconds}, Body: body,
		})
	}
	if r.table != "" {
		all := r.Service + ".local"
		add(all, dnsmessage.TypePTR, &dnsmessage.PTRResource{PTR: dnsmessage.MustNewName(r.table + "." + all + ".")})
	}
	for _, a := range addressesOf(i) {
		for _, name := range r.names {
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
