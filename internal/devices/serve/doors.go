package serve

import (
	"net/netip"
	"slices"
	"sync"
	"time"

	"golang.org/x/time/rate"
)

// The limits of one address. A family has one for each device; what is over them is an
// attack or a mistake.
const (
	PerAddress  = 24              // connections that are usual
	TriesBurst  = 10              // wrong keys at once
	triesEvery  = 6 * time.Second // and one more each
	typedEvery  = time.Minute     // wrong digits, after [TriesBurst] at once
	knocksBurst = 120             // requests without a good key at once
	knocksEvery = time.Second / 10
	joinsEvery  = time.Second // devices that join, and twice [PerAddress] at once
	maxVisitors = 4096        // addresses and networks remembered without a connection
	maxHouses   = 3072        // of which addresses have a place of their own
)

// Doors let devices in, and limit what one address may do. They are safe for use by
// several goroutines.
type Doors struct {
	Admission

	mu       sync.Mutex
	visitors map[netip.Addr]*visitor
	inside   int // connections
	limit    int // of them, or 0
}

// A visitor is an address.
type visitor struct {
	connections int
	tries       *rate.Limiter // wrong keys
	digits      *rate.Limiter // wrong digits, of all its network
	knocks      *rate.Limiter // requests without a good key
	joins       *rate.Limiter // devices
	seen        time.Time
}

// NewDoors returns doors that no one has come to.
func NewDoors(a Admission) *Doors {
	if a.PerAddress == 0 {
		a.PerAddress = PerAddress
	}
	return &Doors{Admission: a, visitors: map[netip.Addr]*visitor{}, limit: a.Devices}
}

// Limit changes how many connections there may be at once in all; 0 is any number. Those
// inside stay.
func (d *Doors) Limit(devices int) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.limit = devices
}

// Full reports whether there are as many connections as there may be.
func (d *Doors) Full() bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.full()
}

// full is Full with the lock held.
func (d *Doors) full() bool { return d.limit > 0 && d.inside >= d.limit }

// visitor returns what is known of a remote address. The lock is held.
func (d *Doors) visitor(remote string) *visitor {
	at, _ := netip.ParseAddrPort(remote)
	return d.known(house(at.Addr()))
}

// guesser returns of whom wrong keys of a remote address are counted: of its network, where there
// is little room for one more. A right key is looked at first, so that costs nobody else there
// anything. The lock is held.
func (d *Doors) guesser(remote string) *visitor {
	at, _ := netip.ParseAddrPort(remote)
	a := house(at.Addr())
	if d.visitors[a] == nil && len(d.visitors) >= maxHouses+d.inside {
		a = network(at.Addr())
	}
	return d.known(a)
}

// known returns what is known of a house, or of a network. The lock is held.
func (d *Doors) known(a netip.Addr) *visitor {
	if d.visitors[a] == nil && len(d.visitors) >= maxVisitors+d.inside {
		d.forget()
	}
	v := d.visitors[a]
	if v == nil {
		v = &visitor{
			tries:  rate.NewLimiter(rate.Every(triesEvery), TriesBurst),
			digits: rate.NewLimiter(rate.Every(typedEvery), TriesBurst),
			knocks: rate.NewLimiter(rate.Every(knocksEvery), knocksBurst),
			joins:  rate.NewLimiter(rate.Every(joinsEvery), 2*d.PerAddress),
		}
		d.visitors[a] = v
	}
	v.seen = time.Now()
	return v
}

// forget makes room for others: it forgets half of the addresses that have no connection, those
// that were seen longest ago. So whoever comes finds a place, however many came before.
func (d *Doors) forget() {
	var idle []netip.Addr
	for a, v := range d.visitors {
		if v.connections == 0 {
			idle = append(idle, a)
		}
	}
	slices.SortFunc(idle, func(a, b netip.Addr) int { return d.visitors[a].seen.Compare(d.visitors[b].seen) })
	for _, a := range idle[:(len(idle)+1)/2] {
		delete(d.visitors, a)
	}
}

// MayTry reports whether an address may show a key, after how many were wrong.
func (d *Doors) MayTry(remote string) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.guesser(remote).tries.Tokens() >= 1
}

// Wrong counts a wrong key.
func (d *Doors) Wrong(remote string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.guesser(remote).tries.Allow()
}

// MayType reports whether an address may type digits at a server of many families, after how many
// from its network were wrong, and Mistyped counts wrong ones.
func (d *Doors) MayType(remote string) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.network(remote).digits.Tokens() >= 1
}

// Mistyped counts wrong digits.
func (d *Doors) Mistyped(remote string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.network(remote).digits.Allow()
}

// network returns what is known of the network of a remote address. The lock is held.
func (d *Doors) network(remote string) *visitor {
	at, _ := netip.ParseAddrPort(remote)
	return d.known(network(at.Addr()))
}

// MayKnock reports whether an address may ask without a good key, and Knock counts that it
// has.
func (d *Doors) MayKnock(remote string) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.visitor(remote).knocks.Tokens() >= 1
}

// Knock counts a request without a good key.
func (d *Doors) Knock(remote string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.visitor(remote).knocks.Allow()
}

// MayJoin counts a device that joins from an address with a good key, and reports whether it
// may.
func (d *Doors) MayJoin(remote string) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.visitor(remote).joins.Allow()
}

// Enter counts a connection, and reports whether there may be one more; then leave ends
// it.
func (d *Doors) Enter(remote string) (leave func(), ok bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	v := d.visitor(remote)
	if v.connections >= d.PerAddress || d.full() {
		return nil, false
	}
	v.connections++
	d.inside++
	return func() {
		d.mu.Lock()
		defer d.mu.Unlock()
		v.connections--
		d.inside--
	}, true
}
