//go:build long

package main

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"text/template"

	"tabby/internal/testing/golden"
	"tabby/internal/testing/must"
	"tabby/internal/testing/wordstest"
	"tabby/internal/words"
)

// spoken is a language as the files have it that a system shows programs by. English is the one
// without a mark.
type spoken struct {
	*words.Language
	In, Lang string // the mark of a key: "[de]", and of an element: ` xml:lang="de"`
}

// Keywords returns by which words people look for Tabby.
func (s spoken) Keywords() []string { return strings.Split(s.Package.Keywords, ", ") }

// listed returns every language, English first.
func listed() []spoken {
	all := []spoken{}
	for _, w := range wordstest.Languages() {
		if w.Tag == "en" {
			all = slices.Insert(all, 0, spoken{Language: w})
			continue
		}
		all = append(all, spoken{w, "[" + w.Tag + "]", ` xml:lang="` + w.Tag + `"`})
	}
	return all
}

// TestSystemShowsTabbyInEveryLanguage holds the files of the menu and of the shop to the texts of
// all languages. UPDATE=1 writes them.
func TestSystemShowsTabbyInEveryLanguage(t *testing.T) {
	for _, name := range []string{id + ".desktop", id + ".metainfo.xml"} {
		var want strings.Builder
		must.Do(t, template.Must(template.ParseFiles("testdata/"+name)).Execute(&want, listed()))
		golden.Same(t, filepath.Join("../../../tools/package", name), want.String())
	}
}
