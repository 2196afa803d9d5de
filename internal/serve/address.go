package serve

import (
	"net"
	"net/netip"
	"slices"
)

// Addresses returns the addresses under which other devices reach this machine, the one
// of the way out first.
func Addresses() ([]netip.Addr, error) {
	all, err := net.InterfaceAddrs()
	if err != nil {
		return nil, err
	}
	return reachable(all, wayOut()), nil
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

// reachable returns the addresses that other devices can use: the first one, if it is
// there, then IPv4, then IPv6.
func reachable(all []net.Addr, first netip.Addr) []netip.Addr {
	var found []netip.Addr
	for _, a := range all {
		prefix, err := netip.ParsePrefix(a.String())
		if err == nil && prefix.Addr().IsGlobalUnicast() {
			found = append(found, prefix.Addr())
		}
	}
	rank := func(a netip.Addr) int {
		switch {
		case a == first:
			return 0
		case a.Is4():
			return 1
		}
		return 2
	}
	slices.SortStableFunc(found, func(a, b netip.Addr) int { return rank(a) - rank(b) })
	return found
}
