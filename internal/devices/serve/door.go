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
	PerAddress  = 24   // connections that are usual
	TriesBurst  = 10   // wrong keys or digits at once
	maxVisitors = 4096 // addresses and networks remembered
	maxHouses   = 3072 // of which addresses have a place of their own
)

// A Try is an act that one address may do a few times at once, and then only now and then.
type Try int

// The tries.
const (
	WrongKey    Try = iota // a key or a token that is not good
	WrongDigits            // digits that are not good, at a server of many families
	NoKey                  // a request without a good key
	Joining                // a device that joins with a good key
	tries
)

// limits say how often a try may be made at once, and after how long once more.
var limits = [tries]struct {
	burst int
	every time.Duration
	of    func(*Door, netip.Addr) netip.Addr // whose tries those of an address are
	homes bool                               // each home behind the address has so many
}{
	WrongKey:    {TriesBurst, 6 * time.Second, (*Door).guesser, false},
	WrongDigits: {TriesBurst, time.Minute, func(_ *Door, a netip.Addr) netip.Addr { return network(a) }, false},
	NoKey:       {120, time.Second / 10, func(_ *Door, a netip.Addr) netip.Addr { return house(a) }, false},
	Joining:     {2 * PerAddress, time.Second, func(_ *Door, a netip.Addr) netip.Addr { return house(a) }, true},
}

// A Door is the door of one listener. Everything that answers on the listener is handed it, so
// that an address shares its tries among all of them. It is safe for use by several goroutines.
type Door struct {
	Admission

	mu       sync.Mutex
	visitors map[netip.Addr]*visitor
}

// A visitor is an address, or a network.
type visitor struct {
	tries [tries]*rate.Limiter
	seen  time.Time
}

// NewDoor returns a door that no one has come to.
func NewDoor(a Admission) *Door { return &Door{Admission: a, visitors: map[netip.Addr]*visitor{}} }

// May reports whether a remote address has a try left. The question is not counted.
func (d *Door) May(remote string, what Try) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.limiter(remote, what).Tokens() >= 1
}

// Count counts a try of a remote address, and reports whether it was allowed.
func (d *Door) Count(remote string, what Try) (might bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.limiter(remote, what).Allow()
}

// limiter returns what limits a try of a remote address. The lock is held.
func (d *Door) limiter(remote string, what Try) *rate.Limiter {
	a := limits[what].of(d, addressIn(remote))
	if d.visitors[a] == nil && len(d.visitors) >= maxVisitors {
		d.forget()
	}
	v := d.visitors[a]
	if v == nil {
		v = &visitor{}
		for i, l := range limits {
			if l.homes {
				l.burst *= max(d.Homes, 1)
			}
			v.tries[i] = rate.NewLimiter(rate.Every(l.every), l.burst)
		}
		d.visitors[a] = v
	}
	v.seen = time.Now()
	return v.tries[what]
}

// guesser returns whose wrong keys those of an address are: its network's, if there is little room
// for one more. A right key is looked at first, so that costs nobody else there anything. The
// lock is held.
func (d *Door) guesser(a netip.Addr) netip.Addr {
	own := house(a)
	if d.visitors[own] == nil && len(d.visitors) >= maxHouses {
		return network(a)
	}
	return own
}

// forget makes room for others: it forgets the half of the addresses that was seen longest ago. So
// whoever comes finds a place, however many came before.
func (d *Door) forget() {
	all := make([]netip.Addr, 0, len(d.visitors))
	for a := range d.visitors {
		all = append(all, a)
	}
	slices.SortFunc(all, func(a, b netip.Addr) int { return d.visitors[a].seen.Compare(d.visitors[b].seen) })
	for _, a := range all[:(len(all)+1)/2] {
		delete(d.visitors, a)
	}
}

// addressIn returns the address in a remote address, or the zero one.
func addressIn(remote string) netip.Addr {
	at, _ := netip.ParseAddrPort(remote)
	return at.Addr()
}
