package spaces

import (
	"context"
	"io"
	"log"
	"net"
	"strings"
	"testing"

	"tabby/internal/devices/serve"
	"tabby/internal/testing/hosttest"
)

// TestFamilyPlaysOverIPv6 serves a town at [::1], behind a proxy there.
func TestFamilyPlaysOverIPv6(t *testing.T) {
	w, keys := newTown(t, "millers")
	l, err := net.Listen("tcp6", "[::1]:0")
	if err != nil {
		return // where there is no IPv6 at all
	}
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	s := serve.Server{Handler: serve.Behind(w.server), Connections: serve.Connections, Complaints: log.New(io.Discard, "", 0), Proxy: true}
	go func() { ended <- s.Run(ctx, l) }()
	t.Cleanup(func() { w.server.Close(); stop(); <-ended })
	w.http.URL = "http://" + l.Addr().String()
	codes := w.begin("millers", keys["millers"], "Ann", "Ben")
	if !strings.HasPrefix(codes.Score, "http://[::1]:") {
		t.Errorf("the code has the address %s", codes.Score)
	}
	g := hosttest.Join(t, codes.Score)
	for player := range 2 {
		g.Does("slip", hosttest.Args{"round": 0, "player": player, "score": 5})
	}
	g.Does("write", hosttest.Args{"round": 0, "caller": 0})
}
