package serve

import (
	"net"
	"net/netip"
)

// isLocal reports whether a remote address is of this computer or a network at home.
func isLocal(remote string) bool {
	at, err := netip.ParseAddrPort(remote)
	if err != nil {
		return false
	}
	return isHome(at.Addr().Unmap())
}

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

// network returns what stands for all addresses of a network of which one has many houses: of IPv6
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

// addressOf returns the address of the other end of a connection.
func addressOf(a net.Addr) netip.Addr {
	at, _ := netip.ParseAddrPort(a.String()) // or it is none of TCP
	return at.Addr()
}
