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
	asks     []rewrite         // of a question alone, after those
	endings  []rewrite         // of a word, before its stem is found
	stems    map[string]string // of words whose stem is given
	stemmer  func(*snowballstem.Env) bool

	silent    string            // words that the search ignores, with a space around each
	spoken    []string          // these, those of synonyms and numbers, sorted
	read      []string          // all words of the file, sorted
	numbers   map[string]string // from small numbers in words to digits
	particles []string          // the words with which a verb can be one word: "scheidet aus"
	minus     []string          // the words before a number below zero
	counted   []string          // the words after a number that is no card
	weak      map[string]float64

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

// newReading reads a file, and what people once typed. It panics if that fails, which a test rules out.
func newReading(tag, text, asked string) *reading {
	l, synonyms := linesOf(tag, text)
	in := &reading{
		letters: replacer(l.pairs("letters")), rewrites: l.rewrites("rewrite"), asks: l.rewrites("ask"), endings: l.rewrites("ending"),
		stems: map[string]string{}, stemmer: stemmers()[tag],
		particles: strings.Fields(l.one("particles")), minus: strings.Fields(l.one("minus")), counted: strings.Fields(l.one("counted")), weak: map[string]float64{},
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
	return in.joined(query)
}

// joined returns a question in which a verb has its particle, if that is the last word: "wann scheidet man aus" is "wann
// ausscheiden man".
func (in *reading) joined(query string) string {
	if len(in.particles) == 0 {
		return query
	}
	all := strings.Fields(in.simple(query))
	last := len(all) - 1
	if last < 1 || !slices.Contains(in.particles, all[last]) {
		return query
	}
	for i, verb := range all[:last] {
		for _, form := range []string{verb, strings.TrimSuffix(strings.TrimSuffix(verb, "t"), "e") + "en"} { // the infinitive is listed
			if whole := all[last] + form; in.thesaurus.of(whole, in.stem(whole)) != "" {
				all[i] = whole
				return strings.Join(all[:last], " ")
			}
		}
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

// alternatives returns a list between commas as a pattern: "is|are".
func (l lines) alternatives(name string) string { return strings.ReplaceAll(l.one(name), ", ", "|") }

// rewrites returns the lines that say what replaces a pattern.
func (l lines) rewrites(name string) (all []rewrite) {
	for _, line := range l[name] {
		at, by, _ := strings.Cut(line, " =>") // nothing may follow
		all = append(all, rewrite{l.compile(at), strings.TrimPrefix(by, " "), strings.Contains(at, "{same}")})
	}
	return all
}

// run returns a pattern for three numbers that follow each other, in digits or in words: "3 4 five".
func (l lines) run() string {
	small := strings.Fields(replacer(l.pairs("letters")).Replace(l.one("numbers")))
	var all []string
	for n := 1; n+2 < len(small); n++ {
		var three []string
		for i := n; i < n+3; i++ {
			three = append(three, "(?:"+strconv.Itoa(i)+"|"+small[i]+")")
		}
		all = append(all, strings.Join(three, " "))
	}
	return "(?:" + strings.Join(all, "|") + ")"
}

// wordsCalled returns the words that players call in the games that are kept.
func wordsCalled() (all []string) {
	for _, r := range engine.Games() {
		if r.Kept && r.Call != "" && !strings.Contains(r.Call, " ") {
			all = append(all, strings.ToLower(r.Call))
		}
	}
	return sorted(all)
}

func (l lines) pattern(name string) *regexp.Regexp { return l.compile(l.one(name)) }

// compile returns a pattern in which a name in braces stands for the list of that name, {number} for
// any number, {run} for three that follow each other, {same} for a number or a court card, and {called}
// for what is called in a game: "cabo".
func (l lines) compile(text string) *regexp.Regexp {
	text = strings.ReplaceAll(text, "{same}", "({number}|{courts})")
	if strings.Contains(text, "{number}") {
		small := replacer(l.pairs("letters")).Replace(strings.ReplaceAll(l.one("numbers"), "- ", ""))
		text = strings.ReplaceAll(text, "{number}", `(?:\d+|`+strings.ReplaceAll(small, " ", "|")+")")
	}
	if strings.Contains(text, "{run}") {
		text = strings.ReplaceAll(text, "{run}", l.run())
	}
	if strings.Contains(text, "{called}") {
		text = strings.ReplaceAll(text, "{called}", "(?:"+replacer(l.pairs("letters")).Replace(strings.Join(wordsCalled(), "|"))+")")
	}
	for _, list := range []string{"modals", "verbs", "family", "courts"} {
		text = strings.ReplaceAll(text, "{"+list+"}", l.alternatives(list))
	}
	return regexp.MustCompile(text)
}

// known are the names that a line can have. That of synonyms begins with "= ".
var known = strings.Fields("silent particles numbers also endings minus counted weak before_a_call after_a_call verdict modals verbs family courts closed open power card " +
	"letters rewrite ask ending stems")

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
	at   *regexp.Regexp
	by   string
	same bool // only where its first two groups are the same
}

func (r rewrite) of(text string) string {
	if r.same {
		if groups := r.at.FindStringSubmatch(text); groups == nil || groups[1] != groups[2] {
			return text
		}
	}
	return r.at.ReplaceAllString(text, r.by)
}

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
