package spaces

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"sync"
	"time"

	"tabby/internal/host"
	"tabby/internal/serve"
)

// Options are what a server needs. All but Admission are needed.
type Options struct {
	Admission serve.Admission // of devices; its Devices are replaced by those of each space
	Now       func() time.Time
	Log       *slog.Logger // without names, addresses and keys
	Meter     Meter
	Idle      time.Duration // after which a table or a space without guests is closed
	Most      int           // spaces that are open at once
}

// A Server answers for all spaces in a folder. It is safe for use by several goroutines.
type Server struct {
	dir     string
	options Options
	doors   *serve.Doors
	none    *host.Host // answers for spaces that are not there
	mux     http.Handler

	mu    sync.Mutex
	open  map[string]*space // by name
	ended bool
}

// These errors say why a request is not answered.
var (
	errMany  = errors.New("so many families play now that this server has no room for another; try again in a few minutes")
	errPace  = errors.New("this family asks for more at once than it may; wait a moment, and try again")
	errEnded = errors.New("this server is being stopped; try again in a minute")
)

// New returns a server of the spaces in a folder. Let it [Server.Tidy], and [Server.Close]
// it at the end.
func New(dir string, o Options) *Server {
	s := &Server{dir: dir, options: o, doors: serve.NewDoors(o.Admission), none: host.New(host.Options(o.Admission)), open: map[string]*space{}}
	s.mux = s.routes()
	return s
}

// enter returns the space of that name, for use until leave is called. The error is
// [ErrUnknown], errMany or errEnded, or why its record cannot be read.
func (s *Server) enter(name string) (p *space, leave func(), err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.ended {
		return nil, nil, errEnded
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
		err = errMany
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
	for name, p := range s.open {
		if p.users == 0 && p.rest(latest) {
			s.close(name)
			return true
		}
	}
	return false
}

// close closes a space. The lock is held.
func (s *Server) close(name string) {
	s.open[name].close()
	delete(s.open, name)
}

// Tidy closes what is idle, again and again until the context ends.
func (s *Server) Tidy(ctx context.Context) {
	tick := time.NewTicker(s.options.Idle / 4)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
			s.tidy()
		}
	}
}

// tidy closes what has been idle for long enough, and the spaces that are no more.
func (s *Server) tidy() {
	s.mu.Lock()
	defer s.mu.Unlock()
	since := s.options.Now().Add(-s.options.Idle)
	for name, p := range s.open {
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
	s.mu.Lock()
	defer s.mu.Unlock()
	s.ended = true
	for name := range s.open {
		s.close(name)
	}
}

// ServeHTTP implements [http.Handler] for /s/ and all below.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) { s.mux.ServeHTTP(w, r) }
