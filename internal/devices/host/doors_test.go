package host

import (
	"bytes"
	"fmt"
	"net/http"
	"net/http/httptest"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/coder/websocket"

	"tabby/internal/devices/host/live"
	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/devices/serve"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/headers"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
)

func TestForgedKeysAreRefused(t *testing.T) {
	s := begin(t)
	good := s.key(page.Watch)
	other := begin(t).key(page.Watch)
	for _, key := range []string{
		"", ".", "..", good[:len(good)-1], good + "A", strings.Replace(good, "watch", "score", 1), strings.ToUpper(good), other,
	} {
		if _, status := s.post(key); status != http.StatusForbidden {
			t.Errorf("the key %q is answered %d", key, status)
		}
	}
}

func TestForgedTokensAreRefused(t *testing.T) {
	s := begin(t)
	watch, _ := s.post(s.key(page.Watch))
	for _, token := range []string{"", watch.Token[:len(watch.Token)-2], watch.Token + "x", s.key(page.Sit), strings.Replace(watch.Token, ".", ".a", 1)} {
		expect.Same(t, fmt.Sprintf("the token %q is answered", token), s.connect(token).bye(), "ERR_KEY")
	}
}

func TestGuessingAKeyEndsSoon(t *testing.T) {
	s := begin(t)
	good := s.key(page.Watch)
	for range serve.TriesBurst {
		s.post("guess." + good)
	}
	if _, status := s.post("guess." + good); status != http.StatusTooManyRequests {
		t.Errorf("after %d guesses one more is answered %d", serve.TriesBurst, status)
	}
	if _, status := s.post(good); status != http.StatusOK {
		t.Errorf("after %d guesses the right key is answered %d", serve.TriesBurst, status)
	}
}

func TestOtherOriginsAreRefused(t *testing.T) {
	s := begin(t)
	if _, status := s.post(s.key(page.Watch), "Origin: http://elsewhere.example"); status == http.StatusOK {
		t.Error("a page of another origin joined")
	}
	_, r, err := websocket.Dial(t.Context(), s.server.URL+wire.LivePath, &websocket.DialOptions{HTTPHeader: http.Header{"Origin": {"http://elsewhere.example"}}})
	if err == nil || r == nil || r.StatusCode != http.StatusForbidden {
		t.Errorf("a connection from another origin is answered %v, %v", r, err)
	}
}

func TestPublicAddressesAreRefusedUnlessAllowed(t *testing.T) {
	for remote, local := range map[string]bool{
		"127.0.0.1:1": true, "192.168.7.7:1": true, "10.1.2.3:1": true, "[fe80::1]:1": true, "[fd12::1]:1": true, "[::ffff:10.0.0.1]:9": true,
		"8.8.8.8:1": false, "[2001:db8::1]:1": false, "": false, "@": false,
	} {
		for _, public := range []bool{false, true} {
			r := httptest.NewRequest("GET", "http://localhost/table", nil)
			r.RemoteAddr = remote
			w := httptest.NewRecorder()
			New(serve.NewDoor(serve.Admission{Public: public}).NewRoom(serve.PerAddress), languages.English()).ServeHTTP(w, r)
			if refused := w.Code == http.StatusForbidden; refused != (!local && !public) {
				t.Errorf("%q, public %t: answered %d", remote, public, w.Code)
			}
		}
	}
}

func TestConnectionsOfAnAddressAreLimited(t *testing.T) {
	s := begin(t)
	got, _ := s.post(s.key(page.Watch))
	for range serve.PerAddress {
		s.connect(got.Token)
	}
	_, r, err := websocket.Dial(t.Context(), s.server.URL+wire.LivePath, nil)
	if err == nil || r == nil || r.StatusCode != http.StatusTooManyRequests {
		t.Errorf("one more is answered %v, %v", r, err)
	}
}

func TestAFullHostSaysSo(t *testing.T) {
	s := begin(t)
	late, _ := s.post(s.key(page.Watch))
	s.host.Limit(1)
	p := s.join(page.Watch)
	expect.Same(t, "joining a full host is answered", s.answer(s.key(page.Watch)), http.StatusServiceUnavailable)
	expect.Same(t, "the end of one more", s.connect(late.Token).bye(), "ERR_FULL")
	_ = p.conn.CloseNow()
	for s.host.room.Full() {
		runtime.Gosched()
	}
	expect.Same(t, "once there is room, joining is answered", s.answer(s.key(page.Watch)), http.StatusOK)
}

// A tally is a meter.
type tally struct {
	mu      sync.Mutex
	guests  int
	intents map[string]int
	bytes   int
}

