package host

import (
	"context"
	"net/http"
	"sync"
	"time"

	"tabby/internal/host/page"
	"tabby/internal/host/wire"
	"tabby/internal/serve"
)

// Options say whom a host lets in. The zero Options let in devices of this network.
type Options serve.Admission

// A Host lets devices join the tables that are open, over HTTP. It is safe for use by
// several goroutines.
type Host struct {
	doors *serve.Doors
	meter Meter

	mu     sync.Mutex
	tables map[string]*Table // by tag
	opened chan struct{}     // is closed when there is one more
	await  time.Duration     // how long devices wait for a table that is not open
	pings  time.Duration     // how long a device may be silent until it is pinged
	others others            // hosts that serve the same tables
	joined sync.WaitGroup    // connections
	ctx    context.Context   // ends with the host
	end    context.CancelFunc
}

// New returns a host without tables.
func New(o Options) *Host {
	h := &Host{doors: serve.NewDoors(serve.Admission(o)), meter: unmeasured{}, tables: map[string]*Table{}, opened: make(chan struct{}), pings: pingTime}
	h.ctx, h.end = context.WithCancel(context.Background())
	return h
}

// Limit changes how many devices may be connected at once; 0 is any number.
func (h *Host) Limit(devices int) { h.doors.Limit(devices) }

// Measure lets a meter count what the host does. It is called before the host answers.
func (h *Host) Measure(m Meter) { h.meter = m }

// Open opens a game to other devices, with the keys and guests that it had when it was
// open last. It is called on the goroutine of the game's owner, to whom the table belongs.
// The error is that of the owner's drafts.
func (h *Host) Open(o Owner) (*Table, error) {
	t, err := newTable(o)
	if err != nil {
		return nil, err
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	h.tables[t.party.Tag] = t
	close(h.opened)
	h.opened = make(chan struct{})
	return t, nil
}

// Close closes a game to other devices, for now. It is called on the goroutine of its
// owner.
func (h *Host) Close(t *Table) { h.Part(t, wire.ByeClosed) }

// Part closes a game to other devices, and says why: one of the reasons of package wire.
// It is called on the goroutine of the game's owner.
func (h *Host) Part(t *Table, why string) {
	h.mu.Lock()
	delete(h.tables, t.party.Tag)
	h.mu.Unlock()
	t.close(why)
}

// End ends all connections, and waits until they have ended. The tables stay as they are.
func (h *Host) End() {
	h.end()
	h.joined.Wait()
}

// Await lets devices wait so long for a table that is not open: another host may have begun
// it just now.
func (h *Host) Await(d time.Duration) { h.await = d }

// table returns the open table that a key or token names, or nil.
func (h *Host) table(sealed string) *Table {
	end := time.NewTimer(h.await)
	defer end.Stop()
	for {
		h.mu.Lock()
		t, opened := h.tables[tagOf(sealed)], h.opened
		h.mu.Unlock()
		if t != nil || h.await == 0 {
			return t
		}
		select {
		case <-opened:
		case <-end.C:
			return nil
		}
	}
}

// Address returns the address of a page with a key in its fragment, which browsers never
// send. base is that of the server, such as "http://192.168.1.20:8229".
func Address(base, key string, screen bool) string {
	return wire.Link{Base: base, Key: key, Screen: screen}.Address()
}

// ServeHTTP implements [http.Handler] for [wire.TablePath] and all below, and for [wire.ScreenPath].
func (h *Host) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	serve.Protect(w.Header(), h.others.policy())
	if h.doors.Refuse(w, r) {
		return
	}
	switch r.URL.Path {
	case wire.JoinPath:
		h.join(w, r)
	case wire.LivePath:
		h.live(w, r)
	default:
		page.Files(w, r)
	}
}
