package serve

import (
	"net"
	"net/http"
	"net/netip"
	"strings"
)

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

// base returns this computer's address in numbers for who asks to see something in the same network,
// or "": the address to which the device has come, or the likeliest if that one cannot be typed.
func (l Lead) base(r *http.Request) string {
	at, _ := r.Context().Value(http.LocalAddrContextKey).(net.Addr)
	if at == nil || r.Method != http.MethodGet && r.Method != http.MethodHead || !isBeside(r.RemoteAddr, addressOf(at)) {
		return ""
	}
	to := addressOf(at).Unmap()
	if !to.Is4() {
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
	at, err := netip.ParseAddrPort(remote)
	return err == nil && (isHome(at.Addr().Unmap()) || own.Is6() && !own.Is4In6() && house(at.Addr()) == house(own))
}
