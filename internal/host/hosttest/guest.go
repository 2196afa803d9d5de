// Package hosttest is a guest at a table, for tests: a program that joins by an address,
// stays connected, and sends what was not answered again.
package hosttest

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/coder/websocket"
)

// A Table is what a guest knows of a table.
type Table struct {
	Round   int              `json:"round"`
	Rounds  json.RawMessage  `json:"rounds"`
	Sheet   json.RawMessage  `json:"sheet"`
	Slips   map[int]Slip     `json:"slips"`
	Players []map[string]any `json:"players"`
	Paused  bool             `json:"paused"`
	Deck    json.RawMessage  `json:"deck"`
	You     struct {
		Role   string `json:"role"`
		Player int    `json:"player"`
	} `json:"you"`
}

// A Slip is a score that was entered.
type Slip struct {
	Points int    `json:"points"`
	By     string `json:"by"`
	Rev    int    `json:"rev"`
}

// An Answer is that to an intent.
type Answer struct {
	Re, No, Why string
	OK          bool
}

// A frame is a message of the host.
type frame struct {
	Seq     int
	Table   *Table
	Answers []Answer
	Bye     string
}

// A Guest is a device at a table. Its methods may be called by several goroutines.
type Guest struct {
	testing.TB
	token string
	as    string
	ctx   context.Context
	end   context.CancelFunc

	mu      sync.Mutex
	bases   []string // of the hosts that serve the table; it is connected to the first
	changed *sync.Cond
	conn    *websocket.Conn // or nil
	last    Table
	bye     string
	waiting map[string][]byte // intents without an answer, by ID
	answers map[string]Answer
	ids     int
	heard   func([]byte)
	Comes   int // how often it connected
}

// patience is how long a guest waits for anything.
const patience = time.Minute

// Join joins by an address such as http://127.0.0.1:8229/table#KEY and connects.
func Join(t testing.TB, address string) *Guest {
	t.Helper()
	return join(t, address, "data")
}

// JoinPage joins as a page does: it is sent HTML, and its table stays empty.
func JoinPage(t testing.TB, address string) *Guest {
	t.Helper()
	return join(t, address, "page")
}

func join(t testing.TB, address, as string) *Guest {
	t.Helper()
	page, key, _ := strings.Cut(address, "#")
	base := page[:strings.LastIndexByte(page, '/')]
	body, _ := json.Marshal(map[string]string{"key": key})
	r, err := http.Post(base+"/table/join", "application/json", bytes.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	var given struct{ Token, Why string }
	if err := json.NewDecoder(r.Body).Decode(&given); err != nil || given.Token == "" {
		t.Fatalf("joining is answered %d %s %v", r.StatusCode, given.Why, err)
	}
	g := &Guest{TB: t, bases: []string{base}, token: given.Token, as: as, waiting: map[string][]byte{}, answers: map[string]Answer{}}
	g.changed = sync.NewCond(&g.mu)
	g.ctx, g.end = context.WithCancel(context.Background())
	t.Cleanup(g.Leave)
	go g.stay()
	g.Until("the table", func(t Table) bool { return t.Round >= 0 })
	return g
}

// Also names further hosts that serve the table, such as http://127.0.0.1:8230, which the
// guest goes to when the one before does not answer.
func (g *Guest) Also(bases ...string) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.bases = append(g.bases, bases...)
}

// next goes on to the next host, and returns it.
func (g *Guest) next() string {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.bases = append(g.bases[1:], g.bases[0])
	return g.bases[0]
}

// Listen calls f with every message from now on.
func (g *Guest) Listen(f func([]byte)) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.heard = f
}

// Leave ends the guest.
func (g *Guest) Leave() { g.end() }

// stay connects, again and again, until the guest leaves or is sent away.
func (g *Guest) stay() {
	base := g.bases[0]
	for g.ctx.Err() == nil && g.Bye() == "" {
		if conn, err := g.dial(base); err == nil {
			g.listen(conn)
			_ = conn.CloseNow()
		} else {
			base = g.next()
		}
		time.Sleep(3 * time.Millisecond)
	}
}

func (g *Guest) dial(base string) (*websocket.Conn, error) {
	conn, _, err := websocket.Dial(g.ctx, base+"/table/live", nil)
	if err != nil {
		return nil, err
	}
	conn.SetReadLimit(1 << 20)
	hello, _ := json.Marshal(map[string]any{"tabby": 1, "token": g.token, "as": g.as})
	if err := conn.Write(g.ctx, websocket.MessageText, hello); err != nil {
		return nil, err
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	g.conn = conn
	g.Comes++
	for _, in := range g.waiting {
		_ = conn.Write(g.ctx, websocket.MessageText, in) // or the next connection does
	}
	return conn, nil
}

// listen takes in what the host says until the connection ends.
func (g *Guest) listen(conn *websocket.Conn) {
	for {
		_, data, err := conn.Read(g.ctx)
		if err != nil {
			return
		}
		g.mu.Lock()
		if g.heard != nil {
			g.heard(data)
		}
		g.mu.Unlock()
		var f frame
		if err := json.Unmarshal(data, &f); err != nil {
			g.Errorf("the host says %s: %v", data, err)
			return
		}
		g.take(f)
	}
}

func (g *Guest) take(f frame) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if f.Table != nil {
		g.last = *f.Table
	}
	for _, a := range f.Answers {
		delete(g.waiting, a.Re)
		g.answers[a.Re] = a
	}
	if f.Bye != "" && f.Bye != "closed" {
		g.bye = f.Bye
	}
	g.changed.Broadcast()
}

// Bye returns why the host sent the guest away, or "".
func (g *Guest) Bye() string {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.bye
}

// Last returns the table as it was shown last.
func (g *Guest) Last() Table {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.last
}

// Args are the fields of an intent.
type Args = map[string]any

// Do sends an intent until it is answered, and returns the answer.
func (g *Guest) Do(do string, more Args) Answer {
	g.Helper()
	g.mu.Lock()
	g.ids++
	in := Args{"id": fmt.Sprintf("i%d", g.ids), "do": do}
	g.mu.Unlock()
	maps.Copy(in, more)
	return g.Send(in)
}

// Send sends a whole intent until it is answered.
func (g *Guest) Send(in Args) Answer {
	g.Helper()
	id := in["id"].(string)
	data, err := json.Marshal(in)
	if err != nil {
		g.Fatal(err)
	}
	g.mu.Lock()
	delete(g.answers, id)
	g.waiting[id] = data
	if g.conn != nil {
		_ = g.conn.Write(g.ctx, websocket.MessageText, data) // or the next connection does
	}
	g.mu.Unlock()
	g.until("an answer to "+string(data), func() bool { _, ok := g.answers[id]; return ok })
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.answers[id]
}

// Until waits until the table is so.
func (g *Guest) Until(what string, is func(Table) bool) {
	g.Helper()
	g.until(what, func() bool { return g.Comes > 0 && is(g.last) })
}

func (g *Guest) until(what string, is func() bool) {
	g.Helper()
	deadline := time.Now().Add(patience)
	wake := time.AfterFunc(patience, g.changed.Broadcast)
	defer wake.Stop()
	g.mu.Lock()
	defer g.mu.Unlock()
	for !is() {
		if time.Now().After(deadline) || g.ctx.Err() != nil {
			g.Fatalf("%s did not come; the table has round %d, connected %d times, sent away %q", what, g.last.Round, g.Comes, g.bye)
		}
		g.changed.Wait()
	}
}
