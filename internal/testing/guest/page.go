package guest

import (
	"encoding/json"
	"fmt"
	"strings"

	"golang.org/x/net/html"

	"tabby/internal/devices/host/wire"
)

// A Page is what the page of a guest shows, as its script keeps it: the parts that the host has
// sent, and what is typed. It belongs to one goroutine at a time.
type Page struct {
	root  *html.Node
	typed map[string]string // by the IDs of fields
}

// places is what of the page of a host is there before its parts come.
const places = `<header id="head"></header><p id="clock"></p><p id="news"></p><p id="knock"></p><main id="main"></main><p id="seat"></p><nav id="tabs"></nav>`

// NewPage returns a page that shows nothing yet.
func NewPage() *Page {
	root, err := html.Parse(strings.NewReader(places))
	if err != nil {
		panic("guest: " + err.Error()) // a text can be read
	}
	return &Page{root, map[string]string{}}
}

// Show puts parts where the ones of the same IDs are. The error is about a part that has no place,
// or that is not one element.
func (p *Page) Show(parts map[string]string) error {
	for id, text := range parts {
		old := p.Find(id)
		if old == nil {
			return fmt.Errorf("the page has no place for %s", id)
		}
		if text == "" {
			for old.FirstChild != nil {
				old.RemoveChild(old.FirstChild)
			}
			continue
		}
		fresh, err := html.ParseFragment(strings.NewReader(text), old.Parent)
		if err != nil || len(fresh) != 1 || Attr(fresh[0], "id") != id {
			return fmt.Errorf("%s is not one element: %s", id, text)
		}
		old.Parent.InsertBefore(fresh[0], old)
		old.Parent.RemoveChild(old)
	}
	return nil
}

// Find returns the element with an ID, or nil.
func (p *Page) Find(id string) *html.Node {
	return First(p.root, func(n *html.Node) bool { return Attr(n, "id") == id })
}

// All returns the elements below the body that are so, in their order.
func (p *Page) All(is func(*html.Node) bool) []*html.Node { return All(p.root, is) }

// HTML returns what an element of an ID shows, as text.
func (p *Page) HTML(id string) string {
	var b strings.Builder
	if n := p.Find(id); n != nil {
		_ = html.Render(&b, n) // memory takes it all
	}
	return b.String()
}

// A Control is a button that says what it asks the host for.
type Control struct {
	*html.Node

	Do wire.Intent
}

// Controls returns those that can be pressed, in their order. The error is about one that asks for
// what no host knows.
func (p *Page) Controls() (all []Control, err error) {
	for _, n := range p.All(func(n *html.Node) bool { return n.Data == "button" && Has(n, "data-do") && !Has(n, "disabled") }) {
		in, err := p.Says(n, "data-do")
		if err != nil {
			return nil, err
		}
		all = append(all, Control{n, in})
	}
	return all, nil
}

// Says returns the intent in an attribute of an element. The error is about one that no host knows.
func (p *Page) Says(n *html.Node, attribute string) (wire.Intent, error) {
	return intent([]byte(Attr(n, attribute)))
}

// intent reads an intent, of which a host has to know all.
func intent(text []byte) (in wire.Intent, err error) {
	d := json.NewDecoder(strings.NewReader(string(text)))
	d.DisallowUnknownFields()
	if err = d.Decode(&in); err != nil {
		err = fmt.Errorf("a page asks for %s: %w", text, err)
	}
	return in, err
}
