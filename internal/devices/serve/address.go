package serve

import (
	"net"
	"net/netip"
	"slices"
	"strconv"
	"strings"
)

// addresses returns the addresses under which other devices reach this machine, the
// likeliest first.
func addresses() ([]netip.Addr, error) {
	all, err := net.Interfaces()
	if err != nil {
		return nil, err
	}
	out := wayOut()
	var found []candidate
	for _, i := range all {
		addresses, err := i.Addrs()
		if err != nil {
			continue // it has just gone
		}
		for _, a := range addresses {
			prefix, err := netip.ParsePrefix(a.String())
			if err == nil {
				found = append(found, candidate{prefix.Addr(), i.Name, i.Flags&net.FlagPointToPoint != 0, prefix.Addr() == out})
			}
		}
	}
	return reachable(found), nil
}

// Bases returns the addresses of a port of this machine, the likeliest first, as [BaseOf].
func Bases(port int) (found []string, err error) {
	all, err := addresses()
	for _, a := range all {
		found = append(found, BaseOf(a.String(), port))
	}
	return found, err
}

// BaseOf returns the address of a port of a machine: "http://192.168.1.20:8229".
func BaseOf(host string, port int) string {
	return "http://" + net.JoinHostPort(host, strconv.Itoa(port))
}

// A candidate is an address that other devices may reach.
type candidate struct {
	addr   netip.Addr
	name   string // of its interface
	tunnel bool   // which leads to one other computer
	out    bool   // packets to the internet leave from it
}

// isVirtual reports whether the address is of a network that phones at home are not in: of
// a tunnel, of containers or of machines inside this one.
func (c candidate) isVirtual() bool {
	if c.tunnel || netip.MustParsePrefix("100.64.0.0/10").Contains(c.addr) { // as between the nodes of a VPN
		return true
	}
	return slices.ContainsFunc([]string{"tun", "tap", "wg", "utun", "tailscale", "zt", "ppp", "docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "lxc", "podman", "cni"},
		func(of string) bool { return strings.HasPrefix(strings.ToLower(c.name), of) })
}

// rank returns how likely other devices do not reach the address: 0 for the likeliest.
func (c candidate) rank() int {
	rank := 0
	for _, worse := range []bool{c.isVirtual(), !c.addr.Is4(), !c.addr.IsPrivate(), !c.out} {
		rank *= 2
		if worse {
			rank++
		}
	}
	return rank
}

// wayOut returns the address that packets to the internet leave from, or the zero
// address where none do. It sends none.
func wayOut() netip.Addr {
	c, err := net.Dial("udp4", "192.0.2.1:9") // an address for documentation
	if err != nil {
		return netip.Addr{}
	}
	defer c.Close()
	local, _ := netip.ParseAddrPort(c.LocalAddr().String())
	return local.Addr()
}

// reachable returns the addresses that other devices can use, the likeliest first.
func reachable(all []candidate) []netip.Addr {
	all = slices.DeleteFunc(slices.Clone(all), func(c candidate) bool { return !c.addr.IsGlobalUnicast() })
	slices.SortStableFunc(all, func(a, b candidate) int { return a.rank() - b.rank() })
	var found []netip.Addr
	for _, c := range all {
		found = append(found, c.addr)
	}
	return found
}
