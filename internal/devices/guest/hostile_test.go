package guest

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/coder/websocket"

	"tabby/internal/devices/host/wire"
	"tabby/internal/testing/assault"
)

// visit lets a client go to a host, until it stands so or has changed often.
func visit(t *testing.T, host http.HandlerFunc, until func(State) bool) (State, *Client) {
	t.Helper()
	server := httptest.NewServer(host)
	t.Cleanup(server.Close)
	changed := make(chan bool, 1)
	change := func() {
		select {
		case changed <- true:
		default: // it is looked at anyway
		}
	}
	c := Open(Pass{Base: server.URL, Key: "tag.sit.proof"}, Options{
		Changed: change, Retry: time.Millisecond, Heartbeat: 50 * time.Millisecond, Patience: 200 * time.Millisecond,
	})
	t.Cleanup(c.Close)
	patience := time.After(time.Minute)
	for !until(c.State()) {
		select {
		case <-changed:
		case <-patience:
			t.Fatalf("it stands %+v", c.State())
		}
	}
	return c.State(), c
}

// says answers each visitor with messages, and then says nothing.
func says(messages ...string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		conn, err := websocket.Accept(w, r, nil)
		if err != nil {
			return
		}
		defer conn.CloseNow()
		conn.SetReadLimit(-1)
		if _, _, err := conn.Read(r.Context()); err != nil {
			return
		}
		for _, m := range messages {
			if conn.Write(r.Context(), websocket.MessageText, []byte(m)) != nil {
				return
			}
		}
		hear(conn, r)
	}
}

// hear reads what a visitor sends until it leaves.
func hear(conn *websocket.Conn, r *http.Request) {
	for {
		if _, _, err := conn.Read(r.Context()); err != nil {
			return
		}
	}
}

func TestVisitorOfATableThatCannotBeOpenedNowTriesAgain(t *testing.T) {
	full, open := says(`{"bye":"ERR_AWAY","why":"Try again in a few minutes."}`), says(`{"seq":1,"table":{"players":[],"you":{"player":-1}}}`)
	var came atomic.Int32
	var second atomic.Int64 // after how long
	began := time.Now()
	host := func(w http.ResponseWriter, r *http.Request) {
		if came.Add(1) == 1 {
			full(w, r)
			return
		}
		second.Store(int64(time.Since(began)))
		open(w, r)
	}
	said := false
	s, _ := visit(t, host, func(s State) bool {
		said = said || s.Stands == Closed && s.Why == "Try again in a few minutes." && s.Bye == ""
		return s.Stands == Live || s.Stands == Ended
	})
	if s.Stands != Live || s.Why != "" || !said {
		t.Errorf("it stands %+v, and said why not before: %v", s, said)
	}
	if after := time.Duration(second.Load()); after < later*time.Millisecond {
		t.Errorf("it came again after %v, and was to wait %v", after, later*time.Millisecond)
	}
}

func ended(s State) bool { return s.Stands == Ended }
func lost(s State) bool  { return s.Stands == Lost }

func TestVisitorOfAHostThatSaysNonsenseEndsInWords(t *testing.T) {
	many := strings.Repeat("a", maxText+1)
	for name, message := range map[string]string{
		"no JSON":                     "garbage",
		"another type":                `{"seq":"one"}`,
		"a list":                      `[1,2]`,
		"a seat that is not there":    `{"seq":1,"table":{"players":[{"name":"Ann"}],"you":{"role":"sit","player":1}}}`,
		"a seat below none":           `{"seq":1,"table":{"players":[{"name":"Ann"}],"you":{"role":"sit","player":-2}}}`,
		"a slip of nobody":            `{"seq":1,"table":{"players":[],"slips":{"7":{"score":1}},"you":{"player":-1}}}`,
		"cards of nobody":             `{"seq":1,"table":{"players":[],"deck":{"lines":[{"player":3}]},"you":{"player":-1}}}`,
		"a seat without cards":        `{"seq":1,"table":{"players":[{"name":"Ann"}],"deck":{"lines":[]},"you":{"player":0}}}`,
		"a long name":                 `{"seq":1,"table":{"players":[{"name":"` + many + `"}],"you":{"player":-1}}}`,
		"a long farewell":             `{"bye":"gone","why":"` + many + `"}`,
		"a long token":                `{"ticket":{"token":"` + many + `"}}`,
		"too many players":            `{"seq":1,"table":{"players":[` + strings.Repeat(`{},`, maxPlayers) + `{}],"you":{"player":-1}}}`,
		"a round before the first":    `{"seq":1,"table":{"players":[],"round":-1,"you":{"player":-1}}}`,
		"a game of too many events":   `{"seq":1,"table":{"players":[],"log":[` + strings.Repeat(`0,`, maxEvents) + `0],"you":{"player":-1}}}`,
		"a version that is refused":   `{"bye":"ERR_INTENT","why":"?"}`,
		"a farewell it does not know": `{"bye":"whatever"}`,
	} {
		t.Run(name, func(t *testing.T) {
			if s, _ := visit(t, says(message), ended); s.Bye == "" || len(s.Why) > maxText || s.Table != nil {
				t.Errorf("it stands %+v", s)
			}
		})
	}
}

