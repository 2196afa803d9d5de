package rulesref

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/blevesearch/snowballstem"
	"github.com/blevesearch/snowballstem/dutch"
	"github.com/blevesearch/snowballstem/english"
	"github.com/blevesearch/snowballstem/french"
	"github.com/blevesearch/snowballstem/german"
	"github.com/blevesearch/snowballstem/italian"
	"github.com/blevesearch/snowballstem/portuguese"
	"github.com/blevesearch/snowballstem/spanish"

	"tabby/engine"
)

// A reading is how a search reads a language: a file of lines, each with a name and a value.
type reading struct {
	letters  *strings.Replacer // that people type as others
	rewrites []rewrite         // of a text in small letters
	endings  []rewrite         // of a word, before its stem is found
	stems    map[string]string // of words whose stem is given
	stemmer  func(*snowballstem.Env) bool

	silent  string            // words that the search ignores, with a space around each
	spoken  []string          // these, those of synonyms, numbers and calls, sorted
	read    []string          // all words of the file, sorted
	numbers map[string]string // from small numbers in words to digits
	minus   []string          // the words before a number below zero

	power string            // what else a page about a power is found by
	card  string            // and one about another card
	alias map[string]string // what cards with a power are called in most games of the family

	thesaurus thesaurus
	asked     string // what people once typed
	learns    sync.Once
	learned   *inquiries
}

// newReading reads a file, and what people once typed. It panics if that fails, which a test rules out.
func newReading(tag, text, asked string) *reading {
	l, synonyms := linesOf(tag, text)
	in := &reading{
		letters: replacer(l.pairs("letters")), rewrites: l.rewrites("rewrite"), endings: l.rewrites("ending"),
		stems: map[string]string{}, stemmer: stemmers()[tag],
		minus: strings.Fields(l.one("minus")),
		asked: asked, power: l.one("power"), card: l.one("card"), alias: map[string]string{},
	}
	for _, p := range l.pairs("stems") {
		in.stems[p[0]] = p[1]
	}
	for _, id := range powers() {
		in.alias[id] = l.one(id)
	}
	in.silent = " " + in.fold(l.one("silent")) + " "
	in.numbers = smallNumbers(strings.Fields(in.fold(l.one("numbers"))), l.pairs("also"), strings.Fields(l.one("endings")))
	in.thesaurus = in.newThesaurus(synonyms)
	in.spoken = slices.AppendSeq(strings.Fields(in.silent+in.simple(strings.Join(synonyms, " "))), maps.Keys(in.numbers))
	for _, r := range engine.Games() {
		in.spoken = append(in.spoken, strings.Fields(in.simple(r.Call))...)
	}
	in.spoken, in.read = sorted(in.spoken), sorted(word.FindAllString(in.fold(text), -1))
	return in
}

// inquiries returns what people once typed. The first call learns it.
func (in *reading) inquiries(pause func()) *inquiries {
	in.learns.Do(func() { in.learned = in.newInquiries(in.asked, pause) })
	return in.learned
}

// fold returns a text in small letters, in one of their spellings.
func (in *reading) fold(text string) string {
	text = in.letters.Replace(strings.ToLower(text))
	for _, r := range in.rewrites {
		text = r.of(text)
	}
	return text
}

// stem returns the stem of a word that is folded.
func (in *reading) stem(word string) string {
	if stem, ok := in.stems[word]; ok {
		return stem
	}
	for _, r := range in.endings {
		word = r.of(word)
	}
	if in.stemmer == nil {
		return word
	}
	env := snowballstem.NewEnv(word)
	in.stemmer(env)
	return env.Current()
}

// sorted sorts words, and leaves each once.
func sorted(all []string) []string {
	slices.Sort(all)
	return slices.Compact(all)
}

// lines are those of a file, by their names. A name may be there several times.
type lines map[string][]string

// one returns the only line of a name, or "".
func (l lines) one(name string) string { return strings.Join(l[name], " ") }

// pairs returns the pairs of a line, such as "zwo=2", in their order.
func (l lines) pairs(name string) (all [][2]string) {
	for field := range strings.FieldsSeq(l.one(name)) {
		from, to, _ := strings.Cut(field, "=")
		all = append(all, [2]string{from, to})
	}
	return all
}

// rewrites returns the lines that say what replaces a pattern.
func (l lines) rewrites(name string) (all []rewrite) {
	for _, line := range l[name] {
		at, by, _ := strings.Cut(line, " =>") // nothing may follow
		all = append(all, rewrite{regexp.MustCompile(at), strings.TrimPrefix(by, " ")})
	}
	return all
}

// known are the names that a line can have. That of synonyms begins with "= ".
var known = strings.Fields("silent numbers also endings minus power card " +
	"letters rewrite ending stems")

// linesOf returns the lines of a file, and its synonyms apart. It panics at a line that is not
// one.
func linesOf(tag, text string) (all lines, synonyms []string) {
	all = lines{}
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		name, value, ok := strings.Cut(line, ": ")
		name = strings.ReplaceAll(name, " ", "_")
		switch {
		case line == "" || strings.HasPrefix(line, "#"):
		case ok && strings.HasPrefix(line, "= "):
			synonyms = append(synonyms, line[len("= "):])
		case ok && (slices.Contains(known, name) || slices.Contains(powers(), name)):
			all[name] = append(all[name], value)
		default:
			panic(fmt.Sprintf("rulesref: search/%s.txt: what is %q?", tag, line))
		}
	}
	return all, synonyms
}

// A rewrite is what a pattern is replaced by.
type rewrite struct {
	at *regexp.Regexp
	by string
}

func (r rewrite) of(text string) string { return r.at.ReplaceAllString(text, r.by) }

// replacer returns what replaces letters. An underscore stands for a space, and a mark that stands
// on a letter is written as \u0301.
func replacer(pairs [][2]string) *strings.Replacer {
	var all []string
	for _, p := range pairs {
		letter, err := strconv.Unquote(`"` + p[0] + `"`)
		if err != nil {
			panic(err) // a test reads all files
		}
		all = append(all, letter, strings.ReplaceAll(p[1], "_", " "))
	}
	return strings.NewReplacer(all...)
}

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
