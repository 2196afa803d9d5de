// Package host lets other devices take part in a game: they see its sheet, enter
// scores, hold a hidden hand, and a television shows it large.
//
// A [Host] answers HTTP and has a [Table] for each game that is open to others. A table
// changes only on one goroutine, that of the game's desk, which its owner names. There an
// intent of a guest takes the same path as every other: it is decided, saved on disk and
// applied. Then the table publishes a scene, a plain value, and each guest's own goroutine
// sends the parts of the latest one that are new to that guest. So a slow reader skips
// scenes and fills no queue, and a guest who missed scenes gets one message.
//
// A key in the fragment of an address says what its holder may do; each device exchanges it for
// a token. docs/protocol.md describes the messages.
package host

import (
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"time"

	"tabby/history"
	"tabby/internal/devices/host/live"
	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/devices/keys"
	"tabby/internal/devices/link"
	"tabby/internal/devices/reason"
	"tabby/internal/devices/serve"
	"tabby/internal/table/replay"
	"tabby/internal/words"
	"tabby/internal/words/languages"
)

// A Host lets devices join the tables that are open, over HTTP. It is safe for use by
// several goroutines.
type Host struct {
	*lobby
	meter Meter
	words *words.Language
	offer languages.Set // to guests

	mu     sync.Mutex
	tables map[string]*Table // by tag
	opened chan struct{}     // is closed when there is one more
	await  time.Duration     // how long devices wait for a table that is not open
	pings  time.Duration     // how often a device is asked whether it is there
	others others            // hosts that serve the same tables
	looks  chan struct{}     // has room for one photo that is looked at
}

// New returns a host without tables. Its guests are counted in a room, and it speaks a language.
func New(r *serve.Room, w *words.Language) *Host {
	return &Host{lobby: newLobby(r), meter: unmeasured{}, words: w, offer: languages.SetOf(w), tables: map[string]*Table{}, opened: make(chan struct{}), pings: live.Ping, looks: make(chan struct{}, 1)}
}

// Limit changes how many devices may be connected at once; 0 is any number.
func (h *Host) Limit(devices int) { h.room.Limit(devices) }

// Offer lets guests choose among languages. Call it before the host answers.
func (h *Host) Offer(all languages.Set) { h.offer = all }

// reader returns the language of who has sent a request. A big screen speaks that of the host.
func (h *Host) reader(r *http.Request) *words.Language {
	if r.URL.Path == wire.ScreenPath {
		return h.words
	}
	return page.Reader(r, h.offer, h.words)
}

// Measure sets a meter, which counts what the host does. Call it before the host answers.
func (h *Host) Measure(m Meter) { h.meter = m }

// Also names hosts that serve the same tables, by their bases, such as "http://192.168.1.21:8229".
// Guests continue there if this host does not answer. Call it before the host answers. The error
// names a base that is not an address.
func (h *Host) Also(bases ...string) error {
	all, err := readOthers(bases)
	h.others = append(h.others, all...)
	return err
}

