package rulesref

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"tabby/engine"
)

// A HitKind says what was found.
type HitKind uint8

// The kinds of hits.
const (
	CardHit HitKind = iota
	SectionHit
	QuestionHit
)

// A Hit is an answer to a search.
type Hit struct {
	ID      string // of the card, section or question
	Kind    HitKind
	Title   string
	Text    string // the whole answer
	Sources []Source
	Basis   Basis
	Rule    engine.Key // the house rule that changes it, or ""
	Score   float64    // for comparison with other hits of the same query
}

func cardHit(c CardEntry) Hit {
	return Hit{ID: c.ID, Kind: CardHit, Title: c.Name, Text: c.text(), Sources: c.Sources, Basis: c.Basis()}
}

func sectionHit(b *Book, s Section) Hit {
	h := Hit{ID: s.ID, Kind: SectionHit, Title: s.Title, Text: s.Text(), Sources: s.Sources, Basis: s.Basis()}
	if strings.HasPrefix(s.ID, "q-") {
		q := b.question(s)
		h.Kind, h.Basis, h.Rule = QuestionHit, q.Basis, q.Rule
	} else {
		h.Rule, _ = b.decides(s.Rules)
	}
	return h
}

// The best match by words weighs 1, and likely is what an answer weighs that people certainly meant by such a question, or
// less if fewer words were typed: a word alone is looked up. A title that is just what was typed comes before all others.
const (
	likely = 4
	titled = 1 + likely
	rarely = 0.6 // for what lists everything
)

// Search returns the answers to the query, best first: cards, questions and
// sections. It allows for typos, for other words and for a last word that is not
// complete, and takes unknown words for the nearest known ones. An empty query
// finds nothing.
func (b *Book) Search(query string) []Hit {
	x := b.index()
	in := b.reads.search()
	query = x.mended(query)
	asked := unique(in.tokens(query))
	if len(asked) == 0 {
		return nil
	}
	partial := !strings.HasSuffix(query, " ")
	scores, found := x.scores(asked, partial, maxTypos)
	if !found {
		scores, _ = x.scores(asked, partial, func(word string) int { return len(word) })
	}
	typed := float64(len(strings.Fields(query)))
	whole, best, likeness := in.simple(query), cmp.Or(slices.Max(scores), 1), b.likeness(query)
	var hits []Hit
	for i, score := range scores {
		h := x.docs[i].Hit
		if x.docs[i].tabular {
			score *= rarely
		}
		if x.docs[i].asks == whole {
			score = titled * best
		}
		h.Score = score/best + min(likely, typed)*likeness[h.ID]
		if h.Score > 0 {
			hits = append(hits, h)
		}
	}
	slices.SortStableFunc(hits, func(g, h Hit) int { return cmp.Compare(h.Score, g.Score) })
	return hits
}

// Prepare trains the search in the language of the book, which takes some tenths of a second and would otherwise wait for
// the first search. It calls pause again and again, so that others can run if there is one thread. It may be called from any
// goroutine.
func (b *Book) Prepare(pause func()) { b.reads.search().inquiries(pause) }

// unique returns each token once, at its last place.
func unique(all []token) []token {
	var once []token
	for i, w := range all {
		if !slices.Contains(all[i+1:], w) {
			once = append(once, w)
		}
	}
	return once
}

// A tally adds up how well a document answers.
type tally struct {
	score   float64
	covered float64 // the weight of the words it has
	words   int     // how many words of the query it has
}

// scores returns how well every document answers.
func (x *index) scores(asked []token, partial bool, typos func(string) int) (scores []float64, found bool) {
	tallies := make([]tally, len(x.docs))
	total := 0.0
	for i, w := range asked {
		best, weight := x.answers(w, x.matches(w, partial && i == len(asked)-1, typos))
		total += weight
		for d, s := range best {
			if s > 0 {
				tallies[d].score += s
				tallies[d].covered += weight
				tallies[d].words++
				found = true
			}
		}
	}
	scores = make([]float64, len(x.docs))
	for d, t := range tallies {
		if t.words > 0 {
			scores[d] = t.score * (0.3 + 0.7*t.covered/total)
		}
	}
	return scores, found
}

// answers returns how well every document answers a word, and the weight of the
// word.
func (x *index) answers(w token, matches []match) (best []float64, weight float64) {
	best = make([]float64, len(x.docs))
	for _, m := range matches {
		rare := m.rarity
		weight = max(weight, rare*m.factor)
		for _, p := range x.posts[m.term] {
			best[p.doc] = max(best[p.doc], rare*m.factor*p.weight)
		}
	}
	return best, weight
}

// A match is a term that matches a word: how well, and its rarity.
type match struct {
	term   string
	factor float64
	rarity float64
}

// Factors for terms that are not the word itself.
const (
	groupFactor  = 0.85
	prefixFactor = 0.8
	typoFactor   = 0.55
)

// matches returns the terms that match a word: the word itself, its group, power cards if it names
// one, and terms that begin with it or, for an unknown word, the nearest terms.
func (x *index) matches(w token, partial bool, typos func(string) int) []match {
	var all []match
	rare := x.rarity(w.stem)
	if _, ok := x.posts["<"+w.group]; ok && w.group != "" {
		rare = min(rare, x.rarity("<"+w.group)) // a rare word for a common thing weighs no more
		all = append(all, match{"<" + w.group, groupFactor, rare})
	}
	if _, ok := x.posts[w.stem]; ok {
		all = append(all, match{w.stem, 1, rare})
	}
	if x.names[w.stem] {
		all = append(all, match{"<power", groupFactor, min(rare, x.rarity("<power"))})
	}
	if partial && len(w.stem) > 1 {
		all = append(all, x.withPrefix(w.stem)...)
	}
	if len(all) > 0 {
		return all
	}
	return x.nearest(w.stem, typos(w.stem))
}

