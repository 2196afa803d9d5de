// Package spaces lets many families keep their games on one server. A space is a folder with
// the store of one family, and has a key. With the key a device lists the tables of the family,
// begins games, and gets the codes with which others join. Only a hash of the key is stored.
//
// [Add] and the functions beside it manage the folders, also while a [Server] answers. The
// server opens a space or a table when it is asked for, and closes it when it is idle: a family
// that does not play costs only a folder.
package spaces

import (
	"context"
	"errors"
	"html/template"
	"log/slog"
	"maps"
	"net/http"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/devices/host"
	"tabby/internal/devices/reason"
	"tabby/internal/devices/serve"
	"tabby/internal/words"
	"tabby/internal/words/languages"
)

// Options are what a server needs. All but Offer, Admission and Stores are needed.
type Options struct {
	Words     *words.Language
	Offer     languages.Set   // to guests and families, or nil for Words alone
	Admission serve.Admission // of devices
	Now       func() time.Time
	Log       *slog.Logger // without names, addresses and keys
	Meter     Meter
	Idle      time.Duration  // after which a table or a space without guests is closed
	Most      int            // spaces that are open at once
	Digits    bool           // whether devices may join by six digits
	Stores    sqlite.Options // of the stores of all spaces, on the clock of the server
}

// A Server answers for all spaces in a folder. It is safe for use by several goroutines.
type Server struct {
	dir     string
	options Options
	door    *serve.Door
	front   *host.Host // answers devices until it is known that they are guests
	mux     http.Handler
	pages   *templates

	mu    sync.Mutex
	open  map[string]*space // by name
	ended bool
}

// New returns a server of the spaces in a folder. Let it [Server.Tidy], and [Server.Close]
// it at the end.
func New(dir string, o Options) *Server {
	if o.Offer == nil {
		o.Offer = languages.SetOf(o.Words)
	}
	o.Admission.Homes = homes
	door := serve.NewDoor(o.Admission)
	s := &Server{dir: dir, options: o, pages: &templates{in: map[*words.Language]*template.Template{}}, door: door, front: host.New(door.NewRoom(homes*serve.PerAddress), o.Words), open: map[string]*space{}}
	s.front.Measure(o.Meter)
	s.front.Offer(o.Offer)
	s.mux = s.routes()
	return s
}

// homes is the greatest usual number of homes behind one address. Each home has as many connections
// as one address has at a table, and they all count for their spaces too.
const homes = 4

// enter returns the space of that name, for use until leave is called. The error is
// [ErrUnknown], reason.ManyFamilies or reason.Stopping, or why its record cannot be read.
func (s *Server) enter(name string) (p *space, leave func(), err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.ended {
		return nil, nil, reason.Stopping
	}
	p = s.open[name]
	if p != nil {
		if err = p.refresh(); errors.Is(err, ErrUnknown) && p.users == 0 {
			s.close(name)
			p = nil
		}
	}
	switch {
	case p != nil:
	case len(s.open) >= s.options.Most && !s.closeOne():
		err = reason.ManyFamilies
	default:
		p, err = newSpace(s, name)
	}
	if err != nil {
		return nil, nil, err
	}
	s.open[name] = p
	p.users++
	return p, func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		p.users--
	}, nil
}

// grace is how long a device has to arrive at a table that was opened for it.
const grace = 30 * time.Second

// closeOne closes a space that nobody uses, and reports whether there is one.
// The lock is held.
func (s *Server) closeOne() bool {
	latest := s.options.Now().Add(-grace)
	for _, name := range s.names() {
		p := s.open[name]
		if p.users == 0 && p.rest(latest) {
			s.close(name)
			return true
		}
	}
	return false
}

// names returns the names of the spaces that are open, in their order. The lock is held.
func (s *Server) names() []string { return slices.Sorted(maps.Keys(s.open)) }

// close closes a space. The lock is held.
func (s *Server) close(name string) {
	s.open[name].close()
	delete(s.open, name)
}

// Tidy closes idle spaces and tables, and within a second spaces that were removed, until the context ends.
func (s *Server) Tidy(ctx context.Context) {
	idle, gone := time.NewTicker(s.options.Idle/4), time.NewTicker(sweepTime)
	defer idle.Stop()
	defer gone.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-idle.C:
			s.tidy()
		case <-gone.C:
			s.sweep()
		}
	}
}

// sweepTime is how long the guests of a space that was removed may stay. Nothing of theirs is
// kept meanwhile.
const sweepTime = time.Second

// sweep closes the spaces that were removed.
func (s *Server) sweep() { s.closeAll((*space).isGone) }

// tidy closes what has been idle for long enough.
func (s *Server) tidy() {
	since := s.options.Now().Add(-s.options.Idle)
	s.closeAll(func(p *space) bool { return p.rest(since) })
}

// closeAll closes the spaces that nobody uses and that are over.
func (s *Server) closeAll(over func(*space) bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, name := range s.names() {
		p := s.open[name]
		if p.users == 0 && over(p) {
			s.close(name)
		}
	}
}

// Close closes all spaces; their guests can come back when another server answers.
func (s *Server) Close() {
	defer s.front.End()
	s.mu.Lock()
	defer s.mu.Unlock()
	s.ended = true
	for _, name := range s.names() {
		s.close(name)
	}
}

// ServeHTTP implements [http.Handler] for /s/ and all below.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) { s.mux.ServeHTTP(w, r) }

// causes are the errors of a store that may be logged as they are.
var causes = []error{
	history.ErrDisk, history.ErrReadOnly, history.ErrDamaged, history.ErrLocked, history.ErrNewer, history.ErrFolder, history.ErrUnreadable,
}

// noCause is the cause of an error that is none of a store.
const noCause = "unknown"

// cause returns the part of an error that may be logged: the error itself may have the names of
// people and spaces.
func cause(err error) string {
	if busy := new(history.BusyError); errors.As(err, &busy) {
		return history.ErrLocked.Error()
	}
	var all []string
	for _, c := range causes {
		if errors.Is(err, c) {
			all = append(all, c.Error())
		}
	}
	if errno := syscall.Errno(0); errors.As(err, &errno) {
		all = append(all, errno.Error())
	}
	if all == nil {
		return noCause
	}
	return strings.Join(all, ": ")
}

// An answer remembers the status of what it writes.
type answer struct {
	http.ResponseWriter
	status int
}

func (a *answer) WriteHeader(status int) {
	if a.status == 0 {
		a.status = status
	}
	a.ResponseWriter.WriteHeader(status)
}

func (a *answer) Write(text []byte) (int, error) {
	if a.status == 0 {
		a.status = http.StatusOK
	}
	return a.ResponseWriter.Write(text)
}

// Unwrap lets a connection be taken over.
func (a *answer) Unwrap() http.ResponseWriter { return a.ResponseWriter }

// logged answers with next, counts that and logs it: by the pattern of the address, which
// has no names and keys.
func (s *Server) logged(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		began, a := time.Now(), &answer{ResponseWriter: w}
		defer func() {
			s.options.Meter.Request(a.status)
			level := slog.LevelDebug
			if a.status >= http.StatusInternalServerError {
				level = slog.LevelWarn
			}
			s.options.Log.Log(r.Context(), level, "request", "to", r.Pattern, "method", r.Method, "status", a.status, "took", time.Since(began))
		}()
		next.ServeHTTP(a, r)
	})
}
