package page

import (
	"slices"
	"strings"
	"testing"
	"unicode"

	"golang.org/x/net/html"

	"tabby/internal/words/english"
	"tabby/internal/words/pseudo"
)

// TestEveryPageIsSaidInTheLanguage looks at every page in both pseudo-languages.
func TestEveryPageIsSaidInTheLanguage(t *testing.T) {
	for _, script := range []*pseudo.Script{pseudo.Accented, pseudo.Mirrored} {
		w := pseudo.Words(english.Words(), script)
		looks := func(name string, s *Scene, v Viewer) {
			v.Words = w
			if faults := s.unsaid(parsed(t, joined(s.Page(v).Since(nil))), script); len(faults) > 0 {
				t.Errorf("%s:\n%s", name, strings.Join(faults, "\n"))
			}
		}
		for scene, s := range scenes(t) {
			for viewer, v := range viewers() {
				looks(scene+"-"+viewer, s, v)
			}
		}
		s := &Scene{Sheet: quartet().sheet(t)}
		for name, v := range hands(t, s.Sheet, w) {
			looks(name, s, v)
		}
	}
}

// unsaid returns the texts of a page that are not of the language: each is all of an element that
// has a text of its own, or an attribute that is read.
func (s *Scene) unsaid(n *html.Node, in *pseudo.Script) (faults []string) {
	texts := []string{}
	for _, a := range n.Attr {
		switch a.Key {
		case "aria-label", "alt", "placeholder", "title":
			texts = append(texts, a.Val)
		}
	}
	for part := range n.ChildNodes() {
		faults = append(faults, s.unsaid(part, in)...)
		if part.Type == html.TextNode && strings.TrimSpace(part.Data) != "" {
			texts = append(texts, textOf(n))
		}
	}
	for _, text := range texts {
		if in.IsGlued(text) {
			faults = append(faults, "put together: "+text)
		}
		if in.IsForeign(text) && !s.isOwn(text) {
			faults = append(faults, "not of the language: "+text)
		}
	}
	return faults
}

// isOwn reports whether a text stands in what people wrote, or in the names of the game, its
// cards and the devices.
func (s *Scene) isOwn(text string) bool {
	text = strings.TrimFunc(text, func(r rune) bool { return !unicode.IsLetter(r) })
	own := []string{s.Sheet.Ruleset.Rules.Name, "Joker", "Ann’s iPhone", "iPad"}
	for _, p := range s.Sheet.People {
		own = append(own, p.Name)
	}
	for _, d := range s.Sheet.Ruleset.Rules.Decks {
		for _, f := range d.Deck {
			own = append(own, f.Name, f.RankName())
		}
	}
	return slices.ContainsFunc(own, func(o string) bool { return strings.Contains(o, text) })
}

// textOf returns all text in an element.
func textOf(n *html.Node) (text string) {
	for part := range n.Descendants() {
		if part.Type == html.TextNode {
			text += part.Data
		}
	}
	return text
}
