package host

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"

	"tabby/engine"
	"tabby/history"
	"tabby/history/journal"
	"tabby/internal/devices/host/live"
	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/devices/serve"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/logtest"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

// A desk is a game in memory.
type desk struct {
	*journal.Desk[scoring.Game, scoring.Intent, scoring.Event]
}

func (desk) ID() string             { return "game-1" }
func (d desk) Sheet() scoring.Sheet { return d.State().Sheet(noon) }

var noon = time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)

// A site is a host with one table, as a browser reaches it.
type site struct {
	t      *testing.T
	host   *Host
	server *httptest.Server
	loop   *Loop
	log    journal.Log[scoring.Event]
	drafts *logtest.Drafts
	table  *Table
	failed error         // what the table said last
	pings  time.Duration // how often it asks whether a device is there, or 0 for as usual
}

// begin opens a table for Ann, Ben and Cleo.
func begin(t *testing.T) *site {
	t.Helper()
	return beginAs(t, scoring.Start{Variant: "rat-a-tat-cat"})
}

// beginAs opens a table for the same three with another start.
func beginAs(t *testing.T, start scoring.Start) *site {
	t.Helper()
	s := &site{t: t, log: &logtest.Memory[scoring.Event]{}, drafts: &logtest.Drafts{}}
	start.At, start.People = noon, []scoring.Person{{ID: "a", Name: "Ann"}, {ID: "b", Name: "Ben"}, {ID: "c", Name: "Cleo"}}
	must.Do(t, s.desk().Do(start))
	s.start()
	t.Cleanup(func() { s.kill() })
	return s
}

func (s *site) desk() desk {
	s.t.Helper()
	d := must.Get(journal.Open(history.Domain(), s.log))
	return desk{d}
}

// start starts a host on what the log and the drafts hold.
func (s *site) start() {
	s.t.Helper()
	s.loop = NewLoop()
	s.host = New(serve.NewDoor(serve.Admission{}).NewRoom(serve.PerAddress), languages.English())
	s.host.pings = cmp.Or(s.pings, live.Ping)
	d := s.desk()
	s.on(func() {
		var err error
		s.table, err = s.host.Open(Owner{Game: d, Drafts: s.drafts, Now: func() time.Time { return noon }, Run: s.loop.Do, After: s.loop.After, Failed: func(err error) { s.failed = err }})
		if err != nil {
			s.t.Error(err)
		}
	})
	s.server = httptest.NewServer(s.host)
}

// kill ends the host without a farewell.
func (s *site) kill() {
	s.host.End()
	s.server.Close()
	s.loop.Stop()
}

// on runs a function on the loop.
func (s *site) on(f func()) { s.loop.Call(f) }

func (s *site) key(r page.Role) (key string) {
	s.on(func() { key = s.table.Key(r) })
	return key
}

// post joins with a key.
func (s *site) post(key string, headers ...string) (wire.Ticket, int) {
	s.t.Helper()
	body, _ := json.Marshal(wire.Joining{Key: key})
	r, _ := http.NewRequest("POST", s.server.URL+wire.JoinPath, bytes.NewReader(body))
	for _, h := range headers {
		name, value, _ := strings.Cut(h, ": ")
		r.Header.Set(name, value)
	}
	resp := must.Get(http.DefaultClient.Do(r))
	defer resp.Body.Close()
	var got wire.Ticket
	text, _ := io.ReadAll(resp.Body)
	_ = json.Unmarshal(text, &got)
	return got, resp.StatusCode
}

// answer joins with a key, and returns the status.
func (s *site) answer(key string) int {
	s.t.Helper()
	_, status := s.post(key)
	return status
}

// lastRound begins a table of one round, all of whose scores are entered, and returns it with a phone
// that may write it down.
func lastRound(t *testing.T) (*site, *phone) {
	t.Helper()
	s := beginAs(t, scoring.Start{Variant: "rat-a-tat-cat", House: engine.House{engine.End: engine.EndRounds, engine.Rounds: engine.Number(1)}})
	s.on(func() { _ = s.table.LetWrite(true) })
	ben := s.join(page.Score)
	for p := range 3 {
		expect.Same(t, "a score", ben.ask("slip", args{"round": 0, "player": p, "score": p}), "")
	}
	return s, ben
}

