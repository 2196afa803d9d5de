package many

import (
	"bufio"
	"cmp"
	"fmt"
	"math/rand/v2"
	"net"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"

	"tabby/internal/testing/sim"
)

// A server is the model, or a real one.
type server interface {
	// Dial connects to it without any trouble.
	Dial() (net.Conn, error)
}

// A network lies between Tabbys and the servers, and lets go wrong what docs/decisions/jetstream.md lists.
type network struct {
	w      *sim.World
	server server

	mu    sync.Mutex
	calm  bool
	dials map[string]int
	dead  map[string]time.Time // streams without a leader, until one is elected
	lost  map[string]bool      // answers that do not arrive, by where to
	lines []*line
}

func newNetwork(w *sim.World, s server) *network {
	return &network{w: w, server: s, dials: map[string]int{}, dead: map[string]time.Time{}, lost: map[string]bool{}}
}

// A dialer connects a Tabby of some name.
type dialer struct {
	*network
	name string
}

// Dial implements [nats.CustomDialer].
func (d dialer) Dial(string, string) (net.Conn, error) {
	far, err := d.server.Dial()
	if err != nil {
		return nil, err
	}
	d.mu.Lock()
	d.dials[d.name]++
	name := fmt.Sprintf("%s, connection %d", d.name, d.dials[d.name])
	near, mine := ends()
	l := &line{network: d.network, name: d.name, near: mine, far: far, up: d.w.Split(name + ", up"), down: d.w.Split(name + ", down"), subs: map[string]string{}}
	d.lines = append(d.lines, l)
	calm := d.calm
	d.mu.Unlock()
	if !calm {
		l.willEnd(d.w.Split(name))
	}
	go l.carryUp()
	go l.carryDown()
	return near, nil
}

// A line is a connection through the network.
type line struct {
	*network
	name     string
	near     end
	far      net.Conn
	up, down *rand.Rand
	silent   bool
	subs     map[string]string // subjects by sid
}

// willEnd cuts the line after a while, or lets it fall silent.
func (l *line) willEnd(dice *rand.Rand) {
	silent := dice.IntN(2) == 0
	time.AfterFunc(time.Duration(dice.ExpFloat64()*float64(time.Minute)), func() {
		l.mu.Lock()
		calm := l.calm
		l.silent = silent && !calm
		l.mu.Unlock()
		switch {
		case calm:
		case silent:
			l.w.Count("silences", 1)
			l.w.Narrate("the connection of %s falls silent", l.name)
		default:
			l.w.Count("cuts", 1)
			l.w.Narrate("the connection of %s is cut", l.name)
			l.close()
		}
	})
}

func (l *line) close() {
	_ = l.near.Close()
	_ = l.far.Close()
}

// late waits as long as a message takes. Only messages are late: the client of NATS holds a
// lock while it connects, and the clock of the world stands while anyone waits for it. Once all
// goes well, none is very late.
func (l *line) late(dice *rand.Rand) {
	l.mu.Lock()
	calm := l.calm
	l.mu.Unlock()
	took := time.Duration(100_000 + dice.ExpFloat64()*2e6)
	if dice.IntN(40) == 0 && !calm {
		took = time.Duration(dice.Int64N(int64(700 * time.Millisecond)))
	}
	time.Sleep(took)
}

// carryUp carries what a Tabby sends.
func (l *line) carryUp() {
	defer l.close()
	sent := make(chan frame, 10_000) // messages; what is none passes at once
	go func() {
		defer close(sent)
		for r := bufio.NewReader(l.near); ; {
			f, err := readFrame(r)
			switch {
			case err != nil:
				return
			case carries(f.op) > 0:
				sent <- f
			case l.passes(f):
				_, _ = l.far.Write(f.bytes()) // it may be closed
			}
		}
	}()
	for f := range sent {
		for _, f := range together(f, sent) {
			l.late(l.up)
			l.saw("sends", f)
			if l.passes(f) {
				_, _ = l.far.Write(f.bytes()) // it may be closed
			}
		}
	}
}

// together returns a message and all that were sent at the same instant, by subject: which of
// several goroutines is first is chance, and no seed's.
func together(f frame, sent chan frame) []frame {
	time.Sleep(time.Nanosecond)
	all := []frame{f}
	for len(sent) > 0 {
		all = append(all, <-sent)
	}
	slices.SortStableFunc(all, func(a, b frame) int { return cmp.Compare(named(a.subject()), named(b.subject())) })
	return all
}

// named returns a subject without the name of a consumer, which the client makes up.
func named(subject string) string {
	if of := ofAPI.FindString(subject); of != "" {
		return of
	}
	return subject
}

// carryDown carries what the servers send.
func (l *line) carryDown() {
	defer l.close()
	arrived := newPipe() // so that the server never waits
	go func() {
		defer arrived.end()
		buffer := make([]byte, 1<<16)
		for {
			n, err := l.far.Read(buffer)
			if _, failed := arrived.Write(buffer[:n]); err != nil || failed != nil {
				return
			}
		}
	}()
	r := bufio.NewReader(arrived)
	for {
		f, err := readFrame(r)
		if err != nil {
			return
		}
		if carries(f.op) > 0 {
			l.late(l.down)
			l.saw("gets", f)
		}
		if l.returns(f) {
			if _, err := l.near.Write(f.bytes()); err != nil {
				return
			}
		}
	}
}

// saw adds a frame to what is seen in the world. Inboxes and consumers have names that the
// client of NATS makes up.
func (l *line) saw(does string, f frame) {
	l.w.Saw(l.name, does, streamOf(f.subject()), streamOf(f.reply()), len(f.head), len(f.body))
}

// streamOf returns the stream that a subject is about, or "".
func streamOf(subject string) string {
	if m := ofAPI.FindStringSubmatch(subject); m != nil {
		return m[1]
	}
	m := ofTabby.FindStringSubmatch(subject)
	switch {
	case m == nil:
		return ""
	case m[1] == "people":
		return "TABBY_PEOPLE"
	}
	return "TABBY_" + strings.ToUpper(m[1]) + "S_" + m[2]
}

var (
	ofAPI   = regexp.MustCompile(`^\$JS\.(?:API\.(?:STREAM\.MSG\.GET|STREAM\.[A-Z]+|CONSUMER\.[A-Z]+)|ACK)\.([A-Z0-9_]+)`)
	ofTabby = regexp.MustCompile(`^tabby\.[a-z]+\.(game|draft|people)(?:\.(\d))?`)
)

// leaderless reports whether a stream has no leader now.
func (n *network) leaderless(stream string) bool {
	n.mu.Lock()
	defer n.mu.Unlock()
	return stream != "" && time.Now().Before(n.dead[stream])
}

// returns reports whether a piece of the server's arrives.
func (l *line) returns(f frame) bool {
	l.mu.Lock()
	silent, lost, calm := l.silent, l.lost[f.subject()], l.calm
	delete(l.lost, f.subject())
	l.mu.Unlock()
	pushed := streamOf(f.reply())
	switch {
	case silent || lost || l.leaderless(pushed):
		return false
	case pushed != "" && !calm && l.down.IntN(100) == 0:
		l.w.Count("pushed messages lost", 1)
		return false
	}
	return true
}
