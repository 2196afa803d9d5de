// Package nearby lets devices of a network at home find tables there: by one name, with mDNS (RFC
// 6762), and in a list of services (RFC 6763). It announces the name and the address of a table, and
// nothing else. If a network does not carry multicast, no table is found, and nobody waits.
//
// Begin with [Home], announce a table there, and look for others with a [Finder].
package nearby

import (
	"context"
	"errors"
	"net"
	"net/netip"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/pion/mdns/v2"
	"golang.org/x/net/ipv4"
	"golang.org/x/net/ipv6"

	"tabby/internal/devices/host/wire"
	"tabby/scoring"
)

// Name is what people type instead of the address in numbers. The first host of a network has it.
const Name = "tabby.local"

// A Network is where tables are announced and looked for.
type Network struct {
	Name       string                 // what leads to a host, such as [Name]
	Service    string                 // the kind of service that a table is: "_tabby._tcp"
	Interfaces func() []net.Interface // by which this computer is in it
	Patience   time.Duration          // what is silent for so long is not there
}

// Home returns the network at home.
func Home() Network { return Network{Name, "_tabby._tcp", atHome, 750 * time.Millisecond} }

// atHome returns the interfaces of this computer without those that lead elsewhere, as into a VPN.
func atHome() []net.Interface {
	const wanted, unwanted = net.FlagUp | net.FlagMulticast, net.FlagLoopback | net.FlagPointToPoint
	all, _ := net.Interfaces() // or there is none
	return slices.DeleteFunc(all, func(i net.Interface) bool { return i.Flags&wanted != wanted || i.Flags&unwanted != 0 })
}

// errNoNetwork means that this computer is in no network.
var errNoNetwork = errors.New("no network")

// mdnsPort is where all responders of a computer answer, one beside the other.
const mdnsPort = 5353

// hops is how far a packet may go by its header, though no router passes it on.
const hops = 255

// open takes part in the network, at [mdnsPort] to answer, or at 0, which is any, to ask. Answers to
// that one come to nobody else.
func (n Network) open(port int, options ...mdns.ServerOption) (*mdns.Conn, error) {
	interfaces := n.Interfaces()
	if len(interfaces) == 0 {
		return nil, errNoNetwork
	}
	v4, v6 := listen(port)
	conn, err := mdns.NewServer(v4, v6, append(options,
		mdns.WithInterfaces(interfaces...), mdns.WithIncludeLoopback(true), mdns.WithCacheRefresh(false), mdns.WithQueryInterval(n.Patience/asked))...)
	if err != nil {
		hangUp(v4, v6)
	}
	return conn, err
}

// listen takes a port beside others who have it. A connection is nil if the system has none.
func listen(port int) (v4 *ipv4.PacketConn, v6 *ipv6.PacketConn) {
	if c, err := net.ListenUDP("udp4", &net.UDPAddr{IP: net.IPv4(224, 0, 0, 0), Port: port}); err == nil {
		v4 = ipv4.NewPacketConn(c)
		_ = v4.SetMulticastTTL(hops) // or as few as the system sets
	}
	if c, err := net.ListenUDP("udp6", &net.UDPAddr{IP: net.ParseIP("ff02::"), Port: port}); err == nil {
		v6 = ipv6.NewPacketConn(c)
		_ = v6.SetMulticastHopLimit(hops)
	}
	return v4, v6
}

// hangUp closes what listen has opened.
func hangUp(v4 *ipv4.PacketConn, v6 *ipv6.PacketConn) {
	if v4 != nil {
		_ = v4.Close()
	}
	if v6 != nil {
		_ = v6.Close()
	}
}

// asked is how often is asked before that: as RFC 6762 has it in 8.1.
const asked = 3

// A sight is what answered.
type sight struct {
	within bool             // the network ends at this computer
	holder netip.Addr       // where the name leads, or the zero address
	tables []wire.Neighbour // in order of their names, once it is over
}

// look asks who has the name, and which tables there are.
func (n Network) look(ctx context.Context) sight {
	ctx, end := context.WithTimeout(ctx, n.Patience)
	defer end()
	conn, err := n.open(0)
	if err != nil {
		return sight{}
	}
	var mu sync.Mutex
	s := sight{within: n.isWithin()}
	conn.OnServiceDiscovered(func(found mdns.ServiceEvent) {
		mu.Lock()
		defer mu.Unlock()
		s.add(found)
	})
	if conn.Browse(ctx, n.Service) == nil {
		_, s.holder, _ = conn.QueryAddr(ctx, n.Name) // or nobody has it
		<-ctx.Done()
	}
	_ = conn.Close() // and nothing is discovered any more
	s.end(n.opens)
	return s
}

