package spaces

import (
	"bytes"
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"

	"tabby/internal/devices/serve"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
)

// A town is a server with spaces, on a clock that a test sets.
type town struct {
	*testing.T
	dir    string
	server *Server
	http   *httptest.Server
	log    *diary
	meter  *tally
	public bool
	digits bool
	from   string // the address of the device that asks, or "" for that of this computer

	mu  sync.Mutex
	now time.Time
}

// newTown serves spaces of these names, and returns their keys.
func newTown(t *testing.T, names ...string) (*town, map[string]string) {
	t.Helper()
	w := &town{T: t, dir: t.TempDir(), log: &diary{}, meter: &tally{}, now: time.Date(2026, 11, 21, 20, 0, 0, 0, time.UTC)}
	keys := map[string]string{}
	for _, name := range names {
		key := must.Get(Add(w.dir, name, w.now))
		keys[name] = key
	}
	w.start()
	t.Cleanup(w.stop)
	return w, keys
}

func (w *town) start() {
	w.server = New(w.dir, Options{
		Words: languages.English(), Offer: languages.All(), Admission: serve.Admission{Public: w.public}, Now: w.clock, Meter: w.meter, Idle: time.Minute, Most: 100, Digits: w.digits,
		Log: slog.New(slog.NewJSONHandler(w.log, &slog.HandlerOptions{Level: slog.LevelDebug})),
	})
	w.http = httptest.NewServer(serve.Behind(w.server))
}

func (w *town) stop() {
	w.server.Close()
	w.http.Close()
}

func (w *town) clock() time.Time {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.now
}

// pass lets time pass.
func (w *town) pass(d time.Duration) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.now = w.now.Add(d)
}

// A reply is an answer of the server.
type reply struct {
	status int
	header http.Header
	body   string
}

// all returns every byte of a reply that is not of the clock.
func (r reply) all() string {
	var b bytes.Buffer
	h := r.header.Clone()
	h.Del("Date")
	_ = h.Write(&b)
	return http.StatusText(r.status) + "\n" + b.String() + "\n" + r.body
}

// ask asks the server with a key, or none. A form is posted.
func (w *town) ask(key, path string, form url.Values) reply {
	w.Helper()
	method, body := "GET", io.Reader(nil)
	if form != nil {
		method, body = "POST", strings.NewReader(form.Encode())
	}
	r := must.Get(http.NewRequest(method, w.http.URL+path, body))
	if form != nil {
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	}
	if key != "" {
		r.AddCookie(&http.Cookie{Name: cookie, Value: key})
	}
	return w.do(r)
}

func (w *town) do(r *http.Request) reply {
	w.Helper()
	if w.from != "" {
		r.Header.Set("X-Forwarded-For", w.from)
	}
	client := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	got := must.Get(client.Do(r))
	defer got.Body.Close()
	text := must.Get(io.ReadAll(got.Body))
	return reply{got.StatusCode, got.Header, string(text)}
}

// answers fails unless the server has answered with a status, and with a text in the body.
func (w *town) answers(got reply, status int, text string) {
	w.Helper()
	if got.status != status || !strings.Contains(got.body, text) {
		w.Errorf("answered %d, want %d with %q:\n%s", got.status, status, text, got.body)
	}
}

// begin begins a game in a space, and returns its addresses.
func (w *town) begin(space, key string, names ...string) Links {
	w.Helper()
	got := w.ask(key, "/s/"+space+"/games", url.Values{"variant": {"rat-a-tat-cat"}, "names": {strings.Join(names, "\n")}})
	if got.status != http.StatusSeeOther {
		w.Fatalf("beginning is answered %d %s", got.status, got.body)
	}
	return w.codes(got.header.Get("Location"), key)
}

// codes returns the addresses of a table.
func (w *town) codes(path, key string) (page Links) {
	w.Helper()
	r := must.Get(http.NewRequest("GET", w.http.URL+path, nil))
	r.Header.Set("Accept", "application/json")
	r.Header.Set("Authorization", "Bearer "+key)
	got := w.do(r)
	if err := json.Unmarshal([]byte(got.body), &page); err != nil || got.status != http.StatusOK {
		w.Fatalf("the codes are answered %d %s", got.status, got.body)
	}
	return page
}

// open returns how many spaces and tables are open.
func (w *town) open() (spaces, tables int) {
	w.meter.Lock()
	defer w.meter.Unlock()
	return w.meter.spaces, w.meter.tables
}

// A diary is a log.
type diary struct {
	sync.Mutex
	bytes.Buffer
}

func (d *diary) Write(text []byte) (int, error) {
	d.Lock()
	defer d.Unlock()
	return d.Buffer.Write(text)
}

// A tally is a meter.
type tally struct {
	sync.Mutex
	spaces, tables, appends, failed int
}

func (m *tally) count(f func()) {
	m.Lock()
	defer m.Unlock()
	f()
}

func (m *tally) Guest(int)                    {}
func (m *tally) Intent(string, time.Duration) {}
func (m *tally) Sent(int)                     {}
func (m *tally) Space(change int)             { m.count(func() { m.spaces += change }) }
func (m *tally) Table(change int)             { m.count(func() { m.tables += change }) }
func (m *tally) Request(int)                  {}

func (m *tally) Append(failed bool, _ time.Duration) {
	m.count(func() {
		m.appends++
		if failed {
			m.failed++
		}
	})
}