// A phone is a connected guest.
type phone struct {
	t     *testing.T
	conn  *websocket.Conn
	token string
	reads http.Header // what it asks for with the connection
	last  wire.Frame  // the newest table
	ids   int
	ended string
}

// open lets a phone in that begins with a hello, and reads nothing yet.
func (s *site) open(r page.Role, hello wire.Hello) *phone {
	s.t.Helper()
	ticket, _ := s.post(s.key(r))
	p := &phone{t: s.t, token: ticket.Token}
	hello.Tabby, hello.Token = wire.Version, p.token
	p.dialAs(s, hello)
	return p
}

// join lets a phone in.
func (s *site) join(r page.Role) *phone {
	s.t.Helper()
	got, status := s.post(s.key(r))
	if status != http.StatusOK {
		s.t.Fatalf("joining is answered %d", status)
	}
	return s.connect(got.Token)
}

func (s *site) connect(token string) *phone {
	s.t.Helper()
	p := &phone{t: s.t, token: token}
	p.dial(s)
	p.until(func(f wire.Frame) bool { return f.Table != nil || f.Bye != "" })
	return p
}

func (p *phone) dial(s *site) {
	p.t.Helper()
	p.dialAs(s, wire.Hello{Tabby: wire.Version, Token: p.token, As: "data"})
}

func (p *phone) dialAs(s *site, hello wire.Hello) {
	p.t.Helper()
	conn, _, err := websocket.Dial(p.t.Context(), s.server.URL+wire.LivePath, &websocket.DialOptions{HTTPHeader: p.reads})
	must.Do(p.t, err)
	conn.SetReadLimit(1 << 20)
	p.conn = conn
	p.t.Cleanup(func() { _ = conn.CloseNow() })
	p.send(hello)
}

func (p *phone) send(v any) {
	p.t.Helper()
	data, _ := json.Marshal(v)
	must.Do(p.t, p.conn.Write(p.t.Context(), websocket.MessageText, data))
}

// closed reads until the host has closed the connection, and returns why.
func (p *phone) closed() websocket.StatusCode {
	for {
		if _, _, err := p.conn.Read(p.t.Context()); err != nil {
			return websocket.CloseStatus(err)
		}
	}
}

// until reads until a frame is the one waited for.
func (p *phone) until(is func(wire.Frame) bool) wire.Frame {
	p.t.Helper()
	ctx, stop := context.WithTimeout(p.t.Context(), 20*time.Second)
	defer stop()
	for {
		_, data, err := p.conn.Read(ctx)
		if err != nil {
			p.t.Fatalf("the connection ended: %v", err)
		}
		var f wire.Frame
		if err := json.Unmarshal(data, &f); err != nil {
			p.t.Fatalf("%s: %v", data, err)
		}
		if f.Table != nil {
			p.last = f
		}
		if f.Bye != "" {
			p.ended = f.Bye
		}
		if is(f) {
			return f
		}
	}
}

// ask sends an intent and returns the code of the answer, "" for yes.
func (p *phone) ask(do string, more map[string]any) string {
	p.t.Helper()
	p.ids++
	in := map[string]any{"id": fmt.Sprint(p.ids), "do": do}
	maps.Copy(in, more)
	return p.put(in)
}

// put sends a whole intent and returns the code of the answer.
func (p *phone) put(in map[string]any) (no string) {
	p.t.Helper()
	p.send(in)
	p.until(func(f wire.Frame) bool {
		for _, a := range f.Answers {
			if a.Re == in["id"] {
				no = a.No
				if a.OK != (a.No == "") || a.OK != (a.Why == "") {
					p.t.Errorf("the answer is %+v", a)
				}
				return true
			}
		}
		return false
	})
	return no
}

// sees waits for a table.
func (p *phone) sees(what string, is func(*wire.Table) bool) {
	p.t.Helper()
	if p.last.Table != nil && is(p.last.Table) {
		return
	}
	p.until(func(f wire.Frame) bool { return f.Table != nil && is(f.Table) })
}

type args = map[string]any
