// Package hosttest is a guest at a table, for tests: the client of package guest, whose
// answers and tables a test waits for.
package hosttest

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"strings"
	"sync"
	"testing"
	"time"

	"tabby/internal/devices/host/wire"
	"tabby/internal/devices/link"
	"tabby/internal/testing/guest"
	"tabby/internal/testing/must"
)

// A Table is what a guest knows of a table, an Answer that to an intent.
type (
	Table  = wire.Table
	Answer = wire.Answer
)

// A Guest is a device at a table. Its methods may be called by several goroutines.
type Guest struct {
	testing.TB
	client *guest.Client

	mu      sync.Mutex
	changed *sync.Cond
	heard   func([]byte)
}

// patience is how long a guest waits for anything, and retry how long before it connects
// again.
const (
	patience = time.Minute
	retry    = 3 * time.Millisecond
)

// Join joins by an address such as http://127.0.0.1:8229/table#KEY and connects.
func Join(t testing.TB, address string) *Guest {
	t.Helper()
	return JoinAs(t, address, guest.Options{})
}

// JoinPage joins as a page does: it is sent HTML, and its table stays empty.
func JoinPage(t testing.TB, address string) *Guest {
	t.Helper()
	return JoinAs(t, address, guest.Options{Page: true})
}

// JoinAs joins with options. It returns too once the host has sent the guest away.
func JoinAs(t testing.TB, address string, o guest.Options) *Guest {
	t.Helper()
	l, ok := link.Parse(address)
	if !ok {
		t.Fatalf("%s is no link of a table", address)
	}
	return come(t, guest.Pass{Base: l.Base, Key: l.What}, o)
}

// Return comes back to the table as the same device, after it has left.
func (g *Guest) Return() *Guest {
	g.Helper()
	return come(g.TB, g.State().Pass, guest.Options{})
}

// Page comes to the table once more as the same device, as its page does.
func (g *Guest) Page() *Guest {
	g.Helper()
	return come(g.TB, g.State().Pass, guest.Options{Page: true})
}

func come(t testing.TB, p guest.Pass, o guest.Options) *Guest {
	t.Helper()
	g := &Guest{TB: t}
	g.changed = sync.NewCond(&g.mu)
	o.Changed, o.Heard, o.Retry, o.Patience = g.wake, g.hear, retry, cmp.Or(o.Patience, patience)
	g.client = guest.Open(p, o)
	t.Cleanup(g.Leave)
	g.until("the table", func() bool { return g.Comes() > 0 || g.Bye() != "" })
	return g
}

// wake makes those look again who wait for something.
func (g *Guest) wake() {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.changed.Broadcast()
}

// hear hands a message on.
func (g *Guest) hear(message []byte) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.heard != nil {
		g.heard(message)
	}
}

// Listen calls f with every message from now on.
func (g *Guest) Listen(f func([]byte)) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.heard = f
}

// Also names further hosts that serve the table, such as http://127.0.0.1:8230, which the
// guest goes to when the one before does not answer.
func (g *Guest) Also(bases ...string) { g.client.Also(bases...) }

// Leave ends the guest.
func (g *Guest) Leave() { g.client.Close() }

// State returns how the guest and the table stand.
func (g *Guest) State() guest.State { return g.client.State() }

// Bye returns why the host sent the guest away, or "".
func (g *Guest) Bye() string { return g.State().Bye }

// Comes returns how often the guest connected.
func (g *Guest) Comes() int { return g.State().Comes }

// Last returns the table as it was shown last.
func (g *Guest) Last() Table {
	if t := g.State().Table; t != nil {
		return *t
	}
	return Table{}
}

// Rounds returns the scores of a table that are written down, a line a round.
func Rounds(t Table) string {
	var text strings.Builder
	for _, row := range t.Sheet.Rows {
		for _, c := range row.Cells {
			fmt.Fprint(&text, " ", c.Text)
		}
		fmt.Fprintln(&text)
	}
	return text.String()
}

// JSON returns plain data as JSON.
func JSON(v any) []byte {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return text
}

// Args are the fields of an intent.
type Args = map[string]any

// Do sends an intent until it is answered, and returns the answer.
func (g *Guest) Do(do string, more Args) Answer {
	g.Helper()
	in := Args{"do": do}
	maps.Copy(in, more)
	return g.Send(in)
}

// Does sends an intent until it is answered, and ends the test unless it was carried out.
func (g *Guest) Does(do string, with Args) {
	g.Helper()
	if a := g.Do(do, with); !a.OK {
		g.Fatalf("%s %v is answered %+v", do, with, a)
	}
}

// Refused sends an intent until it is answered, and fails unless it was refused with a code.
func (g *Guest) Refused(code, do string, with Args) {
	g.Helper()
	if a := g.Do(do, with); a.No != code || a.Why == "" {
		g.Errorf("%s %v is answered %+v, want %s", do, with, a, code)
	}
}

// Send sends a whole intent until it is answered.
func (g *Guest) Send(in Args) Answer {
	g.Helper()
	var intent wire.Intent
	d := json.NewDecoder(bytes.NewReader(JSON(in)))
	d.DisallowUnknownFields()
	must.Do(g, d.Decode(&intent))
	var got *Answer
	g.client.Do(intent, func(a Answer) {
		g.mu.Lock()
		defer g.mu.Unlock()
		got = &a
		g.changed.Broadcast()
	})
	g.until("an answer to "+string(JSON(in)), func() bool { return got != nil })
	g.mu.Lock()
	defer g.mu.Unlock()
	return *got
}

// Until waits until the table is so.
func (g *Guest) Until(what string, is func(Table) bool) {
	g.Helper()
	g.until(what, func() bool { return is(g.Last()) })
}

// UntilState waits until the guest stands so.
func (g *Guest) UntilState(what string, is func(guest.State) bool) {
	g.Helper()
	g.until(what, func() bool { return is(g.State()) })
}

func (g *Guest) until(what string, is func() bool) {
	g.Helper()
	deadline := time.Now().Add(patience)
	wake := time.AfterFunc(patience, g.wake)
	defer wake.Stop()
	g.mu.Lock()
	defer g.mu.Unlock()
	for !is() {
		if s := g.client.State(); time.Now().After(deadline) {
			g.Fatalf("%s did not come; the table has round %d, connected %d times, sent away %q", what, g.Last().Round, s.Comes, s.Bye)
		}
		g.changed.Wait()
	}
}
