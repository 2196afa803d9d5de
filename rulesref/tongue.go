package rulesref

import (
	"io/fs"
	"maps"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"text/template"

	"github.com/blevesearch/snowballstem"
)

// A tongue is how the book is read in a language.
type tongue struct {
	fold    func(text string) string // to small letters, in one of their spellings
	stem    func(word string) string
	silent  string            // words that the search ignores, with a space around each
	numbers map[string]string // from small numbers in words to digits
	minus   []string          // the words before a number below zero
	weak    map[string]float64

	callBefore, callAfter string // the verbs that stand before and after a call: "say Cabo"

	verdict *regexp.Regexp // how the answer to a yes-or-no question begins
	closed  *regexp.Regexp // how such a question begins, alone or after what it is about
	open    *regexp.Regexp // the words that begin another question

	power  string            // what else a page about a power is found by
	number string            // and one about another card
	alias  map[string]string // what cards with a power are called in most games of the family

	folder    fs.FS // has the pages, the synonyms and what was settled
	templates func() *template.Template
	synonyms  func() thesaurus
	settled   func() map[string]settlement
	sheets    func() map[string]string // the names of the source texts, by their numbers
}

// tongues are the languages of the book, by their tags.
var tongues = sync.OnceValue(func() map[string]*tongue {
	all := map[string]*tongue{"en": inEnglish(), "de": inGerman(), "fr": inFrench(), "es": inSpanish(), "nl": inDutch()}
	for tag, in := range all {
		folder, err := fs.Sub(files, "pages/"+tag)
		if err != nil {
			panic(err) // it is part of the program
		}
		in.readFrom(folder)
	}
	return all
})

// readFrom lets the language read a folder, each file when it is first asked for.
func (in *tongue) readFrom(folder fs.FS) {
	in.folder = folder
	in.templates, in.synonyms = sync.OnceValue(in.pages), sync.OnceValue(in.thesaurus)
	in.settled, in.sheets = sync.OnceValue(in.settlements), sync.OnceValue(in.names)
}

// text returns a file of the language.
func (in *tongue) text(name string) string {
	text, err := fs.ReadFile(in.folder, name)
	if err != nil {
		panic(err) // it is part of the program
	}
	return string(text)
}

// tongueOf returns how the book is read in a language. It panics for one that it does not know.
func tongueOf(tag string) *tongue {
	in := tongues()[tag]
	if in == nil {
		panic("rulesref: no pages in " + tag)
	}
	return in
}

// stemmed returns the stem of a word by the algorithm of a language.
func stemmed(by func(*snowballstem.Env) bool, word string) string {
	env := snowballstem.NewEnv(word)
	by(env)
	return env.Current()
}

// calls returns the phrases that people use for a call. One of a single word is only recognized
// beside a verb, as it may mean something else.
func (in *tongue) calls(call string) []string {
	if strings.Contains(call, " ") {
		return []string{call}
	}
	var all []string
	for verb := range strings.FieldsSeq(in.callBefore) {
		all = append(all, verb+" "+call)
	}
	for verb := range strings.FieldsSeq(in.callAfter) {
		all = append(all, call+" "+verb)
	}
	return all
}

// smallNumbers returns the digits for the words of small numbers, which begin with zero, plain and with
// endings, and for others, such as that of Draw Two. A number without a word of its own is "-", and
// so is one whose word is mostly an article or a pronoun.
func smallNumbers(small string, others map[string]string, endings ...string) map[string]string {
	all := maps.Clone(others)
	for n, word := range strings.Fields(small) {
		if word == "-" {
			continue
		}
		all[word] = strconv.Itoa(n)
		for _, ending := range endings {
			all[word+ending] = all[word]
		}
	}
	return all
}
