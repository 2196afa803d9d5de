package serve

import (
	"net/http"
	"net/netip"
	"slices"
	"strings"
)

// An Admission says which devices may come in. The zero Admission lets in those of this
// network.
type Admission struct {
	// Names are the host names under which this server is reached, besides its addresses
	// and localhost. Any other is refused, since a page elsewhere may have made up a name
	// for this address.
	Names []string
	// Public lets in devices with public addresses.
	Public bool
	// Homes is how many homes may share one address, as some providers let them; 0 is one.
	// Each joins as often.
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
