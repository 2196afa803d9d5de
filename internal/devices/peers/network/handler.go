// Package network carries syncs over HTTP: a [Handler] answers other devices, and a [Transport]
// connects to one.
package network

import (
	"errors"
	"io"
	"net/http"
	"strings"
	"sync"
	"time"

	"golang.org/x/time/rate"

	"tabby/history"
	"tabby/internal/devices/keys"
	"tabby/internal/devices/peers"
	"tabby/internal/devices/reason"
	"tabby/internal/devices/serve"
)

// What requests carry.
const (
	contentType = "application/gzip"
	bearer      = "Bearer "
)

// The limits of one device.
const (
	perSecond = 50 // requests
	burst     = 200
)

// bodyTime is how long a body may take to arrive.
const bodyTime = 10 * time.Second

// Options say how a [Handler] answers.
type Options struct {
	// Name is what this device is called.
	Name string
	// Paired is called when a device has been paired, on any goroutine; or nil.
	Paired func(peers.Device)
	// Received is called when something came in from a device, on any goroutine; or nil.
	Received func(from peers.Device, what history.Imported)
}

// A Handler lets the devices of a list in, and others that show a key. It is safe for use
// by several goroutines, and keeps nothing but keys in memory.
type Handler struct {
	options  Options
	devices  *peers.List
	room     *serve.Room
	keys     pairings
	now      func() time.Time
	patience time.Duration // with a body

	taking sync.Mutex // one import at a time, so that waiting bodies are all that is held

	mu     sync.Mutex
	guests map[string]*guest // by device
}

// A guest is a device that came since the handler was made.
type guest struct {
	limit      *rate.Limiter
	came, went int // games that are not written down in the list yet
}

// New returns a handler for a list, whose devices are in a room.
func New(b *peers.List, r *serve.Room, o Options) *Handler {
	return &Handler{options: o, devices: b, room: r, now: time.Now, patience: bodyTime, guests: map[string]*guest{}}
}

// Invite returns a key by which one device can pair in the next ten minutes.
func (h *Handler) Invite() string { return h.keys.give(h.now()) }

// Invites reports whether there is a key by which a device can pair now.
func (h *Handler) Invites() bool { return h.keys.waits(h.now()) }

// policy is the Content-Security-Policy of answers, none of which is a page.
const policy = "default-src 'none'; frame-ancestors 'none'"

// ServeHTTP implements [http.Handler] for all below [peers.Path].
func (h *Handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	serve.Protect(w.Header(), policy)
	if h.room.Refuse(w, r, "name", "network") {
		return
	}
	if r.Method != http.MethodPost || !serve.IsSameOrigin(r) || r.Header.Get("Content-Type") != contentType {
		serve.NotAllowed(w)
		return
	}
	leave, ok := h.room.Enter(r.RemoteAddr)
	if !ok {
		refuse(w, reason.Guessing)
		return
	}
	defer leave()
	what := strings.TrimPrefix(r.URL.Path, peers.Path)
	if what == peers.AskPair {
		h.pair(w, r)
		return
	}
	h.answer(w, r, what)
}

// answer answers a device that is listed.
func (h *Handler) answer(w http.ResponseWriter, r *http.Request, what string) {
	token, shown := strings.CutPrefix(r.Header.Get("Authorization"), bearer)
	d, ok := h.devices.Admit(token)
	if !shown || !ok {
		h.guessed(w, r, reason.Unpaired)
		return
	}
	do := h.answers()[what]
	if do == nil {
		serve.AnswerText(w, http.StatusNotFound, http.StatusText(http.StatusNotFound))
		return
	}
	if !h.mayAsk(d.ID) {
		refuse(w, reason.Guessing)
		return
	}
	body, ok := h.read(w, r, peers.MaxPacked)
	if !ok {
		return
	}
	answer, err := do(d, body)
	if err != nil {
		refuse(w, err)
		return
	}
	serve.Answer(w, http.StatusOK, contentType, answer)
}

// guessed refuses a key or a token that is wrong, and counts it. Right ones were let in before, so
// that nobody's guesses keep others out.
func (h *Handler) guessed(w http.ResponseWriter, r *http.Request, why error) {
	if !h.room.Count(r.RemoteAddr, serve.WrongKey) {
		why = reason.Guessing
	}
	refuse(w, why)
}

// guest returns what is known of a device. The lock is held.
func (h *Handler) guest(id string) *guest {
	if h.guests[id] == nil {
		h.guests[id] = &guest{limit: rate.NewLimiter(perSecond, burst)}
	}
	return h.guests[id]
}

// mayAsk reports whether a device may make one more request.
func (h *Handler) mayAsk(id string) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.guest(id).limit.Allow()
}

// moved counts games that came from a device and went there.
func (h *Handler) moved(id string, came, went int) {
	h.mu.Lock()
	defer h.mu.Unlock()
	g := h.guest(id)
	g.came, g.went = g.came+came, g.went+went
}

// note writes down in the list what a device has sent and got. A sync begins and ends with it, so
// that all its pieces make one entry.
func (h *Handler) note(id string) error {
	h.mu.Lock()
	g := h.guest(id)
	came, went := g.came, g.went
	g.came, g.went = 0, 0
	h.mu.Unlock()
	if came+went > 0 {
		return h.devices.NoteMoved(id, came, went)
	}
	return h.devices.NoteMet(id)
}

// read reads a body of at most limit bytes, or refuses it.
func (h *Handler) read(w http.ResponseWriter, r *http.Request, limit int64) ([]byte, bool) {
	_ = http.NewResponseController(w).SetReadDeadline(time.Now().Add(h.patience)) // a server that cannot has its own
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, limit))
	if err == nil {
		return body, true
	}
	if !errors.As(err, new(*http.MaxBytesError)) {
		err = reason.Tangled
	}
	refuse(w, err)
	return nil, false
}

// refuse answers with the reason in words.
func refuse(w http.ResponseWriter, err error) {
	serve.Answer(w, statusOf(err), contentType, peers.PackJSON(peers.Reason{Why: err.Error()}))
}

// statusOf returns the status that an error is answered with.
func statusOf(err error) int {
	switch {
	case errors.As(err, new(*http.MaxBytesError)):
		return peers.StatusLarge
	case reason.Of(err) == nil && peers.IsContent(err):
		return peers.StatusContent
	}
	return reason.Status(err, http.StatusInternalServerError)
}

const (
	keyTime = 10 * time.Minute // how long a key is valid
	maxKeys = 16               // at once
)

// pairings are the keys that were shown and not used. The zero pairings are none.
type pairings struct {
	mu    sync.Mutex
	until map[string]time.Time // by hash, so that a search says nothing about a key
}

// give returns a new key.
func (k *pairings) give(now time.Time) string {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.until == nil || len(k.until) >= maxKeys {
		k.until = map[string]time.Time{}
	}
	key := keys.New(16)
	k.until[keys.Hash(key)] = now.Add(keyTime)
	return key
}

// waits reports whether a key is valid.
func (k *pairings) waits(now time.Time) bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	for _, until := range k.until {
		if now.Before(until) {
			return true
		}
	}
	return false
}

// use reports whether a key is valid. It is not from then on.
func (k *pairings) use(key string, now time.Time) bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	until, known := k.until[keys.Hash(key)]
	delete(k.until, keys.Hash(key))
	return known && now.Before(until)
}
