package rulesref

import (
	"maps"
	"regexp"
	"sync"
)

// A tongue is how the search reads a language.
type tongue struct {
	stem    func(word string) string
	silent  string            // words that the search ignores, with a space around each
	numbers map[string]string // from small numbers in words to digits
	minus   []string          // the words before a number below zero
	weak    map[string]float64
	file    string // has the synonyms
	// calls returns the phrases that people use for a call.
	calls func(call string) []string

	verdict *regexp.Regexp // how the answer to a yes-or-no question begins
	closed  *regexp.Regexp // how such a question begins, alone or after what it is about
	open    *regexp.Regexp // the words that begin another question

	power  string            // what else a page about a power is found by
	number string            // and one about another card
	alias  map[string]string // what cards with a power are called in most games of the family

	synonyms func() thesaurus
}

// tongues are the languages that the search reads, by their tags.
var tongues = sync.OnceValue(func() map[string]*tongue {
	all := map[string]*tongue{"en": inEnglish()}
	for in := range maps.Values(all) {
		in.synonyms = sync.OnceValue(in.thesaurus)
	}
	return all
})

// tongueOf returns how the search reads a language. It panics for one that it does not know.
func tongueOf(tag string) *tongue {
	in := tongues()[tag]
	if in == nil {
		panic("rulesref: no search in " + tag)
	}
	return in
}
