package main

import (
	"bytes"
	"path"
	"regexp"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
)

var (
	link   = regexp.MustCompile(`href="([^"]*)"`)
	active = regexp.MustCompile(`(?i)<script|<iframe|<img|\bon[a-z]+="|javascript:|https?://`)
)

// TestEveryPageIsCompleteAndItsLinksLeadSomewhere reads all pages.
func TestEveryPageIsCompleteAndItsLinksLeadSomewhere(t *testing.T) {
	all := must.Get(pages())
	games, tags := len(engine.Games()), len(languages.All())
	expect.Same(t, "how many pages there are", len(all), (games+1)*tags+2)
	for at, text := range all {
		if at == "style.css" {
			continue
		}
		must.Get(html.Parse(bytes.NewReader(text)))
		tag, _, _ := strings.Cut(at, "/")
		if tag == at {
			tag = languages.English().Tag
		}
		if !bytes.Contains(text, []byte(`<html lang="`+tag+`" dir="`)) {
			t.Errorf("%s is not marked as %s", at, tag)
		}
		if found := active.Find(text); found != nil {
			t.Errorf("%s has %q", at, found)
		}
		if kB := len(text) >> 10; path.Base(at) != "index.html" && (kB < 5 || kB > 48) {
			t.Errorf("%s has %d kB", at, kB)
		}
		for _, l := range link.FindAllSubmatch(text, -1) {
			to := path.Join(path.Dir(at), string(l[1]))
			if _, there := all[to]; !there {
				t.Errorf("%s leads to %s", at, to)
			}
		}
		if n := bytes.Count(text, []byte("<h1>")); n != 1 {
			t.Errorf("%s has %d titles", at, n)
		}
		expect.Same(t, at+" leads to the other languages", bytes.Count(text, []byte("hreflang=")), tags-1)
	}
}
