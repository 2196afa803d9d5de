package guest

import (
	"slices"
	"strings"

	"golang.org/x/net/html"
)

// Has reports whether an element has an attribute.
func Has(n *html.Node, key string) bool {
	return slices.ContainsFunc(n.Attr, func(a html.Attribute) bool { return a.Key == key })
}

// Attr returns an attribute of an element, or "".
func Attr(n *html.Node, key string) string {
	for _, a := range n.Attr {
		if a.Key == key {
			return a.Val
		}
	}
	return ""
}

// Is reports whether an element has a class.
func Is(n *html.Node, class string) bool {
	return n.Type == html.ElementNode && slices.Contains(strings.Fields(Attr(n, "class")), class)
}

// All returns the elements in another one that are so, in their order.
func All(n *html.Node, is func(*html.Node) bool) (all []*html.Node) {
	for d := range n.Descendants() {
		if d.Type == html.ElementNode && is(d) {
			all = append(all, d)
		}
	}
	return all
}

// First returns the first element in another one that is so, or nil.
func First(n *html.Node, is func(*html.Node) bool) *html.Node {
	for d := range n.Descendants() {
		if d.Type == html.ElementNode && is(d) {
			return d
		}
	}
	return nil
}

// Form returns the form that an element is in, or nil.
func Form(n *html.Node) *html.Node {
	for n != nil && n.Data != "form" {
		n = n.Parent
	}
	return n
}

// Text returns the text that is seen in an element: without what only screen readers get, and without what is
// struck through.
func Text(n *html.Node) string {
	var b strings.Builder
	var add func(*html.Node)
	add = func(n *html.Node) {
		switch {
		case n.Type == html.TextNode:
			b.WriteString(n.Data)
		case Is(n, "unseen"), n.Data == "svg", n.Data == "del":
		default:
			for c := range n.ChildNodes() {
				add(c)
			}
		}
	}
	add(n)
	return strings.TrimSpace(b.String())
}

// Heard returns the text that is heard in an element.
func Heard(n *html.Node) string {
	var b strings.Builder
	for d := range n.Descendants() {
		if d.Type == html.TextNode {
			b.WriteString(d.Data)
		}
	}
	return strings.TrimSpace(b.String())
}
