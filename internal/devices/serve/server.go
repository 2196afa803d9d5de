package serve

import (
	"context"
	"errors"
	"log"
	"net"
	"net/http"
	"time"
)

// What one client may cost. The pages are some ten megabytes, which a slow phone gets
// in writeTime.
const (
	headerTime  = 5 * time.Second
	readTime    = 10 * time.Second
	writeTime   = 10 * time.Minute
	idleTime    = 2 * time.Minute
	headerBytes = 16 << 10
	farewell    = 3 * time.Second
)

// Connections is how many clients one server usually has at once at most: a browser
// takes up to six, a guest at a table one.
const Connections = 256

// A Server serves a handler.
type Server struct {
	Handler     http.Handler
	Connections int         // at once at most, such as [Connections]
	Complaints  *log.Logger // about clients
	Proxy       bool        // a reverse proxy is in front, which has any number of connections
}

// protected returns a handler of which every answer has the headers of [Protect], those too that
// a library writes. A page sets a policy of its own.
func protected(h http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		Protect(w.Header(), "default-src 'none'; frame-ancestors 'none'")
		h.ServeHTTP(w, r)
	})
}

// Run serves on a listener of TCP until the context ends; then it finishes what is being sent,
// for a few seconds at most, and returns nil.
func (s Server) Run(ctx context.Context, l net.Listener) error {
	server := &http.Server{
		Handler:           protected(s.Handler),
		ReadHeaderTimeout: headerTime,
		ReadTimeout:       readTime,
		WriteTimeout:      writeTime,
		IdleTimeout:       idleTime,
		MaxHeaderBytes:    headerBytes,
		ErrorLog:          s.Complaints,
	}
	failed := make(chan error, 1)
	limited := limit(l, s.Connections, s.Proxy)
	limited.watch(server)
	go func() { failed <- server.Serve(limited) }()
	select {
	case err := <-failed:
		return err
	case <-ctx.Done():
	}
	ending, cancel := context.WithTimeout(context.WithoutCancel(ctx), farewell)
	defer cancel()
	if err := server.Shutdown(ending); !errors.Is(err, context.DeadlineExceeded) {
		return err
	}
	return server.Close()
}
