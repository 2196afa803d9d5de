//go:build !js

package desktop

import (
	"context"
	"errors"
	"io"
	"log"
	"net"
	"net/http"
	"os"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"

	"tabby/internal/devices/host/wire"
	"tabby/internal/devices/nearby"
	"tabby/internal/devices/peers"
	"tabby/internal/devices/peers/network"
	"tabby/internal/devices/serve"
	"tabby/internal/system/version"
	"tabby/internal/system/web"
	"tabby/internal/words"
)

// A line is how other devices reach this computer. The zero line is none.
type line struct {
	listener net.Listener // or nil
	open     atomic.Int32 // its port, or 0, for other goroutines
	end      context.CancelFunc
	door     *serve.Door // the same for all that listens here
	ways     *ways
	client   *peers.Client // or nil, if no one has asked for it
	said     announcement
	finder   nearby.Finder // of the tables in the network
	came     func(from string, games int)

	// site returns the pages for browsers, which are read when the first is asked for. The
	// error is about [serve.ErrNoPages] if this program carries none.
	site func() (*serve.Site, error)
}

// port returns where it listens, or 0.
func (l *line) port() int { return int(l.open.Load()) }

// ways are what other devices are answered. Both may be nil.
type ways struct {
	mu      sync.Mutex
	guests  http.Handler     // below /table, at /screen and /join
	devices *network.Handler // below /together
	words   words.Server
	site    func() (*serve.Site, error)
	door    *serve.Door
	lead    serve.Lead
	finder  *nearby.Finder
}

// ServeHTTP implements [http.Handler].
func (w *ways) ServeHTTP(to http.ResponseWriter, r *http.Request) {
	w.mu.Lock()
	guests, devices := w.guests, w.devices
	w.mu.Unlock()
	switch path, under, _ := strings.Cut(strings.TrimPrefix(r.URL.Path, "/"), "/"); {
	case guests != nil && w.lead.Answer(to, r):
	case guests != nil && r.URL.Path == wire.NearbyPath:
		w.listTables(to, r)
	case guests != nil && (path == "table" || (path == "screen" || path == "join") && under == ""):
		guests.ServeHTTP(to, r)
	case devices != nil && path == "together":
		devices.ServeHTTP(to, r)
	case w.door.Refuse(to, r, w.words.OtherName, w.words.OtherNetwork):
	default:
		serve.Welcome(guests, http.HandlerFunc(w.pages)).ServeHTTP(to, r)
	}
}

// The ports that are tried, the first one before the others: with the same port every
// time, what devices have kept for this address is there again.
const (
	firstPort = 8229
	lastPort  = 8239
)

// Listen lets other devices of the network reach this computer, until HangUp is called. h
// answers what they ask for below /table and at /screen and /join; all else are the pages for
// browsers, if this program carries them, but for [serve.Welcome]. The error says why it cannot listen.
func (s *Store) Listen(h http.Handler) error {
	err := s.open()
	if err == nil {
		s.line.ways.set(func(w *ways) { w.guests = h })
	}
	return err
}

// Door returns the door at which Listen lets devices in, those of this network, always the same.
func (s *Store) Door() *serve.Door { return s.line.door }

// set changes what is answered.
func (w *ways) set(f func(*ways)) {
	w.mu.Lock()
	defer w.mu.Unlock()
	f(w)
}

// open listens, if nothing does yet.
func (s *Store) open() error {
	if s.line.listener != nil {
		return nil
	}
	l, err := takePort()
	if err != nil {
		return err
	}
	ctx, end := context.WithCancel(context.Background())
	port := l.Addr().(*net.TCPAddr).Port
	s.line.open.Store(int32(port))
	s.line.listener, s.line.end = l, end
	s.line.ways = &ways{
		words: s.Words().Server, site: s.line.site, door: s.Door(),
		lead: serve.Lead{Name: nearby.Name, Port: port, Path: wire.EnterPath}, finder: &s.line.finder,
	}
	server := serve.Server{Handler: s.line.ways, Connections: serve.Connections, Complaints: log.New(os.Stderr, "tabby: ", 0)}
	go func() {
		if err := server.Run(ctx, l); err != nil && !errors.Is(err, net.ErrClosed) {
			server.Complaints.Print(err)
		}
	}()
	return nil
}

// takePort listens at the first free port.
func takePort() (net.Listener, error) {
	var wrong []error
	for port := firstPort; port <= lastPort; port++ {
		l, err := net.Listen("tcp", ":"+strconv.Itoa(port))
		if err == nil {
			return l, nil
		}
		wrong = append(wrong, err)
	}
	l, err := net.Listen("tcp", ":0")
	if err != nil {
		return nil, errors.Join(append(wrong, err)...)
	}
	return l, nil
}

