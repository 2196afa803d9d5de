package host

import (
	"context"
	"net/http"
	"net/netip"
	"strings"
	"sync"

	"tabby/internal/host/page"
	"tabby/internal/serve"
)

// Options say whom a host lets in. The zero Options let in devices of this network.
type Options struct {
	// Names are the host names under which it is reached, besides its addresses and
	// localhost. Any other is refused, since a page elsewhere may have made up a name
	// for this address.
	Names []string
	// Public lets in devices with public addresses.
	Public bool
	// PerAddress is how many devices may be connected from one address, or 0 for
	// the usual number. Behind a reverse proxy all have its address.
	PerAddress int
}

// A Host lets devices join the tables that are open, over HTTP. It is safe for use by
// several goroutines.
type Host struct {
	options Options
	doors   doors

	mu     sync.Mutex
	tables map[string]*Table // by tag
	joined sync.WaitGroup    // connections
	ctx    context.Context   // ends with the host
	end    context.CancelFunc
}

// New returns a host without tables.
func New(o Options) *Host {
	if o.PerAddress == 0 {
		o.PerAddress = perAddress
	}
	h := &Host{options: o, doors: newDoors(o.PerAddress), tables: map[string]*Table{}}
	h.ctx, h.end = context.WithCancel(context.Background())
	return h
}

// Open opens a game to other devices, with the keys and guests that it had when it was
// open last. It is called on the goroutine of the game's owner, to whom the table belongs.
// The error is that of the owner's drafts.
func (h *Host) Open(o Owner) (*Table, error) {
	t, err := newTable(o)
	if err != nil {
		return nil, err
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	h.tables[t.party.Tag] = t
	return t, nil
}

// Close closes a game to other devices. It is called on the goroutine of its owner.
func (h *Host) Close(t *Table) {
	h.mu.Lock()
	delete(h.tables, t.party.Tag)
	h.mu.Unlock()
	t.close()
}

// End ends all connections, and waits until they have ended. The tables stay as they are.
func (h *Host) End() {
	h.end()
	h.joined.Wait()
}

// table returns the open table that a key or token names, or nil.
func (h *Host) table(sealed string) *Table {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.tables[tagOf(sealed)]
}

// The paths that a host answers.
const (
	tablePath  = "/table"
	screenPath = "/screen"
	joinPath   = tablePath + "/join"
	livePath   = tablePath + "/live"
)

// Address returns the address of a page with a key in its fragment, which browsers never
// send. base is that of the server, such as "http://192.168.1.20:8229".
func Address(base, key string, screen bool) string {
	path := tablePath
	if screen {
		path = screenPath
	}
	return base + path + "#" + key
}

// policy is the Content-Security-Policy of guests' pages: nothing inline, nothing from
// elsewhere.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
	"manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// ServeHTTP implements [http.Handler] for [tablePath] and all below, and for [screenPath].
func (h *Host) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	serve.Protect(w.Header(), policy)
	switch {
	case !h.isNamed(r.Host):
		http.Error(w, "This Tabby is not called that. Scan the code again, or start it with --name.", http.StatusMisdirectedRequest)
	case !h.options.Public && !isLocal(r.RemoteAddr):
		http.Error(w, "This Tabby lets in devices of its own network only.", http.StatusForbidden)
	case r.URL.Path == joinPath:
		h.join(w, r)
	case r.URL.Path == livePath:
		h.live(w, r)
	default:
		page.Files(w, r)
	}
}

// isNamed reports whether the host of a request is an address, localhost or a name of
// this host.
func (h *Host) isNamed(host string) bool {
	name := hostname(host)
	if _, err := netip.ParseAddr(name); err == nil || name == "localhost" {
		return true
	}
	for _, n := range h.options.Names {
		if strings.EqualFold(n, name) {
			return true
		}
	}
	return false
}

// hostname returns a host without its port and brackets.
func hostname(host string) string {
	if i := strings.LastIndexByte(host, ':'); i >= 0 && !strings.HasSuffix(host, "]") && (strings.Count(host, ":") == 1 || host[i-1] == ']') {
		host = host[:i]
	}
	return strings.Trim(host, "[]")
}

// isLocal reports whether a remote address is of this computer or a network at home.
func isLocal(remote string) bool {
	at, err := netip.ParseAddrPort(remote)
	if err != nil {
		return false
	}
	a := at.Addr().Unmap()
	return a.IsLoopback() || a.IsPrivate() || a.IsLinkLocalUnicast()
}