func TestVisitorGoesOnTryingWhereAHostDoesNotAnswer(t *testing.T) {
	for name, host := range map[string]http.HandlerFunc{
		"silence":               func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() },
		"silence after a hello": says(),
		"another page":          func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, "<html>a router</html>") },
		"a page without end": func(w http.ResponseWriter, r *http.Request) {
			for r.Context().Err() == nil {
				if _, err := w.Write(make([]byte, 1<<16)); err != nil {
					return
				}
			}
		},
		"a way elsewhere without end": func(w http.ResponseWriter, r *http.Request) { http.Redirect(w, r, r.URL.Path+"x", http.StatusFound) },
		"a message that is too large": says(`{"why":"` + strings.Repeat("a", wire.MaxFrame) + `"}`),
		"a connection that is cut":    func(w http.ResponseWriter, _ *http.Request) { cut(w) },
	} {
		t.Run(name, func(t *testing.T) {
			if s, _ := visit(t, host, func(s State) bool { return lost(s) }); len(s.Why) > maxText || s.Bye != "" {
				t.Errorf("it stands %+v", s)
			}
		})
	}
}

// cut ends a connection in the middle of an answer.
func cut(w http.ResponseWriter) {
	conn, _, err := http.NewResponseController(w).Hijack()
	if err == nil {
		_, _ = conn.Write([]byte("HTTP/1.1 101 Switch"))
		_ = conn.Close()
	}
}

func TestHostThatFallsSilentIsLost(t *testing.T) {
	visit(t, says(`{"seq":1,"table":{"players":[],"you":{"player":-1}}}`), lost)
}

func TestHostSendsAVisitorToNoneButHosts(t *testing.T) {
	var all []string
	for n := range 1000 {
		all = append(all, fmt.Sprintf("http://192.0.2.%d:8229", n))
	}
	all = append([]string{"file:///etc/passwd", "http://user:pass@192.0.2.1", "", "javascript:1"}, all...)
	frame, _ := json.Marshal(wire.Frame{Seq: 1, Others: all, Table: &wire.Table{You: wire.You{Player: -1}}})
	_, c := visit(t, says(string(frame)), func(s State) bool { return s.Stands == Live })
	c.mu.Lock()
	defer c.mu.Unlock()
	if len(c.bases) > maxHosts || strings.Contains(strings.Join(c.bases, " "), "passwd") || strings.Contains(strings.Join(c.bases, " "), "user") {
		t.Errorf("it knows %d hosts: %v", len(c.bases), c.bases)
	}
}

// TestVisitorTakesNoMoreRoomThanAFrame floods a visitor with answers to what it has not asked.
func TestVisitorTakesNoMoreRoomThanAFrame(t *testing.T) {
	var sent atomic.Int64
	many := int64(assault.Times(1000, 2000, 50_000))
	done := make(chan struct{})
	end := sync.OnceFunc(func() { close(done) })
	flood := func(w http.ResponseWriter, r *http.Request) {
		conn, err := websocket.Accept(w, r, nil)
		if err != nil {
			return
		}
		defer conn.CloseNow()
		answers := []byte(`{"seq":1,"answers":[` + strings.Repeat(`{"re":"x","ok":true},`, 50) + `{"re":"x"}]}`)
		for sent.Add(1) < many {
			if conn.Write(context.Background(), websocket.MessageText, answers) != nil {
				return // and it comes again
			}
		}
		end()
		hear(conn, r)
	}
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	visit(t, flood, func(s State) bool { return s.Stands == Live })
	<-done
	runtime.GC()
	runtime.ReadMemStats(&after)
	if after.HeapInuse > before.HeapInuse+64<<20 {
		t.Errorf("%d messages took %d MB", many, (after.HeapInuse-before.HeapInuse)>>20)
	}
	assault.Tried(t, int(many), assault.Tricks)
}

// TestChangedMessagesHarmNoVisitor changes messages of a host at random, and shows each to a
// visitor.
func TestChangedMessagesHarmNoVisitor(t *testing.T) {
	good := []byte(`{"seq":7,"ticket":{"token":"a.b.c","table":"a","role":"sit"},"answers":[{"re":"1","ok":true}],"others":["http://192.0.2.1:8229"],"table":{
		"variant":"rat-a-tat-cat","players":[{"name":"Ann","plays":true,"taken":"A phone"},{"name":"Ben","plays":true}],"round":1,"sheet":{"columns":[{"player":0}],"rows":[]},
		"slips":{"0":{"score":9,"by":"Ann's phone","rev":2}},"you":{"role":"sit","player":0},
		"deck":{"at":17,"hint":"Tap","lines":[{"player":1,"cards":[{"spot":{"seat":1,"slot":0},"card":""}]},{"player":0,"cards":[{"spot":{"seat":0,"slot":0},"card":"1"}]}],
		"draw":{"count":31,"card":""},"buttons":[{"id":"x","text":"y"}],"drags":[{"from":{"name":"draw"},"to":{"name":"card","spot":{"seat":0,"slot":0}}}]}}}`)
	dice := rand.New(rand.NewPCG(rand.Uint64(), 1))
	tries, taken := assault.Times(5000, 20_000, 2_000_000), 0
	for range tries {
		var f wire.Frame
		text := assault.Mutate(dice, good)
		if json.NewDecoder(bytes.NewReader(text)).Decode(&f) != nil || check(f) != nil {
			continue
		}
		taken++
		if t := f.Table; t != nil {
			if t.You.Player >= 0 {
				_ = t.Players[t.You.Player].Name
			}
			for n := range t.Slips {
				_ = t.Players[n].Name
			}
			if t.Deck != nil {
				for _, l := range t.Deck.Lines {
					_ = t.Players[l.Player].Name
				}
			}
		}
	}
	if taken == 0 {
		t.Error("no message was taken")
	}
	assault.Tried(t, tries, assault.Cases)
}
