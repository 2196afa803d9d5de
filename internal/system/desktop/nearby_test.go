package desktop

import (
	"context"
	"encoding/json"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"

	"tabby/internal/devices/host/wire"
	"tabby/internal/devices/nearby"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/testing/nearbytest"
)

// openAlone opens a store that lets others in, in a network that only this computer is in.
func openAlone(t *testing.T, h http.HandlerFunc) *Store {
	t.Helper()
	s := openStore(t)
	s.line.finder.In = nearbytest.Loopback(t)
	must.Do(t, s.Listen(h))
	return s
}

// keeper answers every request as no one may under the name: with a page, a cookie and a store.
func keeper(w http.ResponseWriter, _ *http.Request) {
	http.SetCookie(w, &http.Cookie{Name: "tabby-language", Value: "en"})
	_, _ = io.WriteString(w, "<script>localStorage.x = 1</script>")
}

func TestTheTableIsAnnouncedUntilTheComputerStopsListening(t *testing.T) {
	s := openAlone(t, hello)
	expect.Same(t, "before anything is said there", s.Named(), "")
	changed := make(chan bool, 1)
	s.Announce("Ann’s table", func() { changed <- true })
	select {
	case <-changed:
	case <-time.After(30 * time.Second):
		t.Fatal("it has no name")
	}
	port, isNamed := strings.CutPrefix(s.Named(), nearby.Name)
	if !isNamed {
		t.Fatalf("it is called %q", s.Named())
	}
	if port == "" {
		port = ":80"
	}
	r := must.Get(http.NewRequest(http.MethodGet, "http://127.0.0.1"+port+"/", nil))
	r.Host = s.Named()
	answer := must.Get(http.DefaultTransport.RoundTrip(r))
	_ = answer.Body.Close()
	base := "http://" + net.JoinHostPort("127.0.0.1", port[1:])
	if port == ":80" {
		base = s.local()
	}
	if got := answer.Header.Get("Location"); answer.StatusCode != http.StatusFound || got != base+"/join" {
		t.Errorf("%s leads to %q with %d", s.Named(), got, answer.StatusCode)
	}
	text, err := s.get(wire.NearbyPath)
	var found []wire.Neighbour
	if err != nil || json.Unmarshal([]byte(text), &found) != nil || !slices.Equal(found, []wire.Neighbour{{Name: "Ann’s table", Address: s.local()}}) {
		t.Errorf("it says that there is %s, %v", text, err)
	}
	in := s.line.finder.In
	s.HangUp()
	if found := in.Tables(); len(found) > 0 || s.Named() != "" {
		t.Errorf("after the end there is %v, called %q", found, s.Named())
	}
}

// local returns the address of the store for this computer.
func (s *Store) local() string {
	return "http://127.0.0.1:" + strings.TrimPrefix(strings.SplitAfter(s.line.listener.Addr().String(), "]")[1], ":")
}

func TestTablesAreListedForThisNetworkAlone(t *testing.T) {
	s := openAlone(t, hello)
	for host, want := range map[string]int{"192.168.1.20:8229": http.StatusOK, "evil.example": http.StatusMisdirectedRequest, "tabby.local.evil.example": http.StatusMisdirectedRequest} {
		r := httptest.NewRequest(http.MethodGet, "http://"+host+wire.NearbyPath, http.NoBody)
		r.RemoteAddr = "192.168.1.7:51000"
		w := httptest.NewRecorder()
		s.line.ways.ServeHTTP(w, r)
		if w.Code != want || want == http.StatusOK && w.Body.String() != "[]\n" {
			t.Errorf("%s is answered %d, %q", host, w.Code, w.Body)
		}
	}
}

// TestTheSharedNameLeadsToNoPageOfGames asks by chance for whatever there may be, under the name.
func TestTheSharedNameLeadsToNoPageOfGames(t *testing.T) {
	s := openAlone(t, keeper)
	must.Get(s.Invite())
	tries, seed := assault.Times(500, 2000, 100_000), rand.Uint64()
	dice := rand.New(rand.NewPCG(seed, 1))
	one := func(all ...string) string { return all[dice.IntN(len(all))] }
	for n := range tries {
		path := one("/", "/join", "/table", "/table/join", "/table/code", "/table/live", "/table/nearby", "/screen", "/together", "/together/x", "/index.html", "/sw.js", "/version", "/healthz", "//x", "/%2e%2e/join") +
			one("", "", "/", "?to=http://x", "?"+one("a", "b"))
		r := httptest.NewRequest(one(http.MethodGet, http.MethodHead, http.MethodPost, http.MethodPut, http.MethodDelete, http.MethodOptions), "http://192.168.1.20"+path, strings.NewReader(`{"code":"123456"}`))
		r.Host = one("tabby.local", "TABBY.LOCAL", "tabby.local.", "tAbBy.local.:8229", "tabby.local:80", "tabby.local:")
		r.RemoteAddr = one("192.168.1.7:51000", "127.0.0.1:9", "[fe80::7%eth0]:51000", "203.0.113.9:51000", "")
		r.Header.Set(one("Origin", "X-Forwarded-Host", "Upgrade", "Cookie", "X-Forwarded-For"), one("http://tabby.local", "tabby.local", "websocket", "tabby-language=de", "192.168.1.9"))
		to := net.TCPAddr{IP: net.ParseIP(one("192.168.1.20", "::ffff:192.168.1.20", "fe80::1")), Port: s.line.port()}
		w := httptest.NewRecorder()
		s.line.ways.ServeHTTP(w, r.WithContext(context.WithValue(t.Context(), http.LocalAddrContextKey, net.Addr(&to))))
		isLed := w.Code == http.StatusFound && strings.HasSuffix(w.Header().Get("Location"), wire.EnterPath) && !strings.Contains(w.Header().Get("Location"), "tabby")
		refused := w.Code == http.StatusMisdirectedRequest && w.Header().Get("Location") == "" && !strings.Contains(w.Body.String(), "localStorage")
		if !isLed && !refused || w.Header().Get("Set-Cookie") != "" {
			t.Fatalf("try %d of seed %d: %s %s%s of %s is answered %d with %v and %q", n, seed, r.Method, r.Host, path, r.RemoteAddr, w.Code, w.Header(), w.Body)
		}
	}
	assault.Tried(t, tries, assault.Tricks)
	if got, err := s.get("/table"); err != nil || !strings.Contains(got, "localStorage") {
		t.Errorf("by its numbers it answers %q, %v", got, err)
	}
}
