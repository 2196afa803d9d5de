// Package wordstest gives tests everything that a language says.
package wordstest

import (
	"tabby/internal/words"
	"tabby/internal/words/languages"
)

// Languages returns what each language says, English first.
func Languages() (all []*words.Language) {
	for _, l := range languages.All() {
		all = append(all, l.Words())
	}
	return all
}
