package spaces

import (
	"context"
	"errors"
	"html/template"
	"log/slog"
	"maps"
	"net/http"
	"slices"
	"sync"
	"time"

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

// homes is how many homes behind one address are usual at most. Each has as many connections as one
// address has at a table, and all are those of their spaces too.
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

// closeOne closes a space of which nothing is in use, and reports whether there is one.
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

// Tidy closes what is idle, and at once what was removed, until the context ends.
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
func (s *Server) sweep() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, name := range s.names() {
		p := s.open[name]
		if p.users == 0 && p.isGone() {
			s.close(name)
		}
	}
}

// tidy closes what has been idle for long enough, and the spaces that are no more.
func (s *Server) tidy() {
	s.mu.Lock()
	defer s.mu.Unlock()
	since := s.options.Now().Add(-s.options.Idle)
	for _, name := range s.names() {
		p := s.open[name]
		if p.users > 0 {
			continue
		}
		if _, err := load(s.dir, name); errors.Is(err, ErrUnknown) || p.rest(since) {
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
