package rulesref

import (
	"math"
	"slices"
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
}

// A document is an answer that can be found.
type document struct {
	Hit
	asks    string // the title, plainly
	tabular bool   // it lists everything, and rarely answers a question
}

func newIndex(b *Book) *index {
	in := b.reads.search()
	x := &index{in: in, posts: map[string][]posting{}, names: map[string]bool{}}
	for _, c := range b.Cards() {
		power, _ := b.Section(powerSection(c.Power))
		also := in.card
		if c.Power != engine.NoPower {
			if name := in.tokens(c.Name); len(name) == 1 {
				x.names[name[0].stem] = true
			}
			also = in.power + " " + power.Title + " " + strings.Join(power.also, " ")
		}
		x.add(cardHit(c), c.text(), also)
		x.count(len(x.docs)-1, in.tokens(in.alias[c.Power.ID()]), 2*inTitle)
	}
	for _, c := range b.Chapters {
		for _, s := range c.Sections {
			if !strings.HasPrefix(s.ID, powerPrefix) {
				x.add(sectionHit(b, s), plainly(s), c.Title+" "+strings.Join(s.also, " "))
				x.docs[len(x.docs)-1].tabular = s.tabular
			}
		}
	}
	names := in.tokens(newFacts(b.Ruleset, b.words, b.reads).powerList())
	for _, s := range b.questions {
		x.add(sectionHit(b, s), plainly(s), strings.Join(s.also, " "))
		if slices.Contains(s.about, "power") {
			x.count(len(x.docs)-1, names, 1.5*inText)
		}
	}
	x.weigh()
	for term := range x.posts {
		x.terms = append(x.terms, term)
	}
	slices.Sort(x.terms)
	return x
}

// plainly returns the text of a section without its examples, whose cards are there by chance.
func plainly(s Section) string {
	s.Blocks = slices.DeleteFunc(slices.Clone(s.Blocks), func(b Block) bool { return b.Kind == Example })
	return s.Text()
}

// add adds a document with what it says and synonyms for it.
func (x *index) add(h Hit, text, also string) {
	title := x.in.tokens(h.Title)
	n := len(x.docs)
	x.docs = append(x.docs, document{Hit: h, asks: x.in.simple(h.Title)})
	x.count(n, title, inTitle)
	x.count(n, x.in.tokens(also), inWords)
	x.count(n, x.in.tokens(text), inText)
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

// rarest is the maximum of rarity: a term may occur only once by chance.
const rarest = 2.8

// rarity returns the weight of a term: a common one has little.
func (x *index) rarity(term string) float64 {
	n := float64(len(x.posts[term]))
	return min(rarest, math.Log(1+(float64(len(x.docs))-n+0.5)/(n+0.5)))
}

// like reports whether two tokens mean nearly the same.
func (w token) like(other token) bool {
	return w.stem == other.stem || w.group != "" && w.group == other.group
}
