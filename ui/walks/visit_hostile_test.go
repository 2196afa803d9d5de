package walks_test

import (
	"bytes"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/coder/websocket"

	"tabby/internal/devices/guest"
	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/testing/assault"
	"tabby/scoring"
)

// A hostile host sends a good table, some that were changed at random, and nonsense.
type hostile struct {
	good [][]byte
	mu   sync.Mutex
	dice *rand.Rand
	sent int
}

// ServeHTTP implements [http.Handler].
func (h *hostile) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	conn, err := websocket.Accept(w, r, nil)
	if err != nil {
		return
	}
	defer conn.CloseNow()
	if _, _, err := conn.Read(r.Context()); err != nil {
		return
	}
	for _, m := range h.messages() {
		if conn.Write(r.Context(), websocket.MessageText, m) != nil {
			return
		}
	}
	_, _, _ = conn.Read(r.Context()) // until the guest has gone
}

// messages returns what is said to a guest.
func (h *hostile) messages() [][]byte {
	h.mu.Lock()
	defer h.mu.Unlock()
	good := h.good[h.dice.IntN(len(h.good))]
	all := [][]byte{good}
	for range 3 {
		all = append(all, assault.Mutate(h.dice, good))
		h.sent++
	}
	return append(all, []byte("nonsense"))
}

// heard returns messages of a host to a guest who takes a seat while a round is dealt.
func (v *visitor) heard() (all [][]byte) {
	v.Helper()
	link, _ := wire.ParseLink(v.address(page.Sit))
	var mu sync.Mutex
	hears := make(chan bool, 100)
	c := guest.Open(guest.Pass{Base: link.Base, Key: link.Key}, guest.Options{Log: true, Heard: func(data []byte) {
		mu.Lock()
		all = append(all, bytes.Clone(data))
		mu.Unlock()
		hears <- true
	}})
	defer c.Close()
	done := make(chan wire.Answer, 1)
	ann := scoring.Player(0)
	for _, in := range []wire.Intent{{Do: "sit", Player: &ann}, {Do: "deal"}} {
		c.Do(in, func(a wire.Answer) { done <- a })
		if a := <-done; !a.OK {
			v.Fatal(a)
		}
	}
	<-hears
	mu.Lock()
	defer mu.Unlock()
	var tables [][]byte
	for _, m := range all {
		if bytes.Contains(m, []byte(`"table":`)) {
			tables = append(tables, m)
		}
	}
	return tables
}

// TestVisitorOutlivesAHostileHost visits a host that sends changed tables, and leaves it each
// time.
func TestVisitorOutlivesAHostileHost(t *testing.T) {
	v := visit(t, endless, "Ann", "Ben", "Cy")
	v.record(4, 12, 7)
	h := &hostile{good: v.heard(), dice: rand.New(rand.NewPCG(rand.Uint64(), 1))}
	server := httptest.NewServer(h)
	defer server.Close()
	visits := assault.Times(10, 20, 400)
	for range visits {
		v.Type("j")
		v.Fill(v.Field("Address and code, or the link"), server.URL+"/table#tag.sit.proof")
		v.Tap("Join the table")
		v.Leave()
		v.Await("the end of the visit", func() bool {
			return strings.Contains(v.Text(), "different versions") || strings.Contains(v.Text(), "newer Tabby") || strings.Contains(v.Text(), "has ended this") || v.Offers("Leave the table") && v.Reads("away")
		})
		v.Type("7h1d")
		for range 4 {
			v.Press(fyne.KeyEscape)
		}
	}
	assault.Tried(t, h.sent, assault.Cases)
}
