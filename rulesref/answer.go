package rulesref

import (
	"fmt"
	"slices"
	"strings"
)

// Unknown returns how many words of the query do not occur in the book, not even as
// synonyms.
func (b *Book) Unknown(query string) int {
	x, n := b.index(), 0
	for _, w := range unique(b.reads.search().asked(query)) {
		if x.posts[w.stem] == nil && (w.group == "" || x.posts["<"+w.group] == nil) {
			n++
		}
	}
	return n
}

// Knows reports whether a word of the query, or one with typos, occurs in the book.
// Otherwise [Book.Search] only guesses.
func (b *Book) Knows(query string) bool {
	_, found := b.index().scores(unique(b.reads.search().asked(query)), !strings.HasSuffix(query, " "), maxTypos)
	return found
}

// How like what was asked of other books a query is at least, if it is theirs, how many times as
// like as what was asked of this one, and how many words it has: fewer are looked up.
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
	in, own, others := b.reads.search(), 0.0, 0.0
	likeness := in.inquiries().likeness(in.clues(query))
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
