// Package message fills the texts that people translate. It implements the part of ICU's
// MessageFormat that sentences of Tabby need.
//
//	{name} starts {n, plural, one{# point} other{# points}} ahead
//	{before, select, e{ed} other{e}}
//	{n, selectordinal, one{#st} two{#nd} few{#rd} other{#th}}
//
// A hole is a name in braces. A choice by a number has a branch for each plural category of the
// language, or for an exact number (=0), and # is the number in it; a choice by a word has a branch
// for each word. Branches nest to any depth, and the branch other is used if no other branch fits.
// A hole such as {card_acc} asks the fact card for its form acc; see [Declined].
//
// A straight apostrophe quotes in ICU, and is an error here: people write ’. So all braces in
// a text belong to its holes.
package message

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

// A Locale says how a language counts, writes numbers and sets words apart.
type Locale struct {
	Tag    language.Tag
	Figure func(int) string         // a number in digits
	Apart  func(text string) string // a text that fills a hole, as it stands in a sentence, or nil: as it is
}

// A Declined fact has several forms, such as a card with its article. Form returns one of them, or
// by "" the fact by itself.
type Declined interface{ Form(name string) string }

// A Counted fact is a number that can also be said in other ways, such as in words. A choice goes
// by Count, and # is the number as it is said.
type Counted interface {
	Declined
	Count() int
}

// A Message is a text with holes. It is parsed when it is first said. The zero Message says
// nothing.
type Message struct{ *text }

type text struct {
	locale *Locale
	source string

	parse  sync.Once
	pieces []piece
}

// New returns the message of a text in a language.
func New(l *Locale, source string) Message { return Message{&text{locale: l, source: source}} }

// Source returns the text as it was written, or "".
func (m Message) Source() string {
	if m.text == nil {
		return ""
	}
	return m.source
}

// IsEmpty reports whether there is nothing to say.
func (m Message) IsEmpty() bool { return m.Source() == "" }

// With fills the holes. Its arguments are pairs of a name and a fact; a fact is a string, an int, [Declined] or
// [Counted]. It panics if a fact is missing, or the text is not a message: a test parses all of them, and package
// check finds a form or a choice that a fact does not have.
func (m Message) With(facts ...any) string {
	if m.IsEmpty() {
		return ""
	}
	m.parse.Do(func() {
		var err error
		if m.pieces, err = parse(m.source); err != nil {
			panic(fmt.Sprintf("%q: %v", m.source, err))
		}
	})
	var b strings.Builder
	(&writing{m.text, facts, ""}).write(&b, m.pieces)
	return b.String()
}

// A writing is a message that is being said.
type writing struct {
	*text
	facts []any
	count string // the hole of the innermost choice by a number
}

func (w *writing) write(b *strings.Builder, all []piece) {
	for _, p := range all {
		switch p.kind {
		case plain:
			b.WriteString(p.text)
		case counted:
			b.WriteString(w.shown(w.count))
		case shown:
			b.WriteString(w.apart(w.shown(p.text)))
		case chosen:
			w.write(b, p.branch(w.shown(p.text)))
		case cardinal, ordinal:
			outer := w.count
			w.count = p.text
			w.write(b, w.numbered(p))
			w.count = outer
		}
	}
}

func (w *writing) fact(name string) (any, bool) {
	for i := 0; i < len(w.facts); i += 2 {
		if w.facts[i] == name {
			return w.facts[i+1], true
		}
	}
	return nil, false
}

// asked returns the fact that a hole shows or chooses by, and the form that it asks for.
func (w *writing) asked(hole string) (fact any, form string) {
	if fact, ok := w.fact(hole); ok {
		return fact, ""
	}
	name, form, _ := strings.Cut(hole, "_")
	if fact, ok := w.fact(name); ok {
		return fact, form
	}
	panic(fmt.Sprintf("nothing fills {%s} in %q", hole, w.source))
}

// shown returns what stands in a hole. A fact that is not [Declined] is called the same in each form.
func (w *writing) shown(hole string) string {
	switch fact, form := w.asked(hole); fact := fact.(type) {
	case int:
		return w.locale.Figure(fact)
	case Declined:
		return fact.Form(form)
	case string:
		return fact
	}
	panic(fmt.Sprintf("{%s} is no fact in %q", hole, w.source))
}

// apart returns what is shown as it stands in a sentence.
func (w *writing) apart(text string) string {
	if w.locale.Apart == nil {
		return text
	}
	return w.locale.Apart(text)
}

// numbered returns the branch of a choice by a number: other if the fact is none.
func (w *writing) numbered(p piece) []piece {
	switch fact, _ := w.asked(p.text); fact := fact.(type) {
	case int:
		return p.numbered(w.locale.Tag, fact)
	case Counted:
		return p.numbered(w.locale.Tag, fact.Count())
	}
	return p.branches[other]
}

func (p piece) branch(word string) []piece {
	if b, ok := p.branches[word]; ok {
		return b
	}
	return p.branches[other]
}

// numbered returns the branch for a number. One below zero counts as one does: "−1 point".
func (p piece) numbered(tag language.Tag, n int) []piece {
	if b, ok := p.branches[fmt.Sprint("=", n)]; ok {
		return b
	}
	return p.branch(Category(tag, p.kind == ordinal, n))
}

// Category returns the plural category of a number, such as "few": of how many there are, or of
// a place.
func Category(tag language.Tag, ordinal bool, n int) string {
	rules := plural.Cardinal
	if ordinal {
		rules = plural.Ordinal
	}
	return Name(rules.MatchPlural(tag, max(n, -n), 0, 0, 0, 0))
}

// Name returns the name of a plural category, such as "few".
func Name(f plural.Form) string { return categories[f] }

var categories = map[plural.Form]string{
	plural.Other: other, plural.Zero: "zero", plural.One: "one", plural.Two: "two", plural.Few: "few", plural.Many: "many",
}

// Asks reports whether the text shows a hole, or chooses by it.
func (m Message) Asks(hole string) bool {
	all, _ := Holes(m.Source())
	return slices.ContainsFunc(all, func(h Hole) bool { return h.Name == hole })
}
