package host

import (
	"net/netip"
	"sync"
	"time"

	"golang.org/x/time/rate"
)

// The limits of one address. A family has one for each device; what is over them is an
// attack or a mistake.
const (
	perAddress  = 24              // connections
	triesBurst  = 10              // wrong keys at once
	triesEvery  = 6 * time.Second // and one more each
	perSecond   = 20              // intents of a connection
	burst       = 60
	maxVisitors = 4096 // addresses remembered
)

// doors limit what one address may do.
type doors struct {
	mu       *sync.Mutex
	visitors map[netip.Addr]*visitor
	most     int
}

// A visitor is an address.
type visitor struct {
	connections int
	tries       *rate.Limiter
	seen        time.Time
}

func newDoors(most int) doors {
	return doors{mu: new(sync.Mutex), visitors: map[netip.Addr]*visitor{}, most: most}
}

// visitor returns what is known of a remote address. The lock is held.
func (d doors) visitor(remote string) *visitor {
	at, _ := netip.ParseAddrPort(remote)
	a := at.Addr().Unmap()
	v := d.visitors[a]
	if v == nil {
		if len(d.visitors) >= maxVisitors {
			d.forget()
		}
		v = &visitor{tries: rate.NewLimiter(rate.Every(triesEvery), triesBurst)}
		d.visitors[a] = v
	}
	v.seen = time.Now()
	return v
}

// forget forgets addresses that have no connection and were not seen for a while.
func (d doors) forget() {
	for a, v := range d.visitors {
		if v.connections == 0 && time.Since(v.seen) > triesBurst*triesEvery {
			delete(d.visitors, a)
		}
	}
}

// mayTry reports whether an address may show a key, after how many were wrong.
func (d doors) mayTry(remote string) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.visitor(remote).tries.Tokens() >= 1
}

// wrong counts a wrong key.
func (d doors) wrong(remote string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.visitor(remote).tries.Allow()
}

// enter counts a connection, and reports whether there may be one more; then leave ends
// it.
func (d doors) enter(remote string) (leave func(), ok bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	v := d.visitor(remote)
	if v.connections >= d.most {
		return nil, false
	}
	v.connections++
	return func() {
		d.mu.Lock()
		defer d.mu.Unlock()
		v.connections--
	}, true
}
