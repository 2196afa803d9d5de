package desktop

import (
	"io"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"testing"
	"time"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// hello answers every request.
func hello(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, "hello") }

// openStore opens a store in a new folder.
func openStore(t testing.TB) *Store {
	t.Helper()
	s := must.Get(Open(en, t.TempDir()))
	t.Cleanup(func() { _ = s.Close() })
	return s
}

// get returns what is answered at a path of this computer, or why nothing is.
func (s *Store) get(path string) (string, error) {
	return getAt(s.line.port(), path)
}

// getAt returns what is answered at a port.
func getAt(port int, path string) (string, error) {
	r, err := http.Get("http://127.0.0.1:" + strconv.Itoa(port) + path)
	if err != nil {
		return "", err
	}
	defer r.Body.Close()
	text, err := io.ReadAll(r.Body)
	return string(text), err
}

func TestDevicesReachTheComputerUntilItStopsListening(t *testing.T) {
	s := openStore(t)
	if all, err := s.Addresses(); len(all) > 0 || err != nil {
		t.Errorf("before anyone asks it is reached at %v, %v", all, err)
	}
	must.Do(t, s.Listen(http.HandlerFunc(hello)))
	for _, path := range []string{"/table", "/table/join", "/screen"} {
		if got, err := s.get(path); got != "hello" {
			t.Errorf("%s is answered %q, %v", path, got, err)
		}
	}
	if got, err := s.get("/elsewhere"); err != nil || got == "hello" {
		t.Errorf("a page is answered %q, %v", got, err)
	}
	all, err := s.Addresses()
	for _, a := range all {
		if !strings.HasPrefix(a, "http://") || !strings.HasSuffix(a, ":"+strconv.Itoa(s.line.port())) {
			t.Errorf("it is reached at %q", a)
		}
	}
	if err != nil {
		t.Error(err)
	}
	was := s.line.port()
	s.HangUp()
	http.DefaultClient.CloseIdleConnections()
	if got, err := getAt(was, "/table"); err == nil {
		t.Errorf("it still answers %q", got)
	}
	if err := s.Listen(http.HandlerFunc(hello)); err != nil || s.line.port() != was {
		t.Errorf("the next time it listens at %d instead of %d, %v", s.line.port(), was, err)
	}
}

func TestSecondStoreTakesTheNextPort(t *testing.T) {
	a, b := openStore(t), openStore(t)
	for _, s := range []*Store{a, b} {
		must.Do(t, s.Listen(http.HandlerFunc(hello)))
	}
	if a.line.port() == b.line.port() {
		t.Errorf("both listen at %d", a.line.port())
	}
}

func TestClosedStoreIsNotReached(t *testing.T) {
	s := openStore(t)
	must.Do(t, s.Listen(http.HandlerFunc(hello)))
	must.Do(t, s.Close())
	expect.Same(t, "it listens at", s.line.port(), 0)
}

// BenchmarkListen measures how long it takes from asking until the first answer.
func BenchmarkListen(b *testing.B) {
	s := openStore(b)
	for b.Loop() {
		began := time.Now()
		must.Do(b, s.Listen(http.HandlerFunc(hello)))
		must.Get(s.get("/table"))
		b.ReportMetric(float64(time.Since(began).Microseconds())/1e3, "ms-reachable")
		s.HangUp()
	}
}

func TestPagesAreForDevicesOfThisNetwork(t *testing.T) {
	s := openStore(t)
	must.Do(t, s.Listen(http.HandlerFunc(hello)))
	for remote, refused := range map[string]bool{"192.168.1.5:1234": false, "203.0.113.9:1234": true} {
		r := httptest.NewRequest("GET", "http://192.168.1.20:8229/", nil)
		r.RemoteAddr = remote
		w := httptest.NewRecorder()
		s.line.ways.ServeHTTP(w, r)
		if (w.Code == http.StatusForbidden) != refused {
			t.Errorf("%s is answered %d", remote, w.Code)
		}
	}
}