// withPrefix returns the terms that begin with the letters.
func (x *index) withPrefix(letters string) []match {
	var all []match
	from, _ := slices.BinarySearch(x.terms, letters)
	for _, term := range x.terms[from:] {
		if !strings.HasPrefix(term, letters) {
			break
		}
		if term != letters {
			all = append(all, match{term, prefixFactor * float64(len(letters)) / float64(len(term)), x.rarity(term)})
		}
	}
	return all
}

// nearest returns the terms nearest to a misspelt word. Of several, the most
// common weigh most.
func (x *index) nearest(word string, most int) []match {
	var all []match
	often := 0
	for _, term := range x.terms {
		if n := typos(word, strings.TrimPrefix(term, "<"), most); n <= most && n > 0 {
			if n < most {
				most, all, often = n, all[:0], 0
			}
			often = max(often, len(x.posts[term]))
			all = append(all, match{term, typoFactor / float64(n), x.rarity(term)})
		}
	}
	for i, m := range all {
		all[i].factor *= float64(len(x.posts[m.term])) / float64(often)
	}
	return all
}

// Unknown returns how many words of the query are not in the book, not even as synonyms.
func (b *Book) Unknown(query string) int {
	x, n := b.index(), 0
	for _, w := range unique(b.reads.search().tokens(query)) {
		if x.posts[w.stem] == nil && (w.group == "" || x.posts["<"+w.group] == nil) {
			n++
		}
	}
	return n
}

// Knows reports whether a word of the query, or one with typos, is in the book, or people mostly meant answers of this book
// by such words. Otherwise [Book.Search] only guesses.
func (b *Book) Knows(query string) bool {
	in := b.reads.search()
	words := unique(in.tokens(query))
	if _, found := b.index().scores(words, !strings.HasSuffix(query, " "), maxTypos); found {
		return true
	}
	own, likeness := 0.0, b.likeness(query)
	for _, d := range b.index().docs {
		own += likeness[d.ID]
	}
	return own > 0.5 && slices.ContainsFunc(words, in.inquiries(func() {}).have)
}

// The least likeness of a query to a question about another book, for that question to be used; how
// many times as like it must be as the best question about this book; and how many words the query
// must have: shorter ones are looked up.
const (
	othersLeast = 0.5
	othersTimes = 1.4
	othersWords = 3
)

// IsOthers reports whether a query resembles questions that the books of other games answer, and much
// less those that this book answers.
func (b *Book) IsOthers(query string) bool {
	if len(strings.Fields(query)) < othersWords {
		return false
	}
	own, others := 0.0, 0.0
	likeness := b.likeness(query)
	for _, d := range b.index().docs {
		own = max(own, likeness[d.ID])
		delete(likeness, d.ID)
	}
	for _, like := range likeness {
		others = max(others, like)
	}
	return others > max(othersLeast, othersTimes*own)
}

// Everything returns the whole book in reading order, as hits.
func (b *Book) Everything() []Hit {
	var all []Hit
	for s := range b.sections {
		all = append(all, sectionHit(b, s))
	}
	for i, c := range b.Cards() {
		all = slices.Insert(all, i, cardHit(c))
	}
	return all
}

// Plain returns an answer for a terminal: its title, its text and its footing.
func (h Hit) Plain(b *Book) string {
	var w strings.Builder
	wrap(&w, "", h.Title)
	s := b.answer(h)
	w.WriteString(s.Plain(b.words))
	if note := SignNote(b.words, s.Blocks...); note != "" {
		wrap(&w, "  ", note)
	}
	if foot := h.footing(b); foot != "" {
		wrap(&w, "  ", "("+foot+")")
	}
	return w.String()
}

// Markdown returns an answer as a section of Markdown.
func (h Hit) Markdown(b *Book) string {
	s := b.answer(h)
	text := fmt.Sprintf("## %s\n\n%s", h.Title, s.Markdown(b.words))
	for _, below := range []string{SignNote(b.words, s.Blocks...), h.footing(b)} {
		if below != "" {
			text += "\n_" + below + "_\n"
		}
	}
	return text
}

// footing returns the house rule and the sources of the answer: "When to call: after the turn ·
// 000:64-65". It may be "".
func (h Hit) footing(b *Book) string {
	return b.footing(h.Rule, h.Sources)
}

// answer returns the text of an answer as a section without sources.
func (b *Book) answer(h Hit) Section {
	if h.Kind != CardHit {
		s, _ := b.Section(h.ID)
		s.Sources = nil
		return s
	}
	for _, c := range b.Cards() {
		if c.ID == h.ID {
			return c.section()
		}
	}
	return Section{}
}

// leastNamed is how many letters of a name are enough if nothing else was typed.
const leastNamed = 4

// Named returns the games, except that of the book, whose name stands in a query, or begins with the whole query. Names
// are those of the language, and those used everywhere.
func (b *Book) Named(query string) []engine.Rules {
	in := b.reads.search()
	typed := in.simple(query)
	return slices.DeleteFunc(engine.Offered(), func(r engine.Rules) bool {
		if r.ID == b.Ruleset.Rules.ID || r.Twin != "" {
			return true
		}
		return !slices.ContainsFunc([]string{r.Name, b.words.Rules.In(r).Name}, func(name string) bool { return isNamed(in.simple(name), typed) })
	})
}

// isNamed reports whether what was typed has a name, or is the beginning of one.
func isNamed(name, typed string) bool {
	return strings.Contains(" "+typed+" ", " "+name+" ") || len(typed) >= leastNamed && strings.HasPrefix(name, typed)
}
