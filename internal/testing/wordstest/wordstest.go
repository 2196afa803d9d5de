// Package wordstest shows tests everything that a language says.
package wordstest

import (
	"maps"
	"slices"
	"strings"

	"tabby/internal/words"
	"tabby/internal/words/arb"
	"tabby/internal/words/languages"
)

// File returns the file of a language. It panics where there is none.
func File(tag string) arb.File { return languages.File(tag) }

// Each calls do with each text of a language that people read, by its key. How numbers, lists and
// days are written is left out.
func Each(tag string, do func(key, text string)) {
	all := File(tag).Texts
	for _, key := range slices.Sorted(maps.Keys(all)) {
		if !strings.HasPrefix(key, "grammar_") {
			do(key, all[key])
		}
	}
}

// Languages returns what each language says, English first.
func Languages() (all []*words.Language) {
	for _, l := range languages.All() {
		all = append(all, l.Words())
	}
	return all
}
