package rulesref

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"tabby/engine"
)

// The weights of words by where they occur.
const (
	inTitle = 3.0
	inWords = 2.0 // synonyms of a section
	inText  = 1.0
)

// A posting is the weight of a term in a document.
type posting struct {
	doc    int
	weight float64
}

// An index finds documents of a book.
type index struct {
	in    *reading
	docs  []document
	terms []string // sorted; a group begins with <
	posts map[string][]posting
	names map[string]bool // terms that name a power card

	called []token // what is called, if that is a word
}

// A document is an answer that can be found.
type document struct {
	Hit
	asks  string // the title, plainly
	title []token
	heft  []float64 // of each word of the title: rare ones have more
	by    string    // the word with which the title asks
	boost float64
}

func newIndex(b *Book) *index {
	in := b.reads.search()
	x := &index{in: in, posts: map[string][]posting{}, names: map[string]bool{}}
	if call := b.Ruleset.Rules.Call; b.Ruleset.Rules.Kept && !strings.Contains(call, " ") {
		x.called = in.tokens(call)
	}
	for _, c := range b.Cards() {
		power, _ := b.Section(powerSection(c.Power))
		also := in.card
		if c.Power != engine.NoPower {
			if name := in.tokens(c.Name); len(name) == 1 {
				x.names[name[0].stem] = true
			}
			also = in.power + " " + power.Title + " " + strings.Join(power.also, " ")
		}
		x.add(cardHit(c), c.text(), also, cardBoost)
		x.count(len(x.docs)-1, in.tokens(in.alias[c.Power.ID()]), 2*inTitle)
	}
	for _, c := range b.Chapters {
		for _, s := range c.Sections {
			if !strings.HasPrefix(s.ID, powerPrefix) {
				x.add(sectionHit(b, s), plainly(s), c.Title+" "+strings.Join(s.also, " "), s.boost())
			}
		}
	}
	names := in.tokens(newFacts(b.Ruleset, b.words, b.reads).powerList())
	for _, s := range b.questions {
		x.add(sectionHit(b, s), plainly(s), strings.Join(s.also, " "), 1)
		if slices.Contains(s.about, "power") {
			x.count(len(x.docs)-1, names, 1.5*inText)
		}
	}
	x.weigh()
	x.heft()
	for term := range x.posts {
		x.terms = append(x.terms, term)
	}
	slices.Sort(x.terms)
	return x
}

// cardBoost favours a card over a question that matches as well.
const cardBoost = 1.1

// boost returns a factor for the section, compared with a question.
func (s Section) boost() float64 {
	if s.tabular {
		return 0.6
	}
	return 0.95
}

// plainly returns the text of a section without its examples, whose cards are there by chance.
func plainly(s Section) string {
	s.Blocks = slices.DeleteFunc(slices.Clone(s.Blocks), func(b Block) bool { return b.Kind == Example })
	return s.Text()
}

// add adds a document with what it says and synonyms for it.
func (x *index) add(h Hit, text, also string, boost float64) {
	title := x.in.tokens(h.Title)
	n := len(x.docs)
	x.docs = append(x.docs, document{Hit: h, asks: x.in.simple(h.Title), by: x.in.by(h.Title), title: title, boost: boost})
	x.count(n, title, inTitle)
	x.count(n, x.in.tokens(also), inWords)
	x.count(n, x.in.tokens(text), inText)
	if slices.ContainsFunc(title, func(w token) bool { return w.group == "call" }) {
		x.count(n, x.called, inTitle) // one asks with the word that is called
	}
}

// named returns the share of the title that the query has.
func (d *document) named(asked []token) float64 {
	n := 0
	for _, w := range d.title {
		if slices.ContainsFunc(asked, func(a token) bool { return a.stem == w.stem }) {
			n++
		}
	}
	return float64(n) / float64(max(1, len(d.title)))
}

func (x *index) count(doc int, words []token, weight float64) {
	for _, w := range words {
		if !strings.HasPrefix(w.stem, "<") {
			x.post(w.stem, doc, weight)
		}
		if w.group != "" {
			x.post("<"+w.group, doc, weight)
		}
	}
}

func (x *index) post(term string, doc int, weight float64) {
	posts := x.posts[term]
	if n := len(posts); n > 0 && posts[n-1].doc == doc {
		posts[n-1].weight += weight
		return
	}
	x.posts[term] = append(posts, posting{doc, weight})
}

