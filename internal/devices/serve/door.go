package serve

import (
	"net/http"
	"net/netip"
	"slices"
	"strings"
	"sync"
	"time"

	"golang.org/x/time/rate"
)

// The limits of one address. A family has one for each device; what is over them is an
// attack or a mistake.
const (
	PerAddress = 24   // connections that are usual
	TriesBurst = 10   // wrong keys or digits at once
	maxClients = 4096 // addresses and networks remembered
	maxHouses  = 3072 // of which addresses have a place of their own
)

// A Try is something that one address may do a few times in a row, and then only at a limited rate.
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
	homes bool                               // each home behind the address has this many
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

	mu      sync.Mutex
	clients map[netip.Addr]*client
}

// A client is an address, or a network.
type client struct {
	tries [tries]*rate.Limiter
	seen  time.Time
}

// NewDoor returns a door that no one has come to.
func NewDoor(a Admission) *Door { return &Door{Admission: a, clients: map[netip.Addr]*client{}} }

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
	if d.clients[a] == nil && len(d.clients) >= maxClients {
		d.forget()
	}
	v := d.clients[a]
	if v == nil {
		v = &client{}
		for i, l := range limits {
			if l.homes {
				l.burst *= max(d.Homes, 1)
			}
			v.tries[i] = rate.NewLimiter(rate.Every(l.every), l.burst)
		}
		d.clients[a] = v
	}
	v.seen = time.Now()
	return v.tries[what]
}

// guesser returns whose wrong keys the wrong keys of an address are: its network's, if there is
// little room for one more. A right key is looked at first, so it costs nobody else anything. The
// lock is held.
func (d *Door) guesser(a netip.Addr) netip.Addr {
	own := house(a)
	if d.clients[own] == nil && len(d.clients) >= maxHouses {
		return network(a)
	}
	return own
}

// forget makes room for others: it forgets the half of the addresses that was seen longest ago. So
// everyone who comes finds a place, however many came before.
func (d *Door) forget() {
	all := make([]netip.Addr, 0, len(d.clients))
	for a := range d.clients {
		all = append(all, a)
	}
	slices.SortFunc(all, func(a, b netip.Addr) int { return d.clients[a].seen.Compare(d.clients[b].seen) })
	for _, a := range all[:(len(all)+1)/2] {
		delete(d.clients, a)
	}
}

// addressIn returns the address in a remote address, or the zero one.
func addressIn(remote string) netip.Addr {
	at, _ := netip.ParseAddrPort(remote)
	return at.Addr()
}

// A Room counts a group of a door's connections: those of guests, of devices that sync, of one
// family. A full room does not affect the others. It is safe for use by several goroutines.
type Room struct {
	*Door

	mu     sync.Mutex
	each   int // connections that one address may have
	most   int // that there may be at once in all, or 0 for any number
	inside int
	of     map[netip.Addr]int // connections by address
}

// NewRoom returns a room in which one address may have this many connections, usually [PerAddress].
func (d *Door) NewRoom(each int) *Room { return &Room{Door: d, each: each, of: map[netip.Addr]int{}} }

// Enter counts a connection, and reports whether there may be one more; then leave ends
// it.
func (r *Room) Enter(remote string) (leave func(), ok bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	a := house(addressIn(remote))
	if r.of[a] >= r.each || r.full() {
		return nil, false
	}
	r.of[a]++
	r.inside++
	return func() {
		r.mu.Lock()
		defer r.mu.Unlock()
		r.inside--
		if r.of[a]--; r.of[a] == 0 {
			delete(r.of, a)
		}
	}, true
}

// Limit changes how many connections there may be at once in all; 0 is any number. Those
// inside stay.
func (r *Room) Limit(most int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.most = most
}

// Full reports whether there are as many connections as there may be.
func (r *Room) Full() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.full()
}

// full is Full with the lock held.
func (r *Room) full() bool { return r.most > 0 && r.inside >= r.most }

// An Admission says which devices may come in. The zero Admission lets in those of this
// network.
type Admission struct {
	// Names are the host names under which this server is reached, besides its addresses
	// and localhost. Any other is refused, since a page elsewhere may have made up a name
	// for this address.
	Names []string
	// Public lets in devices with public addresses.
	Public bool
	// Homes is how many homes may share one address, as with some providers; 0 means one. Each may
	// join as often as one home.
	Homes int
}

// Refuse answers a request that may not come in, because of the name of the server or the
// network it is from, and reports whether it did.
func (a Admission) Refuse(w http.ResponseWriter, r *http.Request, name, network string) bool {
	switch {
	case !a.isNamed(r.Host):
		refuse(w, r, http.StatusMisdirectedRequest, name)
	case !a.Public && !isLocal(r.RemoteAddr):
		refuse(w, r, http.StatusForbidden, network)
	default:
		return false
	}
	return true
}

// isNamed reports whether the host of a request is an address, localhost or a name of
// this server.
func (a Admission) isNamed(host string) bool {
	name := strings.TrimSuffix(hostname(host), ".")
	if _, err := netip.ParseAddr(name); err == nil {
		return true
	}
	return slices.ContainsFunc(append([]string{"localhost"}, a.Names...), func(n string) bool { return strings.EqualFold(n, name) })
}

// hostname returns a host without its port and brackets.
func hostname(host string) string {
	if i := strings.LastIndexByte(host, ':'); i >= 0 && !strings.HasSuffix(host, "]") && (strings.Count(host, ":") == 1 || host[i-1] == ']') {
		host = host[:i]
	}
	return strings.Trim(host, "[]")
}

// IsSameOrigin reports whether a request comes from a page of this host, or from none.
func IsSameOrigin(r *http.Request) bool {
	origin := r.Header.Get("Origin")
	return origin == "" || strings.EqualFold(origin, "http://"+r.Host) || strings.EqualFold(origin, "https://"+r.Host)
}

// isLocal reports whether a remote address is of this computer or a network at home.
func isLocal(remote string) bool { return isHome(addressIn(remote).Unmap()) }

// isHome reports whether an address is of this computer or a network at home.
func isHome(a netip.Addr) bool { return a.IsLoopback() || a.IsPrivate() || a.IsLinkLocalUnicast() }

// house returns what stands for all addresses that one device can have at will: of IPv6 from
// the internet the first 64 bits, any other address itself.
func house(a netip.Addr) netip.Addr {
	a = a.Unmap()
	if a.Is4() || isHome(a) {
		return a
	}
	all, err := a.Prefix(64)
	if err != nil {
		return a // the zero address
	}
	return all.Addr()
}

// network returns what stands for all addresses of one house: of IPv6
// from the internet the first 48 bits, of IPv6 at home the first 64, and of IPv4 the address itself.
func network(a netip.Addr) netip.Addr {
	a = a.Unmap()
	bits := 48
	switch {
	case a.Is4():
		return a
	case isHome(a):
		bits = 64
	}
	all, err := a.WithZone("").Prefix(bits)
	if err != nil {
		return a // the zero address
	}
	return all.Addr()
}
