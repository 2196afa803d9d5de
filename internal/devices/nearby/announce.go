package nearby

import (
	"context"
	"fmt"
	"net"
	"net/netip"
	"slices"
	"strings"
	"sync/atomic"
	"time"
	"unicode/utf8"

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