// weigh converts counts to weights from 0 to 1 as BM25 does: further occurrences add
// little, and words of a long text count less.
func (x *index) weigh() {
	lengths := make([]float64, len(x.docs))
	total := 0.0
	for _, posts := range x.posts {
		for _, p := range posts {
			lengths[p.doc] += p.weight
			total += p.weight
		}
	}
	mean := total / float64(len(x.docs))
	for _, posts := range x.posts {
		for i, p := range posts {
			posts[i].weight = p.weight / (p.weight + 2.5*(0.4+0.6*lengths[p.doc]/mean))
		}
	}
}

// heft finds out how much each word of a title says.
func (x *index) heft() {
	for i, d := range x.docs {
		for _, w := range d.title {
			rare := x.rarity(w.stem)
			if w.group != "" {
				rare = min(rare, x.rarity("<"+w.group))
			}
			x.docs[i].heft = append(x.docs[i].heft, rare*x.in.emphasis(w))
		}
	}
}

// rarest is the maximum of rarity: a term may occur only once by chance.
const rarest = 2.8

// rarity returns the weight of a term: a common one has little.
func (x *index) rarity(term string) float64 {
	n := float64(len(x.posts[term]))
	return min(rarest, math.Log(1+(float64(len(x.docs))-n+0.5)/(n+0.5)))
}

// A form is what kind of answer a query wants.
type form uint8

const (
	keywords form = iota // anything about these words
	decision             // a yes or a no
	account              // what, when or how
)

func (in *reading) formOf(query string) form {
	plain := in.simple(query)
	at := in.closed.FindStringIndex(plain)
	switch other := in.open.FindStringIndex(plain); {
	case at != nil && (other == nil || at[0] < other[0]):
		return decision
	case other != nil:
		return account
	default:
		return keywords
	}
}

// by returns the word that asks for an account: "when". It is empty if none does.
func (in *reading) by(query string) string { return in.open.FindString(in.simple(query)) }

// asksAlike favours a title that begins with the same word of a question.
const asksAlike = 1.1

// actions are the groups of words for what players do: a yes to one of them says nothing about
// another.
var actions = []string{"call", "draw", "look", "snap", "swap", "take"}

// otherAction is the factor for a yes or a no about another action than was asked for.
const otherAction = 0.85

// actions returns the words of a query for what players do, but not the names of power cards.
func (x *index) actions(asked []token) (all []token) {
	for _, w := range asked {
		if slices.Contains(actions, w.group) && !x.names[w.stem] {
			all = append(all, w)
		}
	}
	return all
}

// tellsOther reports whether a title is about an action, and about none of these.
func (d *document) tellsOther(acts []token) bool {
	other := false
	for _, w := range d.title {
		if slices.ContainsFunc(acts, w.like) {
			return false
		}
		other = other || slices.Contains(actions, w.group)
	}
	return other && acts != nil
}

// A want is what a query asks for.
type want struct {
	form form
	by   string  // the word that asks for an account
	all  []token // of the query
	acts []token // those for what players do
}

// fitness returns a factor for the form of a document. It favours a yes or a no if the query
// wants one, more so the more of the title is in the query.
func (in *reading) fitness(d *document, w want) float64 {
	decides := in.verdict.MatchString(d.Text)
	switch {
	case decides && d.tellsOther(w.acts):
		return otherAction
	case w.form == decision && decides:
		return 1 + 0.4*d.meant(w.all)
	case w.form == account && decides:
		return 0.9
	case w.form == account && d.by == w.by && w.by != "":
		return asksAlike
	default:
		return 1
	}
}

// meant returns the share of the title that the query has, in other words perhaps.
func (d *document) meant(asked []token) float64 {
	n := 0
	for _, w := range d.title {
		if slices.ContainsFunc(asked, w.like) {
			n++
		}
	}
	return float64(n) / float64(max(1, len(d.title)))
}

// said returns the share of what the title says that the query says too, in other words perhaps.
func (d *document) said(asked []token) float64 {
	said, all := 0.0, 0.0
	for i, w := range d.title {
		all += d.heft[i]
		if slices.ContainsFunc(asked, w.like) {
			said += d.heft[i]
		}
	}
	return said / max(all, 1)
}

// echo returns a factor for a title in which a word comes twice, as it does in the query: a Draw 2
// that brings another.
func (d *document) echo(words []token) float64 {
	for i, w := range words {
		at := slices.Index(d.title, w)
		if _, err := strconv.Atoi(w.stem); err == nil {
			continue // the 2 of a Draw 2 may be how many
		}
		if at >= 0 && slices.Contains(words[i+1:], w) && slices.Contains(d.title[at+1:], w) {
			return 2
		}
	}
	return 1
}

// like reports whether two tokens mean nearly the same.
func (w token) like(other token) bool {
	return w.stem == other.stem || w.group != "" && w.group == other.group
}
