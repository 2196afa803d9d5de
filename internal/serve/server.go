package serve

import (
	"context"
	"errors"
	"log"
	"net"
	"net/http"
	"time"

	"golang.org/x/net/netutil"
)

// What one client may cost. The pages are some ten megabytes, which a slow phone gets
// in writeTime.
const (
	headerTime  = 5 * time.Second
	readTime    = 10 * time.Second
	writeTime   = 10 * time.Minute
	idleTime    = 2 * time.Minute
	headerBytes = 16 << 10
	connections = 256
	farewell    = 3 * time.Second
)

// Run serves a handler on a listener until the context ends; then it finishes what is
// being sent, for a few seconds at most, and returns nil.
func Run(ctx context.Context, l net.Listener, h http.Handler, complaints *log.Logger) error {
	server := &http.Server{
		Handler:           h,
		ReadHeaderTimeout: headerTime,
		ReadTimeout:       readTime,
		WriteTimeout:      writeTime,
		IdleTimeout:       idleTime,
		MaxHeaderBytes:    headerBytes,
		ErrorLog:          complaints,
	}
	failed := make(chan error, 1)
	go func() { failed <- server.Serve(netutil.LimitListener(l, connections)) }()
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