// Open opens a game to other devices, with the keys and guests that it had when it was last open.
// Call it on the goroutine of the game's owner, to whom the table belongs. The error is that of the
// owner's drafts.
func (h *Host) Open(o Owner) (*Table, error) {
	t, err := newTable(o, h.lobby, h.words)
	if err != nil {
		return nil, err
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	h.tables[t.roster.Tag] = t
	close(h.opened)
	h.opened = make(chan struct{})
	return t, nil
}

// Close closes a game to other devices for now. Call it on the goroutine of its owner.
func (h *Host) Close(t *Table) { h.Part(t, wire.ByeClosed) }

// Part closes a game to other devices and says why, with one of the reasons of package wire. Call
// it on the goroutine of the game's owner.
func (h *Host) Part(t *Table, why string) {
	h.mu.Lock()
	delete(h.tables, t.roster.Tag)
	h.mu.Unlock()
	t.close(why)
}

// End ends all connections, and waits until they have ended. The tables stay as they are.
func (h *Host) End() { h.close() }

// Await lets devices wait this long for a table that is not open: another host may have begun
// it just now.
func (h *Host) Await(d time.Duration) { h.await = d }

// A Finder returns the table of any host to which a key or token may belong, or nil; leave is
// called once the guest has the table. The error is one of this package.
type Finder func(sealed string) (t *Table, leave func(), err error)

// find is the Finder of the tables that are open here.
func (h *Host) find(sealed string) (*Table, func(), error) { return h.table(sealed), func() {}, nil }

// table returns the open table that a key or token names, or nil.
func (h *Host) table(sealed string) *Table {
	end := time.NewTimer(h.await)
	defer end.Stop()
	for {
		h.mu.Lock()
		t, opened := h.tables[keys.TagOf(sealed)], h.opened
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
	l := link.Link{Kind: link.Table, Base: base, What: key}
	if screen {
		l.Kind = link.Screen
	}
	return l.String()
}

// ServeHTTP implements [http.Handler] for [wire.TablePath] and all below, for [wire.ScreenPath] and
// [wire.EnterPath], and for the plain address, which leads there ([serve.Welcome]).
func (h *Host) ServeHTTP(w http.ResponseWriter, r *http.Request) { h.Answer(w, r, h.find) }

// Answer is ServeHTTP for a table that is looked up by a key or a token, and so only after a device
// has shown one.
func (h *Host) Answer(w http.ResponseWriter, r *http.Request, find Finder) {
	if !h.admits(w, r) {
		return
	}
	switch r.URL.Path {
	case "/": // as long as the host is expectant; what follows a # goes along, as browsers do
		w.Header().Set("Cache-Control", "no-store")
		w.Header().Set("Location", strings.TrimPrefix(wire.EnterPath, "/")) // below the path of a proxy too
		w.WriteHeader(http.StatusFound)
	case wire.JoinPath:
		h.join(w, r, find)
	case wire.CodePath:
		h.code(w, r, &h.codes, false)
	case wire.PhotoPath:
		h.photo(w, r, find)
	case wire.LivePath:
		h.live(w, r, find)
	default:
		if l := h.reader(r); !page.Files(l, h.offer, w, r) {
			serve.Missing(w, r, l.Server.NoPage)
		}
	}
}

// AnswerDigits is ServeHTTP for the digits of another host, or of none if it is nil. Wrong digits
// are counted here, together for all hosts: one network has too few tries to make the digits of a host void.
func (h *Host) AnswerDigits(w http.ResponseWriter, r *http.Request, of *Host) {
	switch codes := &h.codes; {
	case r.URL.Path != wire.CodePath:
		h.ServeHTTP(w, r)
	case h.admits(w, r):
		if of != nil {
			codes = &of.codes
		}
		h.code(w, r, codes, true)
	}
}

// admits sets the headers of an answer, and reports whether the device may come in. If it may
// not, that is answered.
func (h *Host) admits(w http.ResponseWriter, r *http.Request) bool {
	serve.Protect(w.Header(), h.others.policy())
	says := h.reader(r).Server
	return !h.room.Refuse(w, r, says.OtherName, says.OtherNetwork)
}

// others are the bases of hosts that serve the same tables, such as
// "http://192.168.1.21:8229": a guest goes on there when this one is gone.
type others []string

// readOthers returns the hosts of some bases. The error names the base that is not an address.
func readOthers(bases []string) (all others, err error) {
	for _, base := range bases {
		u, err := url.Parse(base)
		if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" || u.User != nil || u.RawQuery != "" || u.Fragment != "" || strings.ContainsAny(base, " ;,*?\\") {
			return nil, fmt.Errorf("%q is no address of a Tabby, such as http://192.168.1.21:8229", base)
		}
		all = append(all, strings.TrimSuffix(base, "/"))
	}
	return all, nil
}

// policy returns the Content-Security-Policy of guests' pages: nothing inline, nothing from
// elsewhere, and connections to hosts of the same tables alone.
func (o others) policy() string {
	connect := "connect-src 'self'"
	for _, base := range o {
		connect += " " + strings.Replace(base, "http", "ws", 1)
	}
	return "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " + connect + "; " +
		"manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
}

// origins returns what matches the origins of pages that the others have sent.
func (o others) origins() []string {
	literally := strings.NewReplacer("[", `\[`, "]", `\]`)
	var all []string
	for _, base := range o {
		u, err := url.Parse(base)
		if err == nil {
			all = append(all, literally.Replace(u.Scheme+"://"+u.Host))
		}
	}
	return all
}

// code returns the code of an error, for programs.
func code(err error) string {
	if err == nil {
		return ""
	}
	if r := reason.Of(err); r != nil {
		return r.Code
	}
	switch {
	case errors.Is(err, history.ErrDamaged):
		return codeDamaged
	case errors.As(err, new(history.Failure)):
		return codeStore
	}
	return replay.Code(err)
}

// codeDamaged is the code of a game that is not as it was written, and codeStore
// that of a disk that did not write, such as a full one.
const (
	codeDamaged = "ERR_DAMAGED"
	codeStore   = "ERR_STORE"
)

// A Meter counts what a host does. Its methods are called by several goroutines.
type Meter interface {
	// Guest counts a connection that has come, or with -1 one that has gone.
	Guest(change int)
	// Intent counts an intent with the code of its refusal, or "", and how long it took
	// from when it was read to when it was durable.
	Intent(code string, took time.Duration)
	// Sent counts the bytes of a message to a guest.
	Sent(bytes int)
}

// unmeasured counts nothing.
type unmeasured struct{}

func (unmeasured) Guest(int)                    {}
func (unmeasured) Intent(string, time.Duration) {}
func (unmeasured) Sent(int)                     {}
