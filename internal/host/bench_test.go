package host_test

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/coder/websocket"

	"tabby/history/sqlite"
	"tabby/internal/host"
	"tabby/internal/host/hosttest"
	"tabby/internal/host/page"
	"tabby/scoring"
	"tabby/ui/game"
)

// BenchmarkIntentToSixScreens measures how long a score takes from the device that
// enters it to all six at the table, on disk in between, against a bare echo over a
// WebSocket and a bare write with fsync in the same run.
func BenchmarkIntentToSixScreens(b *testing.B) {
	dir := b.TempDir()
	address := serveGame(b, dir)
	var all []*hosttest.Guest
	for range 6 {
		all = append(all, hosttest.Join(b, address(page.Score)))
	}
	echo, fsync := newEcho(b), newFsync(b, dir)
	var intents, echoes, fsyncs []time.Duration
	for b.Loop() {
		n := len(intents)
		intents = append(intents, took(func() {
			points := n % 37
			if a := all[n%6].Do("slip", hosttest.Args{"round": 0, "player": 0, "points": points, "rev": n}); !a.OK {
				b.Fatal(a.Why)
			}
			for _, g := range all {
				g.Until("the score", func(t hosttest.Table) bool { return t.Slips[0].Rev == n+1 })
			}
		}))
		echoes = append(echoes, took(echo))
		fsyncs = append(fsyncs, took(fsync))
		time.Sleep(10 * time.Millisecond) // below the rate that a device is allowed
	}
	intent, bound := median(intents), 3*median(echoes)+median(fsyncs)
	b.ReportMetric(float64(intent.Microseconds()), "µs-p50")
	b.ReportMetric(float64(quantile(intents, 0.99).Microseconds()), "µs-p99")
	b.ReportMetric(float64(median(echoes).Microseconds()), "µs-echo")
	b.ReportMetric(float64(median(fsyncs).Microseconds()), "µs-fsync")
	b.ReportMetric(float64(intent)/float64(bound), "of-3-echoes-and-fsync")
	b.ReportMetric(0, "ns/op")
}

// serveGame serves a game of three in a folder, and returns its addresses.
func serveGame(b *testing.B, dir string) (address func(page.Role) string) {
	b.Helper()
	kept, err := sqlite.Open(filepath.Join(dir, "tabby"), sqlite.Options{})
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { _ = kept.Close() })
	start := scoring.Start{At: time.Now(), Variant: "rat-a-tat-cat", People: []scoring.Person{{Name: "Ann"}, {Name: "Ben"}, {Name: "Cleo"}}}
	for i, p := range start.People {
		known, err := kept.Meet(p.Name)
		if err != nil {
			b.Fatal(err)
		}
		start.People[i].ID = known.ID
	}
	id, err := game.Begin(kept, start, time.Now)
	if err != nil {
		b.Fatal(err)
	}
	g, err := game.Open(kept, id, time.Now)
	if err != nil {
		b.Fatal(err)
	}
	h, loop := host.New(host.Options{}), host.NewLoop()
	server := httptest.NewServer(h)
	b.Cleanup(server.Close)
	b.Cleanup(h.End)
	b.Cleanup(loop.Stop)
	opened := make(chan *host.Table)
	loop.Do(func() {
		t, err := h.Open(host.Owner{Game: g, Drafts: kept, Now: time.Now, Run: loop.Do, After: loop.After})
		if err != nil {
			b.Error(err)
		}
		opened <- t
	})
	t := <-opened
	return func(r page.Role) string { return host.Address(server.URL, t.Key(r), false) }
}

// newEcho returns a function that sends a message over a WebSocket and waits until it
// comes back.
func newEcho(b *testing.B) func() {
	b.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		conn, err := websocket.Accept(w, r, nil)
		if err != nil {
			return
		}
		for {
			kind, data, err := conn.Read(context.Background())
			if err != nil || conn.Write(context.Background(), kind, data) != nil {
				return
			}
		}
	}))
	b.Cleanup(server.Close)
	conn, _, err := websocket.Dial(b.Context(), server.URL, nil)
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { _ = conn.CloseNow() })
	text := fmt.Append(nil, `{"id":"1","do":"slip","round":0,"player":0,"points":12}`)
	return func() {
		if err := conn.Write(context.Background(), websocket.MessageText, text); err != nil {
			b.Fatal(err)
		}
		if _, _, err := conn.Read(context.Background()); err != nil {
			b.Fatal(err)
		}
	}
}

// newFsync returns a function that writes a page to a file, on disk.
func newFsync(b *testing.B, dir string) func() {
	b.Helper()
	f, err := os.Create(filepath.Join(dir, "bare"))
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { _ = f.Close() })
	block := make([]byte, 4096)
	return func() {
		if _, err := f.Write(block); err != nil {
			b.Fatal(err)
		}
		if err := f.Sync(); err != nil {
			b.Fatal(err)
		}
	}
}

func took(f func()) time.Duration {
	began := time.Now()
	f()
	return time.Since(began)
}

func median(all []time.Duration) time.Duration { return quantile(all, 0.5) }

func quantile(all []time.Duration, q float64) time.Duration {
	sorted := slices.Sorted(slices.Values(all))
	return sorted[int(q*float64(len(sorted)-1))]
}
