package guest

import (
	"encoding/json"
	"maps"
	"strconv"
	"strings"

	"golang.org/x/net/html"

	"tabby/internal/devices/host/wire"
)

// Type replaces what is typed into a field, or chooses it among those of its name.
func (p *Page) Type(id, text string) {
	field := p.Find(id)
	if field == nil {
		return
	}
	if Attr(field, "type") == "radio" {
		for _, other := range p.All(func(n *html.Node) bool { return Attr(n, "name") == Attr(field, "name") }) {
			p.typed[Attr(other, "id")] = ""
		}
	}
	p.typed[id] = text
}

// Typed returns what is typed into a field.
func (p *Page) Typed(id string) string { return p.typed[id] }

// Clear forgets what was typed in a form.
func (p *Page) Clear(form *html.Node) {
	for _, f := range p.Fields(form) {
		delete(p.typed, Attr(f, "id"))
	}
}

// Fields returns the fields of a form, in it or anywhere.
func (p *Page) Fields(form *html.Node) []*html.Node {
	return p.All(func(n *html.Node) bool {
		return n.Data == "input" && (Has(n, "form") && Attr(n, "form") == Attr(form, "id") || !Has(n, "form") && Form(n) == form)
	})
}

// value returns what a form is sent of a field, or "".
func (p *Page) value(field *html.Node) string {
	text, touched := p.typed[Attr(field, "id")]
	if Attr(field, "type") != "radio" {
		return strings.TrimSpace(text)
	}
	if touched && text != "" || !touched && Has(field, "checked") {
		return Attr(field, "value")
	}
	return ""
}

// Collect returns what a form asks for: its intent with its fields, and what a button says as JSON
// instead of a score, or "". The error is about a field that is no number, or an intent that no
// host knows.
func (p *Page) Collect(form *html.Node, said string) (wire.Intent, error) {
	all, more := map[string]any{}, map[string]any{}
	err := json.Unmarshal([]byte(Attr(form, "data-do")), &all)
	for _, f := range p.Fields(form) {
		if value := p.value(f); err == nil && value != "" {
			err = put(all, f, value)
		}
	}
	if err == nil && said != "" {
		delete(all, "typed")
		err = json.Unmarshal([]byte(said), &more)
		maps.Copy(all, more)
	}
	if err != nil {
		return wire.Intent{}, err
	}
	text, err := json.Marshal(all)
	if err != nil {
		return wire.Intent{}, err
	}
	return intent(text)
}

// put adds the value of a field to an intent.
func put(all map[string]any, field *html.Node, value string) (err error) {
	into := all
	if of := Attr(field, "data-of"); of != "" {
		if into, _ = all[of].(map[string]any); into == nil {
			into = map[string]any{}
			all[of] = into
		}
	}
	switch name := Attr(field, "name"); {
	case Has(field, "data-list"):
		delete(all, "typed")
		into[name] = strings.Fields(value)
	case Has(field, "data-number"):
		into[name], err = strconv.Atoi(strings.Replace(value, "−", "-", 1))
	default:
		into[name] = value
	}
	return err
}
