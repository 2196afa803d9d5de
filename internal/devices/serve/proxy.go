package serve

import (
	"context"
	"net/http"
	"net/netip"
	"strings"
)

// Behind returns a handler for requests that come through a reverse proxy on this
// computer or its network: the address of a device is then the last in the header
// X-Forwarded-For, which the proxy has added, and X-Forwarded-Proto says how the proxy was
// asked. Addresses before the last are what the device says itself, so they are left alone.
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