func (m *tally) count(f func()) {
	m.mu.Lock()
	defer m.mu.Unlock()
	f()
}

func (m *tally) Guest(change int)                    { m.count(func() { m.guests += change }) }
func (m *tally) Intent(code string, _ time.Duration) { m.count(func() { m.intents[code]++ }) }
func (m *tally) Sent(bytes int)                      { m.count(func() { m.bytes += bytes }) }

func TestAMeterCountsWhatAHostDoes(t *testing.T) {
	s := begin(t)
	m := &tally{intents: map[string]int{}}
	s.host.Measure(m)
	p := s.join(page.Score)
	p.ask("slip", args{"round": 0, "player": 0, "score": 7})
	p.ask("slip", args{"round": 9, "player": 0, "score": 7})
	m.count(func() {
		if m.guests != 1 || m.intents[""] != 1 || m.intents["ERR_ROUND"] != 1 || m.bytes == 0 {
			t.Errorf("counted %+v", m)
		}
	})
	s.host.End()
	expect.Same(t, "guests at the end", m.guests, 0)
}

func TestFloodEndsTheConnection(t *testing.T) {
	s := begin(t)
	p := s.join(page.Watch)
	for range 3 * live.Burst {
		_ = p.conn.Write(t.Context(), websocket.MessageText, []byte(`{"id":"1","do":"show"}`)) // until it is closed
	}
	expect.Same(t, "why", p.closed(), websocket.StatusPolicyViolation)
}

func TestSizesAreLimited(t *testing.T) {
	s := begin(t)
	p := s.join(page.Score)
	p.send(map[string]string{"id": "1", "do": "show", "q": strings.Repeat("a", wire.MaxIntent)})
	expect.Same(t, "why", p.closed(), websocket.StatusMessageTooBig)
	p = s.join(page.Score)
	for _, of := range []struct {
		field string
		most  int
	}{{"id", maxID}, {"q", maxQuery}, {"typed", maxTyped}} {
		in := args{"id": "1", "do": "show", of.field: strings.Repeat("1", of.most)}
		expect.Same(t, "as long as may be: "+of.field, p.put(in), "")
		in[of.field] = strings.Repeat("1", of.most+1)
		expect.Same(t, "a letter more: "+of.field, p.put(in), "ERR_INTENT")
	}
	expect.Same(t, "no id", p.put(args{"id": "", "do": "show"}), "ERR_INTENT")
}

func TestSlowReaderSkipsScenesAndQueuesNothing(t *testing.T) {
	s := begin(t)
	conns := make(chan *live.Conn, 1)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		c, err := live.Accept(w, r, nil)
		if err != nil {
			t.Error(err)
		}
		conns <- c
	}))
	t.Cleanup(server.Close)
	conn, _, err := websocket.Dial(t.Context(), server.URL, nil)
	if err != nil {
		t.Fatal(err)
	}
	g := &guest{conn: must.From(t, "a connection", conns), meter: unmeasured{}, words: languages.English(), encoder: encoder{words: languages.English(), data: true}}
	t.Cleanup(g.conn.End)
	s.on(func() {
		for range 1000 {
			s.table.publish()
			g.see(s.table.last, page.Viewer{Words: g.words})
		}
	})
	g.reply(g.answerTo("last", nil))
	go g.conn.Write(g.take, time.Minute)
	_, text, err := conn.Read(t.Context())
	if err != nil || !bytes.Contains(text, []byte(`"last"`)) || !bytes.Contains(text, []byte(`"seq":1001,`)) {
		t.Errorf("it is sent %s, %v", text, err)
	}
}

func TestGuestWhoReadsNoAnswersIsLeft(t *testing.T) {
	s := begin(t)
	p := s.join(page.Watch)
	wait := func(answers int) {
		s.on(func() {
			for g := range s.table.guests {
				g.queue(func(m *message) { m.Answers = make([]wire.Answer, answers) })
			}
		})
	}
	wait(maxAnswers)
	p.until(func(f wire.Frame) bool { return len(f.Answers) == maxAnswers })
	wait(maxAnswers + 1)
	p.closed()
}

// An exchange is a request and how it is answered.
type exchange struct {
	call    string // as "GET /table"
	body    string
	headers string // as "Origin: http://elsewhere.example", or ""
	status  int
	private bool // the answer is for nobody else, or holds for this moment alone
}

