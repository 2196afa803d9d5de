package page

import (
	"strings"
	"testing"
	"unicode/utf8"

	"golang.org/x/net/html"

	"tabby/internal/testing/assault"
	"tabby/internal/testing/pseudo"
	"tabby/rulesref"
)

// TestEveryPageIsSaidInTheLanguage looks at every page in both pseudo-languages, in a short test in one.
func TestEveryPageIsSaidInTheLanguage(t *testing.T) {
	for _, script := range assault.Few(1, []*pseudo.Script{pseudo.Accented, pseudo.Mirrored}) {
		w := pseudo.Words(script, rulesref.Texts("en").Texts)
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
		if in.IsForeign(text, s.own()...) && utf8.RuneCountInString(text) > 1 { // or it is the letter of a badge
			faults = append(faults, "not of the language: "+text)
		}
	}
	return faults
}

// own returns what people wrote, the names of the program, the game, who publishes it, and the devices, and what is on cards.
func (s *Scene) own() []string {
	own := append([]string{s.Sheet.Ruleset.Rules.Name, "Tabby", "Ann’s iPhone", "iPad"}, s.Sheet.Ruleset.Rules.Publishers...)
	for _, p := range s.Sheet.People {
		own = append(own, p.Name)
	}
	if special := s.Sheet.Ruleset.Rules.Special; special != nil {
		own = append(own, special.Name)
	}
	for _, f := range s.Sheet.Ruleset.Deck() {
		own = append(own, f.Rank+" ♠♣", f.Rank+" ♥♦")
	}
	return own
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