// end lists what was found, in order of names, each once. If that is too much for a network at home or for one
// computer, or if two have one name, some of it may be made up. Then only tables that can be opened are listed: first
// one of each address, then the second of each. So nobody can push out a table by making up others at its address.
func (s *sight) end(opens func(address string) bool) {
	byName := func(a, b wire.Neighbour) int { return strings.Compare(a.Name+"\n"+a.Address, b.Name+"\n"+b.Address) }
	slices.SortFunc(s.tables, byName)
	if s.isPlain() {
		return
	}
	there := whichOpen(s.tables, opens)
	ofOne, turn := map[string]int{}, map[wire.Neighbour]int{}
	var found []wire.Neighbour
	for _, t := range s.tables {
		if *there[t.Address] {
			turn[t] = ofOne[hostOf(t)]
			ofOne[hostOf(t)]++
			found = append(found, t)
		}
	}
	found = slices.CompactFunc(found, isNamesake)
	slices.SortStableFunc(found, func(a, b wire.Neighbour) int { return turn[a] - turn[b] })
	s.tables = found[:min(len(found), maxTables)]
	slices.SortFunc(s.tables, byName)
}

// isPlain reports whether nothing that was found, in order of names, looks made up.
func (s *sight) isPlain() bool {
	ofOne := map[string]int{}
	for i, t := range s.tables {
		ofOne[hostOf(t)]++
		if ofOne[hostOf(t)] > maxOfOne || i > 0 && isNamesake(s.tables[i-1], t) {
			return false
		}
	}
	return len(s.tables) <= maxTables
}

// whichOpen tries each address once, all at the same time.
func whichOpen(tables []wire.Neighbour, opens func(address string) bool) map[string]*bool {
	tried := map[string]*bool{}
	var all sync.WaitGroup
	for _, t := range tables {
		if tried[t.Address] == nil {
			is := new(bool)
			tried[t.Address] = is
			all.Go(func() { *is = opens(t.Address) })
		}
	}
	all.Wait()
	return tried
}

// hostOf returns the address of a table without its port.
func hostOf(t wire.Neighbour) string { return t.Address[:strings.LastIndexByte(t.Address, ':')] }

func isNamesake(a, b wire.Neighbour) bool { return a.Name == b.Name }

// opens reports whether something answers at the address of a table.
func (n Network) opens(address string) bool {
	c, err := net.DialTimeout("tcp4", strings.TrimPrefix(address, "http://"), n.Patience)
	if err == nil {
		_ = c.Close()
	}
	return err == nil
}

// isWithin reports whether the network ends at this computer, as in a test.
func (n Network) isWithin() bool {
	return !slices.ContainsFunc(n.Interfaces(), func(i net.Interface) bool { return i.Flags&net.FlagLoopback == 0 })
}

// maxTables is how many tables are listed, maxOfOne how many one computer is believed to have, and maxHeard how many
// answers are told apart: a network has a few, unless it is flooded.
const (
	maxTables = 12
	maxOfOne  = 3
	maxHeard  = 1024
)

// add adds a table that was found, if it is at an address that a device of this network could open.
func (s *sight) add(found mdns.ServiceEvent) {
	name, err := scoring.CleanName(found.Instance.Instance)
	a := found.Addr
	if err != nil || len(s.tables) >= maxHeard || !isHome(a) || found.Instance.Port == 0 || a.IsLoopback() && !s.within {
		return
	}
	table := wire.Neighbour{Name: name, Address: "http://" + netip.AddrPortFrom(a, found.Instance.Port).String()}
	if !slices.Contains(s.tables, table) {
		s.tables = append(s.tables, table)
	}
}

// isHome reports whether an address is of a network at home. IPv6 addresses are not listed: a
// browser keeps a page's data under one address, and the codes have that of IPv4.
func isHome(a netip.Addr) bool {
	return a.Is4() && (a.IsPrivate() || a.IsLoopback() || a.IsLinkLocalUnicast())
}

// Tables returns the tables of the network, in order of their names. It takes a second.
func (n Network) Tables() []wire.Neighbour { return n.look(context.Background()).tables }

// A Finder finds the tables of a network. It is safe for use by several goroutines.
type Finder struct {
	In Network

	mu    sync.Mutex // held while it looks, so that all who ask meanwhile get the same
	found []wire.Neighbour
	until time.Time // for so long that is new enough
}

// fresh is how long a list is new enough.
const fresh = 5 * time.Second

// Tables returns the tables, in order of their names. It may take a second.
func (f *Finder) Tables() []wire.Neighbour {
	f.mu.Lock()
	defer f.mu.Unlock()
	if time.Now().After(f.until) {
		f.found = f.In.Tables()
		f.until = time.Now().Add(fresh)
	}
	return f.found
}