// speak hands over the language of the site.
func (l *line) speak(w words.Server) {
	missing := func(to http.ResponseWriter, r *http.Request) { serve.Missing(to, r, w.NoPage) }
	l.site = sync.OnceValues(func() (*serve.Site, error) {
		return serve.New(web.Files(), version.String(), w.Damaged, http.HandlerFunc(missing))
	})
}

// pages answers with the pages for browsers.
func (w *ways) pages(to http.ResponseWriter, r *http.Request) {
	s, err := w.site()
	if err != nil {
		serve.Missing(to, r, w.words.NoPage)
		return
	}
	s.ServeHTTP(to, r)
}

// pagesAt returns where a browser finds the pages now, or "" if none can. It may be called
// from any goroutine.
func (s *Store) pagesAt() string {
	port := s.line.port()
	if port == 0 {
		return ""
	}
	at, err := serve.Bases(port)
	if _, none := s.line.site(); err != nil || none != nil || len(at) == 0 {
		return ""
	}
	return at[0]
}

// Addresses returns where other devices reach this computer while it listens, the best
// first: "http://192.168.1.20:8229". There are none while it is on no network.
func (s *Store) Addresses() ([]string, error) {
	if s.line.listener == nil {
		return nil, nil
	}
	return serve.Bases(s.line.port())
}

// HangUp ends what Listen began. Devices that sync with this one are still answered.
func (s *Store) HangUp() {
	if s.line.listener == nil {
		return
	}
	s.line.said.end()
	s.line.ways.set(func(w *ways) { w.guests = nil })
	if s.line.ways.devices == nil {
		s.hangUp()
	}
}

// hangUp ends that other devices reach this computer. The port is free at once, for the
// next time.
func (s *Store) hangUp() {
	s.line.said.end()
	if s.line.listener != nil {
		s.line.end()
		_ = s.line.listener.Close() // it is closed already if it failed
	}
	s.line.open.Store(0)
	s.line.listener, s.line.end, s.line.ways = nil, nil, nil
}

// begin puts the line into the network at home.
func (l *line) begin() { l.finder.In, l.door = nearby.Home(), serve.NewDoor(serve.Admission{}) }

// An announcement is what is said in the network of the table here. The zero announcement is
// silence.
type announcement struct {
	of    *nearby.Announcement // or nil
	front context.CancelFunc   // ends that browsers need no port, or nil
}

// end says that the table is gone.
func (a *announcement) end() {
	if a.front != nil {
		a.front()
	}
	if a.of != nil {
		a.of.End()
	}
	*a = announcement{}
}

// Announce says in the network that a table is here, by its name, until HangUp is called. Called
// again it gives the table another name. changed is called on another goroutine once [Store.Named]
// returns another address.
func (s *Store) Announce(table string, changed func()) {
	switch said := &s.line.said; {
	case s.line.listener == nil:
	case said.of != nil:
		said.of.Rename(table)
	default:
		said.front = s.line.ways.openFront()
		said.of = s.line.finder.In.Announce(table, s.line.port(), changed)
	}
}

// Named returns a name that can be typed instead of the address in numbers, such as "tabby.local",
// or "" while there is none.
func (s *Store) Named() string {
	said := s.line.said
	switch {
	case said.of == nil || !said.of.Named():
		return ""
	case said.front != nil:
		return nearby.Name
	}
	return net.JoinHostPort(nearby.Name, strconv.Itoa(s.line.port()))
}

// openFront leads devices that come by the name alone, without a port, and returns the function
// that ends it, or nil if that port is taken or this program may not have it.
func (w *ways) openFront() (end context.CancelFunc) {
	l, err := net.Listen("tcp", ":80")
	if err != nil {
		return nil
	}
	ctx, end := context.WithCancel(context.Background())
	missing := serve.NotFound(w.door.Admission, w.words.NoPage, w.words.OtherName)
	server := serve.Server{Connections: serve.Connections, Complaints: log.New(io.Discard, "", 0), Handler: http.HandlerFunc(func(to http.ResponseWriter, r *http.Request) {
		if !w.lead.Answer(to, r) {
			missing.ServeHTTP(to, r)
		}
	})}
	go func() { _ = server.Run(ctx, l) }() // or people type the port
	return end
}

// listTables answers which tables there are in the network.
func (w *ways) listTables(to http.ResponseWriter, r *http.Request) {
	if w.door.Refuse(to, r, w.words.OtherName, w.words.OtherNetwork) {
		return
	}
	serve.AnswerJSON(to, http.StatusOK, append([]wire.Neighbour{}, w.finder.Tables()...))
}

// Nearby returns the tables that hosts in the network have, in order of their names. It may take a
// second, and may be called from any goroutine.
func (s *Store) Nearby() []wire.Neighbour { return s.line.finder.Tables() }
