package serve

import (
	"context"
	"net"
	"net/http"
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
// address if none do. It sends none.
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

// Behind returns a handler for requests that come through a reverse proxy on this computer
// or its network: the address of a device is then the last in the header X-Forwarded-For,
// which the proxy has added, and X-Forwarded-Proto says how the proxy was asked. Addresses
// before the last come from the device itself, so they are ignored.
func Behind(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if isLocal(r.RemoteAddr) && r.Header.Get("X-Forwarded-Proto") == "https" {
			r = r.WithContext(context.WithValue(r.Context(), withTLS{}, true))
		}
		if a, ok := forwarded(r); ok {
			r = r.Clone(r.Context())
			r.RemoteAddr = netip.AddrPortFrom(a, 0).String()
		}
		next.ServeHTTP(w, r)
	})
}

// withTLS is the key of what a proxy says in the context of a request: that it took it with TLS.
type withTLS struct{}

// forwarded returns the address that a proxy of this network has added to a request.
func forwarded(r *http.Request) (netip.Addr, bool) {
	all := r.Header.Values("X-Forwarded-For")
	if len(all) == 0 || !isLocal(r.RemoteAddr) {
		return netip.Addr{}, false
	}
	last := all[len(all)-1]
	a, err := netip.ParseAddr(strings.TrimSpace(last[strings.LastIndexByte(last, ',')+1:]))
	return a, err == nil
}

// Base returns the scheme and host by which a device has reached this server, such as
// "https://tabby.example". A proxy may have taken the request with TLS ([Behind]).
func Base(r *http.Request) string {
	if r.TLS != nil || r.Context().Value(withTLS{}) != nil {
		return "https://" + r.Host
	}
	return "http://" + r.Host
}

// A Lead is a name that leads to this computer. Anybody in the network may claim it, so it does one
// thing: it leads to the address in numbers, and no page, cookie or store ever belongs to it.
type Lead struct {
	Name string
	Port int    // where this computer answers
	Path string // what is to be seen there
}

// Answer answers a request for the name, and reports whether it is one.
func (l Lead) Answer(w http.ResponseWriter, r *http.Request) bool {
	if !strings.EqualFold(strings.TrimSuffix(hostname(r.Host), "."), l.Name) {
		return false
	}
	if base := l.base(r); base != "" {
		w.Header().Set("Cache-Control", "no-store")
		w.Header().Set("Location", base+l.Path)
		w.WriteHeader(http.StatusFound)
	} else {
		w.WriteHeader(http.StatusMisdirectedRequest)
	}
	return true
}

// base returns this computer's address in numbers for a device that wants to look into the same
// network, or "": the address that the device has used, or the likeliest one if that cannot be
// typed.
func (l Lead) base(r *http.Request) string {
	at, _ := r.Context().Value(http.LocalAddrContextKey).(net.Addr)
	if at == nil || r.Method != http.MethodGet && r.Method != http.MethodHead {
		return ""
	}
	to := addressIn(at.String())
	if !isBeside(r.RemoteAddr, to) {
		return ""
	}
	if to = to.Unmap(); !to.Is4() {
		all, err := addresses()
		if err != nil || len(all) == 0 {
			return ""
		}
		to = all[0]
	}
	return BaseOf(to.String(), l.Port)
}

// isBeside reports whether a remote address is of a network at home, or of that of an address of
// this computer.
func isBeside(remote string, own netip.Addr) bool {
	from := addressIn(remote)
	return isHome(from.Unmap()) || own.Is6() && !own.Is4In6() && house(from) == house(own)
}
