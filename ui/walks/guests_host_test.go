package walks_test

import (
	"cmp"
	"net"
	"net/http"
	"testing"

	"fyne.io/fyne/v2"

	"tabby/internal/devices/serve"
	"tabby/internal/testing/hosttest"
	"tabby/ui/kit/widgets"
)

// A loopback is a store on a machine whose only network is itself. It has the same port
// every time.
type loopback struct {
	*memoryStore

	at      net.Listener // or nil
	address string
	taken   chan net.Conn // the connections of guests
	alone   bool          // it is on no network
	also    []string      // further addresses
	fails   error         // what Listen fails with
	said    string        // what the table is called in the network, or "" if it is not announced
	named   string        // what can be typed in place of the address
	renamed func()        // says that this has changed
}

// Announce announces a table, if there is a network.
func (l *loopback) Announce(table string, changed func()) {
	if !l.alone {
		l.said, l.renamed = table, changed
	}
}

// Named returns what can be typed instead of the address.
func (l *loopback) Named() string { return l.named }

// Door lets devices of this network in.
func (l *loopback) Door() *serve.Door { return serve.NewDoor(serve.Admission{}) }

// Listen answers at an address of this machine.
func (l *loopback) Listen(h http.Handler) error {
	if l.fails != nil {
		return l.fails
	}
	at, err := net.Listen("tcp", cmp.Or(l.address, "127.0.0.1:0"))
	if err != nil {
		return err
	}
	l.at, l.address = at, at.Addr().String()
	s := &http.Server{Handler: h, ConnState: func(c net.Conn, s http.ConnState) {
		if s == http.StateHijacked {
			l.taken <- c
		}
	}}
	go func() { _ = s.Serve(at) }() // until HangUp
	return nil
}

// Addresses returns that address.
func (l *loopback) Addresses() ([]string, error) {
	if l.at == nil || l.alone {
		return nil, nil
	}
	return append([]string{"http://" + l.address}, l.also...), nil
}

// HangUp ends it. The connections there are go on.
func (l *loopback) HangUp() {
	if l.at != nil {
		l.at.Close()
	}
	l.at, l.said = nil, ""
}

// die ends all connections too, as if the program were killed.
func (l *loopback) die() {
	l.HangUp()
	for {
		select {
		case c := <-l.taken:
			c.Close()
		default:
			return
		}
	}
}

// A hosting is a walker whose machine others can reach.
type hosting struct {
	*walker
	net *loopback
}

// hosted begins a game that others can be let into.
func hosted(t testing.TB, names ...string) *hosting {
	t.Helper()
	p := newHosting(t)
	p.begin(nil, names...)
	return p
}

// lettingIn begins a game and lets others into it.
func lettingIn(t testing.TB, names ...string) *hosting {
	t.Helper()
	p := hosted(t, names...)
	p.letIn()
	return p
}

// newHosting starts the program on an empty store of a machine that others can reach.
func newHosting(t testing.TB) *hosting {
	t.Helper()
	w := walk(t)
	p := &hosting{w, &loopback{memoryStore: w.store, taken: make(chan net.Conn, 100)}}
	t.Cleanup(p.net.die)
	w.opens = p.net
	return p
}

// room goes to where guests are let in.
func (p *hosting) room(choice string) {
	p.Helper()
	p.Tap("More")
	p.Tap(choice)
}

// letIn lets others in.
func (p *hosting) letIn() {
	p.Helper()
	p.room("Let others in")
}

// unfold shows all that can be said about guests.
func (p *hosting) unfold() {
	p.Helper()
	if !p.Offers("Copy the address") {
		p.Tap("More")
	}
}

// address returns the address that is shown.
func (p *hosting) address() string {
	p.Helper()
	p.unfold()
	return p.Field("Or use this address").Text()
}

// join lets a guest in by the code of a way that is shown.
func (p *hosting) join() (g *hosttest.Guest) {
	p.Helper()
	address := p.address()
	p.Beside(func() { g = hosttest.Join(p, address) })
	return g
}

// helper lets a guest in who asks to enter the scores of all, and is allowed to.
func (p *hosting) helper() (g *hosttest.Guest) {
	p.Helper()
	g = p.join()
	want(p, "the wish to help", p.ask(g, "help", nil), "")
	p.Sees("wants to help with the scores.")
	p.allows()
	want(p, "message", p.Message(), "") // it asked the same
	p.Beside(func() { g.Until("the role", func(t hosttest.Table) bool { return t.You.Role == "score" }) })
	return g
}

// allows allows a guest what it asks for, once a tap is meant so.
func (p *hosting) allows() {
	p.Helper()
	p.Pass(widgets.LateTap)
	p.Tap("Allow")
}

// messagesStay has messages stay until the next one.
func (p *hosting) messagesStay() {
	p.Helper()
	p.settings()
	p.Tap("No limit")
	p.Press(fyne.KeyEscape)
}

// helped lets others in, one of whom helps with the scores, and goes back to the sheet.
func (p *hosting) helped() *hosttest.Guest {
	p.Helper()
	p.letIn()
	g := p.helper()
	p.Tap("Back to the sheet")
	return g
}

// ask sends an intent of a guest and returns the code of the refusal, or "".
func (p *hosting) ask(g *hosttest.Guest, do string, more hosttest.Args) (no string) {
	p.Helper()
	p.Beside(func() { no = g.Do(do, more).No })
	return no
}

// slip returns a score for a round.
func slip(round, player, points int) hosttest.Args {
	return hosttest.Args{"round": round, "player": player, "score": points}
}
