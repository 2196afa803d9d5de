package rulesref

import (
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/blevesearch/snowballstem"
)

// A reading is how a search reads a language: a file of lines, each with a name and a value.
type reading struct {
	letters  *strings.Replacer // that people type as others
	rewrites []rewrite         // of a text in small letters
	asks     []rewrite         // of a question alone, after those
	endings  []rewrite         // of a word, before its stem is found
	stems    map[string]string // of words whose stem is given
	stemmer  func(*snowballstem.Env) bool

	silent  string            // words that the search ignores, with a space around each
	spoken  []string          // these, those of synonyms and numbers, sorted
	read    []string          // all words of the file, sorted
	numbers map[string]string // from small numbers in words to digits
	minus   []string          // the words before a number below zero
	counted []string          // the words after a number that is no card
	weak    map[string]float64

	callBefore, callAfter []string // the verbs that stand before and after a call: "say Cabo"

	verdict *regexp.Regexp // how the answer to a yes-or-no question begins
	closed  *regexp.Regexp // how such a question begins, alone or after what it is about
	open    *regexp.Regexp // the words that begin another question

	power string            // what else a page about a power is found by
	card  string            // and one about another card
	alias map[string]string // what cards with a power are called in most games of the family

	thesaurus thesaurus
	inquiries func() *inquiries // what people once typed
}

// newReading reads a file, and what people once typed. It panics where that fails, which a test rules out.
func newReading(tag, text, asked string) *reading {
	l, synonyms := linesOf(tag, text)
	in := &reading{
		letters: replacer(l.pairs("letters")), rewrites: l.rewrites("rewrite"), asks: l.rewrites("ask"), endings: l.rewrites("ending"),
		stems: map[string]string{}, stemmer: stemmers()[tag],
		minus: strings.Fields(l.one("minus")), counted: strings.Fields(l.one("counted")), weak: map[string]float64{},
		callBefore: strings.Fields(l.one("before_a_call")), callAfter: strings.Fields(l.one("after_a_call")),
		verdict: regexp.MustCompile(`^(?:` + strings.ReplaceAll(l.one("verdict"), " ", "|") + `)(?:\PL|$)`),
		closed:  l.pattern("closed"), open: l.pattern("open"),
		power: l.one("power"), card: l.one("card"), alias: map[string]string{},
	}
	for _, p := range l.pairs("stems") {
		in.stems[p[0]] = p[1]
	}
	for _, id := range powers() {
		in.alias[id] = l.one(id)
	}
	in.silent = " " + in.fold(l.one("silent")) + " "
	in.numbers = smallNumbers(strings.Fields(in.fold(l.one("numbers"))), l.pairs("also"), strings.Fields(l.one("endings")))
	for _, p := range l.pairs("weak") {
		in.weaken(p[0], p[1])
	}
	in.thesaurus = in.newThesaurus(synonyms)
	in.spoken = slices.AppendSeq(strings.Fields(in.silent+in.simple(strings.Join(synonyms, " "))), maps.Keys(in.numbers))
	in.spoken, in.read = sorted(in.spoken), sorted(word.FindAllString(in.fold(text), -1))
	in.inquiries = sync.OnceValue(func() *inquiries { return in.newInquiries(asked) })
	return in
}

// weaken notes the weight of a word, or of a group that begins with an angle bracket.
func (in *reading) weaken(word, weight string) {
	n, err := strconv.ParseFloat(weight, 64)
	if err != nil {
		panic(err) // a test reads all files
	}
	if !strings.HasPrefix(word, "<") {
		word = in.stem(in.fold(word))
	}
	in.weak[word] = n
}

// fold returns a text in small letters, in one of their spellings.
func (in *reading) fold(text string) string {
	text = in.letters.Replace(strings.ToLower(text))
	for _, r := range in.rewrites {
		text = r.of(text)
	}
	return text
}

// asked returns the words of a question.
func (in *reading) asked(query string) []token {
	return in.meaningful(in.uncounted(in.words(in.plainer(query))))
}

// uncounted returns words in which a number of rounds or other things is no card: it says how many.
func (in *reading) uncounted(all []string) []string {
	for i, w := range all[:max(0, len(all)-1)] {
		if n, err := strconv.Atoi(w); err == nil && n > 0 && n <= highest && slices.Contains(in.counted, all[i+1]) {
			all[i] = "<many"
		}
	}
	return all
}

// plainer returns a question in words that the book has.
func (in *reading) plainer(query string) string {
	query = in.fold(query)
	for _, r := range in.asks {
		query = r.of(query)
	}
	return query
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
