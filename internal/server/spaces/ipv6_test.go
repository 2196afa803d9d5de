package spaces

import (
	"context"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"strings"
	"testing"

	"tabby/internal/devices/serve"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/hosttest"
)

// overIPv6 serves the town at [::1], behind a proxy there, and reports whether this machine
// has IPv6 at all.
func (w *town) overIPv6() bool {
	w.Helper()
	l, err := net.Listen("tcp6", "[::1]:0")
	if err != nil {
		return false
	}
	w.stop()
	w.public = true
	w.start()
	ctx, stop := context.WithCancel(w.Context())
	ended := make(chan error, 1)
	s := serve.Server{Handler: serve.Behind(w.server), Connections: serve.Connections, Complaints: log.New(io.Discard, "", 0), Proxy: true}
	go func() { ended <- s.Run(ctx, l) }()
	w.Cleanup(func() { w.server.Close(); stop(); <-ended })
	w.http.URL = "http://" + l.Addr().String()
	return true
}

func TestFamilyPlaysOverIPv6(t *testing.T) {
	w, keys := newTown(t, "millers")
	if !w.overIPv6() {
		return // where there is no IPv6 at all
	}
	codes := w.begin("millers", keys["millers"], "Ann", "Ben")
	if !strings.HasPrefix(codes.Score, "http://[::1]:") {
		t.Errorf("the code has the address %s", codes.Score)
	}
	g := hosttest.Join(t, codes.Score)
	for player := range 2 {
		if a := g.Do("slip", hosttest.Args{"round": 0, "player": player, "score": 5}); !a.OK {
			t.Fatal(a.Why)
		}
	}
	if a := g.Do("write", hosttest.Args{"round": 0, "caller": 0}); !a.OK {
		t.Fatal(a.Why)
	}
}

// TestOneHomeOfIPv6GuessesAsOne guesses keys from as many addresses of one home as there are.
func TestOneHomeOfIPv6GuessesAsOne(t *testing.T) {
	w, keys := newTown(t, "millers")
	if !w.overIPv6() {
		return
	}
	tries := assault.Times(100, 100, 5000)
	for n := range tries {
		w.from = fmt.Sprintf("2001:db8:1:2::%x", n+1)
		w.ask("wrong", "/s/millers/", nil)
	}
	w.from = "2001:db8:1:2:abcd::1"
	if got := w.ask("wrong", "/s/millers/", nil); !strings.Contains(got.body, "oo many wrong keys") {
		t.Errorf("after %d guesses of its home, one more is answered %d", tries, got.status)
	}
	if got := w.ask(keys["millers"], "/s/millers/", nil); got.status != http.StatusOK {
		t.Errorf("after %d guesses of its home, the right key is answered %d", tries, got.status)
	}
	w.from = "2001:db8:1:3::1"
	if got := w.ask(keys["millers"], "/s/millers/", nil); got.status != http.StatusOK {
		t.Errorf("a device of another home is answered %d", got.status)
	}
	assault.Tried(t, tries, assault.Tricks)
}