// TestEveryAnswerIsProtected asks every path for every kind of answer, with pages and libraries among
// those who give them.
func TestEveryAnswerIsProtected(t *testing.T) {
	s, _ := beginCoded(t)
	key := `{"key":"` + s.key(page.Sit) + `"}`
	ask := func(all ...exchange) {
		for _, a := range all {
			method, path, _ := strings.Cut(a.call, " ")
			r := must.Get(http.NewRequest(method, s.server.URL+path, strings.NewReader(a.body)))
			if name, value, has := strings.Cut(a.headers, ": "); name == "Host" {
				r.Host = value
			} else if has {
				r.Header.Set(name, value)
			}
			got := must.Get(http.DefaultTransport.RoundTrip(r))
			got.Body.Close()
			expect.Same(t, a.call+" "+a.headers+" "+a.body+" is answered", got.StatusCode, a.status)
			if wrong := headers.Wrong(got.Header, a.private); wrong != nil {
				t.Errorf("%s, answered %d: %s", a.call, got.StatusCode, strings.Join(wrong, "; "))
			}
		}
	}
	ask(
		exchange{call: "GET /", status: 302, private: true},
		exchange{call: "GET /table", status: 200},
		exchange{call: "HEAD /table", status: 200},
		exchange{call: "GET /screen", status: 200},
		exchange{call: "GET /join", status: 200},
		exchange{call: "GET /table/", status: 308},
		exchange{call: "GET /table/guest.css", status: 200},
		exchange{call: "GET /table/guest.js", status: 200},
		exchange{call: "GET /table/nowhere", status: 404},
		exchange{call: "GET /table", headers: "Host: elsewhere.example", status: 421},
		exchange{call: "GET /table/join", status: 405},
		exchange{call: "POST /table/join", body: key, headers: "Origin: http://elsewhere.example", status: 405},
		exchange{call: "POST /table/join", body: "{", status: 400, private: true},
		exchange{call: "POST /table/join", body: `{"key":"none"}`, status: 403, private: true},
		exchange{call: "POST /table/join", body: key, status: 200, private: true},
		exchange{call: "GET /table/code", status: 405},
		exchange{call: "POST /table/code", body: "{", status: 400, private: true},
		exchange{call: "POST /table/code", body: `{"code":"` + other(s.digits()) + `"}`, status: 403, private: true},
		exchange{call: "POST /table/code", body: `{"code":"` + s.digits() + `"}`, status: 200, private: true},
		exchange{call: "GET /table/live", status: 426},
		exchange{call: "POST /table/live", status: 426},
		exchange{call: "GET /table/live", headers: "Upgrade: websocket", status: 426},
	)
	s.join(page.Watch)
	s.host.Limit(1)
	ask(exchange{call: "POST /table/join", body: key, status: 503, private: true})
	s.host.Limit(0)
	for range serve.TriesBurst {
		s.post("guess")
	}
	ask(
		exchange{call: "POST /table/join", body: `{"key":"none"}`, status: 429, private: true},
		exchange{call: "POST /table/code", body: `{"code":"000000"}`, status: 429, private: true},
	)
	for range 200 { // connections without a good key
		s.host.room.Count("127.0.0.1:1", serve.NoKey)
	}
	ask(exchange{call: "GET /table/live", status: 429})
	conn, r, err := websocket.Dial(t.Context(), begin(t).server.URL+wire.LivePath, nil)
	must.Do(t, err)
	defer conn.CloseNow()
	if wrong := headers.Wrong(r.Header, false); wrong != nil {
		t.Errorf("a connection is answered %v", wrong)
	}
	refused := httptest.NewRecorder()
	from := httptest.NewRequest("GET", "http://localhost/table", nil)
	from.RemoteAddr = "8.8.8.8:1"
	s.host.ServeHTTP(refused, from)
	if wrong := headers.Wrong(refused.Header(), false); refused.Code != 403 || wrong != nil {
		t.Errorf("another network is answered %d, %v", refused.Code, wrong)
	}
}

func TestGuestWhoIgnoresTheEndDoesNotHoldItUp(t *testing.T) {
	s := begin(t)
	s.join(page.Watch) // and reads nothing from then on
	began := time.Now()
	s.on(func() { s.host.Close(s.table) })
	s.host.End()
	if took := time.Since(began); took > 4*time.Second {
		t.Errorf("the end took %v", took)
	}
}

// TestThePlainAddressLeadsOnBelowThePathOfAProxy follows it as a browser does that came by such a path.
func TestThePlainAddressLeadsOnBelowThePathOfAProxy(t *testing.T) {
	s := begin(t)
	proxy := httptest.NewServer(http.StripPrefix("/tabby", s.host))
	t.Cleanup(proxy.Close)
	r := must.Get(http.Get(proxy.URL + "/tabby/"))
	r.Body.Close()
	expect.Same(t, "it leads to", r.Request.URL.Path, "/tabby/join")
	expect.Same(t, "where is answered", r.StatusCode, http.StatusOK)
}
