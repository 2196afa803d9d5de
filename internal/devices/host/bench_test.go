package host_test

import (
	"bytes"
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/coder/websocket"

	"tabby/history/sqlite"
	"tabby/internal/devices/host"
	"tabby/internal/devices/host/page"
	"tabby/internal/devices/serve"
	"tabby/internal/table/game"
	"tabby/internal/testing/hosttest"
	"tabby/internal/testing/must"
	"tabby/internal/testing/turns"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

// BenchmarkIntentToSixScreens measures how long a score takes from the device that enters
// it to all six at the table, on disk in between; and in the same run what of that no
// program could do without: a bare echo over a WebSocket, one that comes back at six
// devices, a bare write with fsync, and a change of the store as large as that of a score.
// Each comes after the same pause, so that none finds the machine warmer than the others.
func BenchmarkIntentToSixScreens(b *testing.B) {
	b.Run("data", func(b *testing.B) {
		measureScores(b, hosttest.Join, func(all []*hosttest.Guest) (seen func(rev int)) {
			return func(rev int) {
				for _, g := range all {
					g.Until("the score", func(t hosttest.Table) bool { return t.Slips[0].Rev == rev })
				}
			}
		})
	})
	b.Run("page", func(b *testing.B) {
		measureScores(b, hosttest.JoinPage, func(all []*hosttest.Guest) (seen func(rev int)) {
			shown := make(chan bool, len(all))
			for _, g := range all {
				g.Do("show", hosttest.Args{"show": page.ShowScore})
				g.Listen(func(message []byte) {
					if bytes.Contains(message, []byte(`"parts"`)) {
						shown <- true
					}
				})
			}
			return func(int) {
				for range all {
					<-shown
				}
			}
		})
	})
}

// measureScores lets six guests enter scores in turn, and waits until all have seen each.
func measureScores(b *testing.B, join func(testing.TB, string) *hosttest.Guest, watch func([]*hosttest.Guest) (seen func(rev int))) {
	b.Helper()
	dir := b.TempDir()
	kept, address := serveGame(b, dir)
	var all []*hosttest.Guest
	for range 6 {
		all = append(all, join(b, address(page.Score)))
	}
	seen, n := watch(all), 0
	enter := func() {
		all[n%6].Does("slip", hosttest.Args{"round": 0, "player": 0, "score": n % 37, "rev": n})
		n++
		seen(n)
	}
	row := make([]byte, 2000)
	commit := func() {
		row[0]++ // or nothing has to be written
		must.Do(b, kept.SaveDraft("bare", row))
	}
	steps := []*step{{name: "score", do: enter}, {name: "echo", do: newEcho(b, 1)}, {name: "six-echoes", do: newEcho(b, 6)}, {name: "fsync", do: newFsync(b, dir)}, {name: "commit", do: commit}}
	tick := time.NewTicker(10 * time.Millisecond) // below the rate that a device is allowed
	for b.Loop() {
		for _, s := range steps {
			<-tick.C
			began := time.Now()
			s.do()
			s.took = append(s.took, time.Since(began).Seconds()*1e3)
		}
	}
	for _, s := range steps {
		turns.Report(b, "ms-"+s.name, s.took)
	}
	var times []float64 // as three echoes and a bare write take
	for i, score := range steps[0].took {
		times = append(times, score/(3*steps[1].took[i]+steps[3].took[i]))
	}
	turns.Report(b, "of-3-echoes-and-fsync", times)
}

// A step is something that takes time, and how many milliseconds it took each time.
type step struct {
	name string
	do   func()
	took []float64
}

// serveGame serves a game of three in a folder, and returns what keeps it and its addresses.
func serveGame(b *testing.B, dir string) (kept *sqlite.Store, address func(page.Role) string) {
	b.Helper()
	kept = must.Get(sqlite.Open(filepath.Join(dir, "tabby"), sqlite.Options{}))
	b.Cleanup(func() { _ = kept.Close() })
	start := scoring.Start{At: time.Now(), Variant: "rat-a-tat-cat", People: []scoring.Person{{Name: "Ann"}, {Name: "Ben"}, {Name: "Cleo"}}}
	for i, p := range start.People {
		known := must.Get(kept.Meet(p.Name))
		start.People[i].ID = known.ID
	}
	id := must.Get(game.Begin(kept, start, time.Now))
	g := must.Get(game.Open(kept, id, time.Now))
	h, loop := host.New(serve.NewDoor(serve.Admission{}).NewRoom(serve.PerAddress), languages.English()), host.NewLoop()
	server := httptest.NewServer(h)
	b.Cleanup(server.Close)
	b.Cleanup(h.End)
	b.Cleanup(loop.Stop)
	var t *host.Table
	loop.Call(func() {
		t = must.Get(h.Open(host.Owner{Game: g, Drafts: kept, Now: time.Now, Run: loop.Do, After: loop.After}))
	})
	return kept, func(r page.Role) string { return host.Address(server.URL, t.Key(r), false) }
}

// newEcho returns a function that sends a message over a WebSocket and waits until it has
// come back at this many devices.
func newEcho(b *testing.B, devices int) func() {
	b.Helper()
	accepted, heard := make(chan *websocket.Conn, devices), make(chan bool, devices)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if conn, err := websocket.Accept(w, r, nil); err == nil {
			accepted <- conn
		}
	}))
	b.Cleanup(server.Close)
	var near, far []*websocket.Conn
	for range devices {
		conn, _, err := websocket.Dial(b.Context(), server.URL, nil)
		if err != nil {
			b.Fatal(err)
		}
		b.Cleanup(func() { _ = conn.CloseNow() })
		near, far = append(near, conn), append(far, must.From(b, "a connection", accepted))
		go onEach(conn, func([]byte) { heard <- true })
	}
	go onEach(far[0], func(text []byte) {
		for _, conn := range far {
			_ = conn.Write(context.Background(), websocket.MessageText, text) // or it is not heard
		}
	})
	text := fmt.Append(nil, `{"id":"1","do":"slip","round":0,"player":0,"score":12}`)
	return func() {
		must.Do(b, near[0].Write(context.Background(), websocket.MessageText, text))
		for range devices {
			<-heard
		}
	}
}

// onEach calls a function with each message of a connection until that ends.
func onEach(conn *websocket.Conn, f func([]byte)) {
	for {
		_, text, err := conn.Read(context.Background())
		if err != nil {
			return
		}
		f(text)
	}
}

// newFsync returns a function that writes a page to a file, on disk.
func newFsync(b *testing.B, dir string) func() {
	b.Helper()
	f := must.Get(os.Create(filepath.Join(dir, "bare")))
	b.Cleanup(func() { _ = f.Close() })
	block := make([]byte, 4096)
	return func() {
		must.Get(f.Write(block))
		must.Do(b, f.Sync())
	}
}
