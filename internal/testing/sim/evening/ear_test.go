package evening

import (
	"encoding/json"
	"strings"
	"sync"
	"testing"
	"time"

	"golang.org/x/net/html"

	"tabby/engine"
	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/system/a11y"
	"tabby/internal/testing/guest"
	"tabby/internal/testing/must"
	"tabby/internal/testing/script"
	"tabby/internal/testing/sim"
	"tabby/internal/testing/sim/network"
	"tabby/scoring"
)

// An ear is the page of a guest that is used by ear. What is pressed says what it asks the host for.
type ear struct {
	*sim.World

	client *guest.Client
	mu     sync.Mutex
	page   *guest.Page
	heard  []*html.Node // by the IDs of spots, from 1
	field  *html.Node   // that was typed into last
}

// listen joins by a key.
func listen(w *sim.World, n *network.Network, name, key string) *ear {
	e := &ear{World: w, page: guest.NewPage()}
	e.client = guest.Open(guest.Pass{Base: "http://" + door, Key: key, Device: name}, guest.Options{
		Page: true, HTTP: n.Device(name, "192.168.1.50").Client(), Heard: e.hear,
	})
	w.Cleanup(e.client.Close)
	return e
}

// hear takes a message.
func (e *ear) hear(data []byte) {
	e.mu.Lock()
	defer e.mu.Unlock()
	var f wire.Frame
	if err := json.Unmarshal(data, &f); err != nil {
		e.Error(err)
	} else if err := e.page.Show(f.Parts); err != nil {
		e.Error(err)
	}
}

// Heard implements [script.Face].
func (e *ear) Heard() (all []a11y.Node) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.heard = nil
	for _, id := range []string{"head", "news", "main", "tabs"} {
		all = e.listen(all, e.page.Find(id))
	}
	return all
}

// roles are what elements are for who hears them. All else that has a text is a text.
var roles = map[string]a11y.Role{"h1": a11y.Heading, "h2": a11y.Heading, "button": a11y.Button, "input": a11y.Field, "td": a11y.Cell}

// listen adds what can be heard of an element.
func (e *ear) listen(all []a11y.Node, n *html.Node) []a11y.Node {
	s := a11y.Node{Role: a11y.Text, Label: guest.Attr(n, "aria-label")}
	role, whole := roles[n.Data]
	switch {
	case n.Type == html.TextNode:
		s.Label, whole = strings.TrimSpace(n.Data), true
	case guest.Has(n, "hidden"), guest.Attr(n, "aria-hidden") == "true", guest.Attr(n, "type") == "hidden",
		guest.Is(n, "kinds"), n.Data == "details": // which are there once they are asked for
		return all
	case whole:
		s = e.element(n, role)
	}
	if whole || guest.Attr(n, "role") == "img" {
		if s.Label != "" {
			e.heard = append(e.heard, n)
			s.ID = len(e.heard)
			all = append(all, s)
		}
		return all
	}
	for c := range n.ChildNodes() {
		all = e.listen(all, c)
	}
	return all
}

// element returns what is heard of an element with a role.
func (e *ear) element(n *html.Node, role a11y.Role) a11y.Node {
	s := a11y.Node{Role: role, Label: guest.Attr(n, "aria-label"), Disabled: guest.Has(n, "disabled"), Chosen: guest.Attr(n, "aria-pressed") == "true"}
	switch {
	case guest.Attr(n, "type") == "radio":
		s.Role, s.Chosen = a11y.Radio, e.page.Typed(guest.Attr(n, "id")) != ""
	case role == a11y.Field:
		s.Label = guest.Heard(n.Parent)
	case guest.Has(n, "data-then") && e.called(guest.Form(n)):
		s.Label = guest.Attr(n, "data-then")
	case s.Label == "":
		s.Label = guest.Heard(n)
	}
	return s
}

// called reports whether it is said who called.
func (e *ear) called(form *html.Node) bool {
	for _, f := range e.page.Fields(form) {
		if e.page.Typed(guest.Attr(f, "id")) != "" {
			return true
		}
	}
	return false
}

// Press implements [script.Face].
func (e *ear) Press(id int) bool {
	e.mu.Lock()
	n := e.heard[id-1]
	in, err := wire.Intent{}, error(nil)
	switch line := e.line(); {
	case guest.Attr(n, "type") == "radio":
		e.page.Type(guest.Attr(n, "id"), "on")
	case guest.Has(n, "data-do"):
		in, err = e.page.Says(n, "data-do")
	case guest.Attr(n, "type") == "submit":
		in, err = e.page.Collect(guest.Form(n), "")
	case line != nil && guest.Has(n, "data-key"):
		e.page.Type(guest.Attr(line, "id"), e.page.Typed(guest.Attr(line, "id"))+guest.Attr(n, "data-key"))
	case line != nil && guest.Has(n, "data-next"):
		in, err = e.page.Collect(guest.Form(line), "")
	}
	e.mu.Unlock()
	return e.asks(in, err)
}

// line returns the field of the first line that has no score yet, or nil.
func (e *ear) line() *html.Node {
	for _, form := range e.page.All(isEntry) {
		if !guest.Is(form, "there") {
			return e.page.Fields(form)[0]
		}
	}
	return nil
}

// asks asks the host for something, if it is anything, and reports whether that was done.
func (e *ear) asks(in wire.Intent, err error) bool {
	if err != nil {
		e.Error(err)
	}
	if in.Do == "" {
		return err == nil
	}
	answers := make(chan wire.Answer, 1)
	e.client.Do(in, func(a wire.Answer) { answers <- a })
	return (<-answers).OK
}

// Type implements [script.Face].
func (e *ear) Type(id int, text string) bool {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.field = e.heard[id-1]
	e.page.Type(guest.Attr(e.field, "id"), text)
	return true
}

// Key implements [script.Face]: it sends what was typed last.
func (e *ear) Key(string) {
	e.mu.Lock()
	in, err := e.page.Collect(guest.Form(e.field), "")
	e.mu.Unlock()
	e.asks(in, err)
}

// Wait implements [script.Face].
func (e *ear) Wait() { time.Sleep(time.Second) }

func TestGuestsPlayByWhatTheirPagesSay(t *testing.T) {
	sim.Seeds(t, 1, func(w *sim.World) {
		e := &evening{World: w, net: network.New(w), over: make(chan struct{})}
		game := engine.Variants()[0]
		for _, g := range engine.Variants() {
			if g.Snaps {
				game = g // where most can be tried
			}
		}
		e.start = scoring.Start{At: time.Now(), Variant: game.ID, House: engine.House{engine.Rounds: engine.Number(9)}, People: []scoring.Person{{Name: "Ann"}, {Name: "Ben"}}}
		e.laptop = newLaptop(e)
		w.Cleanup(e.laptop.away)
		must.Do(w, e.laptop.back())
		ann, ben := listen(w, e.net, "Ann's phone", e.laptop.key(page.Sit)), listen(w, e.net, "Ben's phone", e.laptop.key(page.Sit))
		script.Guests(script.Player{TB: w, Face: ann}, script.Player{TB: w, Face: ben}, game)
		ann.client.Close()
		ben.client.Close()
		e.laptop.away()
		time.Sleep(time.Minute) // what still waits ends
	})
}
