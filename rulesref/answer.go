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
