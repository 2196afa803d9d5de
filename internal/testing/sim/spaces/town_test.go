package spaces

import (
	"bytes"
	"context"
	"io"
	"log/slog"
	"net/http"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"tabby/history/sqlite"
	"tabby/internal/devices/serve"
	"tabby/internal/server/spaces"
	"tabby/internal/testing/must"
	"tabby/internal/testing/sim"
	"tabby/internal/testing/sim/disk"
	"tabby/internal/testing/sim/network"
	"tabby/internal/words/languages"
)

// door is where the server answers.
const door = "192.168.1.2:8230"

// A town is a server and the families whose games it keeps.
type town struct {
	*sim.World
	net      *network.Network
	disk     *disk.Disk
	dir      string
	log      diary
	families []*family
	deaths   int
	stop     func() // ends what runs on the server
}

// diary is the log of the server.
type diary struct {
	mu   sync.Mutex
	text bytes.Buffer
}

// Write implements [io.Writer].
func (d *diary) Write(text []byte) (int, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.text.Write(text)
}

// newTown returns a server without families, off.
func newTown(w *sim.World) *town {
	t := &town{World: w, net: network.New(w), disk: disk.New(w, "server"), dir: filepath.Join(w.Scratch, "spaces")}
	t.disk.Lenient = true
	return t
}

// start switches the server on.
func (t *town) start() {
	server := spaces.New(t.dir, spaces.Options{
		Words: languages.English(), Admission: serve.Admission{}, Now: time.Now, Meter: idle{}, Idle: 10 * time.Minute, Most: 2,
		Log:    slog.New(slog.NewJSONHandler(&t.log, &slog.HandlerOptions{Level: slog.LevelDebug})),
		Stores: sqlite.Options{NewID: t.NewID, Disk: t.disk},
	})
	l, err := t.net.Listen(door)
	must.Do(t, err)
	ctx, end := context.WithCancel(context.Background())
	answers := &http.Server{Handler: server, ErrorLog: slog.NewLogLogger(slog.DiscardHandler, slog.LevelError)}
	go func() { _ = answers.Serve(l) }()
	go server.Tidy(ctx)
	t.stop = func() {
		t.net.Kill(door)
		end()
		_ = answers.Close()
		server.Close()
	}
}

// revive switches the server on again if it has died.
func (t *town) revive() {
	if !t.disk.Off() {
		return
	}
	t.Count("power cuts", 1)
	t.deaths++
	t.Narrate("the server loses power, and is switched on again")
	t.stop()
	time.Sleep(time.Second)
	t.disk.Restart()
	t.start()
}

// idle is a meter that counts nothing.
type idle struct{}

func (idle) Guest(int)                    {}
func (idle) Intent(string, time.Duration) {}
func (idle) Sent(int)                     {}
func (idle) Space(int)                    {}
func (idle) Table(int)                    {}
func (idle) Append(bool, time.Duration)   {}
func (idle) Request(int)                  {}

// A reply is what the server answers.
type reply struct {
	status int
	head   http.Header
	body   []byte
}

// ask sends a request of a device, and searches the answer for what the family it is of may
// not see; of a stranger, none is. Where no answer comes, the status is 0.
func (t *town) ask(from *network.Device, of *family, r *http.Request) (got reply) {
	client := from.Client()
	client.Timeout = time.Minute
	client.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	answer, err := client.Do(r)
	if err == nil {
		got.body, err = io.ReadAll(answer.Body)
		_ = answer.Body.Close()
	}
	t.revive()
	if err != nil {
		t.Count("requests without an answer", 1)
		return reply{}
	}
	got.status, got.head = answer.StatusCode, answer.Header
	t.Count("requests", 1)
	t.Saw(from.Name, r.Method, r.URL.Path, got.status, string(got.body))
	var head bytes.Buffer
	_ = got.head.Write(&head) // memory takes all
	t.search(of, r.URL.Path, append(head.Bytes(), plain(got.body)...))
	return got
}

// search looks for what only another family knows.
func (t *town) search(of *family, what string, text []byte) {
	for _, other := range t.families {
		if other == of {
			continue
		}
		for _, secret := range other.secrets {
			if bytes.Contains(text, []byte(secret)) && !strings.Contains(what, secret) { // or it was asked for
				t.Errorf("%s is answered with %q of %s", what, secret, other.space)
			}
		}
	}
}
