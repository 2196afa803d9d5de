package rulesref

import (
	"github.com/blevesearch/snowballstem"
	"github.com/blevesearch/snowballstem/dutch"
	"github.com/blevesearch/snowballstem/english"
	"github.com/blevesearch/snowballstem/french"
	"github.com/blevesearch/snowballstem/german"
	"github.com/blevesearch/snowballstem/italian"
	"github.com/blevesearch/snowballstem/portuguese"
	"github.com/blevesearch/snowballstem/spanish"
)

// stemmers find the stems of words, by the tag of a language. One that has none here reads words
// as they are.
func stemmers() map[string]func(*snowballstem.Env) bool {
	return map[string]func(*snowballstem.Env) bool{
		"de": german.Stem,
		"en": english.Stem,
		"es": spanish.Stem,
		"fr": french.Stem,
		"it": italian.Stem,
		"nl": dutch.Stem,
		"pt": portuguese.Stem,
	}
}
