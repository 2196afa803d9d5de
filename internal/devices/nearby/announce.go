package nearby

import (
	"context"
	"crypto/rand"
	"fmt"
	"net"
	"net/netip"
	"slices"
	"strings"
	"sync/atomic"
	"time"
	"unicode/utf8"

	"github.com/pion/mdns/v2"
	"golang.org/x/net/dns/dnsmessage"

	"tabby/internal/devices/host/wire"
)

// An Announcement says in the network that a table is here.
type Announcement struct {
	Network

	port    int // of the host
	changed func()
	named   atomic.Bool
	tables  chan string // what the table is called from now on
	end     context.CancelFunc
	ended   chan struct{}
}

// Announce announces a table by its name, and the port of its host. It returns at once; changed is
// called on another goroutine once this computer is found by the name of the network too.
func (n Network) Announce(table string, port int, changed func()) *Announcement {
	ctx, end := context.WithCancel(context.Background())
	a := &Announcement{Network: n, port: port, changed: changed, tables: make(chan string, 1), end: end, ended: make(chan struct{})}
	a.tables <- table
	go a.run(ctx)
	return a
}

// Named reports whether this computer is found by the name of the network.
func (a *Announcement) Named() bool { return a.named.Load() }

// Rename announces the table by another name, or by the same, once there is a network. It is not
// called on two goroutines at once.
func (a *Announcement) Rename(table string) {
	select {
	case <-a.tables: // which nobody has heard yet
	default:
	}
	a.tables <- table
}

// farewell is how long it may take to say that the table is gone.
const farewell = time.Second / 2

// End says that the table is gone.
func (a *Announcement) End() {
	a.end()
	patience := time.NewTimer(farewell)
	defer patience.Stop()
	select {
	case <-a.ended:
	case <-patience.C:
	}
}

// run announces the table until the context ends, under each name that it is given.
func (a *Announcement) run(ctx context.Context) {
	defer close(a.ended)
	var r *responder
	var others []wire.Neighbour
	for {
		select {
		case <-ctx.Done():
			if r != nil {
				r.close()
			}
			return
		case table := <-a.tables:
			if r == nil {
				r, others = a.begin(ctx)
			}
			if r != nil {
				r.announce(unused(table, others))
			}
		}
	}
}

// begin returns a responder for this computer, which answers to the name too if nobody else does, and
// the tables that were there before. It returns nil without a network.
func (a *Announcement) begin(ctx context.Context) (*responder, []wire.Neighbour) {
	seen := a.look(ctx)
	if ctx.Err() != nil {
		return nil, nil
	}
	r := a.respond(a.port)
	if r != nil && (isOwn(seen.holder) || !seen.holder.IsValid() && r.claim()) {
		a.named.Store(true)
		a.changed()
	}
	return r, seen.tables
}

// isOwn reports whether an address is one of this computer, whose own name may be Tabby.
func isOwn(a netip.Addr) bool {
	all, _ := net.InterfaceAddrs() // or it has none
	return slices.ContainsFunc(all, func(own net.Addr) bool {
		p, err := netip.ParsePrefix(own.String())
		return err == nil && p.Addr() == a.WithZone("")
	})
}

// unused returns the name by which a table is announced: with a number behind it, if others have
// the same.
func unused(table string, others []wire.Neighbour) string {
	label := labelOf(table)
	name := label
	for n := 2; slices.ContainsFunc(others, func(o wire.Neighbour) bool { return strings.EqualFold(o.Name, name) }); n++ {
		name = fmt.Sprintf("%s (%d)", label, n)
	}
	return name
}

// maxLabel is how many bytes a name of a service may have, with room for a number behind it.
const maxLabel = 63 - len(" (999)")

// labelOf returns a name in the form that a service may have: not too long, and without dots, which
// many programs take for the end of a name.
func labelOf(name string) string {
	name = strings.Join(strings.FieldsFunc(name, func(r rune) bool { return r == '.' || r == '\\' }), "")
	for len(name) > maxLabel {
		_, size := utf8.DecodeLastRuneInString(name)
		name = name[:len(name)-size]
	}
	return strings.TrimSpace(name)
}

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
